import { callPath } from '@millrace/contract';
import { type DraftEvent, officeCalls, readDraftEvent } from '@millrace/contract/office';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { draftQuery } from './draft-queries.ts';
import type { EditQueue } from './queue-state.ts';
import { writesMany } from './writes-many.ts';

/** Of many events at once, what is shown is read again once. */
const TOGETHER_MS = 300;

/** Hears what colleagues and the check do to a draft, as it happens: what was read of it is read again, after own writes of many rows. */
export function useDraftStream(draft: string | null, edits: Pick<EditQueue, 'state'>): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (draft === null) return;
    const stale = staleReads(queries, () => writesMany(edits.state()));
    const source = new EventSource(`/api${callPath(officeCalls.officeDraftStream.path, { draft })}`);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = readDraftEvent(data);
      if (event === null) return;
      keep(queries, event);
      stale.add(staleBy(event, draft));
    };
    return () => {
      source.close();
      stale.end();
    };
  }, [draft, queries, edits]);
}

/**
 * Reads again what is old, once for many events, and after own writes of many rows. `end` reads what waits at once: the last event of a
 * draft tells that it was published, and ends the stream.
 */
export function staleReads(
  queries: Pick<QueryClient, 'invalidateQueries'>,
  isWriting: () => boolean,
): { add(keys: readonly (readonly unknown[])[]): void; end(): void } {
  const stale = new Map<string, readonly unknown[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAll = (): void => {
    for (const queryKey of stale.values()) void queries.invalidateQueries({ queryKey });
    stale.clear();
  };
  const read = (): void => {
    timer = isWriting() ? setTimeout(read, TOGETHER_MS) : undefined;
    if (timer === undefined) readAll();
  };
  return {
    add(keys) {
      for (const key of keys) stale.set(JSON.stringify(key), key);
      timer ??= setTimeout(read, TOGETHER_MS);
    },
    end() {
      clearTimeout(timer);
      readAll();
    },
  };
}

function keep(queries: QueryClient, event: DraftEvent): void {
  if (event.type === 'draft') queries.setQueryData(draftQuery(event.draft.id).queryKey, event.draft);
}

/** The keys of what was read and is old after an event. */
export function staleBy(event: DraftEvent, draft: string): readonly (readonly unknown[])[] {
  switch (event.type) {
    case 'row':
      return [
        ['rows', event.kind, draft],
        ['row', event.kind, event.id],
        ['draft', draft, 'changes'],
      ];
    case 'draft':
      return [['drafts'], ['counts']];
    case 'findings':
      return event.isChecking ? [] : [['draft', draft, 'findings'], ['counts']];
    case 'base':
    case 'read-again':
      return [['rows'], ['row'], ['draft', draft], ['counts']];
  }
}
