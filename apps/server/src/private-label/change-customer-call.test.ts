import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@millrace/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppDependencies } from '../app.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

/** Customers of the demo: two of one group, two of another, one in none. */
const [PRAIRIE, RED_RIVER, LAKEHEAD, BOREAL, DAKOTA] = [1, 2, 3, 4, 5];
const UNKNOWN = 99;
const everyCustomer = [PRAIRIE, RED_RIVER, LAKEHEAD, BOREAL, DAKOTA, UNKNOWN];

let server: TestApp;
const users = () => server.database.queries.query.user.findMany();
/** A token is the id of its user here; who that is stands in the database. */
const sessionOf: AppDependencies['sessionOf'] = async (token) => {
  const user = (await users()).find(({ id }) => id === token);
  if (user === undefined) return null;
  const { customerId, roles } = user;
  return {
    userId: token,
    viewer: roles.length === 0 ? { kind: 'customer', customerId } : { kind: 'staff', roles, customerId },
  };
};
beforeAll(async () => {
  server = await openTestApp({ sessionOf });
});
afterAll(() => server.close());
beforeEach(() => server.database.queries.execute(sql`delete from "user"`));

async function addUser(customerId: number | null, role: StaffRole | null = null): Promise<string> {
  const id = randomUUID();
  await server.database.queries.execute(
    sql`insert into "user" (id, name, email, email_verified, customer_id, roles) values (${id}, 'x', ${`${id}@example.com`}, true, ${customerId}, array_remove(array[${role}]::text[], null))`,
  );
  return id;
}
const change = (token: string | null, payload: unknown) =>
  server.app.inject({
    method: 'PUT',
    url: '/api/Users/customer/',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    payload: JSON.stringify(payload),
  });
const customerOf = async (id: string) => (await users()).find((user) => user.id === id)?.customerId;

describe('a switch of the customer viewed as', () => {
  test.each<[string, number | null, StaffRole | null, number[]]>([
    ['a user of no customer', null, null, []],
    ['a user of a customer in no group', DAKOTA, null, []],
    ['a user of a customer that is gone', UNKNOWN, null, []],
    ['a user of the first group', PRAIRIE, null, [PRAIRIE, RED_RIVER]],
    ['a user of the second group', BOREAL, null, [LAKEHEAD, BOREAL]],
    ['staff of no customer', null, 'admin', []],
    ['staff of a customer', LAKEHEAD, 'editor', [LAKEHEAD, BOREAL]],
  ])('is, for %s, within the own group', async (_, customerId, role, own) => {
    for (const to of everyCustomer) {
      const id = await addUser(customerId, role);
      const answer = await change(id, { customerId: to });
      const may = own.includes(to);
      expect([to, answer.statusCode]).toEqual([to, may ? 200 : 403]);
      expect(await customerOf(id)).toBe(may ? to : customerId);
    }
  });

  test('is for who is signed in', async () => {
    for (const token of [null, 'unknown', randomUUID()]) {
      const answer = await change(token, { customerId: PRAIRIE });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
    }
  });

  test('that is refused says the same of a customer there is and of none', async () => {
    const id = await addUser(PRAIRIE);
    const answers = await Promise.all([LAKEHEAD, DAKOTA, UNKNOWN].map((customerId) => change(id, { customerId })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  test('shows at once: the pages of the other customer of the group stay to be read', async () => {
    const id = await addUser(PRAIRIE);
    expect((await change(id, { customerId: RED_RIVER, name: 'ignored' })).json()).toBe(true);
    const headers = { authorization: `Bearer ${id}` };
    for (const customer of ['prairie-pump', 'red-river-pump'])
      expect(
        (await server.app.inject({ url: `/api/Customers/slug/${customer}/tern-duplex`, headers })).json().customer.slug,
      ).toBe(customer);
  });

  test.each([
    [{}, 400],
    [{ customerId: '2' }, 400],
    [{ customerId: 0 }, 400],
    [{ customerId: 1.5 }, 400],
    [{ customerId: null }, 400],
    [{ customerId: 2 ** 60 }, 400],
    [{ customerId: { $gt: 0 } }, 400],
    [[2], 400],
    [null, 400],
  ])('to %j is a bad request', async (payload, status) => {
    const id = await addUser(PRAIRIE);
    expect((await change(id, payload)).statusCode).toBe(status);
    expect(await customerOf(id)).toBe(PRAIRIE);
  });

  test('changes nothing else of the user, whatever the body says', async () => {
    const id = await addUser(PRAIRIE);
    const [before] = await users();
    await change(id, { customerId: RED_RIVER, role: 'admin', email: 'other@example.com', userId: randomUUID() });
    const [after] = await users();
    expect({ ...after, updatedAt: null }).toEqual({ ...before, customerId: RED_RIVER, updatedAt: null });
  });
});
