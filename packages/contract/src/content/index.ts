import { z } from 'zod';
import { contentCategory, contentFamily, contentProduct, contentViewItem } from './catalogue.ts';
import { carousel, setting } from './company.ts';
import { contentDocument, siteDocument } from './documents.ts';
import { contentEvent } from './events.ts';
import { customer, customerFamily, privateLabelGroup } from './private-label.ts';
import { job, post } from './stories.ts';
import { contentFaq, supportVideo } from './support.ts';

export * from './catalogue.ts';
export * from './company.ts';
export { configurator } from './configurator.ts';
export * from './documents.ts';
export * from './events.ts';
export * from './private-label.ts';
export * from './stories.ts';
export * from './support.ts';

/** The schema of one row of each kind of content: what the database keeps, staff edit and the catalogue compiles. */
export const contentKinds = {
  categories: contentCategory,
  viewItems: contentViewItem,
  families: contentFamily,
  products: contentProduct,
  documents: contentDocument,
  siteDocuments: siteDocument,
  faqs: contentFaq,
  supportVideos: supportVideo,
  carousels: carousel,
  settings: setting,
  posts: post,
  events: contentEvent,
  jobs: job,
  privateLabelGroups: privateLabelGroup,
  customers: customer,
  customerFamilies: customerFamily,
} as const;
export type ContentKind = keyof typeof contentKinds;

/** Everything published, as rows. References between rows are checked by the catalogue's compile, not here. */
export const content = z.object({
  categories: z.array(contentCategory),
  viewItems: z.array(contentViewItem),
  families: z.array(contentFamily),
  products: z.array(contentProduct),
  documents: z.array(contentDocument),
  siteDocuments: z.array(siteDocument),
  faqs: z.array(contentFaq),
  supportVideos: z.array(supportVideo),
  carousels: z.array(carousel),
  settings: z.array(setting),
  posts: z.array(post),
  events: z.array(contentEvent),
  jobs: z.array(job),
  privateLabelGroups: z.array(privateLabelGroup),
  customers: z.array(customer),
  customerFamilies: z.array(customerFamily),
});
export type Content = { [Kind in ContentKind]: z.infer<(typeof contentKinds)[Kind]>[] };

/** No row of any kind: where tests and generators begin. */
export const emptyContent = (): Content => ({
  categories: [],
  viewItems: [],
  families: [],
  products: [],
  documents: [],
  siteDocuments: [],
  faqs: [],
  supportVideos: [],
  carousels: [],
  settings: [],
  posts: [],
  events: [],
  jobs: [],
  privateLabelGroups: [],
  customers: [],
  customerFamilies: [],
});
