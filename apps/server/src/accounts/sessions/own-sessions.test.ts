import { clear } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountCalls } from '../../testing/account-calls.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';

let server: TestApp;
let calls: ReturnType<typeof accountCalls>;
let token: string;
beforeAll(async () => {
  server = await openTestApp();
  calls = accountCalls(server);
});
beforeEach(async () => {
  await clear(server.database);
  await calls.addConfirmed();
  token = await calls.tokenOf();
});
afterAll(() => server.close());

const list = async (given = token) => (await calls.call('ownSessions', undefined, { token: given })).json();
const end = (id: string, given = token) =>
  server.app.inject({
    method: 'DELETE',
    url: `/api/Users/sessions/${id}`,
    headers: { authorization: `Bearer ${given}` },
  });
const isGood = async (given: string) => (await calls.call('verifyToken', given)).json();

test('a user sees where they are signed in, which session asks, and no token', async () => {
  const other = await calls.tokenOf();
  const sessions = await list();
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
  expect(sessions[0]).toMatchObject({
    address: '192.0.2.1',
    browser: 'lightMyRequest',
    startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    usedAt: expect.stringMatching(/Z$/),
    expiresAt: expect.stringMatching(/Z$/),
  });
  for (const given of [token, other]) expect(JSON.stringify(sessions)).not.toContain(given.slice(0, 32));
});
test('a user ends one session, and only it ends', async () => {
  const other = await calls.tokenOf();
  const { id } = (await list()).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  expect((await end(id)).json()).toBe(true);
  expect([await isGood(other), await isGood(token)]).toEqual([false, true]);
  expect((await end(id)).json()).toMatchObject({ status: 404, code: 'not-found' });
});
test('a user ends all other sessions, and stays signed in', async () => {
  const other = await calls.tokenOf();
  expect((await calls.call('endOtherSessions', undefined, { token })).json()).toBe(true);
  expect([await isGood(other), await isGood(token)]).toEqual([false, true]);
});
test("nobody sees or ends another's session", async () => {
  await calls.addConfirmed('other@example.com');
  const stranger = await calls.tokenOf('other@example.com');
  const [own] = await list();
  expect(JSON.stringify(await list(stranger))).not.toContain(own.id);
  expect((await end(own.id, stranger)).statusCode).toBe(404);
  await calls.call('endOtherSessions', undefined, { token: stranger });
  expect(await isGood(token)).toBe(true);
});
test('a session that has ended is not listed', async () => {
  const other = await calls.tokenOf();
  await calls.call('logout', undefined, { token: other });
  expect(await list()).toHaveLength(1);
});
test.each(['ownSessions', 'endOtherSessions'] as const)('%s is for who is signed in', async (name) => {
  expect((await calls.call(name)).json()).toMatchObject({ status: 401, code: 'not-signed-in' });
});
test('a session by something that is no id is refused, and by nobody too', async () => {
  expect((await end('1')).statusCode).toBe(400);
  expect((await end(crypto.randomUUID(), 'nonsense')).statusCode).toBe(401);
});
