import { expect, test } from 'vitest';
import { worstOf } from './placed-findings.ts';

test.each([
  [[], null],
  [['needed'], 'needed'],
  [['needed', 'warning'], 'warning'],
  [['needed', 'error', 'warning'], 'error'],
])('the worst of %j is %s', (all, worst) => {
  expect(worstOf(all.map((severity) => ({ severity })) as never)).toBe(worst);
});
