import { describe, expect, test } from 'vitest';
import { gridOf, type Uses } from '../cells/grid.ts';
import type { GuideNote } from '../guide.ts';
import { gathered } from '../testing/gathered.ts';
import { sheetOf } from '../testing/sheet-of.ts';
import { takePriceRuns } from './price-runs.ts';

type Rows = Parameters<typeof sheetOf>[0];

function taken(rows: Rows) {
  const groups = [gathered('Motor', ['A axial', 'B bax', 'C cax']), gathered('Lid', ['A alu', 'S steel'])];
  const uses: Uses = new Map();
  const notes: GuideNote[] = [];
  takePriceRuns(
    gridOf(sheetOf(rows), 0, '.', () => false),
    uses,
    groups,
    { base: undefined, seriesCodes: [] },
    notes,
  );
  return {
    prices: groups.flatMap(({ name, options }) =>
      options.flatMap(({ code, price }) => (price === undefined ? [] : [`${name}.${code} ${price}`])),
    ),
    uses: [...uses].map(([key, as]) => `${key.slice(2)} ${as}`).toSorted(),
    notes: notes.map(({ at, text }) => `${at.row}:${at.column} ${text}`),
  };
}

describe('codes with a price beside them, row below row, are prices of options', () => {
  test.each<[string, Rows, string[]]>([
    [
      'of the only group that has the code',
      [
        ['B', '$1'],
        ['S', '$2'],
      ],
      ['Motor.B 100', 'Lid.S 200'],
    ],
    [
      'several codes of a cell',
      [
        ['B, C', '$1'],
        ['S', '$2'],
      ],
      ['Motor.B 100', 'Motor.C 100', 'Lid.S 200'],
    ],
    [
      'of the group that is named beside them',
      [
        ['Lid', 'A', '$1'],
        ['', 'S', '$2'],
      ],
      ['Lid.A 100', 'Lid.S 200'],
    ],
    [
      'of each group that is named',
      [
        ['Motor', 'A', '$1'],
        ['Lid', 'A', '$2'],
      ],
      ['Motor.A 100', 'Lid.A 200'],
    ],
    ['not of one row', [['B', '$1']], []],
    [
      'where seven of ten are known',
      [
        ['B', '$1'],
        ['S', '$2'],
        ['C', '$3'],
        ['X', '$4'],
      ],
      ['Motor.B 100', 'Motor.C 300', 'Lid.S 200'],
    ],
    [
      'not where fewer are',
      [
        ['B', '$1'],
        ['S', '$2'],
        ['X', '$4'],
      ],
      [],
    ],
    [
      'up to a row without a price',
      [
        ['B', '$1'],
        ['S', '$2'],
        ['C', 'red'],
      ],
      ['Motor.B 100', 'Lid.S 200'],
    ],
    [
      'not where a second amount stands beside it',
      [
        ['B', '$1', '$2'],
        ['S', '$2', '$3'],
      ],
      [],
    ],
    [
      'but beside another text',
      [
        ['B', '$1', 'each'],
        ['S', '$2', ''],
      ],
      ['Motor.B 100', 'Lid.S 200'],
    ],
    [
      'not words',
      [
        ['motors', '$1'],
        ['lids', '$2'],
      ],
      [],
    ],
  ])('%s', (_, rows, prices) => expect(taken(rows).prices).toEqual(prices));

  test('its cells are used, with the names beside them', () => {
    expect(
      taken([
        ['Lid', 'A', '$1'],
        ['', 'S', '$2'],
      ]).uses,
    ).toEqual(['0:0 group', '0:1 code', '0:2 price', '1:1 code', '1:2 price']);
    expect(taken([['B', '$1']]).uses).toEqual([]);
  });

  test('a second price of an option is told where it stands', () => {
    expect(
      taken([
        ['B', '$1'],
        ['B', '$2'],
      ]).notes,
    ).toEqual(['1:1 B has two prices in the guide. This one is not used.']);
  });

  test('runs may stand beside each other and below each other', () => {
    expect(
      taken([['B', '$1', '', 'C', '$3'], ['S', '$2', '', 'C', '$3'], [], ['C', '$3'], ['B', '$1']]).prices,
    ).toEqual([...['Motor.B 100', 'Motor.C 300', 'Lid.S 200']]);
  });
});
