import type { Content, ContentFamily } from '@millrace/contract/content';
import { asc, eq } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { readByKey } from '../read-by-key.ts';
import * as schema from '../schema/index.ts';
import { latestRevision } from './revision.ts';

export interface ReadContent {
  /** 0 while nothing was ever published. */
  revision: number;
  /** null while nothing was ever published. */
  publishedAt: Date | null;
  content: Content;
}

/** Everything published, of one revision: whoever publishes meanwhile is not seen. */
export const readContent = ({ queries }: Database): Promise<ReadContent> =>
  queries.transaction(
    async (tx) => {
      const { revision = 0, publishedAt = null } = (await latestRevision(tx)) ?? {};
      return { revision, publishedAt, content: await readTables(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

const readTables = async (tx: Queries): Promise<Content> => ({
  categories: await readByKey(tx, schema.category),
  viewItems: await readByKey(tx, schema.viewItem),
  families: await readFamilies(tx),
  products: await readByKey(tx, schema.product),
  documents: await readByKey(tx, schema.document),
  siteDocuments: await readByKey(tx, schema.siteDocument),
  faqs: await readByKey(tx, schema.faq),
  supportVideos: await readByKey(tx, schema.supportVideo),
  carousels: await readByKey(tx, schema.carousel),
  settings: await readByKey(tx, schema.setting),
  posts: await readByKey(tx, schema.post),
  events: await readByKey(tx, schema.event),
  jobs: await readByKey(tx, schema.job),
  privateLabelGroups: await readByKey(tx, schema.privateLabelGroup),
  customers: await readByKey(tx, schema.customer),
  customerFamilies: await readByKey(tx, schema.customerFamily),
});

/** Families with what they list: documents, questions and accessories, each in the family's order. */
async function readFamilies(tx: Queries): Promise<ContentFamily[]> {
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
  const families = await readByKey(tx, schema.family);
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
