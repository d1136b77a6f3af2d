import { FRESH_FACTOR_MINUTES } from '@millrace/contract/office';
import { addIdentity, addPasskey, addUser, secondFactorsOf, takeChallenge } from '@millrace/database';
import { openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OFFICE_COOKIE_SECONDS, openOfficeSessions } from './office-sessions.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START = Date.parse('2027-03-01T08:00:00Z');
const SECRET = 'a secret of the office, long enough for it';
const from = { address: '192.0.2.1', userAgent: 'Test' };

let database: TestDatabase;
let now = START;
let people = 0;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  now = START;
});
const after = (ms: number): Date => new Date(START + ms);
const clock = () => new Date(now);
const sessions = (asksFactor: boolean, secret = SECRET) => openOfficeSessions({ database, secret, clock, asksFactor });
async function person(roles: readonly ['editor'] | [] = ['editor']): Promise<string> {
  people += 1;
  const facts = { email: `p${people}@b.example`, name: 'Ada', password: 'hash', userType: 'OEM', roles } as const;
  const id = await addUser(database.queries, { ...facts, isConfirmed: true });
  if (id === null) throw new Error('The user was not added.');
  return id;
}
const begun = async (office: ReturnType<typeof sessions>, userId: string): Promise<string> => {
  const cookie = await office.begin(userId, 'hash', from);
  if (cookie === null) throw new Error('The session was not begun.');
  return cookie;
};
/** Whether a session is there at a time, at which nobody uses it. */
const isThere = async (office: ReturnType<typeof sessions>, cookie: string, ms: number): Promise<boolean> => {
  now = START + ms;
  return (await office.callerOf(cookie, { ...from, isWaiting: true })) !== null;
};

test('without a second factor a session is complete, and ends after twelve hours without use', async () => {
  const office = sessions(false);
  const userId = await person();
  const cookie = await begun(office, userId);
  expect(cookie).toMatch(/^[\w-]{43}$/);
  expect(await office.callerOf(cookie, from)).toMatchObject({
    ...{ ...from, userId, roles: ['editor'], cookie, step: 'complete', factorAt: after(0), isFresh: true },
    ...{ expiresAt: after(12 * HOUR_MS), identityId: null, formToken: expect.stringMatching(/^[\w-]{43}$/) },
  });
  expect(await isThere(office, cookie, 12 * HOUR_MS - 1)).toBe(true);
  expect(await isThere(office, cookie, 12 * HOUR_MS)).toBe(false);
  expect(OFFICE_COOKIE_SECONDS).toBe(604_800);
});

test('with another password than at the look-up no session is begun', async () => {
  expect(await sessions(false).begin(await person(), 'another hash', from)).toBeNull();
});

test('a session of nobody, or of somebody without a role, is none', async () => {
  const office = sessions(false);
  const cookie = await begun(office, await person([]));
  expect([await office.callerOf(cookie, from), await office.callerOf('none', from)]).toEqual([null, null]);
});

test('the use of a session is noted every five minutes, and it lasts twelve hours from then', async () => {
  const office = sessions(false);
  const cookie = await begun(office, await person());
  const endAt = async (ms: number, isWaiting?: true) => {
    now = START + ms;
    return (await office.callerOf(cookie, { ...from, ...(isWaiting && { isWaiting }) }))?.expiresAt;
  };
  expect(await endAt(5 * MINUTE_MS - 1)).toEqual(after(12 * HOUR_MS));
  expect(await endAt(5 * MINUTE_MS, true)).toEqual(after(12 * HOUR_MS));
  expect(await endAt(5 * MINUTE_MS)).toEqual(after(12 * HOUR_MS + 5 * MINUTE_MS));
  expect(await endAt(10 * MINUTE_MS - 1)).toEqual(after(12 * HOUR_MS + 5 * MINUTE_MS));
  expect(await endAt(10 * MINUTE_MS)).toEqual(after(12 * HOUR_MS + 10 * MINUTE_MS));
  expect(await isThere(office, cookie, 12 * HOUR_MS + 10 * MINUTE_MS - 1)).toBe(true);
});

test('however often it is used, a session ends after seven days', async () => {
  const office = sessions(false);
  const cookie = await begun(office, await person());
  for (let hours = 11; hours <= 165; hours += 11) {
    now = START + hours * HOUR_MS;
    await office.callerOf(cookie, from);
  }
  expect(await isThere(office, cookie, 7 * 24 * HOUR_MS - 1)).toBe(true);
  expect(await isThere(office, cookie, 7 * 24 * HOUR_MS)).toBe(false);
});

test('a second factor is to be shown within fifteen minutes, and a session without it is not noted', async () => {
  const office = sessions(true);
  const cookie = await begun(office, await person());
  now = START + 10 * MINUTE_MS;
  expect(await office.callerOf(cookie, from)).toMatchObject({
    ...{ step: 'set-up-factor', factorAt: null, isFresh: false, expiresAt: after(15 * MINUTE_MS) },
  });
  expect(await isThere(office, cookie, 15 * MINUTE_MS - 1)).toBe(true);
  expect(await isThere(office, cookie, 15 * MINUTE_MS)).toBe(false);
});

test('whoever has a second factor is asked to show it; then the cookie is another one', async () => {
  const office = sessions(true);
  const userId = await person();
  const key = { id: crypto.randomUUID(), userId, name: 'Key', credentialId: 'c', publicKey: 'k', counter: 0 };
  await addPasskey(database.queries, { ...key, createdAt: clock(), transports: [] });
  expect((await secondFactorsOf(database.queries, userId)).passkeys).toHaveLength(1);
  const cookie = await begun(office, userId);
  const caller = await office.callerOf(cookie, from);
  expect(caller?.step).toBe('show-factor');
  if (caller === null) throw new Error('There is no session.');
  now = START + MINUTE_MS;
  const renewed = await office.noteFactor(caller);
  expect(renewed).toMatch(/^[\w-]{43}$/);
  expect(await office.callerOf(cookie, from)).toBeNull();
  const complete = await office.callerOf(renewed, from);
  expect(complete).toMatchObject({
    ...{ step: 'complete', factorAt: after(MINUTE_MS), isFresh: true, expiresAt: after(12 * HOUR_MS + MINUTE_MS) },
  });
  if (complete === null) throw new Error('There is no session.');
  now = START + 2 * MINUTE_MS;
  expect(await office.noteFactor(complete)).toBe(renewed);
  expect(await office.callerOf(renewed, from)).toMatchObject({ factorAt: after(2 * MINUTE_MS) });
});

test('a second factor is fresh for so long, where one is asked for', async () => {
  const office = sessions(true);
  const caller = await office.callerOf(await begun(office, await person()), from);
  if (caller === null) throw new Error('There is no session.');
  const cookie = await office.noteFactor(caller);
  const isFresh = async (minutes: number, of = office) => {
    now = START + minutes * MINUTE_MS;
    return (await of.callerOf(cookie, { ...from, isWaiting: true }))?.isFresh;
  };
  expect([await isFresh(FRESH_FACTOR_MINUTES - 1 / MINUTE_MS), await isFresh(FRESH_FACTOR_MINUTES)]).toEqual([
    true,
    false,
  ]);
  expect(await isFresh(FRESH_FACTOR_MINUTES, sessions(false))).toBe(true);
});

test('a session by a provider ends after twelve hours, used or not', async () => {
  const office = sessions(false);
  const userId = await person();
  const link = { userId, issuer: 'https://id.example', subject: 'ada', linkedAt: clock() };
  const identityId = (await addIdentity(database.queries, link)) ?? '';
  const cookie = await office.beginBy({ userId, identityId, factorAt: after(-MINUTE_MS) }, from);
  now = START + 6 * HOUR_MS;
  expect(await office.callerOf(cookie, from)).toMatchObject({ identityId, factorAt: after(-MINUTE_MS) });
  expect(await isThere(office, cookie, 12 * HOUR_MS - 1)).toBe(true);
  expect(await isThere(office, cookie, 12 * HOUR_MS)).toBe(false);
});

test('forms have a token of the session and of the secret', async () => {
  const office = sessions(false);
  const userId = await person();
  const [one, other] = [await begun(office, userId), await begun(office, userId)];
  const tokenOf = async (cookie: string, of = office) => (await of.callerOf(cookie, from))?.formToken;
  expect(await tokenOf(one)).toBe(await tokenOf(one));
  expect(await tokenOf(one)).not.toBe(await tokenOf(other));
  expect(await tokenOf(one)).not.toBe(await tokenOf(one, sessions(false, `${SECRET}!`)));
});

test('a question is answered within five minutes, once', async () => {
  const office = sessions(false);
  const caller = await office.callerOf(await begun(office, await person()), from);
  if (caller === null) throw new Error('There is no session.');
  const taken = (ms: number) => takeChallenge(database.queries, caller.sessionId, after(ms));
  await office.ask(caller, 'first');
  expect([await taken(5 * MINUTE_MS - 1), await taken(0)]).toEqual(['first', null]);
  await office.ask(caller, 'second');
  expect(await taken(5 * MINUTE_MS)).toBeNull();
});

test('a session that its user ends is gone', async () => {
  const office = sessions(false);
  const cookie = await begun(office, await person());
  const caller = await office.callerOf(cookie, from);
  if (caller === null) throw new Error('There is no session.');
  await office.end(caller);
  expect(await office.callerOf(cookie, from)).toBeNull();
});
