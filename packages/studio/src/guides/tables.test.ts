import { describe, expect, test } from 'vitest';
import { gridOf, type Uses } from './cells/grid.ts';
import type { GuideNote, Place } from './guide.ts';
import type { RawGroup, RawOption } from './raw-groups.ts';
import { findTables, titleAbove } from './tables.ts';
import { sheetOf } from './testing/sheet-of.ts';

type Rows = Parameters<typeof sheetOf>[0];
type Merges = readonly [number, number, number, number][];

const at = (place: Place | null | undefined): string => (place ? `${place.row}:${place.column}` : '');
const priceOf = ({ price, rate }: RawOption): string =>
  rate === undefined ? (price === null ? '' : `${price.cents}`) : `${rate.cents}/${rate.unit}`;
/** Each group as its title and place, then its options: place, code, words and price, the last two with their places. */
const told = (group: RawGroup): string[] => [
  `${group.title} @${at(group.at)}`,
  ...group.options.map(
    (option) =>
      `${at(option.at)} ${option.printed} | ${option.words} @${at(option.wordsAt)} | ${priceOf(option)} @${at(option.priceAt)}`,
  ),
];
function found(rows: Rows, merges: Merges = [], leftOut = '') {
  const grid = gridOf(sheetOf(rows, { merges }), 0, '.', (place) => at(place) === leftOut);
  const uses: Uses = new Map();
  const notes: GuideNote[] = [];
  const groups = findTables(grid, uses, notes);
  return {
    grid,
    groups,
    notes,
    told: groups.flatMap(told),
    uses: [...uses].map(([key, as]) => `${key.slice(2)} ${as}`),
  };
}
/** Titles and codes alone. */
const codesOf = (rows: Rows, merges?: Merges): string[] =>
  found(rows, merges).groups.map(({ title, options }) => `${title}: ${options.map(({ printed }) => printed).join()}`);

const HEAD = ['Code', 'Description'];
const A = ['A', 'Axial'];
const B = ['B', 'Bax'];

describe('a table is read row by row', () => {
  test('below its headings, with its title above them', () => {
    const { told: groups, uses } = found([['Motor'], [...HEAD, 'Price'], [...A, '$1'], [...B, 'std']]);
    expect(groups).toEqual(['Motor @0:0', '2:0 A | Axial @2:1 | 100 @2:2', '3:0 B | Bax @3:1 | 0 @3:2']);
    expect(uses.toSorted()).toEqual([
      ...['0:0 group', '1:0 heading', '1:1 heading', '1:2 heading'],
      ...['2:0 code', '2:1 words', '2:2 price', '3:0 code', '3:1 words', '3:2 price'],
    ]);
  });

  test('a price by the unit is a rate; one that is none stays free, and N/A does not', () => {
    const { told: groups, uses } = found([
      [...HEAD, 'Price'],
      [...A, '$2.10/ft'],
      [...B, 'N/A'],
      ['C', 'Cax', 'hello'],
    ]);
    expect(groups).toEqual([
      ' @1:0',
      '1:0 A | Axial @1:1 | 210/ft @1:2',
      '2:0 B | Bax @2:1 |  @2:2',
      '3:0 C | Cax @3:1 |  @3:2',
    ]);
    expect(uses.filter((one) => one.endsWith('price'))).toEqual(['1:2 price', '2:2 price']);
  });

  test('a remark stands after the words, before the marks of footnotes', () => {
    expect(
      found([
        [...HEAD, 'Remarks'],
        ['A', 'Axial¹', 'not with B'],
        [...B, ''],
        ['C', '', 'old'],
      ]).told,
    ).toEqual([' @1:0', '1:0 A | Axial (not with B)¹ @1:1 |  @', '2:0 B | Bax @2:1 |  @', '3:0 C | (old) @3:1 |  @']);
    expect(
      found(
        [
          [...HEAD, 'Remarks', ''],
          [...A, '', 'old'],
        ],
        [[0, 2, 1, 2]],
      ).told,
    ).toContain('1:0 A | Axial (old) @1:1 |  @');
  });

  test('a row without a code has words; one without both is none, nor one that a person left out', () => {
    const rows: Rows = [
      [...HEAD, 'Price'],
      [...A, '$1'],
      ['', 'only words', ''],
      ['', '', '$3'],
      ['B', '', '$2'],
    ];
    expect(codesOf(rows)).toEqual([': A,,B']);
    expect(found(rows, [], '1:0').told).toEqual([' @1:0', '2:0  | only words @2:1 |  @', '4:0 B |  @ | 200 @4:2']);
  });

  test('of a column that is not read a note is made, and no other table takes its cells', () => {
    const { notes, uses } = found([
      ['Code', 'Net  weight', 'Description'],
      ['A', '5', 'Axial'],
      ['B', '', 'Bax'],
      ['C', '6', 'Cax'],
    ]);
    expect(notes).toEqual([
      { at: { sheet: 0, row: 0, column: 1 }, text: 'Nothing was made of the column “Net weight”.' },
    ]);
    expect(uses.filter((one) => one.endsWith('nothing'))).toEqual(['0:1 nothing', '1:1 nothing', '3:1 nothing']);
    expect(
      found([
        ['Code', 'Weight', 'Description'],
        ['A', '', 'Axial'],
      ]).notes,
    ).toEqual([]);
  });
});

describe('groups are named', () => {
  test.each<[string, Rows, string[]]>([
    ['nowhere', [HEAD, A], [': A']],
    ['by rows between', [HEAD, ['Motor'], A, ['Voltage'], B], ['Motor: A', 'Voltage: B']],
    ['by rows between, after the first rows', [['Motor'], HEAD, A, ['Voltage'], B], ['Motor: A', 'Voltage: B']],
    [
      'in a column, also once more',
      [
        ['Group', ...HEAD],
        ['Motor', ...A],
        ['', ...B],
        ['Volt', 'C', 'Cax'],
        ['Motor', 'D', 'Dax'],
      ],
      ['Motor: A,B,D', 'Volt: C'],
    ],
    [
      'with the first of their positions',
      [
        ['Pos', 'Feature', ...HEAD],
        ['1', 'Motor', ...A],
        ['2-3', 'Volt', ...B],
        ['x', 'Third', 'C', 'Cax'],
        ['', 'Fourth', 'D', 'Dax'],
      ],
      ['1 Motor: A', '2 Volt: B', 'Third: C', 'Fourth: D'],
    ],
    [
      'by a heading',
      [
        ['Motor', ...HEAD],
        ['', ...A],
        ['', ...B],
      ],
      ['Motor: A,B'],
    ],
    [
      'rows before the first name are of none',
      [
        ['Group', ...HEAD],
        ['', ...A],
        ['Motor', ...B],
      ],
      [': A', 'Motor: B'],
    ],
  ])('%s', (_, rows, groups) => expect(codesOf(rows)).toEqual(groups));

  test('a merged row between is a name, whatever it says', () => {
    expect(codesOf([HEAD, ['12', ''], A], [[1, 0, 1, 2]])).toEqual(['12: A']);
    expect(codesOf([HEAD, ['12', ''], A])).toEqual([': 12,A']);
    const after = [HEAD, ['12', ''], A].map((row) => ['', ...row]);
    expect(codesOf(after, [[1, 1, 1, 2]])).toEqual(['12: A']);
  });

  test('words alone, in the first column, are a name where a code follows, and they begin with a capital and are short', () => {
    const named = (...rows: Rows) => codesOf([['Description', 'Code'], ...rows]);
    const axial = ['Axial', 'A'];
    expect(named(['Motor'], axial)).toEqual(['Motor: A']);
    expect(named(['motor'], axial)).toEqual([': ,A']);
    expect(named(axial, ['Motor'], ['more'])).toEqual([': A,,']);
    expect(named([`M${'o'.repeat(39)}`], axial)).toEqual([': ,A']);
    expect(named([`M${'o'.repeat(38)}`], axial)).toEqual([`M${'o'.repeat(38)}: A`]);
    expect(codesOf([HEAD, ['', 'Motor'], A])).toEqual([': ,A']);
  });
});

describe('the title above headings', () => {
  const titleOf = (rows: Rows, row: number, from = 0, to = 2) => {
    const title = titleAbove(found(rows).grid, new Map(), row, from, to);
    return title === null ? null : `${title.text} @${title.row}:${title.column}`;
  };
  test.each<[string, Rows, number, string | null]>([
    ['right above', [['Motor'], HEAD], 1, 'Motor @0:0'],
    ['in another of its columns', [['', 'Motor'], HEAD], 1, 'Motor @0:1'],
    ['not beside it', [['', '', 'Motor'], HEAD], 1, null],
    ['three rows above', [['Motor'], [], [], HEAD], 3, 'Motor @0:0'],
    ['not four', [['Motor'], [], [], [], HEAD], 4, null],
    ['the nearest', [['Motor'], ['Volt'], HEAD], 2, 'Volt @1:0'],
    ['with the position that stands before it', [['Pos. 2', 'Motor'], HEAD], 1, '2 Motor @0:1'],
    ['a position alone', [['Pos. 2'], HEAD], 1, 'Pos. 2 @0:0'],
    ['with nothing but a position before it', [['x', 'Motor'], HEAD], 1, 'x @0:0'],
    ['none', [HEAD], 0, null],
  ])('%s', (_, rows, row, title) => expect(titleOf(rows, row)).toBe(title));

  test('a position before its columns counts, too', () => {
    expect(
      titleOf(
        [
          ['#3', 'Motor'],
          ['', ...HEAD],
        ],
        1,
        1,
        3,
      ),
    ).toBe('3 Motor @0:1');
  });

  test('what is used already is none', () => {
    const { grid } = found([['Motor'], HEAD]);
    expect(titleAbove(grid, new Map([['0:0:0', 'group']]), 1, 0, 2)).toBeNull();
  });
});

describe('a table ends', () => {
  const C = ['C', 'Cax'];
  test.each<[string, Rows, string[]]>([
    ['not at an empty row, where a whole row follows', [HEAD, A, [], B], [': A,B']],
    ['nor at two', [HEAD, A, [], [], B], [': A,B']],
    ['at three', [HEAD, A, [], [], [], B], [': A']],
    ['at an empty row, where a code alone follows', [HEAD, A, [], ['B']], [': A']],
    ['not where a name follows, and rows below it', [HEAD, A, [], ['Volt'], B], [': A', 'Volt: B']],
    ['where a name follows without rows', [HEAD, A, [], ['Volt'], ['B']], [': A']],
    ['where a row goes on to the right', [HEAD, A, [], [...B, 'more']], [': A']],
    ['where other headings follow', [HEAD, A, [], HEAD, B], [': A', ': B']],
    ['where the title of other headings follows', [HEAD, A, ['Volt'], HEAD, B], [': A', 'Volt: B']],
    ['at an example', [HEAD, A, ['Example: A-B'], B], [': A']],
    ['where what follows is of marks', [HEAD, A, [], ['', 'X', 'Y'], ['A', 'x', '–'], C], [': A']],
  ])('%s', (_, rows, groups) => expect(codesOf(rows)).toEqual(groups));

  test('where words stand in the column of positions', () => {
    const positions = (next: string): Rows => [
      ['Pos', 'Feature', ...HEAD],
      ['1', 'Motor', ...A],
      [],
      [next, 'Volt', ...B],
    ];
    expect(codesOf(positions('2'))).toEqual(['1 Motor: A', '2 Volt: B']);
    expect(codesOf(positions('Where it fits'))).toEqual(['1 Motor: A']);
  });
});

test('the same headings again go on with the last group', () => {
  const group = (...rows: Rows): Rows => [['Group', ...HEAD], ...rows];
  const pages: Rows = [...group(['Motor', ...A]), [], [], [], ...group(['', ...B])];
  expect(found(pages).groups.map(({ title, options }) => [title, options.length])).toEqual([['Motor', 2]]);
  const other: Rows = [...group(['Motor', ...A]), [], [], [], ['Group', 'Description', 'Code'], ['', 'Bax', 'B']];
  expect(codesOf(other)).toEqual(['Motor: A', ': B']);
  expect(codesOf([HEAD, A, [], [], [], HEAD, B])).toEqual([': A', ': B']);
});
