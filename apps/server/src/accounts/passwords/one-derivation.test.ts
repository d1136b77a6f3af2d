import { beforeEach, describe, expect, test } from 'vitest';
import { CHEAP } from '../../testing/open-test-app.ts';
import { derivePassword } from './derive-password.ts';
import { withOneDerivation } from './one-derivation.ts';
import { openPasswords } from './passwords.ts';

let derivations = 0;
const passwords = openPasswords(CHEAP, {
  derive: (...given) => {
    derivations += 1;
    return derivePassword(...given);
  },
});
const own = await passwords.hash('Right!horse7');
const ofSameSalt = await passwords.hash('Other!horse8', own);
const ofOtherSalt = await passwords.hash('Right!horse7');
const check = (password: string, ...hashes: (string | null)[]) =>
  withOneDerivation(async () => {
    const found: boolean[] = [];
    for (const hash of hashes) found.push(await passwords.verify({ hash, password }));
    return found;
  });
beforeEach(() => {
  derivations = 0;
});

describe('one derivation', () => {
  test.each<[string, string, (string | null)[], boolean[]]>([
    ['is shared by hashes of one salt', 'Other!horse8', [own, ofSameSalt], [false, true]],
    ['is made for an unknown address', 'Right!horse7', [null, null], [false, false]],
    ['is made for the first hash alone', 'Right!horse7', [own, null], [true, false]],
    ['is not made again for another salt, which counts as wrong', 'Right!horse7', [own, ofOtherSalt], [true, false]],
    ['is not made for what is no hash', 'Right!horse7', ['', own], [false, true]],
  ])('%s', async (_rule, password, hashes, found) => {
    expect(await check(password, ...hashes)).toEqual(found);
    expect(derivations).toBe(1);
  });
  test('belongs to its own try: two at once do not share', async () => {
    await Promise.all([check('Right!horse7', own), check('Right!horse7', own)]);
    expect(derivations).toBe(2);
  });
});
