import type { Content, ContentKind } from '@millrace/contract/content';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../database.ts';
import * as schema from '../schema/index.ts';
import { contentKindNames, contentTables } from './content-tables.ts';
import { familyLists } from './family-lists.ts';
import { type Publication, type Published, publishing } from './publishing.ts';
import { readTables } from './read-content.ts';
import type { RowDifference } from './record-history.ts';
import { replaceRows } from './replace-rows.ts';
import { raiseRowId } from './row-ids.ts';

/** Replaces all content in one transaction and announces the new revision. */
export const publishContent = (database: Database, content: Content, publication: Publication): Promise<Published> =>
  publishing(database, publication, async (tx, current) => {
    // The first content is one revision without a before.
    const before = current === 0 ? null : await readTables(tx);
    await replaceContent(tx, content);
    for (const kind of contentKindNames) await raiseRowId(tx, content[kind]);
    return before === null ? [] : contentKindNames.flatMap((kind) => differencesOf(kind, before[kind], content[kind]));
  });

interface Row {
  id: number;
}
function differencesOf(kind: ContentKind, before: readonly Row[], after: readonly Row[]): RowDifference[] {
  const was = new Map(before.map((row) => [row.id, row]));
  const is = new Map(after.map((row) => [row.id, row]));
  return [...new Set([...was.keys(), ...is.keys()])].map((id) => ({
    kind,
    id,
    before: was.get(id) ?? null,
    after: is.get(id) ?? null,
  }));
}

async function replaceContent(tx: Queries, content: Content): Promise<void> {
  const lists = familyLists(content);
  for (const kind of contentKindNames) await replaceRows<PgTable>(tx, contentTables[kind], content[kind]);
  await replaceRows(tx, schema.familyDocument, lists.documents);
  await replaceRows(tx, schema.familyFaq, lists.faqs);
  await replaceRows(tx, schema.familyAccessory, lists.accessories);
}
