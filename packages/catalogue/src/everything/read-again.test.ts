import { finish } from '@millrace/configurator';
import type { Content } from '@millrace/contract/content';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../index.ts';
import { readSynonyms } from '../language/synonyms.ts';
import { compileSearch } from '../search/search.ts';
import type { Snapshot } from '../snapshot.ts';
import { category, document, emptyContent, family, post, product, setting, viewItem } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { type Extracts, noExtracts } from '../words/lexicon.ts';
import { indexPages, type PageIndex } from './index-pages.ts';
import { foundPages } from './page-texts.ts';
import { type PageExtract, rowOf } from './read-page.ts';

const WORDS = ['float', 'pump', 'cable weight', '20 ft', 'high-water', 'alarm', '2027', 'n.o.', 'tube', 'Type 4X', ''];
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((some) => some.join(' ').trim());

const start: Content = {
  ...emptyContent,
  categories: [category({ id: 1, slug: 'floats', name: 'Floats' })],
  viewItems: [1, 2, 3].map((id) => viewItem({ id, categoryId: 1, slug: `family-${id}` })),
  families: [1, 2, 3].map((id) => family({ id, slug: `family-${id}`, name: `Pump float ${id}`, documentIds: [id] })),
  products: Array.from({ length: 12 }, (_, nth) =>
    product({ id: nth + 1, familyId: 1 + (nth % 3), partNumber: `73112${nth + 10}`, name: 'Cable weight, 20 ft' }),
  ),
  documents: [1, 2, 3].map((id) => document({ id, name: `Data sheet ${id}`, docNumber: `040${id}` })),
  posts: [1, 2].map((id) => post({ id, name: `News of 2027, part ${id}`, htmlContent: '<p>A float in a tube.</p>' })),
  settings: [setting({ id: 1, group: 'search', key: 'synonyms', value: ['cable weight, sinker'], isPublic: false })],
};

type Edit = (content: Content) => Content;
type Kind = 'families' | 'products' | 'categories' | 'documents' | 'posts' | 'settings';
/** Puts a value into one row of a kind. */
const put = (kind: Kind, field: string, values: fc.Arbitrary<unknown>): fc.Arbitrary<Edit> =>
  fc.tuple(fc.nat({ max: 11 }), values).map(([at, value]) => (content) => ({
    ...content,
    [kind]: change<object>(content[kind], at, { [field]: value }),
  }));
const change = <Row extends object>(rows: readonly Row[], nth: number, fields: object): Row[] =>
  rows.map((row, at) => (at === nth % rows.length ? { ...row, ...fields } : row));
const called = (what: string) => words.map((text) => `${what} ${text}`);
const edits: fc.Arbitrary<Edit> = fc.oneof(
  put('families', 'name', called('Family')),
  put('families', 'description', words),
  put('families', 'isLive', fc.boolean()),
  put('products', 'name', called('Product')),
  put('products', 'description', words),
  put('products', 'isLive', fc.boolean()),
  fc.nat({ max: 11 }).map(
    (at): Edit =>
      (content) => ({ ...content, products: content.products.filter((_, nth) => nth !== at) }),
  ),
  put('categories', 'description', words),
  put('documents', 'name', called('Sheet')),
  put('posts', 'htmlContent', words),
  put('settings', 'value', fc.constantFrom(['cable weight, sinker'], ['pump float, switch', 'tube, pipe'], [])),
);

const QUESTIONS = [
  ...WORDS,
  'sinker',
  'cable',
  'floats in a tube',
  'news 2027',
  'data sheet',
  'weigth',
  'alrm',
  '7311',
  '7311214',
];
/** All that a visitor can find, and in which order. */
const foundIn = ({ everything, search }: Snapshot) =>
  QUESTIONS.map((text) => {
    const { pages, isNumbered, modelsOf } = everything.find(text);
    const found = pages.map(({ page, score }) => [rowOf(page), score, modelsOf(page)]);
    const products = [search.find(text, { misspelt: true }), search.numbered(text)];
    return [isNumbered, found, products.map(({ slice }) => slice(0, 50).map(({ product }) => product))];
  });

describe('a compile that uses what was read before', () => {
  test('finds what a first compile finds, after any changes', () => {
    fc.assert(
      fc.property(fc.array(edits, { minLength: 1, maxLength: 6 }), (some) => {
        let content = start;
        let previous = snapshotOf(content);
        for (const [revision, edit] of some.entries()) {
          content = edit(content);
          const compiled = compile(content, { revision, previous });
          if (!compiled.ok) throw new Error(JSON.stringify(compiled.findings));
          previous = compiled.snapshot;
        }
        expect(foundIn(previous)).toEqual(foundIn(snapshotOf(content)));
      }),
    );
  });

  const indexed = (snapshot: Snapshot, known: Extracts<PageExtract> = noExtracts()) =>
    finish(indexPages(foundPages(snapshot.content, snapshot.families, new Map()), readSynonyms([]), known));
  const renamed = snapshotOf({ ...start, families: change(start.families, 0, { name: 'Renamed' }) });

  test('has the index of a first one, number by number', () => {
    const { index, extracts } = indexed(renamed, indexed(snapshotOf(start)).extracts);
    const { index: first, extracts: firstExtracts } = indexed(renamed);
    for (const part of [
      'pages',
      'products',
      'terms',
      'things',
      'onlyJoined',
      'rarities',
      'inPages',
      'inProducts',
      'words',
    ] as const)
      expect(index[part]).toEqual(first[part]);
    expect([...index.terms]).toEqual([...first.terms]);
    for (const page of index.pages.keys())
      for (const of of ['productsOf', 'nameOf', 'wholeNameOf', 'calledBy'] as const)
        expect(index[of](page)).toEqual(first[of](page));
    // Terms of the lexicon have other numbers, as it is that of before.
    const sold = (index: PageIndex, { lexicon }: Extracts<PageExtract>) =>
      Array.from(index.pages.keys(), (page) => {
        const { any, names } = index.soldBy(page);
        const words = (terms: Iterable<number>) => Array.from(terms, lexicon.termOf);
        const ofNames = names.map(({ name, things, phrases, terms }) => [name, ...[things, phrases, terms].map(words)]);
        return { any: words(any), ofNames };
      });
    expect(sold(index, extracts)).toEqual(sold(first, firstExtracts));
    expect(sold(first, firstExtracts).some(({ any }) => any.length > 0)).toBe(true);
    for (const [term, number] of first.terms) expect(firstExtracts.lexicon.termOf(first.inLexicon(number))).toBe(term);
  });

  test('reads anew what has changed, and what names it; of the rest nothing', () => {
    const { extracts } = indexed(snapshotOf(start));
    const { extracts: later } = indexed(renamed, extracts);
    const [first, second, third] = start.families;
    const [own, ofSecond] = start.documents;
    const isKept = (row: object | undefined) => row !== undefined && later.of.get(row) === extracts.of.get(row);
    expect([second, third, ofSecond].map(isKept)).toEqual([true, true, true]);
    expect(later.of.has(first ?? {})).toBe(false);
    // The data sheet of the renamed family, and the category with it.
    expect([own, start.categories[0]].map(isKept)).toEqual([false, false]);
  });

  test('reads the products of unchanged families no more', () => {
    const before = finish(compileSearch(snapshotOf(start).families, []));
    const after = finish(compileSearch(renamed.families, [], before));
    const [first, second] = renamed.content.families;
    expect(after.extracts.of.get(second ?? {})).toBe(before.extracts.of.get(second ?? {}));
    expect(before.extracts.of.has(first ?? {})).toBe(false);
  });

  test('forgets terms that no text has any more', () => {
    const sizes = ({ everything, search }: Snapshot) =>
      [everything.read.pages, search.extracts].map(({ lexicon }) => lexicon.size());
    const [pages = 0, products = 0] = sizes(snapshotOf(start));
    let previous = snapshotOf(start);
    for (let revision = 1; revision < 200; revision += 1) {
      const name = `Name${revision} of${revision} words${revision} that${revision} pass${revision}`;
      const compiled = compile({ ...start, families: change(start.families, 0, { name }) }, { revision, previous });
      if (!compiled.ok) throw new Error('refused');
      previous = compiled.snapshot;
      const [pagesNow, productsNow] = sizes(previous);
      expect(pagesNow).toBeLessThan(3 * pages);
      expect(productsNow).toBeLessThan(3 * products);
    }
  });
});
