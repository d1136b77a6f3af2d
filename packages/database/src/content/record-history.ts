import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ContentKind } from '@millrace/contract/content';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { inParts } from '../in-parts.ts';
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
  let count = 0;
  for await (const part of inParts(rows)) {
    const records = part
      .filter(({ before, after }) => !isDeepStrictEqual(asStored(before), asStored(after)))
      .map(({ kind, id, before, after }) => ({ id: randomUUID(), revision, kind, row_id: id, before, after }));
    if (records.length === 0) continue;
    await tx.execute(sql`
      insert into ${contentChange} (id, revision, kind, row_id, before, after)
      select id, revision, kind, row_id, before, after
      from jsonb_populate_recordset(null::${contentChange}, ${JSON.stringify(records)})`);
    count += records.length;
  }
  return count;
}

/** Without fields that are undefined, as JSON has none. */
const asStored = (row: object | null): unknown => (row === null ? null : JSON.parse(JSON.stringify(row)));
