import { createHash } from 'node:crypto';
import type { Written } from '@millrace/contract/office';
import { readDraftWrite, readVersion, recordDraftWrite, type StoredOutcome } from '@millrace/database';
import { isEqual } from '@millrace/drafts';
import { refused } from '../../problems/problem-error.ts';
import type { OpenDraft } from '../open-draft.ts';
import { presentConflict, presentRow } from '../present-draft.ts';
import { type RowState, rowAt, stateOrNone } from '../row-state.ts';
import type { RowWrite } from '../write-row.ts';

/** A write as it was asked for. */
export interface AskedWrite {
  /** Of its writer's making, another for each write. Absent: the write is taken whenever it comes. */
  key?: string | undefined;
  asked: unknown;
}

/**
 * Does a write once: one that comes again under its key is answered as it was first, also where others have changed the rows since.
 * Throws a refusal where the key is of another write, or what was answered is kept no longer.
 */
export async function answerOnce(
  open: OpenDraft,
  { key, asked }: AskedWrite,
  { by, isSeen }: Pick<RowWrite, 'by' | 'isSeen'>,
  write: () => Promise<Written[]>,
): Promise<Written[]> {
  if (key === undefined) return write();
  const { tx, draft } = open;
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  const known = await readDraftWrite(tx, draft.id, key);
  if (known === undefined) {
    const results = await write();
    await recordDraftWrite(tx, { draftId: draft.id, key, madeBy: by, hash, outcomes: results.map(stored) });
    return results;
  }
  if (known.hash !== hash || known.madeBy !== by)
    throw refused('bad-request', 'Another write had this key. Please give each write a key of its own.');
  const results: Written[] = [];
  for (const outcome of known.outcomes) results.push(await asAnswered(open, outcome, isSeen));
  return results;
}

const stored = ({ record: { kind, id, version }, conflicts, ...outcome }: Written): StoredOutcome => ({
  kind,
  id,
  version,
  ...outcome,
  conflicts: [...conflicts],
});

async function asAnswered(open: OpenDraft, stored: StoredOutcome, isSeen: boolean): Promise<Written> {
  const { kind, id, version, conflicts, ...outcome } = stored;
  const now = await stateOrNone(open.tx, open.snapshot, { draftId: open.draft.id, kind, rowId: id });
  const state = version === now.version ? now : await stateAt(open, now, version);
  const { mergedOfOthers = outcome.merged } = outcome;
  return { ...outcome, mergedOfOthers, conflicts: conflicts.map(presentConflict), record: presentRow(state, isSeen) };
}

/** A row as it stood in an earlier version of the draft. */
async function stateAt({ tx, snapshot }: OpenDraft, now: RowState, version: string): Promise<RowState> {
  const { place, published } = now;
  const row = await rowAt(tx, snapshot, now, version);
  const base = now.change === undefined ? published : now.change.base;
  const step = version.startsWith('d') ? await readVersion(tx, place, Number(version.slice(1))) : undefined;
  if (step === undefined || isEqual(row, base)) return { place, published, row, version };
  const { madeBy: changedBy, madeAt: changedAt, version: number } = step;
  return {
    place,
    published,
    row,
    version,
    change: { ...place, row, base, version: number, conflicts: [], changedBy, changedAt },
  };
}
