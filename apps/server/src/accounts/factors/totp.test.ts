import { expect, test } from 'vitest';
import { authenticatorAddress, stepsOf } from './totp.ts';

/** RFC 6238, appendix B: SHA-1, the last six of its eight digits. */
const SECRET = '12345678901234567890';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %i the code is that of the standard', async (seconds, code) => {
  expect(await stepsOf(SECRET, code, at(seconds))).toEqual([Math.floor(seconds / 30)]);
});
test.each([
  ['a step early', 29, [1]],
  ['in its step', 59, [1]],
  ['a step late, at the end', 89, [1]],
  ['two steps late', 90, []],
])('a code is good %s (second %i)', async (_when, seconds, steps) => {
  expect(await stepsOf(SECRET, '287082', at(seconds))).toEqual(steps);
});
test.each(['', '28708', '2870822', '28708a', '２８７０８２', '-87082'])('%j is no code', async (code) => {
  expect(await stepsOf(SECRET, code, at(59))).toEqual([]);
});
test('a code may be typed with the space that authenticators show', async () => {
  expect(await stepsOf(SECRET, '287 082', at(59))).toEqual([1]);
});
test('an authenticator reads the secret, the site and the user from the address', () => {
  const { address, secret } = authenticatorAddress(SECRET, 'www.example.com', 'pat@example.com');
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(address).toMatch(/^otpauth:\/\/totp\/www\.example\.com:pat%40example\.com\?/);
});
