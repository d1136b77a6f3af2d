import { describe, expect, test } from 'vitest';
import { gridOf, type Uses } from './cells/grid.ts';
import { gatherGroups, nameAll } from './gather-groups.ts';
import type { GuideNote } from './guide.ts';
import { gathered } from './testing/gathered.ts';
import { sheetOf } from './testing/sheet-of.ts';

type Rows = Parameters<typeof sheetOf>[0];
interface Page {
  name?: string;
  rows: Rows;
}
function read(...pages: readonly (Page | Rows)[]) {
  const notes: GuideNote[] = [];
  const grids = pages.map((page, at) => {
    const { name = 'Sheet1', rows } = 'rows' in page ? page : { rows: page };
    return gridOf(sheetOf(rows, { name }), at, '.', () => false);
  });
  const uses: Uses = new Map();
  const { groups, listed } = gatherGroups(grids, uses, notes);
  return {
    told: groups.map(
      ({ name, options }) =>
        `${name}: ${options.map(({ code, price }) => (price === undefined ? code : `${code} ${price}`)).join(', ')}`,
    ),
    listed,
    notes: notes.map(({ text }) => text),
    uses: [...uses].map(([key, as]) => `${key} ${as}`),
  };
}
const table = (title: string, ...rows: readonly (readonly string[])[]): Rows => [
  [title],
  ['Code', 'Description', 'Price'],
  ...rows,
];
const A = ['A', 'Axial', '$1'];
const B = ['B', 'Bax', '$2'];

describe('the groups of a guide', () => {
  test('are those of all sheets, row by row and from left to right', () => {
    expect(read(table('Motor', A), table('Lid', B)).told).toEqual(['Motor: A 100', 'Lid: B 200']);
    expect(
      read([
        ['X = Steel', '', 'Motor'],
        ['Y = Tin', '', ''],
        ['', '', 'Code', 'Description'],
        ['', '', 'A', 'Axial'],
      ]).told,
    ).toEqual(['Group 1: X, Y', 'Motor: A']);
  });

  test('go on where their name comes again as one that is continued, and are another where codes come again', () => {
    const pages = (title: string, ...rows: readonly (readonly string[])[]) => [
      ...table('Motor', A),
      [],
      [],
      ...table(title, ...rows),
    ];
    expect(read(pages('Motor (continued)', B)).told).toEqual(['Motor: A 100, B 200']);
    const again = [...pages('Motor (continued)', A), [], [], ...table('Motor (continued)', B)];
    expect(read(again).told).toEqual(['Motor: A 100, B 200', 'Motor 2: A 100']);
    expect(read(pages("Motor cont'd", B)).told).toEqual(['Motor: A 100, B 200']);
    expect(read(pages('Motor', B)).told).toEqual(['Motor: A 100', 'Motor 2: B 200']);
    expect(read(pages('Motor (continued)', ['A', 'Other', '$5'])).told).toEqual(['Motor: A 100', 'Motor 2: A 500']);
    expect(
      read([...table('Motor', A, B), [], ...table('Motor (continued)', ['B', 'Other', '$5'], ['C', 'Cax', '$6'])]).told,
    ).toEqual(['Motor: A 100, B 200', 'Motor 2: B 500, C 600']);
  });

  test('without a title are named after their sheet, where they stand alone on it', () => {
    const bare = (...rows: readonly (readonly string[])[]): Rows => [['Code', 'Description'], ...rows];
    expect(read({ name: 'Motor', rows: bare(A) }, { name: 'Lid', rows: bare(B) }).told).toEqual(['Motor: A', 'Lid: B']);
    expect(read({ name: 'Motor', rows: bare(A) }).told).toEqual(['Group 1: A']);
    expect(read({ name: 'Motor', rows: table('Options', A) }, { name: 'Lid', rows: table('Options', B) }).told).toEqual(
      ['Motor: A 100', 'Lid: B 200'],
    );
    expect(read({ name: 'Motor', rows: table('Shaft', A) }, { name: 'Lid', rows: table('Cap', B) }).told).toEqual([
      'Shaft: A 100',
      'Cap: B 200',
    ]);
  });

  test('that stand once more with prices are lists of prices', () => {
    const words = (...rows: readonly (readonly string[])[]): Rows => [['Motor'], ['Code', 'Description'], ...rows];
    const both = words(['A', 'Axial'], ['B', 'Bax']);
    expect(read([...both, [], [], ...table('Motor', A, B)]).told).toEqual(['Motor: A 100, B 200']);
    expect(read([...both, [], [], ['Prices'], ['Code', 'Price'], ['A', '$1'], ['B', '$2']]).told).toEqual([
      'Motor: A 100, B 200',
    ]);
  });

  test('have a base price where a line says it', () => {
    const base = (...line: string[]) => read([...table('Motor', A), [], [], [], line]).listed;
    expect(base('Base price', '$390.00')).toEqual({ base: 39_000, seriesCodes: [] });
    expect(base('Base price $390.00')).toEqual({ base: 39_000, seriesCodes: [] });
    expect(base('Base price LT200', '$390.00')).toEqual({ base: 39_000, seriesCodes: ['LT200'] });
    expect(base('Base price for LT200: $390.00')).toEqual({ base: 39_000, seriesCodes: ['LT200'] });
    expect(base('Prices are net. Base price $390.00')).toEqual({ base: 39_000, seriesCodes: [] });
    expect(base('Standard unit', '$390.00')).toEqual({ base: 39_000, seriesCodes: [] });
    expect(base('Standard unit', '390')).toEqual({ base: undefined, seriesCodes: [] });
    expect(base('Base price', '$390.00', 'more')).toEqual({ base: undefined, seriesCodes: [] });
    expect(base('Base price', 'hello')).toEqual({ base: undefined, seriesCodes: [] });
  });
});

test('names are told apart by a number, and nothing is without one', () => {
  const groups = ['Motor', '', 'motor', 'Motor', 'Group 2', ''].map((name) => gathered(name, []));
  nameAll(groups);
  expect(groups.map(({ name }) => name)).toEqual(['Motor', 'Group 2', 'motor 2', 'Motor 3', 'Group 2 2', 'Group 6']);
});
