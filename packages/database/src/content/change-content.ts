import type { Content, ContentFamily } from '@millrace/contract/content';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../database.ts';
import * as schema from '../schema/index.ts';
import { contentTables, type RowChange } from './content-tables.ts';
import { familyLists } from './family-lists.ts';
import { type Publication, type Published, publishing } from './publishing.ts';
import { readContentRows } from './read-content.ts';
import { putRows } from './replace-rows.ts';
import { raiseRowId } from './row-ids.ts';

/** Some rows of content, with all of it as it is after the change. */
export interface ContentChange {
  rows: readonly RowChange[];
  after: Content;
}

/** Changes some rows of the content in one transaction, touching no others, and announces the new revision. */
export const changeContent = (
  database: Database,
  { rows, after }: ContentChange,
  publication: Publication & { expectedRevision: number },
): Promise<Published> =>
  publishing(database, publication, async (tx) => {
    const before = await readContentRows(tx, rows);
    for (const change of rows) await changeRow(tx, change, after);
    await raiseRowId(tx, rows);
    return rows.map(({ kind, id, row }, at) => ({ kind, id, before: before[at] ?? null, after: row }));
  });

async function changeRow(tx: Queries, { kind, id, row }: RowChange, after: Content): Promise<void> {
  const table = contentTables[kind];
  if (kind === 'families') await changeLists(tx, id, row, after);
  if (row === null) await tx.delete(table).where(eq(table.id, id));
  else await putRows<PgTable>(tx, table, [row]);
}

/** The lists of a family lie in tables of their own. */
async function changeLists(tx: Queries, id: number, family: ContentFamily | null, after: Content): Promise<void> {
  const lists = familyLists({ ...after, families: family === null ? [] : [family] });
  const { familyDocument, familyFaq, familyAccessory } = schema;
  for (const [table, rows] of [
    [familyDocument, lists.documents],
    [familyFaq, lists.faqs],
    [familyAccessory, lists.accessories],
  ] as const) {
    await tx.delete(table).where(eq(table.familyId, id));
    await putRows<PgTable>(tx, table, rows);
  }
}
