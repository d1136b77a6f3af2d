import type { Snapshot } from '@millrace/catalogue';
import type { ContentKind } from '@millrace/contract/content';
import type { TypedRow } from '@millrace/database';

const indexes = new WeakMap<readonly { id: number }[], ReadonlyMap<number, { id: number }>>();

/** A row as it is in force; null: there is none. */
export function rowInForce({ content }: Snapshot, kind: ContentKind, id: number): TypedRow | null {
  const rows: readonly { id: number }[] = content[kind];
  const known = indexes.get(rows) ?? new Map(rows.map((row) => [row.id, row]));
  indexes.set(rows, known);
  const row = known.get(id);
  return row === undefined ? null : { ...row };
}
