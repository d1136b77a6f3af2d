import { expect, test } from 'vitest';
import { newRow, nextPosition, slugOf } from './new-row.ts';

test('a new row is live, at its place, and otherwise empty', () => {
  expect(newRow('products', 7, 12)).toEqual({
    id: 7,
    partNumber: '',
    name: '',
    description: '',
    configModelNo: null,
    attributes: {},
    priceCents: null,
    pictures: [],
    replacedBy: null,
    replacedNote: null,
    isObsolete: false,
    isLive: true,
    position: 12,
  });
  expect(newRow('redirects', 7, 12)).not.toHaveProperty('position');
});

test.each([
  ['none', [], 0],
  ['one at 0', [{ id: 1, position: 0 }], 1],
  [
    'the last is not the highest',
    [
      { id: 1, position: 8 },
      { id: 2, position: 3 },
    ],
    9,
  ],
  ['what is no number does not count', [{ id: 1, position: '12' }, { id: 2 }], 0],
])('the next place of a list: %s', (_, rows, position) => expect(nextPosition(rows)).toBe(position));

test.each([
  ['Tern II', 'tern-ii'],
  ['  Größe: 3/4"  ', 'grosse-3-4'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Kugelhähne — neu!', 'kugelhahne-neu'],
  ['水', ''],
  ['a'.repeat(119) + ' b', 'a'.repeat(119)],
  ['a'.repeat(130), 'a'.repeat(120)],
])('the slug of “%s”', (name, slug) => expect(slugOf(name)).toBe(slug));
