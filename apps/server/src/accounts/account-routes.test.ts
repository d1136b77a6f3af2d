import { clear } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls, EMAIL } from '../testing/account-calls.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

let server: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  server = await openTestApp();
  calls = accountCalls(server);
});
beforeEach(() => clear(server.database));
afterAll(() => server.close());

describe('signing up, confirming and signing in', () => {
  test('leads to a session', async () => {
    const signedUp = await calls.signUp();
    expect([signedUp.statusCode, signedUp.json()]).toEqual([200, true]);
    const confirmed = await calls.call('confirmEmail', { token: await calls.mailedToken('confirm-email') });
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, true]);
    const login = await calls.logIn();
    expect(login.statusCode).toBe(200);
    expect(login.headers['cache-control']).toBe('no-store');
    const { token, ...user } = login.json();
    expect(user).toEqual({
      email: EMAIL,
      username: 'pat',
      userType: 'OEM',
      customer: null,
      customerId: null,
      role: null,
    });
    expect((await calls.call('getUser', undefined, { token })).json()).toEqual(user);
    expect((await calls.call('verifyToken', token)).json()).toBe(true);
    expect((await calls.call('verifyToken', { token })).json()).toBe(true);
    expect((await calls.call('logout', undefined, { token })).json()).toBe(true);
    expect((await calls.call('verifyToken', token)).json()).toBe(false);
    expect((await calls.call('getUser', undefined, { token })).statusCode).toBe(401);
  });
});
