import { changeUser, deleteUser, endSessions, findUserByEmail, markFactorShown, sessionsOf } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountCalls, EMAIL } from '../../testing/account-calls.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { SESSION_IDLE_DAYS } from './auth.ts';
import { SESSION_LIFE_DAYS } from './sessions.ts';

const DAY_MS = 24 * 60 * 60_000;
let server: TestApp;
let calls: ReturnType<typeof accountCalls>;
let token: string;
let userId: string;
beforeAll(async () => {
  server = await openTestApp();
  calls = accountCalls(server);
});
beforeEach(async () => {
  await clearAllButContent(server.database);
  await calls.addConfirmed();
  token = await calls.tokenOf();
  userId = (await findUserByEmail(server.database.queries, EMAIL))?.id ?? '';
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.close());

const isGood = async (given = token): Promise<boolean> => (await calls.call('verifyToken', given)).json();
const laterBy = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

describe('a session', () => {
  test('is known to its user by when and from where, never by its token', async () => {
    const [session, ...others] = await sessionsOf(server.database.queries, userId);
    expect(others).toEqual([]);
    expect(session).toMatchObject({ ipAddress: '192.0.2.1', userAgent: 'lightMyRequest' });
    expect(JSON.stringify(session)).not.toContain(token.slice(0, 32));
  });
  test(`lasts ${SESSION_IDLE_DAYS} days without use`, async () => {
    laterBy(SESSION_IDLE_DAYS * DAY_MS - 60_000);
    expect(await isGood()).toBe(true);
  });
  test('ends after that', async () => {
    laterBy(SESSION_IDLE_DAYS * DAY_MS + 60_000);
    expect(await isGood()).toBe(false);
    expect(await sessionsOf(server.database.queries, userId)).toEqual([]);
  });
  test(`that is used goes on, to the end of ${SESSION_LIFE_DAYS} days`, async () => {
    for (let day = 0; day < SESSION_LIFE_DAYS - 20; day += 20) {
      laterBy(20 * DAY_MS);
      expect(await isGood()).toBe(true);
    }
    laterBy(20 * DAY_MS + 60_000);
    expect(await isGood()).toBe(false);
  });
  test('says when it was last used, to the hour', async () => {
    const before = await sessionsOf(server.database.queries, userId);
    laterBy(2 * 60 * 60_000);
    await isGood();
    const [after] = await sessionsOf(server.database.queries, userId);
    const [{ updatedAt } = { updatedAt: new Date(0) }] = before;
    expect((after?.updatedAt.getTime() ?? 0) - updatedAt.getTime()).toBeGreaterThan(60 * 60_000);
  });
  test('of another is not ended by signing out', async () => {
    const second = await calls.tokenOf();
    await calls.call('logout', undefined, { token: second });
    expect(await isGood(second)).toBe(false);
    expect(await isGood()).toBe(true);
  });
  test('ends at once where staff end it, and with its user', async () => {
    expect(await endSessions(server.database.queries, userId)).toBe(1);
    expect(await isGood()).toBe(false);
    const again = await calls.tokenOf();
    await deleteUser(server.database.queries, userId);
    expect(await isGood(again)).toBe(false);
  });
  test('follows what the user may at the next call', async () => {
    const banners = () =>
      server.app.inject({ url: '/api/Carousel?isLive=false', headers: { authorization: `Bearer ${token}` } });
    expect((await banners()).statusCode).toBe(403);
    await changeUser(server.database.queries, userId, { roles: ['editor'] });
    await markFactorShown(server.database.queries, token.slice(0, 32), new Date());
    expect((await banners()).statusCode).not.toBe(403);
    expect((await calls.call('getUser', undefined, { token })).json()).toMatchObject({ role: 'editor' });
    await changeUser(server.database.queries, userId, { roles: [] });
    expect((await banners()).statusCode).toBe(403);
  });
});

describe('a token is worth nothing', () => {
  const raw = () => token.slice(0, 32);
  const signature = () => token.slice(33);
  test.each<[string, () => string]>([
    ['without its signature', raw],
    ['with an empty signature', () => `${raw()}.`],
    ['with the signature of another', () => `${'A'.repeat(32)}.${signature()}`],
    [
      'with a letter of the signature changed',
      () => `${raw()}.${signature().startsWith('A') ? 'B' : 'A'}${signature().slice(1)}`,
    ],
    ['percent-encoded', () => encodeURIComponent(token)],
    ['twice', () => `${token}.${token}`],
    ['with a line end', () => `${token}\r\nx: y`],
    ['with a space', () => ` ${token}`],
    ['as nothing', () => ''],
    ['with letters of other scripts', () => `\u0430${token.slice(1)}`],
    ['signed for another site', () => `${raw()}.${Buffer.alloc(32).toString('base64')}`],
  ])('%s', async (_fault, given) => {
    expect(await isGood(given())).toBe(false);
    expect(await isGood()).toBe(true);
  });
  test('is refused at a call that needs one, as none', async () => {
    expect((await calls.call('getUser', undefined, { token: raw() })).statusCode).toBe(401);
  });
});

describe('a customer', () => {
  test('is told by name while the content has one, and is none when it is gone', async () => {
    const [customer] = server.content.customers;
    await changeUser(server.database.queries, userId, { customerId: customer?.id ?? 0 });
    await server.publish(server.content);
    expect((await calls.call('getUser', undefined, { token })).json()).toMatchObject({
      customer: customer?.name,
      customerId: customer?.id,
    });
    await changeUser(server.database.queries, userId, { customerId: 9999 });
    expect((await calls.call('getUser', undefined, { token })).json()).toMatchObject({
      customer: null,
      customerId: null,
    });
  });
});
