import { privateSettingDefaults } from '@millrace/contract/private-settings';
import { expect, test } from 'vitest';
import { keepMonths } from './keep-months.ts';

const set = (value: string | number | boolean) => [
  { id: 1, group: 'hr', key: 'keepApplicationsMonths', value, isPublic: false },
];

test('applications are kept as long as usual while nothing is set', () => {
  expect(keepMonths([], 'hr.keepApplicationsMonths')).toBe(privateSettingDefaults['hr.keepApplicationsMonths']);
});
test.each([
  [1, 1],
  [600, 600],
  [0, null],
  [601, null],
  [-3, null],
  [1.5, null],
  ['6', null],
  ['', null],
  [false, null],
])('with %j set they are kept for %j months', (value, months) => {
  expect(keepMonths(set(value), 'hr.keepApplicationsMonths')).toBe(months);
});
