import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AuditAction } from '../audit-action.ts';
import { auditEntry } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { signInAddresses } from './sign-in-addresses.ts';
import { addUser } from './users.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));

onBothDatabases('the addresses of somebody who signed in', (database) => {
  const queries = () => database().queries;
  const add = async (name: string): Promise<string> => {
    const given = { email: `${name}@b.example`, password: 'hash', userType: null, isConfirmed: true };
    return (await addUser(queries(), given)) ?? '';
  };
  const act = (subject: string, action: AuditAction, address: string | null, hour: number) =>
    queries()
      .insert(auditEntry)
      .values({ id: randomUUID(), subject, action, address, at: at(hour), facts: {} });
  const known = (name: string, since = 0) => signInAddresses(queries(), `${name}@b.example`, at(since));

  test('are those from which its owner proved to be so, the newest first, each once', async () => {
    const [ada, bob] = [await add('ada'), await add('bob')];
    await act(ada, 'login', '1.1.1.1', 1);
    await act(ada, 'confirm-email', '2.2.2.2', 2);
    await act(ada, 'password-reset', '3.3.3.3', 3);
    await act(ada, 'password-changed', '1.1.1.1', 4);
    await act(ada, 'login', null, 5);
    await act(ada, 'login-failed', '9.9.9.9', 6);
    await act(bob, 'login', '4.4.4.4', 7);
    expect([await known('ada'), await known('bob'), await known('eve')]).toEqual([
      ['1.1.1.1', '3.3.3.3', '2.2.2.2'],
      ['4.4.4.4'],
      [],
    ]);
  });

  test('are those since a time', async () => {
    const ada = await add('ada');
    await act(ada, 'login', '1.1.1.1', 1);
    await act(ada, 'login', '2.2.2.2', 2);
    expect([await known('ada', 2), await known('ada', 3)]).toEqual([['2.2.2.2'], []]);
  });
});
