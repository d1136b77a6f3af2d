import { expect, test } from 'vitest';
import { printValue } from './print-value.ts';

test.each([
  ['yes', true],
  ['no', false],
  ['perhaps', 'perhaps'],
  ['', null],
  ['', undefined],
])('a cell of yes and no reads “%s”', (words, value) =>
  expect(printValue({ widget: { is: 'yes-no' } }, value)).toBe(words),
);
