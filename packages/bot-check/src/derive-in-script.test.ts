import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, test } from 'vitest';
import { deriveInScript } from './derive-in-script.ts';

test.each([
  [1, 32],
  [7, 16],
  [100, 32],
])('a key of %i rounds and %i bytes is the one the browser derives', async (cost, keyLength) => {
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost,
    keyLength,
    keyPrefix: '00',
    expiresAt: 1,
  };
  const [salt, password] = [Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5, 6, 7)];
  const expected = await deriveKey(parameters, salt, password);
  const { derivedKey } = await deriveInScript(parameters, salt, password);
  expect([...derivedKey]).toEqual([...expected.derivedKey]);
  expect(derivedKey).toHaveLength(keyLength);
});
