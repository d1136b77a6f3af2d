import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const snapshot = snapshotOf({
  families: [
    family({
      id: 1,
      name: 'Gate Hangers',
      slug: 'hangers',
      description: 'A stainless bracket for chains in a manhole.',
    }),
    family({ id: 2, name: 'Teal Bulbs', slug: 'teal', description: 'Made of stainless sheet.' }),
    family({ id: 3, name: 'Knot Timers', slug: 'timers', description: 'Counts hours.' }),
    ...Array.from({ length: 6 }, (_, nth) =>
      family({
        id: 10 + nth,
        name: `Rope ${nth} Winches`,
        slug: `winch-${nth}`,
        description: 'Pulls a rope uphill with a crank and a pawl.',
      }),
    ),
  ],
  products: [product({ id: 1, familyId: 1, partNumber: '7311203' })],
});
const { find } = snapshot.everything;
const slugs = (text: string): string[] =>
  find(text).pages.flatMap(({ page }) => (page.kind === 'family' ? [page.family.row.slug] : []));

describe('where few pages fit', () => {
  test('what has some of what was asked stands behind them', () => {
    expect(slugs('stainless bracket hanger for chains in a manhole')).toEqual(['hangers', 'teal']);
  });

  test('what has nothing of it is not found', () => {
    expect(slugs('stainless bracket hanger for chains in a manhole')).not.toContain('timers');
    expect(slugs('zirconia')).toEqual([]);
  });

  test('a number fills no list', () => {
    expect(find('7311203').pages.map(({ page }) => page.kind)).toEqual(['family']);
  });
});

test('where many fit, nothing else is found', () => {
  expect(
    slugs('rope winch pulls uphill crank pawl stainless')
      .slice(0, 5)
      .every((slug) => slug.startsWith('winch')),
  ).toBe(true);
  expect(slugs('rope winch pulls uphill crank pawl stainless')).not.toContain('teal');
});

test('what is found is in the order of its scores, each page once', () => {
  const word = fc.constantFrom(
    'stainless',
    'bracket',
    'rope',
    'winches',
    'hours',
    'manhole',
    'gate',
    'sheet',
    'for',
    'xyzzy',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const { pages } = find(words.join(' '));
      expect(new Set(pages.map(({ page }) => page)).size).toBe(pages.length);
      for (const [at, { score }] of pages.entries())
        expect(score).toBeLessThanOrEqual(pages[at - 1]?.score ?? Infinity);
    }),
  );
});
