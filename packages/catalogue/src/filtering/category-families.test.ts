import { expect, test } from 'vitest';
import { category, family, viewItem } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { familiesOfCategory } from './category-families.ts';

const tile = (id: number, slug: string, change: Partial<ReturnType<typeof viewItem>> = {}) =>
  viewItem({ id, slug, title: `${id}`, position: id, ...change });
const safe = { variants: { 'intrinsically-safe': 'true' } };
const toPage = (slug: string) => ({ type: 'category' as const, slug });

const snapshot = snapshotOf({
  categories: [
    category({ id: 1, slug: 'top' }),
    category({ id: 2, slug: 'below', parentId: 1 }),
    category({ id: 3, slug: 'hidden', parentId: 1, isLive: false }),
    category({ id: 4, slug: 'beside' }),
    category({ id: 5, slug: 'ads' }),
    category({ id: 6, slug: 'round' }),
  ],
  viewItems: [
    tile(1, 'tern'),
    tile(2, 'pipit'),
    tile(3, 'tern'),
    tile(4, 'tern', safe),
    tile(5, 'below', toPage('below')),
    tile(6, 'draft'),
    tile(7, 'knot', { categoryId: 2 }),
    tile(8, 'pipit', { categoryId: 2 }),
    tile(9, 'wren', { categoryId: 3 }),
    tile(10, 'wren', { categoryId: 5, adURL: 'https://example.com' }),
    tile(11, 'wren', { categoryId: 5, isLive: false }),
    tile(12, 'wren', { categoryId: 5, isVizzy: true }),
    tile(13, 'below', { categoryId: 4, ...toPage('below') }),
    tile(14, 'round', { categoryId: 6, ...toPage('round') }),
    tile(15, 'only-safe', { categoryId: 6 }),
    tile(16, 'hidden', { categoryId: 6, ...toPage('hidden') }),
  ],
  families: [
    family({ id: 1, slug: 'tern' }),
    family({ id: 2, slug: 'tern', intrinsicallySafe: true }),
    family({ id: 3, slug: 'pipit' }),
    family({ id: 4, slug: 'knot' }),
    family({ id: 5, slug: 'wren' }),
    family({ id: 6, slug: 'draft', isLive: false }),
    family({ id: 7, slug: 'only-safe', intrinsicallySafe: true }),
  ],
});

test.each<[string, string, string[]]>([
  ['its own, each once, then those below it', 'top', ['1 tern', '2 pipit', '4 tern safe', '7 knot']],
  ['its own alone', 'below', ['7 knot', '8 pipit']],
  ['those of a page that a tile leads to', 'beside', ['7 knot', '8 pipit']],
  ['none of a page that is not shown', 'hidden', []],
  ['none of advertisements and of tiles that are not shown', 'ads', []],
  ['of a page that leads to itself, too', 'round', ['15 only-safe safe']],
])('the families of a category: %s', (_, slug, found) => {
  const asked = snapshot.categories.bySlug.get(slug);
  if (asked === undefined) throw new Error(`There is no category ${slug}.`);
  const placed = familiesOfCategory(snapshot, asked);
  expect(
    placed.map(({ family: { row }, item }) => `${item.title} ${row.slug}${row.intrinsicallySafe ? ' safe' : ''}`),
  ).toEqual(found);
});
