import { describe, expect, test } from 'vitest';
import { document, family, post, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { favoursOf, numberedFamilies } from './numbered-families.ts';
import type { FoundPage } from './page-texts.ts';

const { everything, search } = snapshotOf({
  families: Array.from({ length: 90 }, (_, nth) => family({ id: nth + 1, name: `Tern ${nth + 1}` })),
  products: [
    product({ id: 1, familyId: 1, partNumber: '7311' }),
    product({ id: 2, familyId: 1, partNumber: '731101' }),
    product({ id: 3, familyId: 2, partNumber: '73112' }),
    product({ id: 4, familyId: 3, partNumber: 'PUMP' }),
  ],
});

describe('the families of products whose number is asked for', () => {
  const found = (text: string): Record<string, string[]> =>
    Object.fromEntries(
      [...numberedFamilies(search, text)].map(([{ row }, products]) => [
        row.name,
        products.map(({ partNumber }) => partNumber),
      ]),
    );
  const all = { 'Tern 1': ['7311', '731101'], 'Tern 2': ['73112'] };

  test.each<[string, string, Record<string, string[]>]>([
    ['by the whole text, of four characters at least', '7311', all],
    ['shorter it is no number', '731', {}],
    ['however it is written', '73-11', all],
    ['a text without a digit is none', 'PUMP', {}],
    ['by a word among others, of five at least', 'spare for 73112', { 'Tern 2': ['73112'] }],
    ['a shorter word among others is none', 'spare for 7311', {}],
    ['by several words', '73112 or 731101', { 'Tern 2': ['73112'], 'Tern 1': ['731101'] }],
    ['the first four words with digits', '1a 2a 3a 73112', { 'Tern 2': ['73112'] }],
    ['no later one', '1a 2a 3a 4a 73112', {}],
  ])('%s: "%s"', (_, text, expected) => expect(found(text)).toEqual(expected));
});

describe('a number favours its pages', () => {
  const of = everything.families.flatMap((page) => (page.kind === 'family' ? [page.family] : []));
  const sheetOf = (...families: typeof of): FoundPage => ({
    kind: 'document',
    document: document({ id: 1 }),
    families,
    words: '',
  });
  const favours = (pages: readonly FoundPage[], numbered: typeof of) =>
    favoursOf(pages, new Map(numbered.map((one) => [one, []])));

  test('the nearest family most, the others in turn, and each more than nothing', () => {
    const scores = favours(everything.families, of);
    const values = everything.families.map((_, page) => scores.get(page) ?? 0);
    expect(values.slice(0, 3).every((value, at) => at === 0 || value < (values[at - 1] ?? 0))).toBe(true);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(Math.min(...values)).toBe(1);
  });

  test('documents of one of them, less than the nearest family', () => {
    const [first, second, third] = of;
    if (first === undefined || second === undefined || third === undefined) throw new Error('three families');
    const pages: FoundPage[] = [
      { kind: 'family', family: first },
      sheetOf(third, second),
      sheetOf(third),
      sheetOf(),
      { kind: 'post', post: post({ id: 1 }) },
      { kind: 'family', family: third },
    ];
    const scores = favours(pages, [first, second]);
    expect([...scores.keys()]).toEqual([0, 1]);
    expect(scores.get(1)).toBeLessThan(scores.get(0) ?? 0);
  });

  test('no number favours none', () => expect(favours(everything.families, []).size).toBe(0));
});
