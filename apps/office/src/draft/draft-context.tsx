import { hasRightsOf } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import type { DraftRecord, StaffSession, Written } from '@millrace/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { officeTransport, refusalOf } from '../api/office-transport.ts';
import { setCurrentDraft, takeDraftFromAddress, useCurrentDraft } from './current-draft.ts';
import { draftQuery, putRecords, refreshDraft } from './draft-queries.ts';
import { useDraftStream } from './draft-stream.ts';
import { draftOfTheDay, editsOf, onWritten } from './office-edits.ts';
import type { EditQueue, QueueState } from './queue-state.ts';
import { useUndo } from './use-undo.ts';
import type { RowEdit } from './waiting-edit.ts';
import { writesMany } from './writes-many.ts';

/** The draft that one works in, and the edits that are on their way to it. */
export interface DraftWork {
  /** null: none; the first change begins one. */
  id: string | null;
  draft: DraftRecord | undefined;
  edits: EditQueue;
  /** The outcome of the last undo or redo; null: none since the last change. */
  told: string | null;
  type(edit: RowEdit): void;
  writeMany(edits: readonly RowEdit[]): void;
  undo(): Promise<void>;
  /** Does again what was taken back last. */
  redo(): Promise<void>;
  /** The id of the draft; begins one of the day, if there is none. */
  ensureDraft(): Promise<string>;
  /** The e-mail of whoever works here. */
  by: string;
}

export const DraftContext = createContext<DraftWork | null>(null);

/** The draft that one works in. */
export function useDraft(): DraftWork {
  const work = use(DraftContext);
  if (work === null) throw new Error('There is no draft outside the frame.');
  return work;
}

/** The state of saving. It changes with every key: only what shows it should ask. */
export function useEdits(): QueueState {
  const { edits } = useDraft();
  return useSyncExternalStore(edits.subscribe, edits.state);
}

/**
 * The values of a row that were typed and are not in the draft yet; undefined: none.
 * @public
 */
export function useTyped(kind: ContentKind, id: number): Readonly<Record<string, unknown>> | undefined {
  const { edits, id: draft } = useDraft();
  useEdits();
  return edits.typed(draft, kind, id);
}

/** Gives the pages the draft that one works in. */
export function DraftProvider({ session, children }: { session: StaffSession; children: ReactNode }): ReactNode {
  const by = session.email;
  const queries = useQueryClient();
  const current = useCurrentDraft();
  const id = hasRightsOf(session.roles, 'writer') ? current : null;
  const edits = useMemo(() => editsOf(by, officeTransport), [by]);
  const [told, setTold] = useState<string | null>(null);
  const { data: draft, error } = useQuery({ ...draftQuery(id ?? ''), enabled: id !== null });

  /** The draft that is read again when the last of many writes was answered. */
  const held = useRef<string | null>(null);
  const taken = useCallback(
    (of: string, results: readonly Written[]): void => {
      putRecords(
        queries,
        of,
        results.map(({ record }) => record),
      );
      if (writesMany(edits.state())) {
        held.current = of;
        return;
      }
      held.current = null;
      void refreshDraft(queries, of);
    },
    [queries, edits],
  );
  // Also where a write between them fails, or is refused.
  useEffect(
    () =>
      edits.subscribe(() => {
        const of = held.current;
        const state = edits.state();
        const isStuck = state.isFailing || state.isSignedOut;
        const isOnItsWay = !isStuck && state.waiting.some(({ isSent }) => isSent);
        if (of === null || isOnItsWay || writesMany(state)) return;
        held.current = null;
        void refreshDraft(queries, of);
      }),
    [edits, queries],
  );
  useEffect(() => {
    takeDraftFromAddress();
    for (const name of ['popstate', 'office:moved']) addEventListener(name, takeDraftFromAddress);
    return () => {
      for (const name of ['popstate', 'office:moved']) removeEventListener(name, takeDraftFromAddress);
    };
  }, []);
  useEffect(() => edits.resume(), [edits]);
  useEffect(
    () =>
      onWritten((of, results) => {
        setTold(null);
        taken(of, results);
      }),
    [taken],
  );
  useEffect(
    () => edits.subscribe(() => edits.state().isSignedOut && void queries.invalidateQueries({ queryKey: ['session'] })),
    [edits, queries],
  );

  const ended = draft !== undefined && draft.endedAt !== null ? draft : null;
  useDraftStream(draft === undefined || ended !== null ? null : id, edits);
  const isGone = refusalOf(error) === 'not-found';
  useEffect(() => {
    if (ended === null && !isGone) return;
    setCurrentDraft(null);
    setTold(ended === null ? 'The draft is there no more.' : `The draft “${ended.name}” was ${ended.state}.`);
  }, [ended, isGone]);

  const { undo, redo, forget } = useUndo({ id, edits, tell: setTold, taken });

  const work = useMemo(
    (): DraftWork => ({
      id,
      draft: ended === null ? draft : undefined,
      edits,
      told,
      type: (edit) => {
        forget();
        edits.type(id, edit, by);
      },
      writeMany: (many) => {
        forget();
        edits.writeMany(id, many, by);
      },
      undo,
      redo,
      ensureDraft: () => (id === null ? draftOfTheDay(officeTransport) : Promise.resolve(id)),
      by,
    }),
    [id, draft, ended, edits, told, undo, redo, forget, by],
  );
  return <DraftContext value={work}>{children}</DraftContext>;
}
