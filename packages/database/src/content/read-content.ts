import type { Content, ContentFamily, ContentKind } from '@millrace/contract/content';
import { asc, eq, type InferSelectModel } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { type KeyedTable, readByKey } from '../read-by-key.ts';
import * as schema from '../schema/index.ts';
import { contentKindNames, contentTables } from './content-tables.ts';
import { latestRevision } from './revision.ts';

export interface ReadContent {
  /** 0 while nothing was ever published. */
  revision: number;
  /** null while nothing was ever published. */
  publishedAt: Date | null;
  content: Content;
}

/** Reads everything published, of one revision: rows that are published meanwhile are not seen. */
export const readContent = ({ queries }: Database): Promise<ReadContent> =>
  queries.transaction(
    async (tx) => {
      const { revision = 0, publishedAt = null } = (await latestRevision(tx)) ?? {};
      return { revision, publishedAt, content: await readTables(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

async function readTables(tx: Queries): Promise<Content> {
  const rows = await readRows(tx);
  return { ...rows, families: await withLists(tx, rows.families) };
}

type Rows = { [Kind in ContentKind]: InferSelectModel<(typeof contentTables)[Kind]>[] };

async function readRows(tx: Queries): Promise<Rows> {
  const rows: [ContentKind, object[]][] = [];
  for (const kind of contentKindNames) rows.push([kind, await readByKey<KeyedTable>(tx, contentTables[kind])]);
  // Outside data: rows read under the name of a kind are rows of its table.
  return Object.fromEntries(rows) as Rows;
}

/** Adds to families what they list: documents, questions and accessories, each in the family's order. */
async function withLists(tx: Queries, families: Rows['families']): Promise<ContentFamily[]> {
  const { familyDocument, familyFaq, familyAccessory, product } = schema;
  const documents = listsByFamily(
    await tx
      .select({ familyId: familyDocument.familyId, listed: familyDocument.documentId })
      .from(familyDocument)
      .orderBy(asc(familyDocument.familyId), asc(familyDocument.position)),
  );
  const faqs = listsByFamily(
    await tx
      .select({ familyId: familyFaq.familyId, listed: familyFaq.faqId })
      .from(familyFaq)
      .orderBy(asc(familyFaq.familyId), asc(familyFaq.position)),
  );
  const accessories = listsByFamily(
    await tx
      .select({ familyId: familyAccessory.familyId, listed: product.partNumber })
      .from(familyAccessory)
      .innerJoin(product, eq(product.id, familyAccessory.productId))
      .orderBy(asc(familyAccessory.familyId), asc(familyAccessory.position)),
  );
  return families.map((family) => ({
    ...family,
    documentIds: documents.get(family.id) ?? [],
    faqIds: faqs.get(family.id) ?? [],
    accessoryPartNumbers: accessories.get(family.id) ?? [],
  }));
}

function listsByFamily<T>(rows: readonly { familyId: number; listed: T }[]): Map<number, T[]> {
  const lists = new Map<number, T[]>();
  for (const { familyId, listed } of rows) {
    const list = lists.get(familyId);
    if (list === undefined) lists.set(familyId, [listed]);
    else list.push(listed);
  }
  return lists;
}
