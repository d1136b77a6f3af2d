import { describe, expect, test } from 'vitest';
import { category, customer, customerFamily, family, post, product, setting } from '../testing/rows.ts';
import { codesOf, findingsOf, type Rows } from '../testing/snapshot-of.ts';

const pages: Rows = { customers: [customer({ id: 1 })], families: [family({ id: 1 })] };

const alike: [string, Rows, string[]][] = [
  ['two rows of one id', { posts: [post({ id: 1 }), post({ id: 1, slug: 'other' })] }, ['duplicate-id']],
  ['one id in two kinds', { posts: [post({ id: 1 })], settings: [setting({ id: 1 })] }, []],
  [
    'two categories of one slug',
    { categories: [category({ id: 1, slug: 'a' }), category({ id: 2, slug: 'a' })] },
    ['duplicate-slug'],
  ],
  [
    'a category and a post of one slug',
    { categories: [category({ id: 1, slug: 'a' })], posts: [post({ id: 1, slug: 'a' })] },
    [],
  ],
  ['two posts of one slug', { posts: [post({ id: 1, slug: 'a' }), post({ id: 2, slug: 'a' })] }, ['duplicate-slug']],
  [
    'two families of one slug',
    { families: [family({ id: 1, slug: 'a' }), family({ id: 2, slug: 'a' })] },
    ['duplicate-slug'],
  ],
  [
    'a family and its intrinsically-safe variant',
    { families: [family({ id: 1, slug: 'a' }), family({ id: 2, slug: 'a', intrinsicallySafe: true })] },
    [],
  ],
  [
    'two customers of one slug',
    { customers: [customer({ id: 1, slug: 'a' }), customer({ id: 2, slug: 'a' })] },
    ['duplicate-slug'],
  ],
  [
    'two products of one part number',
    {
      families: [family({ id: 1 })],
      products: [product({ id: 1, partNumber: 'PF-20' }), product({ id: 2, partNumber: 'PF-20' })],
    },
    ['duplicate-part-number'],
  ],
  [
    'two part numbers that differ in case',
    {
      families: [family({ id: 1 })],
      products: [product({ id: 1, partNumber: 'PF-20' }), product({ id: 2, partNumber: 'pf-20' })],
    },
    ['duplicate-part-number'],
  ],
  [
    'two part numbers that differ in a separator',
    {
      families: [family({ id: 1 })],
      products: [product({ id: 1, partNumber: 'PF-20' }), product({ id: 2, partNumber: 'PF20' })],
    },
    [],
  ],
  ['two settings of one name', { settings: [setting({ id: 1 }), setting({ id: 2 })] }, ['duplicate-setting']],
  ['one key in two groups', { settings: [setting({ id: 1, group: 'a' }), setting({ id: 2, group: 'b' })] }, []],
  [
    'two pages of one customer and family',
    { ...pages, customerFamilies: [customerFamily({ id: 1 }), customerFamily({ id: 2 })] },
    ['duplicate-customer-family'],
  ],
];

describe('what names a row names one', () => {
  test.each(alike)('%s', (_, rows, codes) => {
    expect(codesOf(rows, 'error')).toEqual(codes);
  });

  test('the second row is named, and the first it clashes with', () => {
    const [found] = findingsOf({ posts: [post({ id: 4, slug: 'a' }), post({ id: 7, slug: 'a' })] });
    expect(found).toMatchObject({ kind: 'posts', id: 7, path: ['slug'] });
    expect(found?.message).toContain('4');
  });
});
