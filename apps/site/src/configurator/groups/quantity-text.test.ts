import { expect, test } from 'vitest';
import { isNoQuantity, quantityIn } from './quantity-text.ts';

test.each([
  ['1', 1, false],
  ['12', 12, false],
  [' 3 ', 3, false],
  ['0', null, true],
  ['-1', null, true],
  ['0.9', null, true],
  ['1.5', null, false],
  ['', null, true],
  [' ', null, true],
  ['two', null, true],
])('%j says the quantity %j; left, it stands for none: %s', (text, quantity, isNone) => {
  expect(quantityIn(text)).toBe(quantity);
  expect(isNoQuantity(text)).toBe(isNone);
});
