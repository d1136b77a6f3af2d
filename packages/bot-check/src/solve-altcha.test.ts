import type { ProofOfWork } from '@millrace/contract';
import { afterEach, expect, test, vi } from 'vitest';

const challenge: ProofOfWork = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '0102',
    cost: 2,
    keyLength: 32,
    keyPrefix: '0',
    keySignature: '00',
    expiresAt: 1,
  },
  signature: '00',
};

/** A worker's own scope; the worker listens as soon as it is loaded. */
const scope = { isSecureContext: true, onmessage: null as ((event: { data: ProofOfWork }) => Promise<void>) | null };
const posted: string[] = [];
vi.stubGlobal('self', Object.assign(scope, { postMessage: (token: string) => posted.push(token) }));
await import('./solve-altcha.ts');

async function tokenOf(data: ProofOfWork): Promise<string | undefined> {
  posted.length = 0;
  vi.stubGlobal('self', scope);
  await scope.onmessage?.({ data });
  expect(posted).toHaveLength(1);
  return posted[0];
}
const read = (token = '') => JSON.parse(atob(token)) as { challenge: ProofOfWork; solution: { derivedKey: string } };
afterEach(() => {
  scope.isSecureContext = true;
});

test.each([
  ['by the browser, where it has keys', true, 'native'],
  ['in script, where the browser has none', false, 'script'],
])('the token is the challenge with the work done, %s', async (_, isSecure, by) => {
  scope.isSecureContext = isSecure;
  const importKey = vi.spyOn(crypto.subtle, 'importKey');
  const { challenge: of, solution } = read(await tokenOf(challenge));
  expect(of).toEqual(challenge);
  expect(solution.derivedKey).toMatch(/^0[\da-f]{63}$/);
  expect(importKey.mock.calls.length > 0).toBe(by === 'native');
});

test('work that cannot be done, or that takes too long, has the empty token', async () => {
  const { parameters } = challenge;
  expect(await tokenOf({ ...challenge, parameters: { ...parameters, algorithm: 'PBKDF2/SHA-0' } })).toBe('');
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1e9));
  expect(await tokenOf(challenge)).toBe('');
});
