import { describe, expect, test } from 'vitest';
import { category, customer, customerFamily, family, viewItem } from '../testing/rows.ts';
import { codesOf, findingsOf, type Rows } from '../testing/snapshot-of.ts';

const tile = { categoryId: 1, slug: 'family-1' };
const shop: Rows = {
  categories: [category({ id: 1 })],
  families: [family({ id: 1 })],
  viewItems: [viewItem({ id: 1, ...tile })],
};
const inShop = (rows: Rows): Rows => ({ ...shop, ...rows });
const child = category({ id: 2, parentId: 1, slug: 'child' });
const toChild = viewItem({ id: 2, type: 'category', slug: 'child' });

const cases: [string, Rows, string[]][] = [
  ['a sound shop', shop, []],
  [
    'a parent that does not exist',
    { categories: [category({ id: 1, parentId: 9 })] },
    ['unknown-parent', 'unreachable'],
  ],
  [
    'a child with a tile',
    inShop({ categories: [category({ id: 1 }), child], viewItems: [viewItem({ id: 1, ...tile }), toChild] }),
    [],
  ],
  ['a child without a tile', inShop({ categories: [category({ id: 1 }), child] }), ['unreachable']],
  [
    'a child without a tile that is not live',
    inShop({ categories: [category({ id: 1 }), { ...child, isLive: false }] }),
    [],
  ],
  ['a category within itself', { categories: [category({ id: 1, parentId: 1 })] }, ['category-cycle', 'unreachable']],
  [
    'a circle of two, and one that hangs below it',
    {
      categories: [
        category({ id: 1, parentId: 2 }),
        category({ id: 2, parentId: 1 }),
        category({ id: 3, parentId: 2 }),
      ],
    },
    ['category-cycle', 'category-cycle', 'unreachable', 'unreachable', 'unreachable'],
  ],
  [
    'a tile of a category that does not exist',
    inShop({ viewItems: [viewItem({ id: 1, ...tile, categoryId: 9 })] }),
    ['unknown-category'],
  ],
  [
    'a tile to a family that does not exist',
    inShop({ viewItems: [viewItem({ id: 1, ...tile, slug: 'nothing' })] }),
    ['unknown-target', 'unreachable'],
  ],
  [
    'a tile to a category that does not exist',
    inShop({ viewItems: [viewItem({ id: 1, ...tile }), viewItem({ id: 2, type: 'category', slug: 'family-1' })] }),
    ['unknown-target'],
  ],
  [
    'an advertisement',
    inShop({
      viewItems: [viewItem({ id: 1, ...tile }), viewItem({ id: 2, slug: 'nothing', adURL: 'https://example.com/' })],
    }),
    [],
  ],
  [
    'a tile to a family that is not live',
    inShop({ families: [family({ id: 1, isLive: false })] }),
    ['target-not-live'],
  ],
  [
    'a hidden tile to a family that is not live',
    inShop({ families: [family({ id: 1, isLive: false })], viewItems: [viewItem({ id: 1, ...tile, isLive: false })] }),
    [],
  ],
  [
    'two tiles of one page to one family',
    inShop({ viewItems: [viewItem({ id: 1, ...tile }), viewItem({ id: 2, ...tile })] }),
    ['tile-twice'],
  ],
  [
    'two tiles to one family with other options, not live, or outside',
    inShop({
      viewItems: [
        viewItem({ id: 1, ...tile }),
        viewItem({ id: 2, ...tile, variants: { voltage: '120' } }),
        viewItem({ id: 3, ...tile, isLive: false }),
        viewItem({ id: 4, ...tile, adURL: 'https://example.com/' }),
      ],
    }),
    [],
  ],
  ['a family without a tile', inShop({ viewItems: [] }), ['unreachable']],
  [
    'a family sold by customers without a tile',
    inShop({
      viewItems: [],
      customers: [customer({ id: 1, groupId: 1 })],
      privateLabelGroups: [{ id: 1, name: 'Group' }],
      customerFamilies: [customerFamily({ id: 1 })],
    }),
    [],
  ],
];

describe('categories and their tiles lead somewhere', () => {
  test.each(cases)('%s', (_, rows, codes) => {
    expect(codesOf(rows)).toEqual(codes);
  });

  test('a circle is named whole', () => {
    const rows = {
      categories: [category({ id: 1, name: 'A', parentId: 2 }), category({ id: 2, name: 'B', parentId: 1 })],
    };
    expect(findingsOf(rows)[0]?.message).toContain('A in B in A');
  });
});
