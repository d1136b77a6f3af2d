import type { Content } from '@millrace/contract/content';
import { sql } from 'drizzle-orm';
import { refusalOf } from './content-refused.ts';
import type { Database, Queries } from './database.ts';
import { familyLists } from './family-lists.ts';
import { replaceRows } from './replace-rows.ts';
import { latestRevision, REVISION_CHANNEL } from './revision.ts';
import * as schema from './schema/index.ts';

export interface Publication {
  /** Who or what publishes, such as 'demo'. */
  source: string;
  /** The revision the content was made from: if another is in force by now, `RevisionMoved` is thrown. */
  expectedRevision?: number;
}

/** Somebody else published since the content was read. */
export class RevisionMoved extends Error {
  override name = 'RevisionMoved';
  readonly code = 'revision-moved';
  readonly current: number;
  constructor(expected: number, current: number) {
    super(`Revision ${current} is in force; the content was made from revision ${expected}.`);
    this.current = current;
  }
}

/** Replaces all content in one transaction and announces the new revision. */
export async function publishContent(
  { queries }: Database,
  content: Content,
  publication: Publication,
): Promise<{ revision: number }> {
  try {
    return await queries.transaction((tx) => publish(tx, content, publication));
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

async function publish(tx: Queries, content: Content, { source, expectedRevision }: Publication) {
  await tx.execute(sql`lock table ${schema.contentRevision} in exclusive mode`);
  const current = (await latestRevision(tx))?.revision ?? 0;
  if (expectedRevision !== undefined && expectedRevision !== current)
    throw new RevisionMoved(expectedRevision, current);
  await replaceContent(tx, content);
  await tx.execute(sql`set constraints all immediate`);
  const revision = current + 1;
  await tx.insert(schema.contentRevision).values({ revision, source });
  await tx.execute(sql`select pg_notify(${REVISION_CHANNEL}, ${String(revision)})`);
  return { revision };
}

async function replaceContent(tx: Queries, content: Content): Promise<void> {
  const lists = familyLists(content);
  await replaceRows(tx, schema.category, content.categories);
  await replaceRows(tx, schema.viewItem, content.viewItems);
  await replaceRows(tx, schema.family, content.families);
  await replaceRows(tx, schema.product, content.products);
  await replaceRows(tx, schema.document, content.documents);
  await replaceRows(tx, schema.familyDocument, lists.documents);
  await replaceRows(tx, schema.faq, content.faqs);
  await replaceRows(tx, schema.familyFaq, lists.faqs);
  await replaceRows(tx, schema.familyAccessory, lists.accessories);
  await replaceRows(tx, schema.siteDocument, content.siteDocuments);
  await replaceRows(tx, schema.supportVideo, content.supportVideos);
  await replaceRows(tx, schema.carousel, content.carousels);
  await replaceRows(tx, schema.setting, content.settings);
  await replaceRows(tx, schema.post, content.posts);
  await replaceRows(tx, schema.job, content.jobs);
  await replaceRows(tx, schema.privateLabelGroup, content.privateLabelGroups);
  await replaceRows(tx, schema.customer, content.customers);
  await replaceRows(tx, schema.customerFamily, content.customerFamilies);
}
