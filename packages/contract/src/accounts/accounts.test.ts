import { expect, test } from 'vitest';
import { missingInPassword } from './accounts.ts';

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
