import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { session } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { endSessions, sessionsOf, signsInWith } from './sessions.ts';
import { addUser, setPassword } from './users.ts';

onBothDatabases('a session begun with a password', (database) => {
  const begin = async (): Promise<string> => {
    const given = { email: 'a@b.example', password: 'old hash', userType: null, isConfirmed: true };
    const userId = (await addUser(database().queries, given)) ?? '';
    const now = new Date();
    await database()
      .queries.insert(session)
      .values({ id: randomUUID(), userId, token: 't', createdAt: now, updatedAt: now, expiresAt: now });
    return userId;
  };
  const stands = () => database().queries.transaction((tx) => signsInWith(tx, 't', 'old hash'));

  test('stands while the password is the same', async () => {
    const userId = await begin();
    expect(await stands()).toBe(true);
    expect(await sessionsOf(database().queries, userId)).toHaveLength(1);
  });
  test('ends where the password has changed meanwhile', async () => {
    const userId = await begin();
    await setPassword(database().queries, userId, 'new hash');
    expect(await stands()).toBe(false);
    expect(await sessionsOf(database().queries, userId)).toEqual([]);
  });
  test('does not outlive a change that is under way', async () => {
    const userId = await begin();
    const changed = Promise.withResolvers<void>();
    const change = database().queries.transaction(async (tx) => {
      await setPassword(tx, userId, 'new hash');
      // The session is one this transaction would not see: it is not ended here.
      changed.resolve();
      await new Promise(setImmediate);
    });
    await changed.promise;
    expect(await stands()).toBe(false);
    await change;
    expect(await endSessions(database().queries, userId)).toBe(0);
  });
});
