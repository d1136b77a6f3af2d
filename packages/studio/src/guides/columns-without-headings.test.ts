import { describe, expect, test } from 'vitest';
import { gridOf } from './cells/grid.ts';
import { type Columns, headingsOf } from './headings.ts';
import { sheetOf } from './testing/sheet-of.ts';

type Rows = Parameters<typeof sheetOf>[0];

/** The columns of a table by their roles, its title, and those that are not read. */
const told = ({ from, to, of, title, unread }: Columns): string =>
  [
    `${from}–${to}`,
    ...Object.entries(of)
      .map(([role, column]) => `${role} ${column}`)
      .toSorted(),
    ...(title === undefined ? [] : [`title ${title}`]),
    ...(unread.length === 0 ? [] : [`unread ${unread.join()}`]),
  ].join(', ');
function tablesOf(rows: Rows): string[] {
  const grid = gridOf(sheetOf(rows), 0, '.', () => false);
  return rows.flatMap((_, row) => headingsOf(grid, new Map(), row)).map(told);
}

const AXIAL = ['A', 'Axial', '$1'];
const RADIAL = ['B', 'Radial', '$2'];

describe('a heading that says nothing', () => {
  test.each<[string, Rows, string[]]>([
    [
      'before codes, over words: they are the words, and it the title',
      [
        ['Motor', 'Code', 'Price'],
        ['Axial flow', 'A', '$1'],
      ],
      ['0–3, code 1, price 2, words 0, title 0'],
    ],
    [
      'before codes, over nothing: it is the title',
      [
        ['Motor', 'Code', 'Description'],
        ['', ...AXIAL],
      ],
      ['0–3, code 1, words 2, title 0'],
    ],
    [
      'before codes, over something else',
      [
        ['Motor', 'Code', 'Description'],
        ['5', ...AXIAL],
      ],
      ['1–3, code 1, words 2'],
    ],
    [
      'right after codes, over as many texts: they are the words',
      [['Code', 'Blah'], AXIAL, RADIAL],
      ['0–2, code 0, words 1'],
    ],
    [
      'not right after them',
      [
        ['Code', '', 'Blah'],
        ['A', '', 'Axial'],
        ['B', '', 'Radial'],
      ],
      [],
    ],
    [
      'between codes and prices: they are the words',
      [['Code', 'Blah', 'Price'], AXIAL],
      ['0–3, code 0, price 2, words 1'],
    ],
    [
      'two between codes and prices are none',
      [
        ['Code', 'Blah', 'Bluh', 'Price'],
        ['A', '5', '6', '$1'],
      ],
      ['0–4, code 0, price 3, unread 1,2'],
    ],
    [
      'beside words it is not read',
      [
        ['Code', 'Weight', 'Description', 'Price'],
        ['A', '5', 'Axial', '$1'],
      ],
      ['0–4, code 0, price 3, words 2, unread 1'],
    ],
    [
      'outside of a table it is no part of it',
      [
        ['Code', 'Description', 'Weight'],
        ['A', 'Axial', '5'],
      ],
      ['0–2, code 0, words 1'],
    ],
  ])('%s', (_, rows, tables) => expect(tablesOf(rows)).toEqual(tables));
});

describe('positions that are codes', () => {
  test.each<[string, Rows, string[]]>([
    [
      'each row has one of its own',
      [
        ['No', 'Description'],
        ['A1', 'Axial'],
        ['B1', 'Radial'],
      ],
      ['0–2, code 0, words 1'],
    ],
    [
      'they do not count up',
      [
        ['No', 'Description'],
        ['1', 'Axial'],
        ['2', 'Radial'],
      ],
      [],
    ],
    [
      'none comes twice',
      [
        ['No', 'Description'],
        ['A1', 'Axial'],
        ['A1', 'Radial'],
      ],
      [],
    ],
    [
      'there is more than one',
      [
        ['No', 'Description'],
        ['A1', 'Axial'],
      ],
      [],
    ],
    [
      'the first row has one',
      [
        ['No', 'Description', 'Price'],
        ['', 'Axial', '$1'],
        ['A1', 'Radial', '$1'],
        ['B1', 'Cax', '$1'],
      ],
      [],
    ],
    [
      'they are no words',
      [
        ['No', 'Description'],
        ['First', 'Axial'],
        ['Second', 'Radial'],
      ],
      [],
    ],
  ])('%s', (_, rows, tables) => expect(tablesOf(rows)).toEqual(tables));
});

describe('prices without a heading', () => {
  const below = (...prices: string[]): Rows => [
    ['Code', 'Description'],
    ...prices.map((price, at) => ['AB'[at] ?? '', 'Words', price]),
  ];
  test.each<[string, Rows, string[]]>([
    ['after the words, nothing but amounts', below('$1', '$2'), ['0–3, code 0, price 2, words 1']],
    ['not one alone', below('$1'), ['0–2, code 0, words 1']],
    ['not beside another text', below('$1', 'x'), ['0–2, code 0, words 1']],
    [
      'three columns after them',
      [
        ['Code', 'Description'],
        ['A', 'Axial', '', '', '$1'],
        ['B', 'Bax', '', '', '$2'],
      ],
      ['0–5, code 0, price 4, words 1'],
    ],
    [
      'not four',
      [
        ['Code', 'Description'],
        ['A', 'Axial', '', '', '', '$1'],
        ['B', 'Bax', '', '', '', '$2'],
      ],
      ['0–2, code 0, words 1'],
    ],
    [
      'not after another heading',
      [
        ['Code', 'Description', 'Weight'],
        ['A', 'Axial', '5', '$1'],
        ['B', 'Bax', '5', '$2'],
      ],
      ['0–2, code 0, words 1'],
    ],
    [
      'also where the heading beside it may be of codes or words',
      [
        ['', '', 'Price'],
        ['Option', 'Description'],
        ['A', 'Axial', 'x'],
      ],
      ['0–3, code 0, price 2, words 1'],
    ],
    [
      'below a heading that stands a row higher',
      [
        ['', '', 'Price'],
        ['Code', 'Description'],
        ['A', 'Axial', 'x'],
      ],
      ['0–3, code 0, price 2, words 1'],
    ],
  ])('%s', (_, rows, tables) => expect(tablesOf(rows)).toEqual(tables));
});
