import { describe, expect, test } from 'vitest';
import { gridOf, type Uses } from '../cells/grid.ts';
import { sheetOf } from '../testing/sheet-of.ts';
import { findStaggered } from './staggered.ts';

type Rows = Parameters<typeof sheetOf>[0];

function found(rows: Rows) {
  const uses: Uses = new Map();
  const groups = findStaggered(
    gridOf(sheetOf(rows), 0, '.', () => false),
    uses,
  );
  return { groups, uses: [...uses].map(([key, as]) => `${key.slice(2)} ${as}`).toSorted() };
}
const told = (rows: Rows): string[] =>
  found(rows).groups.map(
    ({ title, at, options }) =>
      `${title} @${at?.row}:${at?.column}: ${options.map(({ printed, words, price }) => [printed, words, price?.cents].filter((part) => part !== undefined).join(' ')).join(', ')}`,
  );

/** Names in the first column, codes in those after it, words in the sixth. */
const row = (name: string, column: number, code: string, words: string, price = ''): string[] => {
  const cells = [name, '', '', '', '', words, price];
  cells[column] = code;
  return cells;
};
const chart = [
  row('Motor', 1, 'A', 'Axial flow'),
  row('', 1, 'B', 'Bax flow'),
  row('Volt', 2, '1', '24 V'),
  row('Lid', 3, 'S', 'Steel', '$5'),
];
const THREE = ['Motor @0:0: A Axial flow, B Bax flow', 'Volt @2:0: 1 24 V', 'Lid @3:0: S Steel 500'];

describe('a chart has a column of codes for each group, each further to the right', () => {
  test.each<[string, Rows, string[]]>([
    ['three groups', chart, THREE],
    ['two may be by chance', chart.slice(0, 3), []],
    [
      'below other rows',
      [['Ordering guide'], ...chart],
      THREE.map((group) => group.replace(/@(\d)/, (_, at) => `@${Number(at) + 1}`)),
    ],
    [
      'a price in the words',
      [...chart.slice(0, 3), row('Lid', 3, 'S', 'Steel, add $5.00')],
      [...THREE.slice(0, 2), 'Lid @3:0: S Steel 500'],
    ],
    [
      'a separator before the code',
      [...chart.slice(0, 3), row('Lid', 3, '-S', 'Steel')],
      [...THREE.slice(0, 2), 'Lid @3:0: -S Steel'],
    ],
    ['the first row has a name', [row('', 1, 'A', 'Axial flow'), ...chart.slice(1)], []],
    ['it ends at an empty row', [...chart, [], row('', 3, 'T', 'Tin')], THREE],
    ['at an example', [...chart, ['Example: A-1-S']], THREE],
    ['where a name stands elsewhere', [...chart, ['', 'More', '', '', 'X', 'Extra']], THREE],
    ['where words stand elsewhere', [...chart, ['Case', '', '', '', 'X', '', 'Extra']], THREE],
    ['where a code goes back', [...chart, row('Case', 2, 'X', 'Extra')], THREE],
    ['where a code without a name stands elsewhere', [...chart, row('', 4, 'X', 'Extra')], THREE],
    ['where a price is none', [...chart, row('Case', 4, 'X', 'Extra', 'red')], THREE],
    ['where more stands in the row', [...chart, [...row('Case', 4, 'X', 'Extra', '$1'), 'more']], THREE],
    ['where there is no code', [...chart, row('Case', 4, 'lowercase words', 'Extra')], THREE],
    ['where there are no words', [...chart, row('Case', 4, 'X', '12')], THREE],
  ])('%s', (_, rows, groups) => expect(told(rows)).toEqual(groups));
});

test('its cells are used as what they are, and say where they stand', () => {
  const { groups, uses } = found(chart);
  expect(uses).toEqual([
    ...['0:0 group', '0:1 code', '0:5 words', '1:1 code', '1:5 words', '2:0 group', '2:2 code', '2:5 words'],
    ...['3:0 group', '3:3 code', '3:5 words', '3:6 price'],
  ]);
  expect(groups.at(-1)).toEqual({
    title: 'Lid',
    at: { sheet: 0, row: 3, column: 0 },
    hasWords: true,
    isNamedByRow: false,
    options: [
      {
        printed: 'S',
        words: 'Steel',
        price: { cents: 500, isBase: false },
        at: { sheet: 0, row: 3, column: 3 },
        wordsAt: { sheet: 0, row: 3, column: 5 },
        priceAt: { sheet: 0, row: 3, column: 6 },
      },
    ],
  });
});
