import { findUserByEmail, listAudit } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls, EMAIL, PASSWORD } from '../testing/account-calls.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

let server: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  server = await openTestApp();
  calls = accountCalls(server);
});
beforeEach(() => clearAllButContent(server.database));
afterAll(() => server.close());
const userOf = async (email = EMAIL) => findUserByEmail(server.database.queries, email);

const pat = { email: EMAIL, username: 'pat', userType: 'OEM', customer: null, customerId: null, role: null };

describe('an account', () => {
  test('is signed up, confirmed, signed in to and signed out of', async () => {
    const signedUp = await calls.signUp();
    expect([signedUp.statusCode, signedUp.json()]).toEqual([200, true]);
    expect(await userOf()).toMatchObject({ emailVerified: false, userType: 'OEM', roles: [], customerId: null });
    const confirmed = await calls.call('confirmEmail', { token: await calls.mailedToken('confirm-email') });
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, true]);
    const login = await calls.logIn();
    expect(login.statusCode).toBe(200);
    const { token, ...user } = login.json();
    expect(user).toEqual(pat);
    expect((await calls.call('getUser', undefined, { token })).json()).toEqual(pat);
    expect((await calls.call('logout', undefined, { token })).json()).toBe(true);
    expect((await calls.call('getUser', undefined, { token })).statusCode).toBe(401);
  });
  test('is one whatever case its address is written in', async () => {
    await calls.addConfirmed('Pat@Example.COM');
    expect(await userOf('pat@example.com')).not.toBeNull();
    expect((await calls.logIn('PAT@example.com')).json()).toMatchObject({ email: EMAIL });
  });
  test('leaves its trail in the audit log, without a secret in it', async () => {
    await calls.addConfirmed();
    const token = await calls.tokenOf();
    await calls.logIn(EMAIL, 'Wrong!horse7');
    await calls.call('logout', undefined, { token });
    await calls.forgot();
    await calls.reset(await calls.mailedToken('reset-password'));
    const rows = await listAudit(server.database.queries, { id: (await userOf())?.id, limit: 20 });
    expect(rows.map(({ action }) => action).toReversed()).toEqual([
      'sign-up',
      'confirm-email',
      'login',
      'login-failed',
      'logout',
      'reset-requested',
      'password-reset',
    ]);
    expect(rows.every(({ address }) => address === '192.0.2.1')).toBe(true);
    for (const secret of [PASSWORD, 'horse', token, EMAIL, 'scrypt'])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('signing in', () => {
  beforeEach(() => calls.addConfirmed());
  test.each([
    ['a wrong password', EMAIL, 'Wrong!horse7'],
    ['the password in other case', EMAIL, PASSWORD.toUpperCase()],
    ['an unknown address', 'nobody@example.com', PASSWORD],
  ])('is refused with %s, in the same words', async (_fault, email, password) => {
    const answer = await calls.logIn(email, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'login-failed', message: 'Login failed. Please try again.' });
  });
  test('with the same letters typed on another keyboard is as good', async () => {
    await calls.addConfirmed('nfc@example.com', 'Pässwörd!7'.normalize('NFC'));
    expect((await calls.logIn('nfc@example.com', 'Pässwörd!7'.normalize('NFD'))).statusCode).toBe(200);
  });
  test('before confirming is refused with clear words, after a right password alone', async () => {
    await calls.signUp('new@example.com');
    expect((await calls.logIn('new@example.com')).json()).toMatchObject({ status: 403, code: 'not-confirmed' });
    expect((await calls.logIn('new@example.com', 'Wrong!horse7')).json()).toMatchObject({ code: 'login-failed' });
  });
});

describe('the confirmation', () => {
  const resend = (email: string, password = PASSWORD) =>
    calls.call('resendConfirmation', { email, password, token: '' });
  test('is mailed again after a right password', async () => {
    await calls.signUp();
    expect((await resend(EMAIL)).json()).toBe(true);
    expect(await calls.mails()).toHaveLength(2);
    expect((await calls.call('confirmEmail', { token: await calls.mailedToken('confirm-email') })).statusCode).toBe(
      200,
    );
    expect((await calls.logIn()).statusCode).toBe(200);
  });
  test('is not mailed after a wrong password, nor to who is confirmed, nor to nobody', async () => {
    await calls.addConfirmed();
    await calls.signUp('new@example.com');
    const before = (await calls.mails()).length;
    expect((await resend('new@example.com', 'Wrong!horse7')).json()).toMatchObject({ code: 'login-failed' });
    expect((await resend('nobody@example.com')).json()).toMatchObject({ code: 'login-failed' });
    expect((await resend(EMAIL)).json()).toBe(true);
    expect(await calls.mails()).toHaveLength(before);
  });
});

describe('a call', () => {
  test.each([
    ['login', { email: EMAIL, password: PASSWORD, token: '' }],
    ['createUser', { email: EMAIL, password: PASSWORD, userType: 'Rep', captchaToken: '' }],
    ['forgotPassword', { email: EMAIL, captchaToken: '' }],
    ['verifyToken', 'x'],
    ['getUser', undefined],
  ] as const)('%s is never kept by a cache and sets no cookie', async (name, body) => {
    const answer = await calls.call(name, body);
    expect(answer.headers['cache-control']).toMatch(/no-store/);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
  test('get-user without a session is 401, with one of nonsense too', async () => {
    expect((await calls.call('getUser')).json()).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect((await calls.call('getUser', undefined, { token: 'nonsense' })).statusCode).toBe(401);
  });
  test('logout without a session has nothing to end', async () => {
    expect((await calls.call('logout')).json()).toBe(true);
    expect((await calls.call('logout', {}, { token: 'nonsense' })).json()).toBe(true);
  });
});
