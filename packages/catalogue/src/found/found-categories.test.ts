import { describe, expect, test } from 'vitest';
import { category, family, product, setting, viewItem } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { foundEverything } from './found-everything.ts';

const snapshot = snapshotOf({
  categories: [
    category({ id: 1, slug: 'relays', name: 'Relays', description: 'Plug-in relays for pump control.' }),
    category({ id: 2, slug: 'panels', name: 'Control panels' }),
    category({ id: 3, slug: 'simplex', name: 'Simplex and duplex panels', parentId: 2 }),
    category({ id: 4, slug: 'empty', name: 'Pipes' }),
    category({ id: 5, slug: 'hidden', name: 'Valves', isLive: false }),
  ],
  viewItems: [
    viewItem({ id: 1, categoryId: 1, slug: 'seal', type: 'family' }),
    viewItem({ id: 2, categoryId: 3, slug: 'harrier', type: 'family' }),
    viewItem({ id: 3, categoryId: 5, slug: 'gate', type: 'family' }),
  ],
  families: [
    family({ id: 1, name: 'Seal-Fail Relays', slug: 'seal', description: 'Tells that a pump leaks.' }),
    family({ id: 2, name: 'Harrier Panels', slug: 'harrier', description: 'Runs one pump.' }),
    family({ id: 3, name: 'Gate Bodies', slug: 'gate' }),
  ],
  products: [product({ id: 1, familyId: 2, name: 'Simplex panel' })],
  settings: [
    setting({ id: 1, group: 'search', key: 'synonyms', value: ['panel, control panel, control box'], isPublic: false }),
  ],
});
const best = (search: string): string[] =>
  foundEverything(snapshot, { search, items: 5, page: 1 }).best.map((item) =>
    item.kind === 'page' ? item.path : item.kind === 'family' ? item.slug : item.kind,
  );

describe('a category', () => {
  test.each([
    ['its name', 'relays'],
    ['a form of its name', 'relay'],
    ['its name, politely', 'hi do you have any relays'],
  ])('comes first by %s', (_, text) => {
    expect(best(text)[0]).toBe('/category/relays');
  });

  test('comes first by what means the same as its name', () => {
    expect(best('control boxes')[0]).toBe('/category/panels');
  });

  test.each([
    ['more than its name is asked', 'relay for a leaking pump', 'seal', '/category/relays'],
    ['a part of its name is asked', 'simplex panel', 'harrier', '/category/simplex'],
  ])('comes after the best of its families where %s', (_, text, first, later) => {
    expect(best(text)[0]).toBe(first);
    expect(best(text).indexOf(later)).toBeGreaterThan(0);
  });

  test('is not found where it shows no family, or is not shown itself', () => {
    expect(best('pipes')).toEqual([]);
    expect(best('valves')).not.toContain('/category/hidden');
  });

  test('is a page with its description', () => {
    const { pages } = foundEverything(snapshot, { search: 'relays', items: 5, page: 1 });
    expect(pages.items).toEqual([
      {
        kind: 'page',
        name: 'Relays',
        path: '/category/relays',
        excerpt: 'Plug-in relays for pump control.',
        isCategory: true,
        isVideo: false,
      },
    ]);
  });
});
