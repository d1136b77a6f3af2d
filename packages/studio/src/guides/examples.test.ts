import { describe, expect, test } from 'vitest';
import { gridOf, type Uses } from './cells/grid.ts';
import { findExamples, isExampleRow } from './examples.ts';
import type { Place } from './guide.ts';
import { gathered } from './testing/gathered.ts';
import { sheetOf } from './testing/sheet-of.ts';

type Rows = Parameters<typeof sheetOf>[0];

const groups = [
  gathered('Motor', ['A axial', 'AB both']),
  gathered('Volt', ['1 one', '12 twelve']),
  gathered('Extra', ['X one', 'Y two']),
];
const gridFrom = (rows: Rows) => gridOf(sheetOf(rows), 0, '.', () => false);
function found(rows: Rows, isGiven: (place: Place) => boolean = () => false, of = groups) {
  const uses: Uses = new Map();
  const examples = findExamples([gridFrom(rows)], uses, of, [], isGiven);
  return {
    /** Place, text and price; `?` where it does not read, `!` where the guide calls it an example. */
    told: examples.map(({ at, text, price, readings, isNamed }) =>
      [`${at.row}:${at.column} ${text}`, price, readings.length === 0 ? '?' : undefined, isNamed ? '!' : undefined]
        .filter((part) => part !== undefined)
        .join(' '),
    ),
    printed: examples.map(({ printed }) => printed),
    uses: [...uses].map(([key, as]) => `${key.slice(2)} ${as}`).toSorted(),
  };
}

describe('a number that reads as codes of the groups is an example', () => {
  test.each<[string, Rows, string[]]>([
    ['alone in its cell', [['A-1-X']], ['0:0 A-1-X']],
    ['called so', [['Example: A-1-X']], ['0:0 A-1-X !']],
    ['called so in the first cell of its row', [['Example', 'A-1-X']], ['0:1 A-1-X !']],
    ['within words', [['word A-1-X is']], ['0:0 A-1-X']],
    ['without separators', [['A1X']], ['0:0 A1X']],
    ['with dashes of another kind, and blanks', [['A – 1 – X']], ['0:0 A-1-X']],
    ['not one of letters alone', [['AX']], []],
    ['not too few of its groups', [['X-9']], []],
    ['once', [['A-1-X'], ['A-1-X']], ['0:0 A-1-X']],
    ['several of one cell', [['A-1-X, AB-12-Y']], ['0:0 A-1-X', '0:0 AB-12-Y']],
    ['without the point of its sentence', [['Order A-1-X.']], ['0:0 A-1-X']],
  ])('%s', (_, rows, examples) => expect(found(rows).told).toEqual(examples));

  test('it is kept as it is printed', () => {
    expect(found([['A – 1 – X']]).printed).toEqual(['A – 1 – X']);
  });

  test('there is none without groups', () => {
    expect(found([['A-1-X']], () => false, []).told).toEqual([]);
  });
});

describe('its price', () => {
  test.each<[string, Rows, string[]]>([
    ['stands after it', [['A-1-X = $5.00']], ['0:0 A-1-X 500']],
    ['stands before the next', [['A-1-X = $5.00, AB-12-Y = $7']], ['0:0 A-1-X 500', '0:0 AB-12-Y 700']],
    ['is that of its own number', [['A-1-X, AB-12-Y = $7']], ['0:0 A-1-X', '0:0 AB-12-Y 700']],
    ['stands beside it', [['A-1-X', '$5.00']], ['0:0 A-1-X 500']],
    ['without a currency', [['A-1-X', '12.50']], ['0:0 A-1-X 1250']],
    ['not with another unit', [['A-1-X', '12.50 mm']], ['0:0 A-1-X']],
    ['further to the right', [['A-1-X', 'words', '$5.00']], ['0:0 A-1-X 500']],
    ['not to the left', [['$5.00', 'A-1-X']], ['0:1 A-1-X']],
    ['not beside several numbers of a cell', [['A-1-X, AB-12-Y', '$5.00']], ['0:0 A-1-X', '0:0 AB-12-Y']],
    ['where it stands again', [['A-1-X'], ['A-1-X', '$3']], ['0:0 A-1-X 300']],
    [
      'the first of two',
      [
        ['A-1-X', '$2'],
        ['A-1-X', '$3'],
      ],
      ['0:0 A-1-X 200'],
    ],
  ])('%s', (_, rows, examples) => expect(found(rows).told).toEqual(examples));
});

describe('an example that does not read is told', () => {
  test.each<[string, Rows, string[]]>([
    ['in one cell', [['Example: Z-9']], ['0:0 Z-9 ? !']],
    ['beside its name', [['Example', 'Z99']], ['0:1 Z99 ? !']],
    ['not words beside it', [['Example', 'see page']], []],
    ['not an amount', [['Example: $5']], []],
    ['not the word alone', [['Example']], []],
    ['up to a colon or an equals sign', [['Example: Z-9 = steel']], ['0:0 Z-9 ? !']],
    ['not without its name', [['Z-9']], []],
  ])('%s', (_, rows, examples) => expect(found(rows).told).toEqual(examples));

  test('also where a person said that it is one', () => {
    expect(found([['Q-9']], ({ row }) => row === 0).told).toEqual(['0:0 Q-9 ? !']);
    expect(found([['A-1-X']], ({ row }) => row === 0).told).toEqual(['0:0 A-1-X !']);
  });
});

describe('a number in boxes beside each other', () => {
  test.each<[string, Rows, string[]]>([
    ['is one', [['A', '1', 'X']], ['0:0 A-1-X !']],
    ['after a label', [['Order:', 'A', '1', 'X']], ['0:0 A-1-X !']],
    ['with its dashes', [['A', '-', '1', '-', 'X']], ['0:0 A-1-X !']],
    ['before the number in one piece', [['A', '1', 'X', 'A-1-X']], ['0:3 A-1-X !']],
    ['not of two boxes', [['A', '1']], []],
    ['not of long texts', [['A', '1', 'X of thirteen']], []],
  ])('%s', (_, rows, examples) => expect(found(rows).told).toEqual(examples));

  test('has names above and below it, which are used', () => {
    expect(found([['Motor', 'Volt', 'Extra'], ['A', '1', 'X'], ['a', 'b', 'c'], ['d']]).uses).toEqual([
      ...['0:0 heading', '0:1 heading', '0:2 heading', '1:0 example', '1:1 example', '1:2 example'],
      ...['2:0 heading', '2:1 heading', '2:2 heading', '3:0 heading'],
    ]);
  });
});

test('the cells of an example are used, and the words beside it', () => {
  expect(found([['Example', 'A-1-X', '$5.00']]).uses).toEqual(['0:0 example', '0:1 example', '0:2 price']);
  expect(found([['Axial pump:', 'A-1-X', 'the best']]).uses).toEqual(['0:0 example', '0:1 example', '0:2 example']);
  expect(found([['Axial pump', 'A-1-X', 'BEST']]).uses).toEqual(['0:1 example']);
  expect(found([['A-1-X', 'or', 'AB-12-Y']]).uses).toEqual(['0:0 example', '0:1 example', '0:2 example']);
});

test.each([
  ['Example: A', true],
  ['e.g. A', true],
  ['Ex: A', true],
  ['z. B. A', true],
  ['Bestellbeispiel', true],
  ['or', true],
  ['Motor', false],
  ['', false],
])('a row that begins with %j says that examples follow: %s', (text, is) => {
  expect(isExampleRow(gridFrom([['', text, 'x']]), 0)).toBe(is);
});
