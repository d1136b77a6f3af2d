import { expect, test } from 'vitest';
import { printValue, showValue } from './print-value.ts';

test.each([
  ['yes', true],
  ['no', false],
  ['perhaps', 'perhaps'],
  ['', null],
  ['', undefined],
])('a cell of yes and no reads “%s”', (words, value) =>
  expect(printValue({ widget: { is: 'yes-no' } }, value)).toBe(words),
);

test('references are shown by the words of their rows, or as they stand', () => {
  const field = { widget: { is: 'references', to: { kinds: ['documents'], by: 'id' } } } as const;
  expect(showValue(field, [3, 4], (id) => (id === 3 ? 'Data sheet' : undefined))).toBe('Data sheet, 4');
  expect(showValue(field, [])).toBe('');
});
