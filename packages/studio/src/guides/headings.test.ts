import { describe, expect, test } from 'vitest';
import { gridOf, type Uses } from './cells/grid.ts';
import { type Columns, claimHeadings, headingRow, headingsOf } from './headings.ts';
import { sheetOf } from './testing/sheet-of.ts';

type Rows = Parameters<typeof sheetOf>[0];
type Merges = readonly [number, number, number, number][];
const gridFrom = (rows: Rows, merges: Merges = []) => gridOf(sheetOf(rows, { merges }), 0, '.', () => false);

/** `row: from–to` of each table, then its columns by their roles, its title, and those that are not read. */
const told = ({ row, from, to, of, title, unread }: Columns): string =>
  [
    `${row}: ${from}–${to}`,
    ...Object.entries(of)
      .map(([role, column]) => `${role} ${column}`)
      .toSorted(),
    ...(title === undefined ? [] : [`title ${title}`]),
    ...(unread.length === 0 ? [] : [`unread ${unread.join()}`]),
  ].join(', ');
function tablesOf(rows: Rows, merges?: Merges): string[] {
  const grid = gridFrom(rows, merges);
  const uses: Uses = new Map();
  return rows.flatMap((_, row) => headingsOf(grid, uses, row)).map(told);
}

const AXIAL = ['A', 'Axial', '$1'];

describe('a row of headings begins a table', () => {
  test.each<[string, Rows, string[]]>([
    ['codes, words and prices', [['Code', 'Description', 'Price'], AXIAL], ['0: 0–3, code 0, price 2, words 1']],
    ['codes and words', [['Code', 'Description'], AXIAL], ['0: 0–2, code 0, words 1']],
    [
      'codes and prices',
      [
        ['Code', 'Price'],
        ['A', '$1'],
      ],
      ['0: 0–2, code 0, price 1'],
    ],
    [
      'codes after their words',
      [
        ['Frame', 'Code', 'Price'],
        ['Small', 'A', '$1'],
        ['Large', 'B', '$2'],
        ['5', 'C', '$3'],
      ],
      ['0: 0–3, code 1, price 2, words 0, title 0'],
    ],
    [
      'and where but half of them are words',
      [
        ['Frame', 'Code', 'Price'],
        ['Small', 'A', '$1'],
        ['5', 'C', '$3'],
      ],
      ['0: 1–3, code 1, price 2'],
    ],
    ['codes alone begin none', [['Code'], AXIAL], []],
    [
      'words and prices begin none',
      [
        ['Description', 'Price'],
        ['Axial', '$1'],
      ],
      [],
    ],
    ['a remark, too', [['Code', 'Description', 'Remarks'], AXIAL], ['0: 0–3, code 0, remark 2, words 1']],
    [
      'two beside each other',
      [
        ['Code', 'Description', '', 'Code', 'Description'],
        ['A', 'Axial', '', 'X', 'None'],
      ],
      ['0: 0–2, code 0, words 1', '0: 3–5, code 3, words 4'],
    ],
    [
      'two below each other',
      [['Code', 'Description'], AXIAL, [], ['Description', 'Code'], ['None', 'X']],
      ['0: 0–2, code 0, words 1', '3: 0–2, code 1, words 0'],
    ],
    [
      'of revisions there is none',
      [
        ['Rev', 'Date', 'Code', 'Description'],
        ['A', '2020', 'A', 'Axial'],
      ],
      [],
    ],
  ])('%s', (_, rows, tables) => expect(tablesOf(rows)).toEqual(tables));
});

describe('a heading that may be of codes or words', () => {
  test.each<[string, Rows, string[]]>([
    ['is of the codes where others are words', [['Option', 'Description'], AXIAL], ['0: 0–2, code 0, words 1']],
    [
      'also where they stand before it',
      [
        ['Description', 'Option'],
        ['Axial', 'A'],
      ],
      ['0: 0–2, code 1, words 0'],
    ],
    ['is of the words where others are codes', [['Code', 'Option'], AXIAL], ['0: 0–2, code 0, words 1']],
    [
      'names the group where it is of the words',
      [['Code', 'Type', 'Price'], AXIAL],
      ['0: 0–3, code 0, price 2, words 1, title 1'],
    ],
    ['but not below a title over both', [['Motor'], ['Code', 'Type'], AXIAL], ['1: 0–2, code 0, words 1, title 1']],
    ['of two the first is of codes', [['Option', 'Value', 'Price'], AXIAL], ['0: 0–3, code 0, price 2, words 1']],
    ['two alone begin no table', [['Option', 'Value'], AXIAL], []],
    [
      'two again, after a third column, begin another',
      [
        ['Option', 'Price', 'Option', 'Price'],
        ['A', '$1', 'B', '$2'],
      ],
      ['0: 0–2, code 0, price 1', '0: 2–4, code 2, price 3'],
    ],
  ])('%s', (_, rows, tables) => expect(tablesOf(rows)).toEqual(tables));

  test('a title that is merged over both columns names the group', () => {
    expect(tablesOf([['Motor', ''], ['Code', 'Type'], AXIAL], [[0, 0, 1, 2]])).toEqual(['1: 0–2, code 0, words 1']);
  });
});

describe('names of groups in a column', () => {
  test.each<[string, Rows, string[]]>([
    [
      'below their heading',
      [
        ['Group', 'Code', 'Description'],
        ['Motor', ...AXIAL],
      ],
      ['0: 0–3, code 1, group 0, words 2'],
    ],
    [
      'below that of positions',
      [
        ['Pos', 'Code', 'Description'],
        ['1', ...AXIAL],
      ],
      ['0: 0–3, code 1, group 0, words 2'],
    ],
    [
      'beside positions',
      [
        ['Pos', 'Feature', 'Code', 'Description'],
        ['1', 'Motor', ...AXIAL],
      ],
      ['0: 0–4, code 2, group 1, position 0, words 3'],
    ],
    [
      'words before codes, in fewer rows than those after them',
      [
        ['Description', 'Code', 'Option'],
        ['Motor', 'A', 'Axial'],
        ['', 'B', 'Radial'],
      ],
      ['0: 0–3, code 1, group 0, words 2'],
    ],
    [
      'not in as many rows',
      [
        ['Description', 'Code', 'Option'],
        ['Motor', 'A', 'Axial'],
        ['Motor', 'B', 'Radial'],
      ],
      ['0: 0–2, code 1, words 0'],
    ],
    [
      'below a heading that says nothing, where each is said for several rows',
      [
        ['Stage', 'Code', 'Description'],
        ['One', 'A', 'Axial'],
        ['One', 'B', 'Bax'],
        ['Two', 'C', 'Cax'],
        ['Two', 'D', 'Dax'],
      ],
      ['0: 0–3, code 1, group 0, words 2'],
    ],
    [
      'not where one comes again after another',
      [
        ['Stage', 'Code', 'Description'],
        ...[
          ['One', 'A'],
          ['One', 'B'],
          ['Two', 'C'],
          ['Two', 'D'],
          ['One', 'E'],
          ['One', 'F'],
        ].map((row) => [...row, 'Words']),
      ],
      ['0: 1–3, code 1, words 2'],
    ],
    [
      'nor where there is one alone',
      [
        ['Stage', 'Code', 'Description'],
        ['One', 'A', 'Axial'],
        ['One', 'B', 'Bax'],
      ],
      ['0: 1–3, code 1, words 2'],
    ],
    [
      'nor after the codes',
      [
        ['Code', 'Description', 'Stage'],
        ['A', 'Axial', 'One'],
        ['B', 'Radial', 'One'],
        ['C', 'Cax', 'Two'],
        ['D', 'Dax', 'Two'],
      ],
      ['0: 0–2, code 0, words 1'],
    ],
  ])('%s', (_, rows, tables) => expect(tablesOf(rows)).toEqual(tables));
});

describe('what stands below a heading', () => {
  const FRAME = ['Frame', 'Code', 'Price'];
  test.each<[string, Rows, string[]]>([
    [
      'is read up to a row with one cell',
      [FRAME, ['Small', 'A', '$1'], ['Note'], ['5', 'B', '$2'], ['6', 'C', '$3']],
      ['0: 0–3, code 1, price 2, words 0, title 0'],
    ],
    [
      'is read up to the next headings',
      [FRAME, ['Small', 'A', '$1'], FRAME, ['5', 'B', '$2'], ['6', 'C', '$3']],
      ['0: 0–3, code 1, price 2, words 0, title 0', '2: 1–3, code 1, price 2'],
    ],
    [
      'tells positions that do not count up from codes',
      [
        ['Pos', 'Description', 'Price'],
        ['1', 'Axial', '$1'],
        ['3', 'Bax', '$2'],
      ],
      ['0: 0–3, code 0, price 2, words 1'],
    ],
    [
      'tells positions that count up',
      [
        ['Pos', 'Description', 'Price'],
        ['1', 'Axial', '$1'],
        ['2', 'Bax', '$2'],
      ],
      [],
    ],
    [
      'tells positions in words',
      [
        ['Pos', 'Description', 'Price'],
        ['X', 'Axial', '$1'],
        ['the second one', 'Bax', '$2'],
      ],
      [],
    ],
    [
      'tells names of groups by three rows of each',
      [
        ['Stage', 'Code', 'Description'],
        ...['One', 'One', 'One', 'Two', 'Two', 'Two'].map((name, at) => [name, 'ABCDEF'[at] ?? '', 'Words']),
      ],
      ['0: 0–3, code 1, group 0, words 2'],
    ],
    [
      'is of a group before the codes, whatever its heading',
      [
        ['Type', 'Code', 'Description'],
        ['Motor', 'A', 'Axial'],
      ],
      ['0: 0–3, code 1, group 0, words 2'],
    ],
    [
      'is of the first of two groups',
      [
        ['Group', 'Type', 'Code', 'Description'],
        ['Motor', 'Big', 'A', 'Axial'],
      ],
      ['0: 0–4, code 2, group 0, words 3'],
    ],
    [
      'is of no group after a price',
      [
        ['Description', 'Code', 'Price', 'Option'],
        ['Motor', 'A', '$1', 'Axial'],
        ['', 'B', '$2', 'Bax'],
      ],
      ['0: 0–3, code 1, price 2, words 0'],
    ],
  ])('%s', (_, rows, tables) => expect(tablesOf(rows)).toEqual(tables));
});

describe('two rows of headings', () => {
  test.each<[string, Rows, string[]]>([
    [
      'before and after the codes',
      [
        ['Description', '', 'Price'],
        ['', 'Code', ''],
        ['Axial', 'A', '$1'],
      ],
      ['1: 0–3, code 1, price 2, words 0'],
    ],
    [
      'of which the upper could be a table of its own',
      [
        ['Option', 'Description'],
        ['Code', ''],
        ['A', 'Axial'],
      ],
      ['1: 0–2, code 0, words 1'],
    ],
    [
      'of which each has codes are two tables',
      [['Code', 'Description', 'Price'], ['Code', 'Description', ''], AXIAL],
      ['0: 0–3, code 0, price 2, words 1', '1: 0–3, code 0, price 2, words 1'],
    ],
  ])('%s', (_, rows, tables) => expect(tablesOf(rows)).toEqual(tables));

  test('the headings of words and prices may begin a row higher than that of the codes, and begin no table of their own', () => {
    expect(tablesOf([['', 'Description', 'Price'], ['Code', '', ''], AXIAL])).toEqual([
      '1: 0–3, code 0, price 2, words 1',
    ]);
  });

  test('a cell that covers both is the heading of its column', () => {
    const merges: Merges = [[0, 1, 2, 1]];
    const rows: Rows = [['', 'Description'], ['Code', ''], AXIAL];
    const grid = gridFrom(rows, merges);
    expect(tablesOf(rows, merges)).toEqual(['1: 0–2, code 0, words 1']);
    expect([headingRow(grid, 1, 0), headingRow(grid, 1, 1), headingRow(grid, 2, 1)]).toEqual([1, 0, 2]);
    expect(headingRow(grid, 2, 2)).toBe(2);
    const high = gridFrom([['', 'Description'], [], ['Code', ''], AXIAL], [[0, 1, 3, 1]]);
    expect([headingRow(high, 2, 1), headingRow(high, 1, 1)]).toEqual([0, 0]);
    expect(headingRow(gridFrom(rows), 1, 1)).toBe(0);
  });

  test('a heading that is merged over several columns makes the table as wide', () => {
    expect(tablesOf([['Code', 'Description', ''], AXIAL], [[0, 1, 1, 2]])).toEqual(['0: 0–3, code 0, words 1']);
  });
});

test('the headings of a table are claimed, but not one that is the title', () => {
  const claimed = (rows: Rows) => {
    const grid = gridFrom(rows);
    const uses: Uses = new Map();
    for (const columns of rows.flatMap((_, row) => headingsOf(grid, uses, row))) claimHeadings(grid, uses, columns);
    return [...uses].map(([key, as]) => `${key} ${as}`);
  };
  expect(claimed([['Code', 'Description', 'Price'], AXIAL])).toEqual([
    '0:0:0 heading',
    '0:0:1 heading',
    '0:0:2 heading',
  ]);
  expect(
    claimed([
      ['Motor', 'Code', 'Price'],
      ['Axial flow', 'A', '$1'],
    ]),
  ).toEqual(['0:0:1 heading', '0:0:2 heading']);
  // With what stands over the names of groups.
  expect(
    claimed([
      ['Series', '', 'Description'],
      ['Group', 'Code', ''],
      ['Motor', 'A', 'Axial'],
    ]),
  ).toEqual(['0:1:0 heading', '0:0:0 heading', '0:1:1 heading', '0:0:2 heading']);
});

test('all of a table of revisions is claimed, up to an empty row', () => {
  const rows: Rows = [['Rev', 'Date'], ['A'], ['B', '2021'], ['C', '2022'], [], ['D', '2023']];
  const uses: Uses = new Map();
  expect(headingsOf(gridFrom(rows), uses, 0)).toEqual([]);
  expect([...uses.values()]).toEqual(Array(7).fill('nothing'));
});
