import type { Content, ContentFamily, ContentKind } from '@millrace/contract/content';
import { asc, eq, type InferSelectModel, inArray } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { type KeyedTable, ROWS_AT_ONCE, readByKey } from '../read-by-key.ts';
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

export async function readTables(tx: Queries): Promise<Content> {
  const rows = await readRows(tx);
  return { ...rows, families: await withLists(tx, rows.families) };
}

/** Some rows, each as it stands or null; of a family with its lists. */
export async function readContentRows(
  tx: Queries,
  wanted: readonly { kind: ContentKind; id: number }[],
): Promise<(Content[ContentKind][number] | null)[]> {
  const found = new Map<string, Content[ContentKind][number]>();
  for (const kind of new Set(wanted.map((one) => one.kind))) {
    const table: KeyedTable = contentTables[kind];
    const ids = [...new Set(wanted.filter((one) => one.kind === kind).map(({ id }) => id))];
    for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
      const rows = await tx
        .select()
        .from(table)
        .where(inArray(table.id, ids.slice(start, start + ROWS_AT_ONCE)));
      // Outside data: what Drizzle selects of a table is its model.
      const known = rows as Content[ContentKind][number][];
      const whole = kind === 'families' ? await withLists(tx, known as Rows['families']) : known;
      for (const row of whole) found.set(`${kind} ${row.id}`, row);
    }
  }
  return wanted.map(({ kind, id }) => found.get(`${kind} ${id}`) ?? null);
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
