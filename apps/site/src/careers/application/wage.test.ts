import { WAGE_MAX } from '@millrace/contract';
import { expect, test } from 'vitest';
import { wageOf, wageRules } from './wage.ts';

test.each([
  ['', null],
  ['  ', null],
  ['24.50', 24.5],
  ['$ 24.5', 24.5],
  ['52,000', 52_000],
  ['.5', 0.5],
  ['0', 0],
  [String(WAGE_MAX), WAGE_MAX],
])('%j is %j dollars', (text, wage) => {
  expect(wageOf(text)).toBe(wage);
  expect(wageRules.validate(text)).toBe(true);
});
test.each(['-1', 'twenty', '24/h', '1e5', '.', String(WAGE_MAX + 1)])('%j is no wage', (text) => {
  expect(wageOf(text)).toBeNaN();
  expect(wageRules.validate(text)).toBe('Enter US dollars as a number, such as 24.50');
});
