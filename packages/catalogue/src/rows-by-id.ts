import type { Pausable } from '@millrace/configurator';
import { forEachPaced } from './paced.ts';

type Rows<Row> = readonly Row[];
type ById<Row> = ReadonlyMap<number, Row>;

/** Kept as long as the rows are in force: a list that a publication does not touch stays the same list. */
const known = new WeakMap<Rows<unknown>, ById<unknown>>();

/** The rows of a list that stays as it is, by their ids. */
export function* rowsById<Row extends { id: number }>(rows: Rows<Row>): Pausable<ById<Row>> {
  const kept = known.get(rows);
  // Of this list only: no other was ever kept under it.
  if (kept !== undefined) return kept as ById<Row>;
  const byId = new Map<number, Row>();
  yield* forEachPaced(rows, (row) => byId.set(row.id, row));
  known.set(rows, byId);
  return byId;
}
