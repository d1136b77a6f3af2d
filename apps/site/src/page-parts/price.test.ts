import { expect, test } from 'vitest';
import { formatPrice, priceText } from './price.tsx';

test.each([
  ['two decimals are always written', 1188, '$1,188.00'],
  ['cents are kept', 64.5, '$64.50'],
  ['zero is a price on request', 0, null],
  ['an unknown price is a price on request', null, null],
])('%s', (_rule, amount, text) => {
  expect(formatPrice(amount)).toBe(text);
});

test('a price on request says whom to call', () => {
  expect(priceText(0, '701-555-0142')).toBe('For Pricing Call: 701-555-0142');
});
