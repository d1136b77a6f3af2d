import { expect, test } from 'vitest';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { addLink, dropLinks, isLinkGood, keepKnownSignUp, knownSignUp, takeLink } from './account-links.ts';
import { addUser } from './users.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 8, minute));

onBothDatabases('mailed links', (database) => {
  const queries = () => database().queries;
  const add = async (name: string): Promise<string> => {
    const given = { email: `${name}@b.example`, password: 'hash', userType: null, isConfirmed: true };
    return (await addUser(queries(), given)) ?? '';
  };
  const mailTo = (userId: string, tokenHash: string) =>
    addLink(queries(), { tokenHash, purpose: 'reset-password', userId, expiresAt: at(10) });
  const link = (tokenHash: string) => ({ tokenHash, purpose: 'reset-password' }) as const;
  const take = async (tokenHash: string, minute = 5) =>
    (await takeLink(queries(), link(tokenHash), at(minute)))?.userId;

  test('are good until they expire, for what they were made for, and are used once', async () => {
    const ada = await add('ada');
    await mailTo(ada, 'one');
    const isGood = (minute: number, purpose: 'reset-password' | 'confirm-email' = 'reset-password') =>
      isLinkGood(queries(), { tokenHash: 'one', purpose }, at(minute));
    expect([await isGood(9), await isGood(10), await isGood(9, 'confirm-email')]).toEqual([true, false, false]);
    expect(await takeLink(queries(), { tokenHash: 'one', purpose: 'confirm-email' }, at(5))).toBeNull();
    expect([await take('two'), await take('one', 10), await take('one', 9), await take('one', 9)]).toEqual([
      undefined,
      undefined,
      ada,
      undefined,
    ]);
  });

  test('of one user are dropped together, and those of others stay', async () => {
    const [ada, bob] = [await add('ada'), await add('bob')];
    await mailTo(ada, 'one');
    await mailTo(ada, 'two');
    await mailTo(bob, 'three');
    await dropLinks(queries(), ada);
    expect([await take('one'), await take('two'), await take('three')]).toEqual([undefined, undefined, bob]);
  });

  test('a sign-up with an address that is known keeps the newest password, for each user', async () => {
    const [ada, bob] = [await add('ada'), await add('bob')];
    await mailTo(ada, 'one');
    expect(await knownSignUp(queries(), ada)).toBeNull();
    for (const password of ['old', 'new'])
      await keepKnownSignUp(queries(), { userId: ada, password, expiresAt: at(10) });
    await keepKnownSignUp(queries(), { userId: bob, password: 'other', expiresAt: at(10) });
    expect([await knownSignUp(queries(), ada), await knownSignUp(queries(), bob)]).toEqual(['new', 'other']);
    expect(await take('one')).toBe(ada);
  });
});
