import { expect, test } from 'vitest';
import { isWholeCents } from './is-whole-cents.ts';

test.each([
  [0, true],
  [1.1, true],
  [-56.07, true],
  [1.005, false],
  [0.001, false],
  // A hundred times this is no whole number in binary fractions.
  [134_218_394.95, true],
  [134_218_394.951, false],
])('whether %s is whole cents: %s', (price, is) => expect(isWholeCents(price)).toBe(is));
