import { z } from 'zod';
import { contentAttribute } from './attributes.ts';
import { contentCategory, contentFamily, contentProduct, contentViewItem } from './catalogue.ts';
import { contentCircuit } from './circuit.ts';
import { carousel, setting } from './company.ts';
import { contentDocument, siteDocument } from './documents.ts';
import { contentEvent } from './events.ts';
import { mediaFile } from './media.ts';
import { contentPicture } from './picture.ts';
import { customer, customerFamily, privateLabelGroup } from './private-label.ts';
import { contentRedirect } from './redirects.ts';
import { job, post } from './stories.ts';
import { contentFaq, supportVideo } from './support.ts';

export * from './attributes.ts';
export * from './catalogue.ts';
export { type ContentCircuit, contentCircuit } from './circuit.ts';
export * from './company.ts';
export { configurator } from './configurator.ts';
export * from './documents.ts';
export * from './events.ts';
export type { CustomerSlug, PartNumber, Slug, WrittenModelNumber } from './fields.ts';
export { KNOWN_NUMBERS_MAX, type KnownNumber } from './known-numbers.ts';
export { ALT_MAX, type FocalPoint, focalPoint, type MediaFile, mediaFile } from './media.ts';
export { type ContentPicture, contentPicture, layeredPicture } from './picture.ts';
export * from './private-label.ts';
export * from './redirects.ts';
export * from './stories.ts';
export * from './support.ts';
export { hasWordsToReplace, toReplace } from './words-to-replace.ts';

/** The schema of one row of each kind of content: what the database keeps, staff edit and the catalogue compiles. */
export const contentKinds = {
  categories: contentCategory,
  viewItems: contentViewItem,
  families: contentFamily,
  products: contentProduct,
  attributes: contentAttribute,
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
  circuits: contentCircuit,
  pictures: contentPicture,
  redirects: contentRedirect,
  mediaFiles: mediaFile,
} as const;
export type ContentKind = keyof typeof contentKinds;
/** Everything published, as rows. The catalogue's compile checks references between rows; the schemas do not. */
export type Content = { [Kind in ContentKind]: ContentRow<Kind>[] };
export type ContentRow<Kind extends ContentKind> = z.infer<(typeof contentKinds)[Kind]>;

export const isContentKind = (word: string): word is ContentKind => Object.hasOwn(contentKinds, word);
/** The kinds, in the order of the table above. */
export const contentKindNames: readonly ContentKind[] = Object.keys(contentKinds).filter(isContentKind);

/** Makes content kind by kind. */
export function contentOf(rowsOf: <Kind extends ContentKind>(kind: Kind) => ContentRow<Kind>[]): Content {
  return Object.fromEntries(contentKindNames.map((kind): unknown[] => [kind, rowsOf(kind)]));
}

const lists: { [Kind in ContentKind]: z.ZodArray<(typeof contentKinds)[Kind]> } = Object.fromEntries(
  contentKindNames.map((kind): unknown[] => [kind, z.array(contentKinds[kind])]),
);
/** The schema of all content. */
export const content = z.object(lists);

/** No row of any kind: where tests and generators begin. */
export const emptyContent = (): Content => contentOf(() => []);
