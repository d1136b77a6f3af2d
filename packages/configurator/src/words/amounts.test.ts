import { expect, test } from 'vitest';
import { brand, type Cents } from '../index.ts';
import { dollars, plainAmount } from './amounts.ts';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [145600, '$1,456.00'],
  [100000000, '$1,000,000.00'],
  [-1250, '−$12.50'],
])('%s cents are %s', (cents, text) => expect(dollars(brand<Cents>(cents))).toBe(text));
test('a column leaves the sign of the currency out', () => expect(plainAmount(brand<Cents>(145600))).toBe('1,456.00'));
