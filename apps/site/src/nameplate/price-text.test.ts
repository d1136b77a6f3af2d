import { brand, type Cents } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { centsOf, dollars, forPricingCall, plainAmount } from './price-text.ts';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [145600, '$1,456.00'],
  [100000000, '$1,000,000.00'],
  [-1250, '−$12.50'],
])('%s cents are %s', (cents, text) => expect(dollars(brand<Cents>(cents))).toBe(text));
test('a column leaves the sign of the currency out', () => expect(plainAmount(brand<Cents>(145600))).toBe('1,456.00'));
test('an amount of the API becomes whole cents', () => {
  expect(centsOf(19.99)).toBe(1999);
  expect(centsOf(null)).toBeNull();
});
test('a price of zero says whom to call', () =>
  expect(forPricingCall('701-555-0142')).toBe('For Pricing Call: 701-555-0142'));
