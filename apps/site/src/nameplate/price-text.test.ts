import { expect, test } from 'vitest';
import { centsOf, forPricingCall } from './price-text.ts';

test('an amount of the API becomes whole cents', () => {
  expect(centsOf(19.99)).toBe(1999);
  expect(centsOf(null)).toBeNull();
});
test('a price of zero says whom to call', () =>
  expect(forPricingCall('701-555-0142')).toBe('For Pricing Call: 701-555-0142'));
