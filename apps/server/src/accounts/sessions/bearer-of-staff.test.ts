import { callPath } from '@millrace/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls, PASSWORD } from '../../testing/account-calls.ts';
import { addStaff, codeOf, officeBrowser } from '../../testing/office-browser.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { HIDDEN, ofAnybody, type StaffCall, staffCalls } from '../../testing/staff/staff-calls.ts';
import { withoutFamilies } from '../../testing/test-content.ts';

const EMAIL = 'boss@example.com';
let server: TestApp;
let calls: ReturnType<typeof accountCalls>;
let secret: string;
let recoveryCode: string;
let now = new Date();
const logIn = (code?: string, password = PASSWORD) => calls.call('login', { email: EMAIL, password, token: '', code });
const nextCode = () => {
  now = new Date(now.getTime() + 30_000);
  return codeOf(secret, now);
};
beforeAll(async () => {
  server = await openTestApp({ published: withoutFamilies, accounts: { clock: () => now } });
  calls = accountCalls(server);
  await addStaff(server, EMAIL, ['admin']);
  const made = await officeBrowser(server).setUp(EMAIL, () => now);
  secret = made.secret;
  [recoveryCode = ''] = made.codes;
});
afterAll(() => server.close());

const ask = ({ method, path, query }: StaffCall, token: string) =>
  server.app.inject({
    method,
    url: `/api${callPath(path, ofAnybody, query)}`,
    headers: { authorization: `Bearer ${token}` },
  });

describe('a bearer session of an admin', () => {
  test('that began with a password alone has no right of staff at any call, and is told why', async () => {
    const answer = await logIn();
    expect(answer.json()).toMatchObject({ email: EMAIL, role: 'admin', token: expect.any(String) });
    for (const call of staffCalls) {
      const refused = await ask(call, answer.json().token);
      expect([call.name, refused.statusCode]).toEqual([call.name, HIDDEN.has(call.name) ? 404 : 403]);
      if (call.role !== null) expect(refused.json().message).toBe('Sign in with your second factor to do this.');
    }
  });
  test('that began with the code of the authenticator has all of them', async () => {
    const { token } = (await logIn(await nextCode())).json();
    for (const call of staffCalls)
      expect([call.name, (await ask(call, token)).statusCode]).not.toEqual([call.name, 403]);
  });
  test('that began with a recovery code has them, once', async () => {
    const [applications] = staffCalls.filter(({ name }) => name === 'applications');
    if (applications === undefined) throw new Error('There is no such call.');
    const statuses: number[] = [];
    for (let nth = 0; nth < 2; nth += 1)
      statuses.push((await ask(applications, (await logIn(recoveryCode)).json().token)).statusCode);
    expect(statuses).toEqual([200, 403]);
  });
  test.each(['000000', 'abc', '', '-'])('that began with %j signs in, without rights', async (code) => {
    const answer = await logIn(code);
    expect(answer.statusCode).toBe(200);
    for (const call of staffCalls.slice(0, 3)) expect((await ask(call, answer.json().token)).statusCode).toBe(403);
  });
  test('gains nothing by a right code after five wrong ones, and signs in all the same', async () => {
    for (let nth = 0; nth < 6; nth += 1) await logIn('000000');
    const answer = await logIn(await nextCode());
    expect(answer.statusCode).toBe(200);
    for (const call of staffCalls.slice(0, 3)) expect((await ask(call, answer.json().token)).statusCode).toBe(403);
  });
  test('needs the password, whatever the code', async () => {
    expect((await logIn(await nextCode(), 'Wrong!horse7')).json()).toMatchObject({ code: 'login-failed' });
  });
});

test('where no second factor is asked, a password is enough for both kinds of session', async () => {
  const local = await openTestApp({ published: withoutFamilies, accounts: { asksFactor: false } });
  try {
    await addStaff(local, EMAIL, ['admin']);
    const { token } = (await accountCalls(local).logIn(EMAIL)).json();
    const [call] = staffCalls;
    const answer = await local.app.inject({
      method: 'GET',
      url: '/api/Applicant',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([call?.name, answer.statusCode]).toEqual(['applications', 200]);
    const browser = officeBrowser(local);
    expect((await browser.signIn(EMAIL)).json()).toMatchObject({ step: 'complete' });
    expect((await browser.call('makeRecoveryCodes')).statusCode).toBe(200);
  } finally {
    await local.close();
  }
});
