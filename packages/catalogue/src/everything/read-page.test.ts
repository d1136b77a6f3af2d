import { finish } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { readSynonyms } from '../language/synonyms.ts';
import { category, document, family, faq, job, post, product, siteDocument, supportVideo } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { noExtracts } from '../words/lexicon.ts';
import { fixedPages } from './fixed-pages.ts';
import type { FoundPage } from './page-texts.ts';
import { type PageExtract, pageReader, rowOf } from './read-page.ts';

const { lexicon } = noExtracts<PageExtract>();
const readPage = pageReader(lexicon, readSynonyms(['cable weight, sinker', 'pump float, switch']));
const read = (page: FoundPage, before?: PageExtract) => finish(readPage(page, before));
const words = (terms: Iterable<number>): string[] => Array.from(terms, lexicon.termOf);

function familyPage(name: string, products: readonly Partial<ReturnType<typeof product>>[] = []): FoundPage {
  const [page] = snapshotOf({
    families: [family({ id: 1, name })],
    products: products.map((given, at) => product({ id: at + 1, name: 'Thing', ...given })),
  }).everything.families;
  if (page === undefined) throw new Error('a family');
  return page;
}
const postPage = (name: string, htmlContent = ''): FoundPage => ({
  kind: 'post',
  post: post({ id: 1, name, htmlContent }),
});

describe('of a page are read', () => {
  test('its words as terms, and phrases that have synonyms', () => {
    const terms = words(read(postPage('Sinking a cable weight')).terms);
    expect(terms).toEqual(expect.arrayContaining(['sink', 'cabl', 'weight', 'cabl weight']));
    expect(terms).not.toContain('sink cabl');
  });

  test('words with a hyphen apart and as one', () => {
    const extract = read(postPage('High-water alarm'));
    expect(extract.joined).toEqual(['highwater']);
    expect(words(extract.terms)).toEqual(expect.arrayContaining(['high', 'water', 'highwat', 'alarm']));
    expect(extract.words).toContain('water');
    expect(extract.words).not.toContain('highwater');
  });

  test('the terms of its name but for years', () => {
    expect(words(read(postPage('Prices 2026 of 1999')).name)).toEqual(['price', 'of', '1999']);
  });

  test('what people call a page of a fixed address, and of no other', () => {
    const [page] = fixedPages;
    if (page === undefined) throw new Error('a page');
    expect(words(read({ kind: 'page', page, says: '', texts: [] }).called ?? [])).toContain('founded'.slice(0, 5));
    expect(read(postPage('News')).called).toBeNull();
  });

  test('the thing that its name says it is', () => {
    const things = (name: string) => words(read(familyPage(name)).things);
    expect(things('Float Trees with cords')).toEqual(['tree']);
    expect(things('Floats and Weights, 120 V')).toEqual(['float', 'weight']);
    expect(read(postPage('Float trees')).things).toEqual([]);
  });
});

describe('a term weighs', () => {
  const weight = (page: FoundPage, term: string): number => {
    const { terms, weights } = read(page);
    return weights[words(terms).indexOf(term)] ?? 0;
  };
  test('more in a name than in a text, and more the more often it stands', () => {
    const once = weight(postPage('Pump'), 'pump');
    expect(once).toBeGreaterThan(weight(postPage('News', 'Pump'), 'pump'));
    expect(weight(postPage('News', 'Pump pump'), 'pump')).toBeGreaterThan(weight(postPage('News', 'Pump a'), 'pump'));
    expect(weight(postPage('Pump', 'pump'), 'pump')).toBeGreaterThan(once);
    expect(once).toBeLessThan(1);
  });

  test('less in a long text', () => {
    expect(weight(postPage('News', `pump ${'and more '.repeat(60)}`), 'pump')).toBeLessThan(
      weight(postPage('News', 'pump'), 'pump'),
    );
  });
});

describe('of a family that sells models', () => {
  const extract = read(
    familyPage('Hardware', [
      { name: 'Cable weight, PVC', description: '2 lb' },
      { name: 'Cable weight, PVC', description: '4 lb' },
      { name: 'Pump float', description: 'Tethered' },
      { name: 'Hidden lamp', isLive: false },
    ]),
  );
  const { products = [], terms = new Int32Array(), sold } = extract.models ?? {};

  test('those that are live are read, each with its terms', () => {
    expect(products.map(({ id }) => id)).toEqual([1, 2, 3]);
    const pairs = Array.from({ length: terms.length / 2 }, (_, at) => [
      lexicon.termOf(terms[2 * at] ?? 0),
      terms[2 * at + 1],
    ]);
    expect(pairs.filter(([term]) => term === 'weight')).toEqual([
      ['weight', 0],
      ['weight', 1],
    ]);
    expect(pairs.filter(([term]) => term === 'tether')).toEqual([['tether', 2]]);
    expect(extract.words).not.toContain('lamp');
  });

  test('each name is read once, with its thing, its phrases and all that is said under it', () => {
    expect(sold?.names.map(({ name }) => name)).toEqual(['Cable weight, PVC', 'Pump float']);
    const [weightName, floatName] = sold?.names ?? [];
    expect([words(weightName?.things ?? []), words(weightName?.phrases ?? [])]).toEqual([['weight'], ['cabl weight']]);
    expect([words(floatName?.things ?? []), words(floatName?.phrases ?? [])]).toEqual([['float'], ['pump float']]);
    expect(words(weightName?.terms ?? [])).toEqual(expect.arrayContaining(['2lb', '4lb', 'pvc']));
    expect(words(sold?.any ?? [])).toEqual(['weight', 'cabl weight', 'float', 'pump float']);
  });

  test('the things of its models are things that names say', () => {
    expect(extract.namedThings).toEqual(['hardwar', 'weight', 'float']);
  });

  test('a family without models sells nothing, and another page has none', () => {
    expect(read(familyPage('Spares')).models?.products).toEqual([]);
    expect(read(postPage('News')).models).toBeNull();
  });
});

describe('a page that was read before', () => {
  const sheet = (name: string): FoundPage => ({
    kind: 'document',
    document: document({ id: 1, name }),
    families: [],
    words: '',
  });
  test('is not read again while it says the same, of the same products', () => {
    const page = familyPage('Hardware', [{ name: 'Pump float' }]);
    const before = read(page);
    expect(read(page, before)).toBe(before);
    expect(read(familyPage('Hardware', [{ name: 'Pump float' }]), before)).not.toBe(before);
  });

  test('is read again where a text is another', () => {
    const before = read(sheet('Sheet'));
    expect(read(sheet('Sheet'), before)).toBe(before);
    expect(read(sheet('Sheets'), before)).not.toBe(before);
  });
});

test('a page is known by the row that it is about', () => {
  const [page] = fixedPages;
  if (page === undefined) throw new Error('a page');
  const rows = {
    category: category({ id: 1 }),
    document: document({ id: 1 }),
    file: siteDocument({ id: 1 }),
    faq: faq({ id: 1 }),
    post: post({ id: 1 }),
    job: job({ id: 1 }),
    video: supportVideo({ id: 1 }),
  };
  const pages: readonly (readonly [FoundPage, object])[] = [
    [{ kind: 'category', category: rows.category, above: [], families: [] }, rows.category],
    [{ kind: 'document', document: rows.document, families: [], words: '' }, rows.document],
    [{ kind: 'file', file: rows.file, words: '' }, rows.file],
    [{ kind: 'question', faq: rows.faq, families: [] }, rows.faq],
    [{ kind: 'post', post: rows.post }, rows.post],
    [{ kind: 'job', job: rows.job }, rows.job],
    [{ kind: 'video', video: rows.video }, rows.video],
    [{ kind: 'page', page, says: '', texts: [] }, page],
  ];
  for (const [found, row] of pages) expect(rowOf(found), found.kind).toBe(row);
});
