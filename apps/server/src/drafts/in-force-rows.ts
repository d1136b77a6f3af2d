import type { Snapshot } from '@millrace/catalogue';
import type { ContentKind } from '@millrace/contract/content';
import type { TypedRow } from '@millrace/database';

type Rows = readonly { id: number }[];
const indexes = new WeakMap<Rows, ReadonlyMap<number, { id: number }>>();

/** A row as it is in force; null: there is none. */
export const rowInForce = ({ content }: Snapshot, kind: ContentKind, id: number): TypedRow | null =>
  rowById(content[kind], id);

/** A row of a list that stays as it is; null: there is none. */
export function rowById(rows: Rows, id: number): TypedRow | null {
  const known = indexes.get(rows) ?? new Map(rows.map((row) => [row.id, row]));
  indexes.set(rows, known);
  const row = known.get(id);
  return row === undefined ? null : { ...row };
}
