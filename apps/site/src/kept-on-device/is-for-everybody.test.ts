import { expect, test } from 'vitest';
import { isForEverybody } from './is-for-everybody.ts';

test.each([
  [true, 200, 'public, max-age=0, must-revalidate'],
  [true, 200, 'Public,max-age=31536000, immutable'],
  [false, 200, 'private, no-store'],
  [false, 200, 'public, no-store'],
  [false, 200, 'public, private'],
  [false, 200, 'no-store'],
  [false, 200, 'no-cache'],
  [false, 200, null],
  [false, 206, 'public, max-age=0'],
  [false, 404, 'public, max-age=0'],
  [false, 500, 'public, max-age=0'],
])('for everybody: %s, with status %s and %s', (result, status, said) => {
  const headers = new Headers(said === null ? {} : { 'cache-control': said });
  expect(isForEverybody({ status, headers })).toBe(result);
});
