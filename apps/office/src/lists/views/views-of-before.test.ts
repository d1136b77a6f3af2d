import { VIEW_NAME_MAX } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { viewsOfBefore } from './office-views.ts';

function storageOf(kept: Record<string, string>) {
  const names = Object.keys(kept);
  return {
    length: names.length,
    key: (at: number) => names[at] ?? null,
    getItem: (name: string) => kept[name] ?? null,
  };
}
const read = (kind: string, views: unknown) =>
  viewsOfBefore(storageOf({ [`office-views:${kind}`]: typeof views === 'string' ? views : JSON.stringify(views) }));

test('views that a device kept as addresses are read by their lists', () => {
  const found = viewsOfBefore(
    storageOf({
      other: '[]',
      'office-views:products': JSON.stringify([{ name: ' Pumps ', query: 'q=pump&sort=-name&f.none=x' }]),
      'office-views:nothing': JSON.stringify([{ name: 'a', query: '' }]),
      'office-views:families': JSON.stringify([
        { name: 'a', query: 'show=changed' },
        { name: 'b', query: '' },
      ]),
      'of office-views:products': JSON.stringify([{ name: 'a', query: '' }]),
    }),
  );
  expect(found.map(({ kind, name, view }) => [kind, name, view.search, view.sort, view.show, view.filters])).toEqual([
    ['products', 'Pumps', 'pump', ['-name'], 'all', {}],
    ['families', 'a', '', [], 'changed', {}],
    ['families', 'b', '', [], 'all', {}],
  ]);
});

test.each([
  [' ', 'View'],
  ['a'.repeat(VIEW_NAME_MAX + 1), 'a'.repeat(VIEW_NAME_MAX)],
  [`${'a'.repeat(VIEW_NAME_MAX - 1)} b`, 'a'.repeat(VIEW_NAME_MAX - 1)],
])('the name “%s” is kept as “%s”', (name, kept) => {
  expect(read('products', [{ name, query: '' }]).map((one) => one.name)).toEqual([kept]);
});

test.each(['', '{', 'null', '{}', '[null]', [{ name: 7, query: '' }], [{ name: 'a' }], [{ query: '' }]])(
  'what is no list of views is none: %j',
  (views) => expect(read('products', views)).toEqual([]),
);
test('a key that is gone meanwhile is none', () => {
  expect(
    viewsOfBefore({ length: 2, key: (at) => (at === 0 ? 'office-views:products' : null), getItem: () => null }),
  ).toEqual([]);
});
