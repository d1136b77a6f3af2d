import type { Pausing } from '@millrace/configurator';
import { type Content, type ContentKind, contentKindNames } from '@millrace/contract/content';
import type { Finding, FindingCode } from '@millrace/contract/office';
import { isPauseAt } from '../paced.ts';
import { foldAddress } from '../redirects/redirect-table.ts';
import { foldPartNumber } from '../tables/tables.ts';
import { type Check, error } from './check.ts';

/** A field, or several together, that must be unique within a kind, besides the id; null is no key. */
type Key<Kind extends ContentKind> = {
  field: string;
  code: FindingCode;
  of: (row: Content[Kind][number]) => string | null;
};
type Keys = { readonly [Kind in ContentKind]: readonly Key<Kind>[] };

const slug = { field: 'slug', code: 'duplicate-slug', of: (row: { slug: string }) => row.slug } as const;

const keys: Keys = {
  categories: [slug],
  viewItems: [],
  families: [
    {
      field: 'slug',
      code: 'duplicate-slug',
      of: (row) => `${row.slug}${row.intrinsicallySafe ? ' (intrinsically safe)' : ''}`,
    },
  ],
  products: [{ field: 'partNumber', code: 'duplicate-part-number', of: (row) => foldPartNumber(row.partNumber) }],
  attributes: [
    { field: 'key', code: 'duplicate-attribute', of: ({ key }) => key },
    { field: 'label', code: 'duplicate-attribute', of: ({ group, label }) => `${group}, ${label}` },
  ],
  documents: [],
  siteDocuments: [],
  faqs: [],
  supportVideos: [],
  carousels: [],
  settings: [{ field: 'key', code: 'duplicate-setting', of: (row) => `${row.group}.${row.key}` }],
  posts: [slug],
  events: [slug],
  jobs: [],
  privateLabelGroups: [],
  customers: [slug],
  customerFamilies: [
    {
      field: 'familyId',
      code: 'duplicate-customer-family',
      of: (row) => `customer ${row.customerId}, family ${row.familyId}`,
    },
  ],
  circuits: [],
  pictures: [],
  redirects: [{ field: 'from', code: 'duplicate-redirect', of: ({ from }) => foldAddress(from) }],
  mediaFiles: [{ field: 'uri', code: 'duplicate-media', of: ({ uri }) => uri.toLowerCase() }],
};

/** Ids, slugs, part numbers and the like name one row each. */
export const checkKeys: Check = function* ({ content }) {
  for (const kind of contentKindNames) yield* duplicatesOf(kind, content);
};

const duplicatesOf = <Kind extends ContentKind>(kind: Kind, content: Content): Pausing<Finding> =>
  duplicates<Content[Kind][number]>(kind, content[kind], keys[kind]);

function* duplicates<Row extends { id: number }>(
  kind: ContentKind,
  rows: readonly Row[],
  unique: readonly { field: string; code: FindingCode; of: (row: Row) => string | null }[],
): Pausing<Finding> {
  const id = { field: 'id', code: 'duplicate-id', of: (row: Row) => String(row.id) } as const;
  for (const { field, code, of } of [id, ...unique]) {
    const seen = new Map<string, Row>();
    for (const [nth, row] of rows.entries()) {
      if (isPauseAt(nth)) yield;
      const key = of(row);
      const first = key === null ? undefined : seen.get(key);
      if (first !== undefined)
        yield error(code, { kind, id: row.id, path: [field] }, `${key} is taken already, by number ${first.id}.`);
      else if (key !== null) seen.set(key, row);
    }
  }
}
