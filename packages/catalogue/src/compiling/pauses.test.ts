import type { Content } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { float } from '../testing/configurators.ts';
import * as rows from '../testing/rows.ts';
import { compileInSteps } from './compile.ts';

const MANY = 128;
const many = <Row>(row: (id: number) => Row): Row[] => Array.from({ length: MANY }, (_, nth) => row(nth + 1));
const number = (id: number) => ({ number: `PF${id}`, priceCents: null });

/** So many rows of one kind, or of a list in a row. */
const kinds: Readonly<Record<string, Partial<Content>>> = {
  nothing: {},
  categories: { categories: many((id) => rows.category({ id })) },
  tiles: { viewItems: many((id) => rows.viewItem({ id, adURL: 'https://example.com' })) },
  families: { families: many((id) => rows.family({ id })) },
  'families with attributes': {
    attributes: [rows.attribute({ id: 1, key: 'a', filters: true, compares: true })],
    families: many((id) => rows.family({ id, attributes: { a: 'x' } })),
  },
  products: { families: [rows.family({ id: 1 })], products: many((id) => rows.product({ id })) },
  'products with numbers': {
    families: [rows.family({ id: 1, configurator: float })],
    products: many((id) => rows.product({ id, configModelNo: 'PF20NO', replacedBy: 'P-1' })),
  },
  attributes: { attributes: many((id) => rows.attribute({ id })) },
  documents: { documents: many((id) => rows.document({ id })) },
  files: { siteDocuments: many((id) => rows.siteDocument({ id })) },
  questions: { faqs: many((id) => rows.faq({ id })) },
  videos: { supportVideos: many((id) => rows.supportVideo({ id })) },
  banners: { carousels: many((id) => rows.carousel({ id })) },
  posts: { posts: many((id) => rows.post({ id })) },
  events: { posts: [rows.post({ id: 1 })], events: many((id) => rows.event({ id, slug: 'post-1' })) },
  jobs: { jobs: many((id) => rows.job({ id })) },
  redirects: { redirects: many((id) => rows.redirect({ id })) },
  customers: { customers: many((id) => rows.customer({ id })) },
  labels: { customerFamilies: many((id) => rows.customerFamily({ id })) },
  'known numbers': { families: [rows.family({ id: 1, configurator: float, validNumbers: many(number) })] },
  'refused numbers': {
    families: [rows.family({ id: 1, configurator: float, refusedNumbers: many((id) => `PF${id}`) })],
  },
};

const pausesOf = (given: Partial<Content>): number =>
  [...compileInSteps({ ...rows.emptyContent, ...given }, { revision: 1 })].length;

/** A compile gives way to visitors in every loop that many rows can make long: fewer pauses are a loop that does not. */
test('every loop over many rows pauses', () => {
  const pauses = Object.fromEntries(Object.entries(kinds).map(([kind, given]) => [kind, pausesOf(given)]));
  expect(pauses).toMatchInlineSnapshot(`
    {
      "attributes": 35,
      "banners": 31,
      "categories": 41,
      "customers": 38,
      "documents": 163,
      "events": 4,
      "families": 173,
      "families with attributes": 174,
      "files": 161,
      "jobs": 160,
      "known numbers": 4,
      "labels": 7,
      "nothing": 28,
      "posts": 162,
      "products": 88,
      "products with numbers": 17,
      "questions": 163,
      "redirects": 34,
      "refused numbers": 33,
      "tiles": 5,
      "videos": 161,
    }
  `);
});
