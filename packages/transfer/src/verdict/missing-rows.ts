import { isEqual } from '@millrace/drafts';
import { belongsBy } from '../mapping/kind-keys.ts';
import type { OpenSheet } from './find-rows.ts';
import { type JudgedRow, type Judging, ROWS_AT_ONCE, type Row } from './verdict.ts';

/**
 * The rows of a kind that no row of its sheet means, each with its fate. Where the sheet is about some families alone, others' rows are
 * not missing.
 */
export function* missingRows(
  { place, mapping }: OpenSheet,
  rows: readonly Row[],
  inSheet: readonly JudgedRow[],
): Judging<JudgedRow[]> {
  const { kind, missing, within } = mapping;
  const by = within === 'named' ? belongsBy(kind) : null;
  const meant = new Set(inSheet.map(({ id }) => id));
  const named = by === null ? null : yield* ownersOf(by, rows, inSheet, meant);
  const found: JudgedRow[] = [];
  let count = 0;
  for (const row of rows) {
    if (++count % (ROWS_AT_ONCE * 10) === 0) yield 0;
    if (meant.has(row.id)) continue;
    if (named !== null && by !== null && !named.has(row[by])) continue;
    // A row that is not live stays so.
    if (missing === 'notLive' && row['isLive'] === false) continue;
    const fields = missing === 'notLive' && !isEqual(row['isLive'], false) ? { isLive: false } : null;
    found.push({
      sheet: place,
      row: null,
      state: 'missing',
      id: row.id,
      fields,
      paths: fields === null ? [] : ['isLive'],
      faults: [],
      doubts: [],
      files: [],
      key: '',
    });
  }
  return found;
}

/** The rows to which those belong that the sheet is about. */
function* ownersOf(
  by: string,
  rows: readonly Row[],
  inSheet: readonly JudgedRow[],
  meant: ReadonlySet<number | null>,
): Judging<Set<unknown>> {
  const owners = new Set<unknown>();
  for (const { fields } of inSheet) if (fields !== null && Object.hasOwn(fields, by)) owners.add(fields[by]);
  for (const [nth, row] of rows.entries()) {
    if (nth % 2000 === 1999) yield 0;
    if (meant.has(row.id)) owners.add(row[by]);
  }
  return owners;
}
