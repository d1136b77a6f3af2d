import { expect, test } from 'vitest';
import { addressOfStudio, queryOfPlace, rowOfAddress } from './studio-address.ts';

test('an address names the list, a row of one of the two kinds, or nothing that there is', () => {
  expect(rowOfAddress('/office/configurators')).toBeNull();
  expect(rowOfAddress('/office/configurators/families/12')).toEqual({ kind: 'families', id: 12 });
  expect(rowOfAddress('/office/configurators/customerfamilies/3')).toEqual({ kind: 'customerFamilies', id: 3 });
  expect(rowOfAddress('/office/configurators/products/3')).toBe('unknown');
  expect(rowOfAddress('/office/configurators/families/0')).toBe('unknown');
  expect(rowOfAddress('/office/configurators/families/new')).toBe('unknown');
});
test('each place has an address, also one with signs of its own', () => {
  expect(addressOfStudio('families', 3)).toBe('/office/configurators/families/3');
  expect(addressOfStudio('customerFamilies', 3, { tab: 'known' })).toBe(
    '/office/configurators/customerfamilies/3?tab=known',
  );
  expect(addressOfStudio('families', 3, { group: 'A & B', option: '' })).toBe(
    '/office/configurators/families/3?group=A+%26+B&option=',
  );
});
test('another group leaves the option of the one before, the same group keeps it, and other questions stay', () => {
  const now = 'draft=7&tab=prices&group=A&option=1';
  expect(queryOfPlace(now, { group: 'B' })).toBe('draft=7&tab=prices&group=B');
  expect(queryOfPlace(now, { group: 'A' })).toBe(now);
  expect(queryOfPlace(now, { option: '2' })).toBe('draft=7&tab=prices&group=A&option=2');
  expect(queryOfPlace(now, { tab: 'options', option: null })).toBe('draft=7&group=A');
});
