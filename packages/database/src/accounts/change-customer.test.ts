import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { auditEntry, user } from '../schema/accounts.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { changeCustomer } from './change-customer.ts';

onBothDatabases('the customer a user views as', (database) => {
  const addUser = async (customerId: number | null): Promise<string> => {
    const id = randomUUID();
    await database()
      .queries.insert(user)
      .values({ id, name: 'someone', email: `${id}@example.com`, emailVerified: true, customerId });
    return id;
  };
  const customerOf = async (id: string) =>
    (await database().queries.query.user.findMany()).find((one) => one.id === id)?.customerId;

  it('changes, for that user alone, and is in the audit log', async () => {
    const [one, other] = [await addUser(1), await addUser(1)];
    expect(await changeCustomer(database(), { userId: one, from: 1, to: 2, address: '192.0.2.1' })).toBe(true);
    expect([await customerOf(one), await customerOf(other)]).toEqual([2, 1]);
    expect(await database().queries.select().from(auditEntry)).toMatchObject([
      { action: 'customer-changed', actor: one, subject: one, address: '192.0.2.1', facts: { from: 1, to: 2 } },
    ]);
  });

  it.each([
    ['another one was set meanwhile', 7],
    ['none is set any more', null],
  ])('stays as it is where %s', async (_, customerId) => {
    const id = await addUser(customerId);
    expect(await changeCustomer(database(), { userId: id, from: 1, to: 2, address: '' })).toBe(false);
    expect(await customerOf(id)).toBe(customerId);
    expect(await database().queries.select().from(auditEntry)).toEqual([]);
  });

  it('is no matter of a user who is gone', async () => {
    expect(await changeCustomer(database(), { userId: randomUUID(), from: 1, to: 2, address: '' })).toBe(false);
  });
});
