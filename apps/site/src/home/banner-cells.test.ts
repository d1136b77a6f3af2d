import { expect, test } from 'vitest';
import { bannerCells } from './banner-cells.ts';

const decoded = (...cells: [group: string, text: string][]) => ({
  family: { name: 'Tern', slug: 'tern', intrinsicallySafe: false },
  complete: true,
  cells: cells.map(([group, text]) => ({ group, text, state: 'right' as const })),
  fits: [],
});

test('cells carry the names of their groups; one that prints nothing has no cell', () => {
  const cells = bannerCells('TD-3-20', decoded(['Series', 'TD'], ['Supply', '3'], ['Options', ''], ['Cable', '20']));
  expect(cells.map(({ name, text, separator }) => [name, separator + text])).toEqual([
    ['Series', 'TD'],
    ['Supply', '-3'],
    ['Cable', '-20'],
  ]);
});

test('a number that does not read piece by piece has no names', () => {
  expect(bannerCells('TD-3', decoded(['All', 'TD-3'])).map(({ name }) => name)).toEqual(['', '']);
  expect(bannerCells('TD-3', null).map(({ name }) => name)).toEqual(['', '']);
});
