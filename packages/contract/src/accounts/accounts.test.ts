import { expect, test } from 'vitest';
import { hasRightsOf, missingInPassword, type NamedRole, namedRole, type StaffRole, staffRoles } from './accounts.ts';

const length = '8 characters minimum';
const lower = 'one lowercase letter';
const upper = 'one uppercase letter';
const number = 'one number';
const special = 'one special character';

test.each<[password: string, missing: string[]]>([
  ['Abcde1$x', []],
  ['Abcde1$', [length]],
  ['ABCDE1$X', [lower]],
  ['abcde1$x', [upper]],
  ['Abcdefg$', [number]],
  ['Abcdefg1', [special]],
  ['Abcdef1#', [special]],
  ['', [length, lower, upper, number, special]],
  ['Äbcdé12&', []],
])('%j lacks %j', (password, missing) => {
  expect(missingInPassword(password)).toEqual(missing);
});
test.each([...'@$!%*?&'])('%s is a special character', (character) => {
  expect(missingInPassword(`Abcdef1${character}`)).toEqual([]);
});

test.each<[StaffRole[], StaffRole[], NamedRole | null]>([
  [[], [], null],
  [['editor'], ['editor'], 'editor'],
  [['publisher'], ['editor', 'publisher'], 'editor'],
  [['hr'], ['hr'], 'hr'],
  [['editor', 'hr'], ['editor', 'hr'], 'editor'],
  [['publisher', 'hr'], ['editor', 'publisher', 'hr'], 'editor'],
  [['admin'], ['editor', 'publisher', 'hr', 'admin'], 'admin'],
  [['hr', 'admin'], ['editor', 'publisher', 'hr', 'admin'], 'admin'],
])('roles %j have the rights of %j, and are named %s', (roles, rights, named) => {
  expect(staffRoles.filter((role) => hasRightsOf(roles, role))).toEqual(rights);
  expect(namedRole(roles)).toBe(named);
});
