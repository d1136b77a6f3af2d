import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ContentKind } from '@millrace/contract/content';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { ROWS_AT_ONCE } from '../read-by-key.ts';
import { contentChange } from '../schema/index.ts';

/** A row before and after a publication; null: there is none. */
export interface RowDifference {
  kind: ContentKind;
  id: number;
  before: object | null;
  after: object | null;
}

/** Keeps what a revision changed, and returns how many rows. A row that stayed the same is not kept. */
export async function recordHistory(tx: Queries, revision: number, rows: readonly RowDifference[]): Promise<number> {
  const records = rows
    .filter(({ before, after }) => !isDeepStrictEqual(asStored(before), asStored(after)))
    .map(({ kind, id, before, after }) => ({ id: randomUUID(), revision, kind, row_id: id, before, after }));
  for (let start = 0; start < records.length; start += ROWS_AT_ONCE)
    await tx.execute(sql`
      insert into ${contentChange} (id, revision, kind, row_id, before, after)
      select id, revision, kind, row_id, before, after
      from jsonb_populate_recordset(null::${contentChange}, ${JSON.stringify(records.slice(start, start + ROWS_AT_ONCE))})`);
  return records.length;
}

/** Without fields that are undefined, as JSON has none. */
const asStored = (row: object | null): unknown => (row === null ? null : JSON.parse(JSON.stringify(row)));
