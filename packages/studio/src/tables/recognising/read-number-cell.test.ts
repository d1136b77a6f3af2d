import { describe, expect, test } from 'vitest';
import { isAny, numberCellOf } from './read-number-cell.ts';

const POINT = { decimal: '.', isProved: true } as const;
const COMMA = { decimal: ',', isProved: true } as const;

test.each([
  ['*', true],
  ['Any', true],
  ['all others', true],
  ['others', true],
  ['another', false],
  ['', false],
])('the label %j means every answer: %s', (text, any) => expect(isAny(text)).toBe(any));

describe('a cell of numbers', () => {
  test.each<[string, string, string | null]>([
    ['', 'ft', ''],
    ['any', 'ft', '*'],
    ['5', 'ft', '5'],
    ['5 ft', 'ft', '5'],
    ['5ft.', 'ft', '5'],
    ['5 ft', '', null],
    ['5 m', 'ft', null],
    ['5 %', '%', null],
    ['-5', 'ft', '-5'],
    ['1,000', 'ft', '1000'],
    ['5 | 6', 'ft', '5|6'],
    ['5; 6', 'ft', '5|6'],
    ['5, 6', 'ft', '5|6'],
    ['5 or 6', 'ft', '5|6'],
    ['5, six', 'ft', null],
    ['1–10', 'ft', '1..10'],
    ['from 1 to 10', 'ft', '1..10'],
    ['1 thru 10 ft', 'ft', '1..10'],
    ['1...10', 'ft', '1..10'],
    ['-5 to -1', 'ft', '-5..-1'],
    ['up to 10', 'ft', '..10'],
    ['≤ 10', 'ft', '..10'],
    ['max. 10', 'ft', '..10'],
    ['..10', 'ft', '..10'],
    ['10 or less', 'ft', '..10'],
    ['10 or more', 'ft', '10..'],
    ['5 or 10 or more', 'ft', '5|10..'],
    ['10 and below', 'ft', '..10'],
    ['10 max', 'ft', '..10'],
    ['≥ 10', 'ft', '10..'],
    ['at least 10', 'ft', '10..'],
    ['10+', 'ft', '10..'],
    ['10 and up', 'ft', '10..'],
    ['10 min.', 'ft', '10..'],
    ['1.2.3 to 4', 'ft', null],
    ['1 to 2.3.4', 'ft', null],
    ['less', 'ft', null],
  ])('%j in %j is %j', (text, unit, cell) => expect(numberCellOf(text, unit, POINT)).toBe(cell));

  test.each([
    ['2,5', '2.5'],
    ['2,5; 3', '2.5|3'],
    ['2,5 oder mehr', null],
    ['2,5 or less', '..2.5'],
    ['2,5 or more', '2.5..'],
    ['2,5 or 3', '2.5|3'],
    ['1,5 - 2,5', '1.5..2.5'],
    ['1.000', '1000'],
  ])('with decimal commas, %j is %j', (text, cell) => expect(numberCellOf(text, 'm', COMMA)).toBe(cell));
});
