import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import {
  addPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  findBegunAuthenticator,
  notePasskeyUse,
  removeFactor,
  resetFactors,
  secondFactorsOf,
  setRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factors.ts';
import { addUser } from './users.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 8, minute));

onBothDatabases('second factors', (database) => {
  const queries = () => database().queries;
  const users = (): Promise<string[]> =>
    Promise.all(
      ['ada', 'bob'].map(async (name) => {
        const given = { email: `${name}@house.example`, password: 'hash', userType: null, isConfirmed: true };
        return (await addUser(queries(), given)) ?? '';
      }),
    );
  const begin = async (userId: string, secret: string, minute = 0): Promise<string> => {
    const id = randomUUID();
    await beginAuthenticator(queries(), { id, userId, secret, createdAt: at(minute) });
    return id;
  };
  const device = async (userId: string, credentialId: string, minute = 0): Promise<string | null> => {
    const id = randomUUID();
    const given = { id, userId, name: credentialId, credentialId, publicKey: '', counter: 0, transports: [] };
    return (await addPasskey(queries(), { ...given, createdAt: at(minute) })) ? id : null;
  };
  const known = async (userId: string) => {
    const { authenticators, passkeys, recoveryCodesLeft } = await secondFactorsOf(queries(), userId);
    return [authenticators.map(({ secret }) => secret), passkeys.map(({ name }) => name), recoveryCodesLeft];
  };

  test('an authenticator counts once its first code was typed, and another that was not finished goes', async () => {
    const [ada = '', bob = ''] = await users();
    await begin(bob, 'of bob');
    await begin(ada, 'left');
    const id = await begin(ada, 'first');
    expect(await known(ada)).toEqual([[], [], 0]);
    expect(await findBegunAuthenticator(queries(), ada)).toMatchObject({ id, secret: 'first', lastStep: 0 });
    await confirmAuthenticator(queries(), id, at(1));
    expect(await findBegunAuthenticator(queries(), ada)).toBeNull();
    await confirmAuthenticator(queries(), await begin(ada, 'older', -1), at(2));
    expect([await known(ada), await known(bob)]).toEqual([
      [['older', 'first'], [], 0],
      [[], [], 0],
    ]);
    expect(await findBegunAuthenticator(queries(), bob)).toMatchObject({ secret: 'of bob' });
  });

  test('a code of a time step is taken once, and none of a step before', async () => {
    const [ada = ''] = await users();
    const id = await begin(ada, 'one');
    await confirmAuthenticator(queries(), id, at(0));
    const other = await begin(ada, 'two');
    const take = (step: number, of = id) => takeStep(queries(), of, step);
    expect([await take(5), await take(5), await take(4), await take(6), await take(5, other)]).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  test('a device is added once, whoever has it, and its uses are kept', async () => {
    const [ada = '', bob = ''] = await users();
    const id = (await device(ada, 'laptop', 2)) ?? '';
    expect([await device(bob, 'laptop'), await device(ada, 'laptop')]).toEqual([null, null]);
    await device(ada, 'phone', 1);
    await notePasskeyUse(queries(), id, { counter: 3, at: at(5) });
    const { passkeys } = await secondFactorsOf(queries(), ada);
    expect(passkeys.map(({ name, counter, usedAt }) => [name, counter, usedAt])).toEqual([
      ['phone', 0, null],
      ['laptop', 3, at(5)],
    ]);
  });

  test('a recovery code is good once, for its own user', async () => {
    const [ada = '', bob = ''] = await users();
    await setRecoveryCodes(queries(), ada, ['a', 'b', 'c']);
    await setRecoveryCodes(queries(), bob, ['a']);
    const take = (code: string, of = ada) => takeRecoveryCode(queries(), of, code);
    expect([await take('b'), await take('b'), await take('x'), await take('c', bob)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([await known(ada), await known(bob)]).toEqual([
      [[], [], 2],
      [[], [], 1],
    ]);
    await setRecoveryCodes(queries(), ada, ['d']);
    expect([await take('a'), await take('d'), await take('a', bob)]).toEqual([false, true, true]);
    await setRecoveryCodes(queries(), bob, []);
    expect(await known(bob)).toEqual([[], [], 0]);
  });

  test('one factor is removed by its owner alone, and is told by its kind', async () => {
    const [ada = '', bob = ''] = await users();
    const authenticator = await begin(ada, 'one');
    await confirmAuthenticator(queries(), authenticator, at(0));
    const laptop = (await device(ada, 'laptop')) ?? '';
    await device(ada, 'phone', 1);
    const remove = (id: string, of = ada) => removeFactor(queries(), of, id);
    expect([await remove(laptop, bob), await remove(authenticator, bob), await remove(randomUUID())]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await known(ada)).toEqual([['one'], ['laptop', 'phone'], 0]);
    expect([await remove(laptop), await remove(laptop), await remove(authenticator)]).toEqual([
      'passkey',
      null,
      'authenticator',
    ]);
    expect(await known(ada)).toEqual([[], ['phone'], 0]);
  });

  test('all factors of one user go at once, and those of others stay', async () => {
    const [ada = '', bob = ''] = await users();
    for (const user of [ada, bob]) {
      await confirmAuthenticator(queries(), await begin(user, 'one'), at(0));
      await device(user, `phone of ${user}`);
      await setRecoveryCodes(queries(), user, ['a']);
    }
    await resetFactors(queries(), ada);
    expect([await known(ada), await known(bob)]).toEqual([
      [[], [], 0],
      [['one'], [`phone of ${bob}`], 1],
    ]);
  });
});
