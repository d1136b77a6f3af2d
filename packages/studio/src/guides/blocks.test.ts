import { describe, expect, test } from 'vitest';
import { findBlocks, priceAtEnd } from './blocks.ts';
import { gridOf, type Uses } from './cells/grid.ts';
import type { Place } from './guide.ts';
import { sheetOf } from './testing/sheet-of.ts';

type Rows = Parameters<typeof sheetOf>[0];

const at = (place: Place | null | undefined): string => (place ? `@${place.row}:${place.column}` : '');
function found(rows: Rows) {
  const uses: Uses = new Map();
  const groups = findBlocks(
    gridOf(sheetOf(rows), 0, '.', () => false),
    uses,
  );
  return { groups, uses: [...uses].map(([key, as]) => `${key.slice(2)} ${as}`).toSorted() };
}
/** The title and place of each group, then its options: place, code, words, price and its place. */
const told = (rows: Rows): string[] =>
  found(rows).groups.map(
    (group) =>
      `${group.title}${at(group.at)}: ${group.options
        .map(({ at: place, printed, words, price, rate, priceAt }) =>
          [`${place.row}:${place.column}`, printed, words, price?.cents ?? rate?.unit, at(priceAt)]
            .filter((part) => part !== undefined && part !== '')
            .join(' '),
        )
        .join(', ')}`,
  );

describe('codes and words in one cell', () => {
  test.each<[string, Rows, string[]]>([
    [
      'two or more below each other',
      [['A = Steel'], ['B: Brass'], ['C – Iron']],
      [': 0:0 A Steel, 1:0 B Brass, 2:0 C Iron'],
    ],
    ['under a title', [['Motor'], ['A = Steel'], ['B = Brass']], ['Motor@0:0: 1:0 A Steel, 2:0 B Brass']],
    ['not one alone', [['A = Steel']], []],
    ['not one below a title alone in its row', [['Motor'], ['A = Steel']], []],
    [
      'but one below its title in a row of titles',
      [
        ['Motor', 'Lid'],
        ['A = Steel', 'X'],
      ],
      ['Motor@0:0: 1:0 A Steel'],
    ],
    [
      'not below a long text',
      [
        ['M'.repeat(40), 'Lid'],
        ['A = Steel', 'X'],
      ],
      [],
    ],
    ['several lines of a cell', [['A = Steel\nB = Brass']], [': 0:0 A Steel, 0:0 B Brass']],
    ['not where a line is none', [['A = Steel\nB Brass']], []],
    [
      'up to the first row that is none',
      [['A = Steel'], ['B = Brass'], ['Brass'], ['C = Iron']],
      [': 0:0 A Steel, 1:0 B Brass'],
    ],
    ['with their prices', [['A = Steel, add $12.00'], ['B = Brass (+$3)']], [': 0:0 A Steel 1200, 1:0 B Brass 300']],
    ['not numbers of phones or sizes', [['1 - 22-33'], ['2 - 33-44']], []],
  ])('%s', (_, rows, groups) => expect(told(rows)).toEqual(groups));
});

test('rows that count 1, 2, 3 name the groups below them, where blanks alone keep codes and words apart', () => {
  expect(told([['1  Motor'], ['A  Steel'], ['B  Brass'], ['2  Lid'], ['X  Iron'], ['Y  Tin']])).toEqual([
    '1 Motor@0:0: 1:0 A Steel, 2:0 B Brass',
    '2 Lid@3:0: 4:0 X Iron, 5:0 Y Tin',
  ]);
  expect(told([['1  Motor'], ['A  Steel'], ['2  Lid'], ['X  Iron'], ['Y  Tin']])).toEqual([
    '2 Lid@2:0: 3:0 X Iron, 4:0 Y Tin',
  ]);
  expect(told([['1  Motor'], ['A  Steel'], ['B  Brass']])).toEqual([]);
});

describe('a code in one column and words in the next that is filled', () => {
  test.each<[string, Rows, string[]]>([
    [
      'two or more',
      [
        ['A', 'Steel'],
        ['B', 'Brass'],
      ],
      [': 0:0 A Steel, 1:0 B Brass'],
    ],
    ['not one', [['A', 'Steel']], []],
    [
      'with prices beside them',
      [['Material'], ['A', 'Steel', '$5'], ['B', 'Brass', 'std']],
      ['Material@0:0: 1:0 A Steel 500 @1:2, 2:0 B Brass 0 @2:2'],
    ],
    [
      'or prices by the unit',
      [
        ['A', 'Steel', '$2/ft'],
        ['B', 'Brass', 'x'],
      ],
      [': 0:0 A Steel ft @0:2, 1:0 B Brass'],
    ],
    [
      'after two empty columns',
      [
        ['A', '', '', 'Steel'],
        ['B', '', '', 'Brass'],
      ],
      [': 0:0 A Steel, 1:0 B Brass'],
    ],
    [
      'not after three',
      [
        ['A', '', '', '', 'Steel'],
        ['B', '', '', '', 'Brass'],
      ],
      [],
    ],
    [
      'in one column of words',
      [
        ['A', 'Steel'],
        ['B', 'Brass'],
        ['C', '', 'Iron'],
      ],
      [': 0:0 A Steel, 1:0 B Brass'],
    ],
    [
      'words that go on without a code',
      [
        ['A', 'Steel'],
        ['', 'of the best'],
        ['B', 'Brass'],
        ['', 'None'],
      ],
      [': 0:0 A Steel, 1:1 of the best, 2:0 B Brass, 3:1 None'],
    ],
    [
      'not other words without one',
      [
        ['A', 'Steel'],
        ['B', 'Brass'],
        ['', 'Iron'],
        ['C', 'Tin'],
      ],
      [': 0:0 A Steel, 1:0 B Brass'],
    ],
    [
      'short words below others',
      [
        ['A', 'Steel'],
        ['B', 'Al'],
      ],
      [': 0:0 A Steel, 1:0 B Al'],
    ],
    [
      'not short words first',
      [
        ['A', 'Al'],
        ['B', 'Steel'],
      ],
      [],
    ],
    [
      'not amounts',
      [
        ['A', '$5.00'],
        ['B', '$6.00'],
      ],
      [],
    ],
    [
      'not positions',
      [
        ['Pos. 1', 'Steel'],
        ['Pos. 2', 'Brass'],
      ],
      [],
    ],
    [
      'several codes that share their words',
      [
        ['25, 50, 75', 'mm'],
        ['100', 'mm'],
      ],
      [': 0:0 25 25 mm, 0:0 50 50 mm, 0:0 75 75 mm, 1:0 100 mm'],
    ],
    [
      'up to an example',
      [
        ['A', 'Steel'],
        ['B', 'Brass'],
        ['Example: A-B', 'Lid'],
        ['C', 'Iron'],
      ],
      [': 0:0 A Steel, 1:0 B Brass'],
    ],
  ])('%s', (_, rows, groups) => expect(told(rows)).toEqual(groups));
});

describe('a block is named', () => {
  const STEEL = ['A', 'Steel'];
  const BRASS = ['B', 'Brass'];
  test.each<[string, Rows, string[]]>([
    [
      'by the cells beside it',
      [
        ['Material', ...STEEL],
        ['', ...BRASS],
        ['Lid', 'C', 'Iron'],
      ],
      ['Material@0:0: 0:1 A Steel, 1:1 B Brass', 'Lid@2:0: 2:1 C Iron'],
    ],
    [
      'not by a long text beside it',
      [
        ['M'.repeat(60), ...STEEL],
        ['', ...BRASS],
      ],
      [': 0:1 A Steel, 1:1 B Brass'],
    ],
    [
      'with the position over its title',
      [['3'], ['Material'], STEEL, BRASS],
      ['3 Material@1:0: 2:0 A Steel, 3:0 B Brass'],
    ],
    [
      'with a position in words over it',
      [['Digit 3'], ['Material'], STEEL, BRASS],
      ['3 Material@1:0: 2:0 A Steel, 3:0 B Brass'],
    ],
    [
      'with the position beside its title',
      [['Pos. 3', 'Material'], STEEL, BRASS],
      ['3 Material@0:1: 1:0 A Steel, 2:0 B Brass'],
    ],
    ['over the number in boxes', [['Motor'], ['A'], STEEL, BRASS], ['Motor@0:0: 2:0 A Steel, 3:0 B Brass']],
    ['by nothing', [STEEL, BRASS], [': 0:0 A Steel, 1:0 B Brass']],
  ])('%s', (_, rows, groups) => expect(told(rows)).toEqual(groups));

  test('and its cells are used', () => {
    expect(found([['3'], ['Material'], [...STEEL, '$5'], BRASS]).uses).toEqual([
      ...['0:0 heading', '1:0 group', '2:0 code', '2:1 words', '2:2 price', '3:0 code', '3:1 words'],
    ]);
    expect(
      found([
        ['Material', ...STEEL],
        ['', ...BRASS],
      ]).uses,
    ).toEqual([...['0:0 group', '0:1 code', '0:2 words', '1:1 code', '1:2 words']]);
    expect(found([STEEL, ['', 'None'], BRASS]).uses).toEqual([
      '0:0 code',
      '0:1 words',
      '1:1 words',
      '2:0 code',
      '2:1 words',
    ]);
  });

  test('side by side there are several', () => {
    expect(
      told([
        [...STEEL, '', 'X', 'Iron'],
        [...BRASS, '', 'Y', 'Tin'],
      ]),
    ).toEqual([': 0:0 A Steel, 1:0 B Brass', ': 0:3 X Iron, 1:3 Y Tin']);
  });
});

test.each([
  ['Handle, add $12.00', 'Handle', 1200],
  ['Handle (+$3)', 'Handle', 300],
  ['Handle - $5 each', 'Handle', 500],
  ['Handle $5', 'Handle', 500],
  ['Handle 12,50 €', 'Handle', 1250],
  ['Handle less $5', 'Handle', -500],
  ['Handle, net 5 USD', 'Handle', 500],
  ['5 V $3.20 ea.', '5 V', 320],
  ['$5', '$5', undefined],
  ['Handle', 'Handle', undefined],
  ['Handle of 5', 'Handle of 5', undefined],
])('the words %j are %j at %s', (text, words, cents) => {
  const { words: left, price } = priceAtEnd({ printed: 'A', words: text }, '.');
  expect([left, price?.cents]).toEqual([words, cents]);
});
