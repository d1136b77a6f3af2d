import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../compiling/compile.ts';
import { panel } from '../testing/configurators.ts';
import {
  document,
  emptyContent,
  family,
  faq,
  job,
  post,
  product,
  setting,
  siteDocument,
  supportVideo,
} from '../testing/rows.ts';
import { codesOf, snapshotOf } from '../testing/snapshot-of.ts';
import { foundEverything } from './found-everything.ts';

const snapshot = snapshotOf({
  families: [
    family({ id: 1, name: 'Tern Duplex Panels', slug: 'tern', configurator: panel, documentIds: [1] }),
    family({
      id: 2,
      name: 'Plover Pump Floats',
      slug: 'plover',
      description: '<p>For <b>basins</b>.</p>',
      faqIds: [1],
    }),
    family({ id: 3, name: 'Wren Alarms', slug: 'wren', description: 'Sounds a horn at high water.' }),
    family({ id: 4, name: 'Secret alarms', slug: 'secret', isLive: false }),
  ],
  products: [
    product({ id: 1, familyId: 2, partNumber: '7311201', name: 'Pump float', description: '10 ft cord, 120 V plug' }),
    product({ id: 2, familyId: 2, partNumber: '7311202', name: 'Pump float', description: '20 ft cord, 120 V plug' }),
    product({ id: 3, familyId: 2, partNumber: '7311203', name: 'Pump float', description: '20 ft cord, 240 V plug' }),
    product({ id: 4, familyId: 2, partNumber: '7311204', description: '20 ft cord', isLive: false }),
  ],
  documents: [document({ id: 1, docType: 'TDS', docNumber: '0412', name: 'Tern duplex, data sheet' })],
  faqs: [faq({ id: 1, question: 'How is a piggyback plug connected?', answer: 'Plug the pump into the float.' })],
  posts: [post({ id: 1, name: 'Winter hours', htmlContent: '<p>We close at noon.</p>' })],
  jobs: [job({ id: 1, name: 'Buyer', description: 'You buy copper.' })],
  supportVideos: [
    supportVideo({ id: 1, name: 'Sealing a conduit', category: 'Installation', uri: 'cOndu1tSeal' }),
    supportVideo({ id: 2, name: 'Not shown any more', uri: 'nOtSh0wnAny', isLive: false }),
  ],
  siteDocuments: [siteDocument({ id: 1, category: 'About', htmlContent: '<p>Begun in a former creamery.</p>' })],
  settings: [
    setting({ id: 1, group: 'search', key: 'synonyms', value: ['horn, beeper', 'basin, sump'], isPublic: false }),
  ],
});
test('words inside a stored document lead to it', () => {
  const rows = { ...emptyContent, documents: [document({ id: 1, name: 'Guide', uri: 'documents/guide.pdf' })] };
  const kindsFor = (texts: ReadonlyMap<string, string>): string[] => {
    const compiled = compile(rows, { revision: 1, texts });
    return compiled.ok
      ? compiled.snapshot.everything.find('zirconia probes').pages.map(({ page }) => page.kind)
      : ['x'];
  };
  expect(kindsFor(new Map())).toEqual([]);
  expect(kindsFor(new Map([['documents/guide.pdf', 'Clean the zirconia probe.']]))).toEqual(['document']);
});

const find = (search: string, items = 4, page = 1) => foundEverything(snapshot, { search, items, page });
const firstOf = (search: string): string => {
  const [item] = find(search).best;
  if (item === undefined) return 'nothing';
  if (item.kind === 'question') return item.faq.question;
  return item.kind === 'model' ? item.partNumber : item.name;
};

test('the pages of a section have all of it, each row once', () => {
  const all = find('pump float alarm panel', 50).families;
  const pages = [1, 2, 3, 4].map((page) => find('pump float alarm panel', 1, page).families);
  expect(all.total).toBeGreaterThan(1);
  expect(pages.map(({ total }) => total)).toEqual(Array(4).fill(all.total));
  expect(pages.flatMap(({ items }) => items)).toEqual(all.items.slice(0, 4));
});

test('of the models whose number begins with what was typed, the one with that number comes first', () => {
  const products = ['731', '7311', '73110'].map((partNumber, index) =>
    product({ id: index + 1, familyId: 1, partNumber, position: 3 - index }),
  );
  const numbered = snapshotOf({ families: [family({ id: 1, name: 'Tern' })], products });
  const { families } = foundEverything(numbered, { search: '7311', items: 4, page: 1 });
  expect(families.items[0]?.models.map(({ partNumber }) => partNumber)).toEqual(['7311', '73110']);
});

describe('the first of everything', () => {
  test.each([
    ['a name', 'wren', 'Wren Alarms'],
    ['a word form', 'alarm', 'Wren Alarms'],
    ['a typing error', 'flaots', 'Plover Pump Floats'],
    ['typing errors in two words', 'hihg watre', 'Wren Alarms'],
    ['a synonym of the setting', 'beeper', 'Wren Alarms'],
    ['a measure in other units', 'plug 3 m cord', 'Plover Pump Floats'],
    ['a question by the family it is of', 'how is a plover connected', 'How is a piggyback plug connected?'],
    ['a typing error in a synonym', 'beepr', 'Wren Alarms'],
    ['the kind of a document', 'spec sheet for tern', 'Tern duplex, data sheet'],
    ['the number of a document', 'tds0412', 'Tern duplex, data sheet'],
    ['a question', 'how to connect a piggyback plug', 'How is a piggyback plug connected?'],
    ['a post', 'winter', 'Winter hours'],
    ['a job', 'buyer', 'Buyer'],
    ['a part number', '7311203', '7311203'],
    ['a model number that no product carries', 'td-3-4x-4f-e-20', 'N/A'],
    ['a video', 'seal a conduit', 'Sealing a conduit'],
    ['a video that is not shown', 'not shown any more', 'nothing'],
    ['a page of the site', 'directions to the plant', 'Location'],
    ['the page of what an account needs', 'reset password', 'Reset password'],
    ['the same in other words', 'i forgot my pasword', 'Reset password'],
    ['the way in', 'customer login', 'Sign in'],
    ['the way to an account', 'create an account', 'Sign up'],
    ['words of the company on one of its pages', 'creamery', 'About us'],
    ['what is not public', 'secret', 'nothing'],
    ['nothing', '', 'nothing'],
    ['stop words alone that stand nowhere', 'whose', 'nothing'],
  ])('%s', (_, text, first) => {
    expect(firstOf(text)).toBe(first);
  });
});

test('a family comes first that has the thing itself among its models', () => {
  const shelf = snapshotOf({
    families: [
      family({
        id: 1,
        name: 'Teal Controls',
        slug: 'teal',
        description: 'The weight on the cord of the float sets its range.',
      }),
      family({
        id: 2,
        name: 'Float Hardware',
        slug: 'hardware',
        description: 'Holds a float and its cord where they belong.',
      }),
    ],
    products: [
      product({ id: 1, familyId: 1, partNumber: '1', name: 'Level control with weight', description: '20 ft cord' }),
      product({ id: 2, familyId: 2, partNumber: '2', name: 'Cable weight, steel', description: '2 lb' }),
    ],
  });
  const { families } = foundEverything(shelf, { search: 'weight for a float cord', items: 4, page: 1 });
  expect(families.items.map(({ slug }) => slug)).toEqual(['hardware', 'teal']);
});

test('a variant comes first only where its name was asked for', () => {
  const both = snapshotOf({
    families: [
      family({
        id: 1,
        name: 'Tern Panels',
        slug: 'tern',
        description: `Two pumps. ${'Much else is said here. '.repeat(20)}`,
      }),
      family({ id: 2, name: 'Tern Panels, Safe', slug: 'tern', intrinsicallySafe: true, description: 'Two pumps.' }),
    ],
  });
  const variants = (search: string): boolean[] =>
    foundEverything(both, { search, items: 4, page: 1 }).families.items.map(
      ({ intrinsicallySafe }) => intrinsicallySafe,
    );
  expect(variants('pumps')).toEqual([false, true]);
  expect(variants('safe panel')[0]).toBe(true);
});

describe('the models of a family', () => {
  const fitting = (search: string): number | undefined => find(search).families.items[0]?.fitting;
  test('are those that have the length, however it is written', () => {
    expect(['20 ft float', '20ft float', "20' float"].map(fitting)).toEqual([2, 2, 2]);
  });
  test('are all of them where nothing is said of models', () => {
    expect(find('plover').families.items).toMatchObject([{ fitting: 3, allModels: 3, name: 'Plover Pump Floats' }]);
  });
  test('are those whose numbers begin so', () => {
    expect(find('73112').families.items).toMatchObject([{ fitting: 3 }]);
    expect(find('7311202').families.items).toMatchObject([{ fitting: 1, models: [{ partNumber: '7311202' }] }]);
  });
});

describe('a text that is nearly a number', () => {
  const first = (search: string) => find(search).families.items[0]?.name;
  test.each([
    ['with a wrong cell', 'TD-3-4X-5F-E-20'],
    ['cut off', 'TD-3-4X'],
    ['whole', 'TD-3-4X-4F-E-20'],
  ])('%s leads to the family that makes it', (_, text) => expect(first(text)).toBe('Tern Duplex Panels'));

  test('and that family stands once', () => {
    const { items } = find('TD-3-4X-5F-E-20').families;
    expect(items.filter(({ name }) => name === 'Tern Duplex Panels')).toHaveLength(1);
  });
});

test('a section has as many rows as asked for, and says how many there are', () => {
  const { families } = find('alarm float', 1);
  expect(families.items).toHaveLength(1);
  expect(families.total).toBe(3);
});

test('synonyms that cannot be read are refused', () => {
  const value = ['alone'];
  expect(codesOf({ settings: [setting({ id: 1, group: 'search', key: 'synonyms', value })] })).toEqual([
    'setting-value',
  ]);
});

test('any text has an answer', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
      expect(find(text).best.length).toBeLessThanOrEqual(5);
    }),
    { numRuns: 300 },
  );
});

test('a video stands before the family it is about only where a video is asked for', () => {
  const filmed = snapshotOf({
    families: [
      family({ id: 1, name: 'Wren Alarms', slug: 'wren', description: 'Sounds a horn at high water.' }),
      family({ id: 2, name: 'Plover Pump Floats', slug: 'plover' }),
    ],
    supportVideos: [supportVideo({ id: 1, name: 'Testing a high-water alarm', category: 'Alarms' })],
  });
  const first = (search: string) => foundEverything(filmed, { search, items: 5, page: 1 }).best[0]?.kind;
  expect(['high water alarm', 'wren alarm', 'high water alarm video'].map(first)).toEqual(['family', 'family', 'page']);
});

describe('a bare word', () => {
  const models = (familyId: number, count: number, name = 'Float') =>
    Array.from({ length: count }, (_, nth) => product({ id: 100 * familyId + nth, familyId, name }));
  const of = snapshotOf({
    families: [
      family({ id: 1, name: 'Float Trees', slug: 'trees' }),
      family({ id: 2, name: 'Snipe Floats', slug: 'snipe' }),
      family({ id: 3, name: 'Plover Floats', slug: 'plover' }),
      family({ id: 4, name: 'Dunlin Reed', slug: 'dunlin', description: 'A float switch with a reed.' }),
    ],
    products: [...models(1, 8, 'Tree for floats'), ...models(2, 2), ...models(3, 24), ...models(4, 6)],
    settings: [setting({ id: 1, group: 'search', key: 'synonyms', value: ['float, float switch'], isPublic: false })],
  });
  const families = (search: string): string[] =>
    foundEverything(of, { search, items: 5, page: 1 }).families.items.map(({ slug }) => slug);

  test('leads to what is called so, the family with most models first', () => {
    expect(families('float').slice(0, 2)).toEqual(['plover', 'snipe']);
  });

  test('leads to the same as words that mean the same, though another family writes them', () => {
    expect(families('float switch')[0]).toBe('plover');
  });

  test('leads to another thing that is asked for by its own name', () => {
    expect(families('float trees')[0]).toBe('trees');
  });
});

test('a file is found by the year in its name, before documents that are titled with it', () => {
  const named = { docType: 'PPS', supportCategory: null } as const;
  const of = snapshotOf({
    documents: ['alarms', 'panels', 'floats'].map((subject, nth) =>
      document({ ...named, id: nth + 1, docNumber: `0${nth}`, name: `Price sheet 2026, ${subject}` }),
    ),
    siteDocuments: [
      siteDocument({ id: 1, name: 'Price list, all models', filename: 'millrace-price-list-2026.pdf' }),
      siteDocument({ id: 2, name: 'Price list, all models', filename: 'millrace-price-list-2024.pdf' }),
    ],
  });
  const [first] = of.everything.find('price list 2026').pages;
  expect(first?.page).toMatchObject({ kind: 'file', file: { id: 1 } });
});

test('how goods are sent is asked of the company, not of a product that has the word', () => {
  const of = snapshotOf({
    families: [family({ id: 1, name: 'Overnight', slug: 'overnight', description: 'Panels.' })],
  });
  for (const text of ['ship overnight', 'ship panel to canada']) {
    const [first] = of.everything.find(text).pages;
    expect(first?.page, text).toMatchObject({ kind: 'page', page: { path: '/orders/orders-and-shipping' } });
  }
});
