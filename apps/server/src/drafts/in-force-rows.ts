import { rowsById, type Snapshot } from '@millrace/catalogue';
import { finish } from '@millrace/configurator';
import type { ContentKind } from '@millrace/contract/content';
import type { TypedRow } from '@millrace/database';

/** A row as it is in force; null: there is none. */
export const rowInForce = ({ content }: Snapshot, kind: ContentKind, id: number): TypedRow | null =>
  rowById(content[kind], id);

/** A row of a list that stays as it is; null: there is none. */
export function rowById(rows: readonly { id: number }[], id: number): TypedRow | null {
  const row = finish(rowsById(rows)).get(id);
  return row === undefined ? null : { ...row };
}
