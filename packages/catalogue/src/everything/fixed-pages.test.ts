import { settingsFrom } from '@millrace/contract';
import { expect, test } from 'vitest';
import { setting } from '../testing/rows.ts';
import { fixedPages } from './fixed-pages.ts';

test.each([
  ['a whole amount', 2500, ' from $2,500.00'],
  ['an amount whose hundredfold a number cannot hold', 8.2, ' from $8.20'],
  ['no freight that is allowed', 0, ''],
])('the page of orders is described with %s', (_, value, words) => {
  const settings = settingsFrom([setting({ id: 1, group: 'orders', key: 'freightThreshold', value })]);
  const says = fixedPages.find(({ path }) => path === '/orders/orders-and-shipping')?.says(settings);
  expect(says).toContain(`what freight costs${words}, and`);
});
