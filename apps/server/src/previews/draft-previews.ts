import { setTimeout as pause } from 'node:timers/promises';
import type { Snapshot } from '@millrace/catalogue';
import { type Draft, readDraftChanges } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentHolder } from '../content/content-holder.ts';
import { inForce } from '../content/in-force.ts';
import { inSlices } from '../content/in-slices.ts';
import { oneByOne } from '../content/one-by-one.ts';
import { type DraftServices, freshDraft, refuseEnded } from '../drafts/open-draft.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type CompiledPreview, compilePreview, type RowName } from './compile-preview.ts';

/** A draft as its pages show it. */
export interface DraftPreview extends CompiledPreview {
  draft: Pick<Draft, 'id' | 'name'>;
  /** The content in force that it was compiled over. */
  over: Snapshot;
  /** All rows that the draft changes. */
  changed: readonly RowName[];
  /** When the draft was read. */
  madeAt: Date;
}

export interface DraftPreviews {
  /**
   * The preview of a draft, of its last change; after some seconds an older one, while the new one is being made. Refuses a draft that is
   * not there, or has ended.
   */
  fresh(draftId: string): Promise<DraftPreview>;
  /** The preview as it was made last; it is made where there is none. For the parts of a page. */
  last(draftId: string): Promise<DraftPreview>;
  /** Ends a compile that runs, and hears of no more changes. */
  stop(): Promise<void>;
}

interface Dependencies extends Omit<DraftServices, 'holder'> {
  holder: Pick<ContentHolder, 'current' | 'isCompiling' | 'onTaken'>;
  /** Words of stored documents, which search finds. */
  texts(): ReadonlyMap<string, string>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Drafts that are compiled at once; the one looked at longest ago goes. Each holds tables and a search index of its own. */
const PREVIEWS_MOST = 3;
/** A page waits so long for a change to be seen before it is shown as it was. */
const WAIT_MS = 10_000;
/** How often a compile that made room for a publication looks whether it may go on. */
const ROOM_MS = 20;

interface Kept {
  made: DraftPreview | null;
  /** Changed since the last compile began. */
  isStale: boolean;
  making: Promise<void> | null;
}

/** Compiles drafts for their previews: one at a time, in slices, never while content is compiled for a publication. */
export function draftPreviews({ database, holder, texts, log }: Dependencies): DraftPreviews {
  const kept = new Map<string, Kept>();
  const stopping = new AbortController();
  const inTurn = oneByOne();

  /** Begun with the first preview: a site without an office needs no connection for it. */
  let listening: Promise<() => Promise<void>> | undefined;
  const listen = () => {
    listening ??= database.listenForDrafts((draftId) => {
      for (const [id, one] of kept) if (draftId === null || draftId === id) one.isStale = true;
    });
    return listening;
  };
  holder.onTaken(() => {
    for (const one of kept.values()) one.isStale = true;
  });

  async function compileOnce(draftId: string, one: Kept): Promise<void> {
    one.isStale = false;
    const draft = await freshDraft({ database, holder }, draftId);
    refuseEnded(draft);
    const madeAt = new Date();
    const changes = await readDraftChanges(database.queries, draftId);
    const over = inForce(holder);
    const compiled = await inSlices(compilePreview(over, changes, { texts: texts() }), stopping.signal, async () => {
      while (holder.isCompiling() && !stopping.signal.aborted) await pause(ROOM_MS);
    });
    const changed = changes.map(({ kind, rowId }) => ({ kind, id: rowId }));
    one.made = { ...compiled, draft, over, changed, madeAt };
  }

  const make = (draftId: string, one: Kept): Promise<void> => {
    one.making ??= inTurn(() => compileOnce(draftId, one))
      .catch((error: unknown) => {
        one.isStale = true;
        if (error instanceof ProblemError) kept.delete(draftId);
        else if (!stopping.signal.aborted) log.error({ err: error, draftId }, 'a preview could not be made');
        throw error;
      })
      .finally(() => {
        one.making = null;
      });
    return one.making;
  };

  const known = async (draftId: string): Promise<Kept> => {
    stopping.signal.throwIfAborted();
    await listen();
    const one = kept.get(draftId) ?? { made: null, isStale: true, making: null };
    kept.delete(draftId);
    kept.set(draftId, one);
    for (const [id, { making }] of kept)
      if (kept.size > PREVIEWS_MOST && making === null && id !== draftId) kept.delete(id);
    return one;
  };

  const first = async (draftId: string, one: Kept): Promise<DraftPreview> => {
    if (one.made === null) await make(draftId, one);
    if (one.made === null) throw new Error('The preview was compiled and is not there.');
    return one.made;
  };

  return {
    fresh: async (draftId) => {
      const one = await known(draftId);
      const made = await first(draftId, one);
      if (!one.isStale) return made;
      const again = make(draftId, one);
      // It may still fail after it is no longer waited for.
      again.catch(() => undefined);
      await Promise.race([again, pause(WAIT_MS, undefined, { ref: false })]);
      return one.made ?? made;
    },
    last: async (draftId) => first(draftId, await known(draftId)),
    stop: async () => {
      stopping.abort(new Error('The server is stopping.'));
      await (await listening)?.();
      await inTurn(async () => {});
    },
  };
}
