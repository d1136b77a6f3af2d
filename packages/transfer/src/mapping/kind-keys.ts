import { type ContentKind, contentKinds } from '@millrace/contract/content';
import { rowReferences } from '@millrace/contract/office';

/**
 * The fields by which a row of a sheet can find its row, the best first; `id` goes before all of them. Several together find one where no
 * field alone does. Those that the checks hold to be unique come first, then names that people use.
 */
const keys: { readonly [Kind in ContentKind]: readonly (readonly string[])[] } = {
  categories: [['slug'], ['name']],
  viewItems: [['categoryId', 'slug']],
  families: [['slug', 'intrinsicallySafe'], ['name']],
  products: [['partNumber']],
  attributes: [['key'], ['label']],
  documents: [['docNumber'], ['uri'], ['name']],
  siteDocuments: [['category', 'name'], ['uri']],
  faqs: [['question']],
  supportVideos: [['uri'], ['name']],
  carousels: [['title']],
  settings: [['group', 'key']],
  posts: [['slug']],
  events: [['slug']],
  jobs: [['name']],
  privateLabelGroups: [['name']],
  customers: [['slug'], ['name']],
  customerFamilies: [['customerId', 'familyId']],
  circuits: [['familyId']],
  pictures: [['familyId']],
  redirects: [['from']],
  mediaFiles: [['uri']],
};

/** All keys of a kind that a sheet with these fields can use. A part of a key is enough, as long as it finds one row. */
export const keysOf = (kind: ContentKind, paths: ReadonlySet<string>): string[][] =>
  [['id'], ...keys[kind]].map((key) => key.filter((path) => paths.has(path))).filter((key) => key.length > 0);

/** The field that says to which row of another kind, or of its own, a row belongs; null: it belongs to none. */
export function belongsBy(kind: ContentKind): string | null {
  const entries = Object.entries(rowReferences[kind] ?? {});
  const found = entries.find(([field, { by }]) => by === 'id' && !field.endsWith('Ids'));
  return found?.[0] ?? null;
}

export const hasField = (kind: ContentKind, field: string): boolean => Object.hasOwn(contentKinds[kind].shape, field);

/** A text of a key as it is compared: part numbers and addresses are the same in any case. */
export const foldKey = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toUpperCase();
