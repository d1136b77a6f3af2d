import { describe, expect, test } from 'vitest';
import { CHEAP } from '../../testing/open-test-app.ts';
import { type Asker, inTheNameOf } from '../../work/asker.ts';
import { openPasswords, SCRYPT_COST } from './passwords.ts';

const passwords = openPasswords(CHEAP);

describe('a password', () => {
  test('is right for its hash, and no other is', async () => {
    const hash = await passwords.hash('Right!horse7');
    expect(await passwords.verify({ hash, password: 'Right!horse7' })).toBe(true);
    expect(await passwords.verify({ hash, password: 'Right!horse8' })).toBe(false);
  });
  test('has another hash each time, which does not tell it', async () => {
    const hashes = [await passwords.hash('Right!horse7'), await passwords.hash('Right!horse7')];
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(hashes.join()).not.toContain('horse');
  });
  test('is checked at the cost it was hashed at, so that the cost can grow', async () => {
    const hash = await openPasswords({ N: 4, r: 2, p: 1 }).hash('Right!horse7');
    expect(await passwords.verify({ hash, password: 'Right!horse7' })).toBe(true);
  });
  test.each([null, '', 'scrypt$2$1$1$', 'scrypt$2$1$1$c2FsdA$', 'md5$1$1$1$c2FsdA$c2FsdA', 'Right!horse7'])(
    'is wrong where there is no hash but %j',
    async (hash) => expect(await passwords.verify({ hash, password: 'Right!horse7' })).toBe(false),
  );
  test('costs what is recommended, and says so in the hash', async () => {
    const hash = await openPasswords().hash('Right!horse7');
    expect(hash.startsWith(`scrypt$${SCRYPT_COST.N}$${SCRYPT_COST.r}$${SCRYPT_COST.p}$`)).toBe(true);
    // OWASP's password storage sheet: at least the work of N 2^15, r 8, p 3.
    expect(SCRYPT_COST.N * SCRYPT_COST.r * SCRYPT_COST.p).toBeGreaterThanOrEqual(2 ** 15 * 8 * 3);
  });
});
test('while many of a network wait, it should ask for no more, and others may', async () => {
  const busy = openPasswords(CHEAP);
  const from = (network: string): Asker => ({ network, signal: new AbortController().signal });
  const isBusyFor = (network: string) => inTheNameOf(from(network), () => busy.isBusy());
  const hashes = inTheNameOf(from('192.0.2.1'), () => Array.from({ length: 20 }, () => busy.hash('x')));
  expect(isBusyFor('192.0.2.1')).toBe(false);
  hashes.push(...inTheNameOf(from('192.0.2.1'), () => [busy.hash('x'), busy.hash('x')]));
  expect([isBusyFor('192.0.2.1'), isBusyFor('192.0.2.2')]).toEqual([true, false]);
  await Promise.allSettled(hashes);
  expect(isBusyFor('192.0.2.1')).toBe(false);
});
