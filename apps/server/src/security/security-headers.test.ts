import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls } from '../testing/account-calls.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { PERMISSIONS_POLICY } from './security-headers.ts';

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
const CORP = 'cross-origin-resource-policy';

describe('what a browser may do', () => {
  test.each(['/home', '/api/Home/items', '/nothing/at/all'])('%s asks for no camera, place or payment', async (url) => {
    expect((await server.app.inject({ url })).headers['permissions-policy']).toBe(PERMISSIONS_POLICY);
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(PERMISSIONS_POLICY).toContain(`${feature}=()`);
  });
  test('other origins embed public answers, and no personal one', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.app.inject({ url: '/api/Home/items' })).headers[CORP]).toBe('cross-origin');
    expect((await server.app.inject({ url: '/api/Home/items', headers })).headers[CORP]).toBe('same-origin');
    expect((await calls.call('getUser', undefined, { token })).headers[CORP]).toBe('same-origin');
    expect((await calls.call('ownSessions', undefined, { token })).headers[CORP]).toBe('same-origin');
  });
  test('a sign-out clears what the browser kept of answers, and no other call does', async () => {
    expect((await calls.call('getUser', undefined, { token })).headers).not.toHaveProperty('clear-site-data');
    expect((await calls.call('logout', undefined, { token })).headers['clear-site-data']).toBe('"cache"');
  });
});

test.each([
  [undefined, 'max-age=31536000'],
  [false, 'max-age=31536000'],
  [true, 'max-age=31536000; includeSubDomains'],
])('with hosts below as %s https is for %s', async (hstsSubdomains, policy) => {
  const config = {
    publicUrl: 'https://www.example.com',
    mediaBase: '/media',
    trustProxy: [],
    botCheck: { provider: 'off' } as const,
    offline: true,
    ...(hstsSubdomains === undefined ? {} : { hstsSubdomains }),
  };
  const other = await openTestApp({ config }, async () => ({ ...server.database, close: async () => undefined }));
  expect((await other.app.inject('/home')).headers['strict-transport-security']).toBe(policy);
  await other.close();
});
