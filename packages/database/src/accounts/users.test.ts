import { expect, test } from 'vitest';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { addUser, deleteUser, findUser, usernameOf } from './users.ts';

test.each([
  ['ada@example.com', 'ada'],
  ['ada.byron+mill@example.com', 'ada.byron+mill'],
  ['"a@b"@example.com', '"a@b"'],
])('the user name of %s is %s', (email, name) => {
  expect(usernameOf(email)).toBe(name);
});

onBothDatabases('a new user', (database) => {
  test.each([
    ['the name that is given', 'Ada Byron', 'Ada Byron'],
    ['that of the address where none is given', undefined, 'ada'],
    ['that of the address where it is empty', '', 'ada'],
  ])('has %s', async (_, name, kept) => {
    const given = { email: 'ada@example.com', password: 'hash', userType: null, isConfirmed: true };
    const id = await addUser(database().queries, { ...given, ...(name === undefined ? {} : { name }) });
    expect((await findUser(database().queries, id ?? ''))?.name).toBe(kept);
    expect(await addUser(database().queries, given)).toBeNull();
  });

  test('is deleted once', async () => {
    const given = { email: 'ada@example.com', password: 'hash', userType: null, isConfirmed: true };
    const id = (await addUser(database().queries, given)) ?? '';
    expect(await deleteUser(database().queries, id)).toBe(true);
    expect(await findUser(database().queries, id)).toBeNull();
    expect(await deleteUser(database().queries, id)).toBe(false);
  });
});
