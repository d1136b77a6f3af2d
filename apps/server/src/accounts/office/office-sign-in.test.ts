import { OFFICE_UNATTENDED_HEADER } from '@millrace/contract/office';
import { changeUser, endSessions, listAudit, setPassword } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refused } from '../../problems/problem-error.ts';
import { accountCalls, PASSWORD } from '../../testing/account-calls.ts';
import { addStaff, codeOf, officeBrowser } from '../../testing/office-browser.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { testPasskey } from '../../testing/staff/test-passkey.ts';
import { withoutFamilies } from '../../testing/test-content.ts';
import { FACTOR_WITHIN_MINUTES, OFFICE_IDLE_HOURS, OFFICE_LIFE_DAYS } from './office-sessions.ts';

const EMAIL = 'boss@example.com';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ORIGIN = 'https://www.example.com';
const checkBot = vi.fn(async (): Promise<void> => {});
let server: TestApp;
let userId: string;
let now = new Date();
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
beforeAll(async () => {
  server = await openTestApp({ published: withoutFamilies, accounts: { clock: () => now, checkBot } });
});
beforeEach(async () => {
  await clearAllButContent(server.database);
  now = new Date();
  userId = await addStaff(server, EMAIL, ['admin']);
});
afterAll(() => server.close());

/** Signed in whole, with an authenticator. */
async function signedIn() {
  const browser = officeBrowser(server);
  return { ...browser, ...(await browser.setUp(EMAIL, () => now)) };
}
/** The code of the next time step: the one before was used. */
const nextCode = (secret: string) => {
  later(30_000);
  return codeOf(secret, now);
};
const stepOf = async ({ call }: ReturnType<typeof officeBrowser>) => (await call('staffSession')).json().step;

describe('signing in to the office', () => {
  test('takes a password, then the first second factor, with ten recovery codes shown once', async () => {
    const browser = officeBrowser(server);
    const begun = await browser.signIn(EMAIL);
    expect(begun.json()).toMatchObject({ email: EMAIL, roles: ['admin'], step: 'set-up-factor', freshUntil: null });
    expect(begun.headers['set-cookie']).toMatch(
      /^__Host-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
    );
    for (const name of ['staffFactors', 'staffSessions', 'makeRecoveryCodes'] as const)
      expect((await browser.call(name)).json()).toMatchObject({ status: 403, code: 'factor-needed' });
    const before = browser.kept.cookie;
    const asked = (await browser.call('beginAuthenticator')).json();
    expect(asked.address).toMatch(/^otpauth:\/\/totp\/www\.example\.com:boss%40example\.com\?secret=[A-Z2-7]+/);
    expect((await browser.call('confirmAuthenticator', { code: '000000' })).json()).toMatchObject({
      code: 'factor-wrong',
    });
    const done = (await browser.call('confirmAuthenticator', { code: await codeOf(asked.secret, now) })).json();
    expect(done.session).toMatchObject({ step: 'complete', factors: { authenticator: true, recoveryCodes: 10 } });
    expect(new Set(done.codes).size).toBe(10);
    for (const code of done.codes) expect(code).toMatch(/^(?:[a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    expect(browser.kept.cookie).not.toBe(before);
    const old = await server.app.inject({ url: '/api/office/session', headers: { cookie: before } });
    expect(old.statusCode).toBe(401);
    expect((await browser.call('staffFactors')).json()).toMatchObject({ factors: [{ kind: 'authenticator' }] });
    const audit = await listAudit(server.database.queries, { id: userId, limit: 10 });
    expect(audit.map(({ action }) => action)).toEqual(['factor-added', 'office-login']);
    for (const secret of [asked.secret, ...done.codes]) expect(JSON.stringify(audit)).not.toContain(secret);
  });
  test.each([
    ['a wrong password', EMAIL, 'Wrong!horse7'],
    ['an unknown address', 'nobody@example.com', PASSWORD],
    ['an address that is not confirmed', 'new@example.com', PASSWORD],
  ])('is refused with %s, in the same words and without a cookie', async (_fault, email, password) => {
    await accountCalls(server).signUp('new@example.com');
    const answer = await officeBrowser(server).signIn(email, password);
    expect(answer.json()).toMatchObject({
      status: 401,
      code: 'login-failed',
      message: 'Login failed. Please try again.',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
  test('is not for users without a role, nor any more for who has lost theirs', async () => {
    await accountCalls(server).addConfirmed();
    expect((await officeBrowser(server).signIn('pat@example.com')).json()).toMatchObject({ code: 'not-allowed' });
    const browser = await signedIn();
    await changeUser(server.database.queries, userId, { roles: [] });
    expect((await browser.call('staffSession')).statusCode).toBe(401);
  });
  test('waits after too many wrong passwords', async () => {
    const browser = officeBrowser(server);
    const statuses: number[] = [];
    for (let nth = 0; nth < 12; nth += 1) statuses.push((await browser.signIn(EMAIL, `Wrong!horse${nth}`)).statusCode);
    expect(statuses).toContain(429);
  });
});

describe('the second factor', () => {
  test('is asked at each sign-in, and a code is good once', async () => {
    const { secret } = await signedIn();
    const [browser, other] = [officeBrowser(server), officeBrowser(server)];
    for (const each of [browser, other]) expect((await each.signIn(EMAIL)).json().step).toBe('show-factor');
    expect((await browser.call('beginAuthenticator')).json()).toMatchObject({ code: 'factor-needed' });
    const code = await nextCode(secret);
    expect((await browser.call('showFactor', { code })).json()).toMatchObject({ step: 'complete' });
    const again = (await other.call('showFactor', { code })).json();
    expect(again).toMatchObject({
      status: 400,
      code: 'factor-wrong',
      message: expect.stringContaining('check the clock'),
    });
    const wrong = (await other.call('showFactor', { recoveryCode: 'AAAAA-AAAAA' })).json();
    expect(wrong).toMatchObject({
      code: 'factor-wrong',
      message: expect.stringContaining('none of your recovery codes'),
    });
    expect([await stepOf(browser), await stepOf(other)]).toEqual(['complete', 'show-factor']);
  });
  test('is taken once of two who send one code at once', async () => {
    const { secret } = await signedIn();
    const browsers = [officeBrowser(server), officeBrowser(server)];
    for (const each of browsers) await each.signIn(EMAIL);
    const code = await nextCode(secret);
    const answers = await Promise.all(browsers.map(({ call }) => call('showFactor', { code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });
  test('waits after five wrong codes, whichever session and network they come from', async () => {
    const { secret } = await signedIn();
    const statuses: number[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      const browser = officeBrowser(server);
      await browser.signIn(EMAIL);
      for (const code of ['000000', '000001']) statuses.push((await browser.call('showFactor', { code })).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const browser = officeBrowser(server);
    await browser.signIn(EMAIL);
    expect((await browser.call('showFactor', { code: await nextCode(secret) })).statusCode).toBe(429);
    later(MINUTE_MS);
    expect((await browser.call('showFactor', { code: await codeOf(secret, now) })).statusCode).toBe(200);
  });
  test('may be a recovery code, typed as people type, once', async () => {
    const { codes } = await signedIn();
    const [code = ''] = codes;
    const show = async () => {
      const browser = officeBrowser(server);
      await browser.signIn(EMAIL);
      return browser.call('showFactor', { recoveryCode: ` ${code.toUpperCase().replaceAll('-', ' ')} ` });
    };
    expect((await show()).json()).toMatchObject({ step: 'complete', factors: { recoveryCodes: 9 } });
    expect((await show()).json()).toMatchObject({ code: 'factor-wrong' });
  });
  test('may be a passkey, for its question and its site alone, each question once', async () => {
    const browser = officeBrowser(server);
    expect((await browser.signIn(EMAIL)).json()).toMatchObject({ takesPasskeys: true });
    const device = testPasskey(ORIGIN);
    const begin = async () => (await browser.call('beginPasskey')).json().challenge;
    const confirm = (passkey: object) => browser.call('confirmPasskey', { name: 'Key', passkey });
    for (const wrong of [testPasskey('https://evil.example').create(await begin()), {}, { id: 1, response: null }])
      expect((await confirm(wrong)).json()).toMatchObject({ status: 400, code: 'factor-wrong' });
    await begin();
    expect((await confirm(device.create('AAAA'))).json()).toMatchObject({ code: 'factor-wrong' });
    const made = await confirm(device.create(await begin()));
    expect(made.json()).toMatchObject({ session: { step: 'complete', factors: { passkey: true } } });
    expect(made.json().codes).toHaveLength(10);

    const again = officeBrowser(server);
    await again.signIn(EMAIL);
    const question = async () => (await again.call('askPasskey')).json();
    const asked = await question();
    expect(asked.allowCredentials).toHaveLength(1);
    const show = (passkey: object) => again.call('showFactor', { passkey });
    expect((await show(testPasskey(ORIGIN).get(asked.challenge))).json()).toMatchObject({ code: 'factor-wrong' });
    expect((await show(device.get(asked.challenge))).json()).toMatchObject({ code: 'factor-wrong' });
    const answer = device.get((await question()).challenge);
    expect((await show(answer)).json()).toMatchObject({ step: 'complete' });
    expect((await show(answer)).json()).toMatchObject({ code: 'factor-wrong' });
  });
  test('is removed and added, but the last one stays', async () => {
    const browser = await signedIn();
    const first = (await browser.call('staffFactors')).json().factors[0].id;
    const remove = (id: string) => browser.call('removeFactor', undefined, { params: { id } });
    expect((await remove(first)).json()).toMatchObject({ status: 409, code: 'last-of-its-kind' });
    const { secret } = (await browser.call('beginAuthenticator')).json();
    const added = await browser.call('confirmAuthenticator', { code: await codeOf(secret, now) });
    expect(added.json().codes).toBeNull();
    expect((await remove(first)).json()).toBe(true);
    expect((await remove(first)).statusCode).toBe(404);
    const { codes } = (await browser.call('makeRecoveryCodes')).json();
    expect(codes).toHaveLength(10);
  });
  test('stays when the last two are removed at once', async () => {
    const browser = await signedIn();
    const { secret } = (await browser.call('beginAuthenticator')).json();
    await browser.call('confirmAuthenticator', { code: await codeOf(secret, now) });
    const ids = (await browser.call('staffFactors')).json().factors.map(({ id }: { id: string }) => id);
    const remove = (id: string) => browser.call('removeFactor', undefined, { params: { id } });
    const statuses = (await Promise.all(ids.map(remove))).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});

describe('what is dangerous', () => {
  test('asks for the second factor again after 15 minutes, and goes on once it was shown', async () => {
    const browser = await signedIn();
    later(15 * MINUTE_MS - 1000);
    expect((await browser.call('makeRecoveryCodes')).statusCode).toBe(200);
    later(1000);
    for (const name of ['makeRecoveryCodes', 'beginAuthenticator', 'beginPasskey'] as const)
      expect((await browser.call(name)).json()).toMatchObject({ status: 403, code: 'factor-needed' });
    expect((await browser.call('staffFactors')).statusCode).toBe(200);
    expect((await browser.call('staffSession')).json().freshUntil).toBeNull();
    const shown = await browser.call('showFactor', { code: await codeOf(browser.secret, now) });
    expect(shown.json().freshUntil).toBe(new Date(now.getTime() + 15 * MINUTE_MS).toISOString());
    expect((await browser.call('makeRecoveryCodes')).statusCode).toBe(200);
  });
});

describe('a session of the office', () => {
  test.each([
    ['without the token against forgery', { 'x-office-token': '' }],
    ['with the token of another', { 'x-office-token': 'A'.repeat(43) }],
    ['from a page of another site', { origin: 'https://evil.example' }],
    ['from a neighbour', { 'sec-fetch-site': 'same-site' }],
  ])('changes nothing %s', async (_what, headers) => {
    const browser = await signedIn();
    const answer = await browser.call('makeRecoveryCodes', undefined, { headers });
    expect(answer.json()).toMatchObject({ status: 403, code: 'not-allowed' });
  });
  test('is not begun by a page of another site', async () => {
    const body = { email: EMAIL, password: PASSWORD, token: '' };
    const answer = await officeBrowser(server).call('staffSignIn', body, {
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.json()).toMatchObject({ code: 'not-allowed' });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
  test('is not begun by whom the check for bots refuses', async () => {
    checkBot.mockClear().mockRejectedValueOnce(refused('bot-check-failed', 'No.'));
    const answer = await officeBrowser(server).call('staffSignIn', { email: EMAIL, password: PASSWORD, token: 'made' });
    expect(answer.json()).toMatchObject({ code: 'bot-check-failed' });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(checkBot.mock.calls).toEqual([['login', 'made', '192.0.2.1']]);
  });
  test.each([
    [16 << 10, 400],
    [(16 << 10) + 1, 413],
  ])('a body of %i bytes is answered by %i', async (bytes, status) => {
    const body = { email: EMAIL, password: '', token: '' };
    const password = 'x'.repeat(bytes - JSON.stringify(body).length);
    expect((await officeBrowser(server).call('staffSignIn', { ...body, password })).statusCode).toBe(status);
  });
  test('is no bearer session, and a bearer session is none of it', async () => {
    const browser = await signedIn();
    const calls = accountCalls(server);
    const value = browser.kept.cookie.split('=')[1] ?? '';
    expect((await calls.call('verifyToken', value)).json()).toBe(false);
    expect((await calls.call('getUser', undefined, { token: value })).statusCode).toBe(401);
    const token = await calls.tokenOf(EMAIL);
    for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `__Host-office=${token}` }])
      expect((await server.app.inject({ url: '/api/office/session', headers })).statusCode).toBe(401);
  });
  test(`ends ${OFFICE_IDLE_HOURS} hours after its last use, and after ${OFFICE_LIFE_DAYS} days in any case`, async () => {
    const browser = await signedIn();
    for (let used = 0; used < 13; used += 1) {
      later(OFFICE_IDLE_HOURS * HOUR_MS - MINUTE_MS);
      expect(await stepOf(browser)).toBe('complete');
    }
    later(OFFICE_IDLE_HOURS * HOUR_MS);
    expect((await browser.call('staffSession')).statusCode).toBe(401);
    const other = officeBrowser(server);
    await other.signIn(EMAIL);
    await other.call('showFactor', { code: await codeOf(browser.secret, now) });
    later(OFFICE_IDLE_HOURS * HOUR_MS + MINUTE_MS);
    expect((await other.call('staffSession')).statusCode).toBe(401);
  });
  test('is not used by calls of a page at which nobody does anything', async () => {
    const browser = await signedIn();
    const headers = { [OFFICE_UNATTENDED_HEADER]: '1' };
    const poll = async () => (await browser.call('staffSession', undefined, { headers })).statusCode;
    for (let hours = 0; hours < OFFICE_IDLE_HOURS - 1; hours += 1) {
      later(HOUR_MS);
      expect(await poll()).toBe(200);
    }
    // Somebody is back, and goes again.
    expect(await stepOf(browser)).toBe('complete');
    later((OFFICE_IDLE_HOURS - 1) * HOUR_MS);
    expect(await poll()).toBe(200);
    later(HOUR_MS + MINUTE_MS);
    expect(await poll()).toBe(401);
  });
  test(`waits ${FACTOR_WITHIN_MINUTES} minutes for the second factor`, async () => {
    const browser = officeBrowser(server);
    await browser.signIn(EMAIL);
    later(FACTOR_WITHIN_MINUTES * MINUTE_MS);
    expect((await browser.call('staffSession')).statusCode).toBe(401);
  });
  test('is listed among own sessions, beside those of the public site, and ended there', async () => {
    const browser = await signedIn();
    const token = await accountCalls(server).tokenOf(EMAIL);
    const list = (await browser.call('staffSessions')).json();
    const kinds = list.map(({ kind, isCurrent }: { kind: string; isCurrent: boolean }) => `${kind} ${isCurrent}`);
    expect(kinds.toSorted()).toEqual(['office true', 'site false']);
    expect(JSON.stringify(list)).not.toContain(token.slice(0, 32));
    const { id } = list.find(({ kind }: { kind: string }) => kind === 'site');
    expect((await browser.call('endStaffSessions', { id })).json()).toBe(true);
    expect((await accountCalls(server).call('verifyToken', token)).json()).toBe(false);
    expect((await browser.call('endStaffSessions', { id })).statusCode).toBe(404);
  });
  test('ends when it is signed out of, when staff end it, and with the password', async () => {
    const ways = [
      async ({ call }: ReturnType<typeof officeBrowser>) => (await call('staffSignOut')).statusCode,
      async () => endSessions(server.database.queries, userId),
    ];
    const { secret } = await signedIn();
    for (const end of ways) {
      const browser = officeBrowser(server);
      await browser.signIn(EMAIL);
      await browser.call('showFactor', { code: await nextCode(secret) });
      const { cookie } = browser.kept;
      await end(browser);
      expect((await server.app.inject({ url: '/api/office/session', headers: { cookie } })).statusCode).toBe(401);
    }
    await setPassword(server.database.queries, userId, 'scrypt$2$1$1$AAAA$AAAA');
    expect((await officeBrowser(server).signIn(EMAIL)).statusCode).toBe(401);
  });
});

test('over a connection a password is judged: a request whose body was read has not left', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/api/office/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ email: EMAIL, password: 'not the password', token: '' }),
  });
  expect(await answer.json()).toMatchObject({ status: 401, code: 'login-failed' });
});
