import { printingDefaults } from '@millrace/contract';
import { afterEach, expect, test } from 'vitest';
import { printBy } from '../ui/words/printing.ts';
import { convertedText, dimensionText, inOwnUnit } from './own-unit.ts';

afterEach(() => printBy(printingDefaults));

test.each([
  ['10 in', 'metric', '254 mm'],
  ['10 in', 'us', '10 in'],
  ['25.4 mm', 'us', '1 in'],
  ['Ø 3', 'metric', 'Ø 3'],
  ['4 AWG', 'metric', '4 AWG'],
] as const)('on a dimension line %s is, in %s units, %s', (words, system, text) => {
  expect(dimensionText(words, system)).toBe(text);
});

test.each([
  [20, 'ft', 'metric', '6.1 m'],
  [20, 'ft', 'us', ''],
  [20, 'AWG', 'metric', ''],
  [20, undefined, 'metric', ''],
] as const)('a number of %s %s, in %s units, is told as "%s"', (value, unit, system, text) => {
  expect(inOwnUnit(value, unit, system)).toBe(text);
});

test('a range is converted as a whole, and not told again in its own units', () => {
  const range = { from: 10, to: 20, unit: 'ft', precision: 0 };
  expect([convertedText(range, 'metric'), convertedText(range, 'us')]).toEqual(['3 to 6.1 m', '']);
});

test('numbers are written as the maker writes them', () => {
  printBy({ ...printingDefaults, 'brand.locale': 'de-DE' });
  expect([dimensionText('2.5 ft', 'metric'), inOwnUnit(20, 'ft', 'metric')]).toEqual(['0,76 m', '6,1 m']);
});
