import { expect, test } from 'vitest';
import { usernameOf } from './users.ts';

test.each([
  ['ada@example.com', 'ada'],
  ['ada.byron+mill@example.com', 'ada.byron+mill'],
  ['"a@b"@example.com', '"a@b"'],
])('the user name of %s is %s', (email, name) => {
  expect(usernameOf(email)).toBe(name);
});
