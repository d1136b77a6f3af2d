import { expect, test } from 'vitest';
import { guideRows } from './guide-rows.ts';
import type { PrintedGuide } from './printed-guide.ts';

const option = (code: string, given: object = {}) => ({ code, words: '', price: 0, marks: '', ...given });
const empty = { form: 'A-B', prefix: '', groups: [], base: 0, footnotes: [], matrices: [], examples: [] };
const HEAD = [['T-1 – ordering guide'], ['Numbers are A-B'], ['Position', 'Group', 'Code', 'Description', 'Price']];
const below = (given: Partial<PrintedGuide>) => {
  const rows = guideRows('T-1', { ...(empty as unknown as PrintedGuide), ...given });
  expect(rows.slice(0, 3)).toEqual(HEAD);
  return rows.slice(3);
};
const groups = (...given: readonly object[]) => ({ groups: given as unknown as PrintedGuide['groups'] });

test('a guide of nothing is its head and an empty row', () => {
  expect(below({})).toEqual([[]]);
});
test('a group stands in the row of its first option, with what is beside its name', () => {
  const options = [
    option('a', { words: 'Axial', price: 5, marks: '*' }),
    option('', { price: null }),
    option('c', { price: undefined }),
  ];
  expect(below(groups({ position: 1, name: 'A', aside: '', marks: '', options }))).toEqual(
    [
      [1, 'A', 'a *', 'Axial', '5.00'],
      [null, null, '(nothing)', '', 'on request'],
      [null, null, 'c', '', null],
      [],
    ].map((row) => row.map((cell) => (cell === '(nothing)' ? expect.any(String) : cell))),
  );
  const one = { position: 2, name: 'B', aside: 'optional', marks: '†', options: [option('x')] };
  expect(below(groups(one))[0]).toEqual([2, 'B (optional) †', 'x', '', '0.00']);
});
test('a base price, tables, examples and footnotes follow, parted by empty rows', () => {
  const matrices = [
    {
      rows: 'A',
      columns: 'B',
      columnCodes: ['x', 'y'],
      lines: [
        { code: 'a', cells: ['●', 5.5] },
        { code: 'b', cells: ['–', null] },
      ],
    },
  ];
  expect(
    below({
      base: 12.5,
      matrices: matrices as unknown as PrintedGuide['matrices'],
      examples: [
        { number: 'a-x', price: 1250 },
        { number: 'b-y', price: null },
      ] as unknown as PrintedGuide['examples'],
      footnotes: [
        { mark: '*', text: 'Not outdoors.' },
        { mark: '', text: 'All prices net.' },
      ],
    }),
  ).toEqual([
    [],
    ['Base price', '12.50'],
    [],
    ['A \\ B', 'x', 'y'],
    ['a', '●', '5.50'],
    ['b', '–', 'on request'],
    [],
    ['Example:', 'a-x', '12.50'],
    ['Example:', 'b-y', 'on request'],
    [],
    ['* Not outdoors.'],
    ['All prices net.'],
  ]);
  expect(below({ base: 1 } as Partial<PrintedGuide>)).toEqual([[], ['Base price', '1.00'], []]);
});
