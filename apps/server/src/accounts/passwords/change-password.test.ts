import { findUserByEmail, listAudit } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountCalls, EMAIL, PASSWORD } from '../../testing/account-calls.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { accountLimits } from '../guard/account-limits.ts';

const OTHER = 'Other!horse8';
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

const change = (currentPassword = PASSWORD, password = OTHER, given: string | undefined = token) =>
  calls.call(
    'changePassword',
    { currentPassword, password, captchaToken: '' },
    { ...(given === undefined ? {} : { token: given }) },
  );
const isGood = async (given: string) => (await calls.call('verifyToken', given)).json();

test('a user who gives the present password has the new one from now on', async () => {
  expect((await change()).json()).toBe(true);
  expect((await calls.logIn(EMAIL, PASSWORD)).statusCode).toBe(401);
  expect((await calls.logIn(EMAIL, OTHER)).statusCode).toBe(200);
});
test('the session that asked goes on, all others end', async () => {
  const others = [await calls.tokenOf(), await calls.tokenOf()];
  await change();
  expect(await isGood(token)).toBe(true);
  for (const other of others) expect(await isGood(other)).toBe(false);
});
test('links that were mailed before are worthless', async () => {
  await calls.forgot();
  const mailed = await calls.mailedToken('reset-password');
  await change();
  expect((await calls.reset(mailed)).json()).toMatchObject({ code: 'link-expired' });
});
test('a wrong present password is refused by its field, and nothing changes', async () => {
  const answer = await change('Wrong!horse7');
  expect(answer.json()).toMatchObject({
    status: 400,
    code: 'bad-request',
    message: 'The current password is not right.',
    errors: [{ field: 'currentPassword' }],
  });
  expect((await calls.logIn()).statusCode).toBe(200);
});
test.each(['short', 'alllower!7', 'x'.repeat(129)])('%.12s cannot be chosen', async (weak) => {
  expect((await change(PASSWORD, weak)).statusCode).toBe(400);
});
test('who holds a token guesses no further than at the sign-in', async () => {
  const free = accountLimits.login.waits.filter((seconds) => seconds === 0).length + 1;
  for (let time = 0; time < free; time += 1) expect((await change('Wrong!horse7')).statusCode).toBe(400);
  expect((await change('Wrong!horse7')).statusCode).toBe(429);
  expect((await calls.logIn()).statusCode).toBe(429);
});
test.each(['', 'nonsense'])('nobody with the token %j is asked', async (given) => {
  expect((await change(PASSWORD, OTHER, given)).json()).toMatchObject({ status: 401, code: 'not-signed-in' });
});
test('the audit log tells of it, and of a try that failed, without a secret', async () => {
  await calls.tokenOf();
  await change('Wrong!horse7');
  await change();
  const id = (await findUserByEmail(server.database.queries, EMAIL))?.id;
  const [changed, failed] = await listAudit(server.database.queries, { id, limit: 2 });
  expect(changed).toMatchObject({ action: 'password-changed', actor: id, facts: { sessionsEnded: 1 } });
  expect(failed).toMatchObject({ action: 'password-change-failed', actor: id, address: '192.0.2.1' });
  expect(JSON.stringify([changed, failed])).not.toContain('horse');
});
