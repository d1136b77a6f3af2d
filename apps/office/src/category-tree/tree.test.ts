import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { branchesOf, type CategoryPlace, inOrder, movedCategory, placesFor } from './tree.ts';

const category = (id: number, parentId: number | null, position: number): CategoryPlace => ({
  id,
  parentId,
  position,
  name: `C${id}`,
});
const shop = [category(1, null, 2), category(2, null, 1), category(3, 1, 1), category(4, 1, 2), category(5, 3, 1)];
const words = (categories: readonly CategoryPlace[]): string[] =>
  branchesOf(categories).map(({ category: { id }, depth, isLost }) => `${'-'.repeat(depth)}${id}${isLost ? '!' : ''}`);
const after = (categories: readonly CategoryPlace[], ...given: [number, number | null, number]): CategoryPlace[] => {
  const changes = movedCategory(categories, ...given) ?? [];
  return categories.map((one) => ({ ...one, ...changes.find(({ id }) => id === one.id)?.fields }));
};

test('branches come in the order of the menu', () => {
  expect(words(shop)).toEqual(['2', '1', '-3', '--5', '-4']);
});
test('those in a circle, and below what does not exist, come last and are marked', () => {
  const lost = [...shop, category(6, 7, 1), category(7, 6, 1), category(8, 99, 1)];
  expect(words(lost).slice(-3)).toEqual(['6!', '-7!', '8!']);
});

describe('a category that is moved', () => {
  test('one place up changes two rows', () => {
    expect(movedCategory(shop, 4, 1, 0)).toEqual([
      { id: 4, fields: { position: 1 } },
      { id: 3, fields: { position: 2 } },
    ]);
  });
  test('below another keeps what is below it', () => {
    expect(words(after(shop, 3, 2, 0))).toEqual(['2', '-3', '--5', '1', '-4']);
  });
  test('to the top, between two', () => {
    expect(words(after(shop, 5, null, 1))).toEqual(['2', '5', '1', '-3', '-4']);
  });
  test.each([
    ['below itself', 1, 1],
    ['below what lies below it', 1, 5],
  ])('%s is refused', (_, id, parentId) => {
    expect(movedCategory(shop, id, parentId, 0)).toBeNull();
  });
  test('to where it stands changes nothing', () => {
    expect(movedCategory(shop, 4, 1, 1)).toEqual([]);
  });
});

test('rows stand in the order that was given, whatever places they had', () => {
  const places = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1 }), position: fc.nat(6) }), {
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(places, (rows) => {
      const changes = new Map(placesFor(rows).map(({ id, position }) => [id, position]));
      const written = rows.map((row) => ({ ...row, position: changes.get(row.id) ?? row.position }));
      expect(inOrder(written).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    }),
  );
});

test('rows that stand in another order share the places that they had; rows of one place are numbered anew', () => {
  const row = (id: number, position: number) => ({ id, position });
  expect(placesFor([row(1, 30), row(2, 10), row(3, 40)])).toEqual([row(1, 10), row(2, 30)]);
  expect(placesFor([row(1, 30), row(2, 30), row(3, 3)])).toEqual([row(1, 1), row(2, 2)]);
  expect(placesFor([row(1, 5), row(2, 9)])).toEqual([]);
});
