import { describe, expect, test } from 'vitest';
import { gridOf, type Uses } from './cells/grid.ts';
import type { Footnote } from './footnotes.ts';
import type { GatheredGroup } from './gathered-groups.ts';
import type { GuideNote } from './guide.ts';
import { crossesAreMade, findMatrices, isUnsure, type Matrix, tableOf } from './matrices.ts';
import { gathered } from './testing/gathered.ts';
import { sheetOf } from './testing/sheet-of.ts';

type Rows = Parameters<typeof sheetOf>[0];

const twoGroups = () => [gathered('Motor', ['A axial', 'B bax']), gathered('Volt', ['1 24 V', '2 230 V', '3 400 V'])];
function found(rows: Rows, groups: readonly GatheredGroup[] = twoGroups()) {
  const uses: Uses = new Map();
  const matrices = findMatrices(
    gridOf(sheetOf(rows), 0, '.', () => false),
    uses,
    groups,
  );
  return { matrices, groups, uses: [...uses].map(([key, as]) => `${key.slice(2)} ${as}`).toSorted() };
}
const only = (rows: Rows, groups?: readonly GatheredGroup[]): Matrix => {
  const [matrix] = found(rows, groups).matrices;
  if (matrix === undefined) throw new Error('no matrix');
  return matrix;
};
/** The codes of each cell with its sign, its amount and its marks. */
const cellsOf = (rows: Rows, groups?: readonly GatheredGroup[]): string[] =>
  found(rows, groups).matrices.flatMap(({ cells }) =>
    cells.map(({ row, column, sign, cents, marks }) =>
      [`${row}/${column}`, sign, cents, ...marks].filter((part) => part !== undefined).join(' '),
    ),
  );

const MARKS: Rows = [
  ['', '1', '2', '3'],
  ['A', 'x', '', 'x'],
  ['B', '', 'x', '-'],
];

describe('a table of what fits has codes or words of two groups as its labels', () => {
  test.each<[string, Rows, string[]]>([
    ['of codes', MARKS, ['A/1 cross', 'A/2 blank', 'A/3 cross', 'B/1 blank', 'B/2 cross', 'B/3 no']],
    [
      'of words',
      [
        ['', '24 V', '230 V'],
        ['axial', '●', ''],
        ['BAX', '', '●'],
      ],
      ['A/1 yes', 'A/2 blank', 'B/1 blank', 'B/2 yes'],
    ],
    [
      'of prices',
      [
        ['', '1', '2'],
        ['A', '$1', '$2'],
        ['B', '', 'on request'],
      ],
      ['A/1 amount 100', 'A/2 amount 200', 'B/1 blank', 'B/2 amount '],
    ],
    [
      'with one other heading',
      [
        ['', '1', '2', 'Remark'],
        ['A', 'x', 'x', 'see'],
      ],
      ['A/1 cross', 'A/2 cross'],
    ],
    [
      'not with two',
      [
        ['', '1', '2', 'Remark', 'More'],
        ['A', 'x', 'x'],
      ],
      [],
    ],
    [
      'not with another first',
      [
        ['', 'Foo', '1', '2'],
        ['A', 'x', 'x', 'x'],
      ],
      [],
    ],
    [
      'not of one column',
      [
        ['', '1'],
        ['A', 'x'],
        ['B', 'x'],
      ],
      [],
    ],
    [
      'not without a mark',
      [
        ['', '1', '2'],
        ['A', '', ''],
        ['B', '', ''],
      ],
      [],
    ],
    [
      'not with words in a cell',
      [
        ['', '1', '2'],
        ['A', 'x', 'hello'],
        ['B', 'x', 'x'],
      ],
      [],
    ],
    [
      'up to a row of another label',
      [
        ['', '1', '2'],
        ['A', 'x', 'x'],
        ['Foo', 'x', 'x'],
      ],
      ['A/1 cross', 'A/2 cross'],
    ],
    [
      'with its labels one column further left',
      [
        ['', '', '1', '2'],
        ['A', '', 'x', 'x'],
      ],
      ['A/1 cross', 'A/2 cross'],
    ],
    [
      'not two of one group',
      [
        ['', 'A', 'B'],
        ['A', 'x', 'x'],
      ],
      [],
    ],
    [
      'with marks of footnotes, or these alone',
      [
        ['', '1¹', '2'],
        ['A', 'x²', '¹'],
        ['B', '·', '0'],
      ],
      ['A/1 cross 2', 'A/2 blank 1', 'B/1 yes', 'B/2 amount 0'],
    ],
  ])('%s', (_, rows, cells) => expect(cellsOf(rows).map((cell) => cell.replace('null', ''))).toEqual(cells));

  test('not of options that are left out', () => {
    const groups = twoGroups();
    for (const option of groups[1]?.options ?? []) option.isTaken = option.code === '3';
    expect(cellsOf(MARKS, groups)).toEqual([]);
  });

  test('its cells are used, and its labels', () => {
    expect(found(MARKS).uses).toEqual([
      ...['0:1 heading', '0:2 heading', '0:3 heading', '1:0 heading', '1:1 mark', '1:3 mark'],
      ...['2:0 heading', '2:2 mark', '2:3 mark'],
    ]);
    expect(found([['Title over it'], ['', '1', '2'], ['A', '$1', '$2']]).uses).toEqual([
      ...['0:0 heading', '1:1 heading', '1:2 heading', '2:0 heading', '2:1 price', '2:2 price'],
    ]);
  });

  test('two below each other are two', () => {
    expect(
      found([...MARKS, [], ['', '1', '2'], ['A', '$1', '$2']]).matrices.map(({ isOfPrices }) => isOfPrices),
    ).toEqual([false, true]);
  });

  test('what goes with nothing of a group makes that an answer', () => {
    const groups = twoGroups();
    const volt = groups[1];
    if (volt === undefined) throw new Error('two groups');
    volt.optional = true;
    expect(
      cellsOf(
        [
          ['', '1', '-'],
          ['A', 'x', ''],
          ['B', '', 'x'],
        ],
        groups,
      ),
    ).toEqual(['A/1 cross', 'A/ blank', 'B/1 blank', 'B/ cross']);
    expect([volt.optional, volt.options[0]?.words, volt.options.length]).toEqual([false, 'None', 4]);
    expect(
      cellsOf([
        ['', '1', '-'],
        ['A', 'x', ''],
      ]),
    ).toEqual([]);
  });
});

test('a group that has an answer for nothing gets no second one', () => {
  const groups = [gathered('Motor', ['A axial']), gathered('Volt', ['1 24 V', ' none'], { optional: true })];
  found(
    [
      ['', '1', '-'],
      ['A', 'x', ''],
    ],
    groups,
  );
  expect(groups[1]).toMatchObject({ optional: false, options: [{ code: '1' }, { code: '' }] });
});

describe('a cross', () => {
  const volts: Rows[number] = ['', '1', '2'];
  test.each<[string, Rows, boolean, boolean]>([
    ['alone says yes', [volts, ['A', 'x', '']], false, true],
    ['beside dots may say no, and does where nothing is empty', [volts, ['A', 'x', '●'], ['B', '●', '●']], true, false],
    ['beside dots and empty cells says yes', [volts, ['A', 'x', '●'], ['B', '', '●']], true, true],
    ['beside dashes says yes', [volts, ['A', 'x', '-'], ['B', 'x', 'x']], true, true],
    ['is none of dots', [volts, ['A', '●', '-'], ['B', '●', '●']], false, true],
  ])('%s', (_, rows, unsure, made) => {
    expect([isUnsure(only(rows)), crossesAreMade(only(rows))]).toEqual([unsure, made]);
  });
});

describe('the table of a configurator', () => {
  const at = { sheet: 0, row: 9, column: 0 };
  const noteOf = (mark: string, text: string, sheet = 0): Footnote => ({ at: { ...at, sheet }, mark, text });
  const rowsOf = (rows: Rows, { areMade = true, notes = [] as Footnote[], groups = twoGroups() } = {}) => {
    const told: GuideNote[] = [];
    const table = tableOf(only(rows, groups), areMade, notes, groups, told);
    return { ...table, told: told.map(({ text }) => text) };
  };

  test.each<[string, Rows, boolean, unknown[][]]>([
    [
      'has the codes that go together',
      MARKS,
      true,
      [
        ['A', '1|3'],
        ['B', '2'],
      ],
    ],
    ['where crosses say no it has none of theirs', MARKS, false, []],
    [
      'says any where all go',
      [
        ['', '1', '2', '3'],
        ['A', '●', '●', '●'],
        ['B', '●', '', ''],
      ],
      true,
      [
        ['A', '*'],
        ['B', '1'],
      ],
    ],
    [
      'allows what has no column, and what has no row',
      [
        ['', '1', '2'],
        ['A', '●', ''],
      ],
      true,
      [
        ['A', '1|3'],
        ['B', '*'],
      ],
    ],
  ])('%s', (_, rows, areMade, expected) => {
    expect(rowsOf(rows, { areMade })).toMatchObject({
      name: 'Motor and Volt',
      columns: ['Motor', 'Volt'],
      rows: expected,
    });
  });

  test('asks nothing of a group that may have no answer', () => {
    const groups = twoGroups();
    for (const group of groups) group.optional = true;
    expect(
      rowsOf(
        [
          ['', '1', '2'],
          ['A', '●', ''],
        ],
        { groups },
      ).rows,
    ).toEqual([
      ['A', '1|3'],
      ['B', '*'],
      ['', '*'],
      ['*', ''],
    ]);
  });

  test('of prices has a price for each pair, or none where it is asked for', () => {
    const prices: Rows = [
      ['', '1', '2'],
      ['A', '$5', '¹'],
      ['B', '', 'on request'],
    ];
    const first = ['A', '1', 5];
    expect(rowsOf(prices)).toMatchObject({
      name: 'Motor and Volt price',
      gives: ['price'],
      rows: [first, ['B', '2', null]],
    });
    expect(rowsOf(prices, { notes: [noteOf('1', 'on request.')] }).rows).toEqual([
      first,
      ['A', '2', null],
      ['B', '2', null],
    ]);
    expect(
      rowsOf(prices, { notes: [noteOf('1', 'on request.', 1), noteOf('2', 'on request.'), noteOf('1', 'Steel')] }).rows,
    ).toHaveLength(2);
  });

  test('has a third group where footnotes of cells ask for one', () => {
    const groups = [...twoGroups(), gathered('Lid', ['S steel', 'T tin'])];
    const rows: Rows = [
      ['', '1', '2'],
      ['A', 'x¹', 'x'],
      ['B', 'x²', 'x³'],
    ];
    const notes = [noteOf('1', 'Only with S.'), noteOf('2', 'Not with T'), noteOf('3', 'Hello world and more')];
    expect(rowsOf(rows, { notes, groups })).toMatchObject({
      columns: ['Motor', 'Volt', 'Lid'],
      rows: [
        ['A', '2|3', '*'],
        ['A', '1', 'S'],
        ['B', '2|3', '*'],
        ['B', '1', 'S'],
      ],
      told: ['Taken as made. Decide what its footnote asks: “Hello world and more”'],
    });
    expect(rowsOf(rows, { notes: notes.map((note) => ({ ...note, at: { ...at, sheet: 1 } })), groups })).toMatchObject({
      columns: ['Motor', 'Volt'],
      rows: [
        ['A', '*'],
        ['B', '*'],
      ],
      told: [],
    });
  });
});
