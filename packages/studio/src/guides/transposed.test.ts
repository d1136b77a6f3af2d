import { describe, expect, test } from 'vitest';
import { gridOf, type Uses } from './cells/grid.ts';
import { sheetOf } from './testing/sheet-of.ts';
import { findTransposed } from './transposed.ts';

type Rows = Parameters<typeof sheetOf>[0];

function found(rows: Rows) {
  const uses: Uses = new Map();
  const groups = findTransposed(
    gridOf(sheetOf(rows), 0, '.', () => false),
    uses,
  );
  return { groups, uses: [...uses].map(([key, as]) => `${key.slice(2)} ${as}`).toSorted() };
}
/** The title and its place, then each option: its place, code, words and price. */
const told = (rows: Rows): string[] =>
  found(rows).groups.flatMap(({ title, at, options }) => [
    `${title} @${at === null ? '' : `${at.row}:${at.column}`}`,
    ...options.map(
      ({ at: place, printed, words, price }) =>
        `${place.row}:${place.column} ${printed} ${words} ${price?.cents ?? ''}`,
    ),
  ]);

const CODES = ['Code', 'A', 'B'];
const WORDS = ['Description', 'Axial', 'Bax'];
const PRICES = ['Price', '$1', 'std'];

describe('headings below each other begin a table on its side', () => {
  test.each<[string, Rows, string[]]>([
    ['codes, words and prices', [CODES, WORDS, PRICES], [' @', '0:1 A Axial 100', '0:2 B Bax 0']],
    ['codes and prices', [CODES, PRICES], [' @', '0:1 A  100', '0:2 B  0']],
    ['words before codes', [WORDS, CODES], [' @', '1:1 A Axial ', '1:2 B Bax ']],
    ['codes alone are none', [CODES], []],
    ['words and prices are none', [WORDS, PRICES], []],
    [
      'not where headings stand beside each other',
      [
        ['Code', 'Description'],
        ['Price', 'x'],
        ['A', 'Axial'],
      ],
      [],
    ],
    ['a title above', [['Motor'], CODES, WORDS], ['Motor @0:0', '1:1 A Axial ', '1:2 B Bax ']],
    [
      'a title beside',
      [
        ['Motor', ...CODES],
        ['', ...WORDS],
      ],
      ['Motor @0:0', '0:2 A Axial ', '0:3 B Bax '],
    ],
    [
      'a name in a row of its own',
      [['Group', 'Motor', ''], CODES, WORDS],
      ['Motor @0:1', '1:1 A Axial ', '1:2 B Bax '],
    ],
    [
      'up to the first empty code',
      [
        ['Code', 'A', '', 'B'],
        ['Description', 'Axial', '', 'Bax'],
      ],
      [' @', '0:1 A Axial '],
    ],
    [
      'no code',
      [
        ['Code', ''],
        ['Description', 'Axial'],
      ],
      [],
    ],
    [
      'two below each other',
      [CODES, WORDS, [], ['Volt'], ['Code', 'X'], ['Description', 'None']],
      [' @', '0:1 A Axial ', '0:2 B Bax ', 'Volt @3:0', '4:1 X None '],
    ],
    [
      'a heading again ends it',
      [CODES, WORDS, ['Code', 'X'], ['Price', '$2']],
      [' @', '0:1 A Axial ', '0:2 B Bax ', ' @', '2:1 X  200'],
    ],
    ['an unclear heading ends it', [CODES, ['Type', 'Axial', 'Bax']], []],
  ])('%s', (_, rows, options) => expect(told(rows)).toEqual(options));
});

test('its cells are used as what they are', () => {
  expect(
    found([
      ['Group', 'Motor'],
      ['Pos', '1'],
      ['Code', 'A'],
      ['Description', 'Axial'],
      ['Price', '$1'],
      ['Remark', 'old'],
    ]).uses,
  ).toEqual([
    ...['0:0 heading', '0:1 group', '1:0 heading', '2:0 heading', '2:1 code', '3:0 heading', '3:1 words'],
    ...['4:0 heading', '4:1 price', '5:0 heading', '5:1 words'],
  ]);
});

test('words and prices say where they stand, and whether there are words at all', () => {
  const at = (row: number, column: number) => ({ sheet: 0, row, column });
  expect(found([CODES, WORDS, PRICES]).groups[0]).toMatchObject({
    hasWords: true,
    isNamedByRow: false,
    options: [
      { wordsAt: at(1, 1), priceAt: at(2, 1) },
      { wordsAt: at(1, 2), priceAt: at(2, 2) },
    ],
  });
  const [priced] = found([CODES, PRICES]).groups;
  expect(priced).toMatchObject({ hasWords: false, at: null });
  expect(priced?.options[0]).not.toHaveProperty('wordsAt');
  expect(found([CODES, WORDS]).groups[0]?.options[0]).not.toHaveProperty('priceAt');
});
