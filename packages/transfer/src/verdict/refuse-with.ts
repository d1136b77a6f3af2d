import { rowReferences } from '@millrace/contract/content';
import type { SheetMapping } from '@millrace/contract/office';
import { FIRST_NEW_ID, type JudgedRow } from './verdict.ts';

/** Refuses rows that name a new row which is refused itself, and those that name them. */
export function refuseWith(rows: readonly JudgedRow[], sheets: readonly SheetMapping[]): JudgedRow[] {
  const all = [...rows];
  let refused = newRefused(all);
  while (refused.size > 0) {
    const now = new Map<number, JudgedRow>();
    for (const [at, row] of all.entries()) {
      if (row.state !== 'new' && row.state !== 'changed') continue;
      const fault = faultOf(row, sheets[row.sheet], refused);
      if (fault === null) continue;
      const without: JudgedRow = { ...row, state: 'refused', faults: [fault], files: [], doubts: [] };
      all[at] = without;
      if (row.id !== null && row.id >= FIRST_NEW_ID) now.set(row.id, without);
    }
    refused = now;
  }
  return all;
}

function newRefused(rows: readonly JudgedRow[]): Map<number, JudgedRow> {
  const refused = new Map<number, JudgedRow>();
  for (const row of rows)
    if (row.state === 'refused' && row.id !== null && row.id >= FIRST_NEW_ID) refused.set(row.id, row);
  return refused;
}

function faultOf(row: JudgedRow, mapping: SheetMapping | undefined, refused: ReadonlyMap<number, JudgedRow>) {
  if (mapping === undefined) return null;
  for (const [field, { by }] of Object.entries(rowReferences[mapping.kind] ?? {})) {
    if (by !== 'id') continue;
    const value = row.fields?.[field];
    const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
    const found = ids.flatMap((id) => (typeof id === 'number' ? (refused.get(id) ?? []) : [])).at(0);
    if (found === undefined) continue;
    const heading = mapping.columns.find(({ path }) => path === field)?.heading ?? field;
    const place = found.row === null ? '' : ` in row ${found.row + 1}`;
    return { heading, why: `“${found.key}”${place} is new and is refused itself.`, fits: [] };
  }
  return null;
}
