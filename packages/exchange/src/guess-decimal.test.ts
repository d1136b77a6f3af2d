import { expect, test } from 'vitest';
import { guessDecimal } from './guess-decimal.ts';

const texts = (...all: string[]) => all.map((text) => ({ text }));

test.each([
  ['most of what can be read in one way alone', texts('3,7', '2,31', '1.50'), ','],
  ['what is grouped, too', texts('1.164,00'), ','],
  ['no list, code, day or steel', texts('1.4408', '1,234', '14.11.2026', '1,2,3'), '.'],
  [
    'no number of a workbook, which is shown with a point',
    [{ text: '3,7' }, ...Array(3).fill({ text: '2.5', number: 2.5 })],
    ',',
  ],
  ['most, not the first', texts('3,7', '1.50', '2.5'), '.'],
  ['a point where there are as many', texts('3,7', '2.5'), '.'],
  ['what is grouped by commas, too', texts('3,7', '1,164.00', '2.5'), '.'],
  ['nothing: a point', [], '.'],
])('the sign before decimals is guessed by %s', (_, cells, decimal) => expect(guessDecimal(cells)).toBe(decimal));
