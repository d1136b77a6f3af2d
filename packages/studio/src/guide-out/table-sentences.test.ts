import type { Configurator, Table } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { isMatrix } from './table-sentences.ts';

const panel: Configurator = {
  configGroups: [
    { name: 'A', options: [{ code: 'a' }] },
    { name: 'B', options: [{ code: 'b' }] },
    { name: 'C', options: [{ code: 'c' }] },
    { name: 'D', options: [{ code: 'd' }] },
    { name: 'Cord', kind: 'number', min: 1, max: 9 },
  ],
};
const table = (columns: string[], gives?: string[], per?: string): Table => ({
  name: 'T',
  columns,
  rows: [],
  ...(gives === undefined ? {} : { gives }),
  ...(per === undefined ? {} : { per }),
});

test.each<[string, Table, boolean]>([
  ['of the options of two groups', table(['A', 'B']), true],
  ['with a third as condition', table(['A', 'B', 'C']), true],
  ['of four', table(['A', 'B', 'C', 'D']), false],
  ['of one', table(['A']), false],
  ['of a group that is not there', table(['A', 'X']), false],
  ['with numbers across', table(['A', 'Cord']), false],
  ['with numbers in its rows', table(['Cord', 'A']), false],
  ['with prices', table(['A', 'B'], ['price']), true],
  ['with prices and a third group', table(['A', 'B', 'C'], ['price']), false],
  ['with weights', table(['A', 'B'], ['kg']), false],
  ['with prices and weights', table(['A', 'B'], ['price', 'kg']), false],
  ['with prices by the length', table(['A', 'B'], ['price'], 'Cord'), false],
])('whether a table %s is printed as a matrix', (_, one, is) => expect(isMatrix(panel, one)).toBe(is));
