import type { Content } from '@millrace/contract/content';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../database.ts';
import * as schema from '../schema/index.ts';
import { contentKindNames, contentTables } from './content-tables.ts';
import { familyLists } from './family-lists.ts';
import { type Publication, type Published, publishing } from './publishing.ts';
import { replaceRows } from './replace-rows.ts';

/** Replaces all content in one transaction and announces the new revision. */
export const publishContent = (database: Database, content: Content, publication: Publication): Promise<Published> =>
  publishing(database, publication, (tx) => replaceContent(tx, content));

async function replaceContent(tx: Queries, content: Content): Promise<void> {
  const lists = familyLists(content);
  for (const kind of contentKindNames) await replaceRows<PgTable>(tx, contentTables[kind], content[kind]);
  await replaceRows(tx, schema.familyDocument, lists.documents);
  await replaceRows(tx, schema.familyFaq, lists.faqs);
  await replaceRows(tx, schema.familyAccessory, lists.accessories);
}
