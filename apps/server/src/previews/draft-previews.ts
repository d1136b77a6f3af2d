import { setTimeout as pause } from 'node:timers/promises';
import type { Snapshot } from '@millrace/catalogue';
import { revisionKey } from '@millrace/contract/office';
import { type Draft, type RevisionRecord, readChangesBetween, readDraftChanges } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentHolder } from '../content/content-holder.ts';
import { inForce } from '../content/in-force.ts';
import { inSlices } from '../content/in-slices.ts';
import { oneByOne } from '../content/one-by-one.ts';
import { findRevision } from '../drafts/history-commands.ts';
import { type DraftServices, freshDraft, refuseEnded } from '../drafts/open-draft.ts';
import { refuseOver } from '../drafts/refuse-over.ts';
import { ProblemError, refused } from '../problems/problem-error.ts';
import { type CompiledPreview, compilePreview, type RowName, type WrittenRow } from './compile-preview.ts';

/** A draft, or a revision, as its pages show it. */
export interface Preview extends CompiledPreview {
  /** null: it is of none. */
  draft: Pick<Draft, 'id' | 'name'> | null;
  /** The revision that made the site so; null: it is of none. */
  past: Pick<RevisionRecord, 'revision' | 'publishedAt'> | null;
  /** The content in force that it was compiled over. */
  over: Snapshot;
  /** All rows that are other than in force. */
  changed: readonly RowName[];
  /** When it was read. */
  madeAt: Date;
  /** It is of an older state: a newer one took so long to make that this is shown meanwhile. */
  isBehind: boolean;
}

export interface DraftPreviews {
  /**
   * The preview of a draft, of its last change; after some seconds an older one, while the new one is being made. Refuses a draft that is
   * not there, or has ended.
   */
  fresh(draftId: string): Promise<Preview>;
  /** The preview as it was made last; it is made where there is none. For the parts of a page. */
  last(draftId: string): Promise<Preview>;
  /** The site as a revision made it. Refuses one that is not there, or whose history is over. */
  asOf(revision: number): Promise<Preview>;
  /** Ends a compile that runs, and hears of no more changes. */
  stop(): Promise<void>;
}

interface Dependencies extends Omit<DraftServices, 'holder'> {
  holder: Pick<ContentHolder, 'current' | 'isCompiling' | 'onTaken'>;
  /** Words of stored documents, which search finds. */
  texts(): ReadonlyMap<string, string>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Drafts and revisions that are compiled at once; the one looked at longest ago goes. Each holds tables and a search index of its own. */
const PREVIEWS_MOST = 3;
/** A page waits so long for a change to be seen before it is shown as it was. */
const WAIT_MS = 10_000;
/** How often a compile that made room for a publication looks whether it may go on. */
const ROOM_MS = 20;

/** Rows that a revision may have had otherwise: compiled like those of a large paste. */
const PAST_ROWS_MOST = 20_000;

interface Kept {
  made: Preview | null;
  /** Changed since the last compile began. */
  isStale: boolean;
  making: Promise<void> | null;
}

/** The content that is compiled: rows over those in force. */
interface Read extends Pick<Preview, 'draft' | 'past' | 'over'> {
  changes: readonly WrittenRow[];
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

  const ofDraft = (draftId: string) => async (): Promise<Read> => {
    const draft = await freshDraft({ database, holder }, draftId);
    refuseEnded(draft);
    const changes = await readDraftChanges(database.queries, draftId);
    return { draft, past: null, over: inForce(holder), changes };
  };

  const ofRevision = (revision: number) => async (): Promise<Read> => {
    const { queries } = database;
    const past = await findRevision(queries, revision);
    const over = inForce(holder);
    await refuseOver(queries, revision, over.revision);
    const since = { after: revision, upTo: over.revision, limit: PAST_ROWS_MOST };
    const { rows, total } = await readChangesBetween(queries, since);
    if (total > rows.length)
      throw refused('not-found', `More than ${PAST_ROWS_MOST} rows have changed since revision ${revision}.`);
    const changes = rows.map(({ kind, rowId, before }) => ({ kind, rowId, row: before }));
    return { draft: null, past, over, changes };
  };

  async function compileOnce(one: Kept, read: () => Promise<Read>): Promise<void> {
    one.isStale = false;
    const madeAt = new Date();
    const { draft, past, over, changes } = await read();
    const compiled = await inSlices(compilePreview(over, changes, { texts: texts() }), stopping.signal, async () => {
      while (holder.isCompiling() && !stopping.signal.aborted) await pause(ROOM_MS);
    });
    const changed = changes.map(({ kind, rowId }) => ({ kind, id: rowId }));
    one.made = { ...compiled, draft, past, over, changed, madeAt, isBehind: false };
  }

  const make = (key: string, one: Kept, read: () => Promise<Read>): Promise<void> => {
    one.making ??= inTurn(() => compileOnce(one, read))
      .catch((error: unknown) => {
        one.isStale = true;
        if (error instanceof ProblemError) kept.delete(key);
        else if (!stopping.signal.aborted) log.error({ err: error, preview: key }, 'a preview could not be made');
        throw error;
      })
      .finally(() => {
        one.making = null;
      });
    return one.making;
  };

  const known = async (key: string): Promise<Kept> => {
    stopping.signal.throwIfAborted();
    await listen();
    const one = kept.get(key) ?? { made: null, isStale: true, making: null };
    kept.delete(key);
    kept.set(key, one);
    for (const [other, { making }] of kept)
      if (kept.size > PREVIEWS_MOST && making === null && other !== key) kept.delete(other);
    return one;
  };

  const first = async (key: string, one: Kept, read: () => Promise<Read>): Promise<Preview> => {
    if (one.made === null) await make(key, one, read);
    if (one.made === null) throw new Error('The preview was compiled and is not there.');
    return one.made;
  };

  const isBehind = ({ isStale, making }: Kept): boolean => isStale || making !== null;

  /** Makes what was changed until now. A compile that runs may have read the draft before the last change: another one follows it then. */
  const catchUp = async (key: string, one: Kept, read: () => Promise<Read>): Promise<void> => {
    for (let left = 2; left > 0 && isBehind(one); left--) await make(key, one, read);
  };

  const newest = async (key: string, read: () => Promise<Read>): Promise<Preview> => {
    const one = await known(key);
    const made = await first(key, one, read);
    if (!isBehind(one)) return made;
    const again = catchUp(key, one, read);
    // It may still fail after it is no longer waited for.
    again.catch(() => undefined);
    await Promise.race([again, pause(WAIT_MS, undefined, { ref: false })]);
    const shown = one.made ?? made;
    shown.isBehind = isBehind(one);
    return shown;
  };

  return {
    fresh: (draftId) => newest(draftId, ofDraft(draftId)),
    last: async (draftId) => first(draftId, await known(draftId), ofDraft(draftId)),
    asOf: (revision) => newest(revisionKey(revision), ofRevision(revision)),
    stop: async () => {
      stopping.abort(new Error('The server is stopping.'));
      await (await listening)?.();
      await inTurn(async () => {});
    },
  };
}
