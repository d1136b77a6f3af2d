import type { Content, ContentKind } from '@millrace/contract/content';
import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../database.ts';
import { type KeyedTable, ROWS_AT_ONCE } from '../read-by-key.ts';
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
    for (const [kind, some] of Map.groupBy(rows, (change) => change.kind)) await changeRows(tx, kind, some, after);
    await raiseRowId(tx, rows);
    return rows.map(({ kind, id, row }, at) => ({ kind, id, before: before[at] ?? null, after: row }));
  });

/** Rows of one kind, in a few statements: references and names that are there once are looked at after all of them. */
async function changeRows(
  tx: Queries,
  kind: ContentKind,
  changes: readonly RowChange[],
  after: Content,
): Promise<void> {
  const table: KeyedTable = contentTables[kind];
  // The last of several changes of one row holds.
  const last = [...new Map(changes.map((change) => [change.id, change])).values()];
  const ids = last.map(({ id }) => id);
  const families = last.flatMap((change) => (change.kind === 'families' && change.row !== null ? [change.row] : []));
  if (kind === 'families') await changeLists(tx, ids, { ...after, families });
  const gone = last.flatMap(({ id, row }) => (row === null ? [id] : []));
  await deleteAll(tx, table, table.id, gone);
  await putRows<PgTable>(
    tx,
    table,
    last.flatMap(({ row }) => (row === null ? [] : [row])),
  );
}

/** The lists of families lie in tables of their own. `changed` has the families that stay. */
async function changeLists(tx: Queries, ids: readonly number[], changed: Content): Promise<void> {
  const lists = familyLists(changed);
  const { familyDocument, familyFaq, familyAccessory } = schema;
  for (const [table, rows] of [
    [familyDocument, lists.documents],
    [familyFaq, lists.faqs],
    [familyAccessory, lists.accessories],
  ] as const) {
    await deleteAll(tx, table, table.familyId, ids);
    await putRows<PgTable>(tx, table, rows);
  }
}

async function deleteAll(tx: Queries, table: PgTable, column: PgColumn, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE)
    await tx.delete(table).where(inArray(column, ids.slice(start, start + ROWS_AT_ONCE)));
}
