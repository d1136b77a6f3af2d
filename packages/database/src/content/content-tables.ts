import type { Content, ContentKind } from '@millrace/contract/content';
import type { KeyedTable } from '../read-by-key.ts';
import * as schema from '../schema/index.ts';

/** The table of each kind of content. The lists of families lie in tables of their own: see `familyLists`. */
export const contentTables = {
  categories: schema.category,
  viewItems: schema.viewItem,
  families: schema.family,
  products: schema.product,
  attributes: schema.attribute,
  documents: schema.document,
  siteDocuments: schema.siteDocument,
  faqs: schema.faq,
  supportVideos: schema.supportVideo,
  carousels: schema.carousel,
  settings: schema.setting,
  posts: schema.post,
  events: schema.event,
  jobs: schema.job,
  privateLabelGroups: schema.privateLabelGroup,
  customers: schema.customer,
  customerFamilies: schema.customerFamily,
  circuits: schema.circuit,
  pictures: schema.picture,
  redirects: schema.redirect,
  mediaFiles: schema.mediaFile,
} as const satisfies Record<ContentKind, KeyedTable>;

/** One row of content, put in place of the one with its id or added; null: taken away. */
export type RowChange = {
  [Kind in ContentKind]: { kind: Kind; id: number; row: Content[Kind][number] | null };
}[ContentKind];

/** Every kind, in the order of the tables. */
export const contentKindNames = Object.keys(contentTables).filter((name): name is ContentKind => name in contentTables);
