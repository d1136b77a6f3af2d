import type { Configurator, Table } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { isMatrix, tableSentences } from './table-sentences.ts';

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

test.each<[string, Partial<Table>, string]>([
  ['of answers', { rows: [['a', 'b']] }, 'T: A a with B b.'],
  [
    'of several rows',
    {
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    'T: A a with B b; A c with B d.',
  ],
  ['of any answer', { rows: [['*', 'b']] }, 'T: B b.'],
  ['of all else', { rows: [['*', '*']] }, 'T: all else.'],
  ['of none', { rows: [['a', '']] }, 'T: A a with B left out.'],
  ['of a cell that is not there', { rows: [['a']] }, 'T: A a with B left out.'],
  ['of several codes, also quoted', { rows: [['a|"c"', 'b']] }, 'T: A a or c with B b.'],
  ['of a code or none', { rows: [['a|""', 'b']] }, 'T: A a or left out with B b.'],
  ['of codes with signs of cells in them', { rows: [['"a|c"|"""d"""', '1..2']] }, 'T: A a|c or "d" with B 1..2.'],
  ['of a code of digits', { rows: [[12, 'b']] }, 'T: A 12 with B b.'],
  [
    'of ranges',
    {
      columns: ['Cord', 'C'],
      rows: [
        ['..5', '7..'],
        ['1..2|4', 3],
        ['', '*'],
      ],
    },
    'T: Cord up to 5 with C 7 and more; Cord 1 to 2 or 4 with C 3; Cord left out.',
  ],
  ['of prices', { gives: ['price'], rows: [['a', '*', 5]] }, 'T: A a costs 5.00.'],
  ['of prices beside others', { gives: ['kg', 'price'], rows: [['a', '*', 1, 5]] }, 'T: A a costs 5.00.'],
  ['of prices on request', { gives: ['price'], rows: [['a', '*', null]] }, 'T: A a on request.'],
  ['of weights', { gives: ['kg'], rows: [['a', '*', 5]] }, 'T: A a.'],
  [
    'of prices by the length',
    { gives: ['price'], per: 'Cord', rows: [['a', '*', 5]] },
    'T: A a costs 5.00 for each ft.',
  ],
  [
    'of prices by the length that have parts of a cent',
    { gives: ['price'], per: 'Cord', rows: [['a', '*', 0.035]] },
    'T: A a costs 0.035 for each ft.',
  ],
  [
    'of prices by a number without a unit',
    { gives: ['price'], per: 'C', rows: [['a', '*', 5]] },
    'T: A a costs 5.00 for each C.',
  ],
])('the sentence of a table %s', (_, given, sentence) => {
  const cord: Configurator = {
    configGroups: [
      { name: 'Cord', kind: 'number', unit: 'ft' },
      { name: 'C', kind: 'number' },
    ],
  };
  expect(tableSentences(cord, { ...table(['A', 'B']), ...given })).toEqual([sentence]);
});

test('a table of up to forty rows is told row by row, a longer one is named', () => {
  const of = (count: number) => ({ ...table(['A', 'B']), rows: Array.from({ length: count }, () => ['a', 'b']) });
  expect(tableSentences(panel, of(40))).toEqual([`T: ${Array.from({ length: 40 }, () => 'A a with B b').join('; ')}.`]);
  expect(tableSentences(panel, of(41))).toEqual(['A, B go together as the table T says.']);
});
