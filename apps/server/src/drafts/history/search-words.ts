import {
  findChangedRows,
  listRevisions,
  type Queries,
  type RevisionRecord,
  type RevisionSearch,
  readDraftNames,
} from '@millrace/database';
import { presentDifference } from '../present-draft.ts';

export interface WordSearch extends RevisionSearch {
  limit: number;
  words: string;
}

/** Revisions looked through before what was found by then is told. */
const LOOKED_MOST = 400;
const AT_ONCE = 50;
const LOOKED_MS = 3000;

/**
 * The revisions whose name or note has these words, or that changed something which has them: the name of a row, the place of a value, or
 * the value before or after. `goesOn`: below which revision there may be more; null: all was looked through.
 */
export async function searchWords(
  queries: Queries,
  { words: text, limit, below: begin, ...search }: WordSearch,
  isSeen: boolean,
): Promise<{ found: RevisionRecord[]; goesOn: number | null }> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found: RevisionRecord[] = [];
  const until = performance.now() + LOOKED_MS;
  let below = begin;
  for (let looked = 0; ; ) {
    const some = await listRevisions(queries, { ...search, below, limit: AT_ONCE });
    const names = await readDraftNames(
      queries,
      some.flatMap(({ draftId }) => draftId ?? []),
    );
    for (const record of some) {
      const said = `${record.note} ${names.get(record.draftId ?? '') ?? ''}`.toLowerCase();
      if (
        words.every((word) => said.includes(word)) ||
        (await changed(queries, record.revision, words, search, isSeen))
      )
        found.push(record);
      below = record.revision;
      looked += 1;
      if (found.length === limit || looked === LOOKED_MOST || performance.now() > until)
        return { found, goesOn: record.revision > 1 ? record.revision : null };
    }
    if (some.length < AT_ONCE) return { found, goesOn: null };
  }
}

/** Whether a revision changed something that has all the words. */
async function changed(
  queries: Queries,
  revision: number,
  words: readonly string[],
  { kind: ofKind, id: ofId }: RevisionSearch,
  isSeen: boolean,
): Promise<boolean> {
  for await (const { kind, rowId: id, before, after } of findChangedRows(queries, revision, words)) {
    if ((ofKind !== undefined && kind !== ofKind) || (ofId !== undefined && id !== ofId)) continue;
    const { label, differences } = presentDifference({ kind, id, before, after }, isSeen);
    const shown = differences.map((one) => JSON.stringify([one.path, one.elements, one.before, one.after]));
    const said = [label, ...shown].join(' ').toLowerCase();
    if (words.every((word) => said.includes(word))) return true;
  }
  return false;
}
