import { listAudit } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountCalls, PASSWORD } from '../../testing/account-calls.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';

let server: TestApp;
let calls: ReturnType<typeof accountCalls>;
let token: string;
beforeAll(async () => {
  server = await openTestApp();
  calls = accountCalls(server);
});
beforeEach(async () => {
  await clearAllButContent(server.database);
  await calls.addConfirmed();
  token = await calls.tokenOf();
});
afterAll(() => server.close());

const list = async (given = token) => (await calls.call('ownSessions', undefined, { token: given })).json();
const end = (id?: string, given = token, currentPassword = PASSWORD) =>
  calls.call(
    'endSessions',
    { currentPassword, captchaToken: '', ...(id === undefined ? {} : { id }) },
    { token: given },
  );
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
  expect((await end()).json()).toBe(true);
  expect([await isGood(other), await isGood(token)]).toEqual([false, true]);
});
test("nobody sees or ends another's session", async () => {
  await calls.addConfirmed('other@example.com');
  const stranger = await calls.tokenOf('other@example.com');
  const [own] = await list();
  expect(JSON.stringify(await list(stranger))).not.toContain(own.id);
  expect((await end(own.id, stranger)).statusCode).toBe(404);
  expect((await end(undefined, stranger)).json()).toBe(true);
  expect(await isGood(token)).toBe(true);
});
test('a session that has ended is not listed', async () => {
  const other = await calls.tokenOf();
  await calls.call('logout', undefined, { token: other });
  expect(await list()).toHaveLength(1);
});
test('a token without the password ends nothing, and the try is in the audit log', async () => {
  const other = await calls.tokenOf();
  for (const id of [undefined, (await list())[0].id])
    expect((await end(id, token, 'Wrong!horse7')).json()).toMatchObject({
      status: 400,
      code: 'bad-request',
      errors: [{ field: 'currentPassword', message: 'The current password is not right.' }],
    });
  expect(await isGood(other)).toBe(true);
  const log = await listAudit(server.database.queries, { limit: 10 });
  expect(log.filter(({ action }) => action === 'ending-sessions-failed')).toHaveLength(2);
});
test('passwords guessed with a stolen token wait as guesses at signing in do', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 12; nth += 1) statuses.push((await end(undefined, token, `Wrong!horse${nth}`)).statusCode);
  expect(statuses).toContain(429);
  expect((await calls.logIn()).statusCode).toBe(429);
});
test('own sessions are for who is signed in', async () => {
  expect((await calls.call('ownSessions')).json()).toMatchObject({ status: 401, code: 'not-signed-in' });
});
test('a session by something that is no id is refused, and by nobody too', async () => {
  expect((await end('1')).statusCode).toBe(400);
  expect((await end(crypto.randomUUID(), 'nonsense')).statusCode).toBe(401);
});
