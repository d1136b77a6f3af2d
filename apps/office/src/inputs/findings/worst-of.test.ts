import { expect, test } from 'vitest';
import { isSound, worstOf } from './placed-findings.ts';

test.each([
  [[], null],
  [['needed'], 'needed'],
  [['needed', 'warning'], 'warning'],
  [['needed', 'error', 'warning'], 'error'],
])('the worst of %j is %s', (all, worst) => {
  expect(worstOf(all.map((severity) => ({ severity })) as never)).toBe(worst);
});

test.each([
  [[], true],
  [['warning', 'warning'], true],
  [['warning', 'needed'], false],
  [['error', 'warning'], false],
])('of %j it is said whether none blocks: %s', (all, isSaid) => {
  expect(isSound(all.map((severity) => ({ severity })) as never)).toBe(isSaid);
});
