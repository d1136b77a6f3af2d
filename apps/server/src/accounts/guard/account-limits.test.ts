import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recipientLimits } from '../../limits/recipient-limits.ts';
import { accountCalls, EMAIL, PASSWORD } from '../../testing/account-calls.ts';
import { CHEAP, openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { openPasswords } from '../passwords/passwords.ts';
import { accountGuard } from './account-guard.ts';
import { accountLimits, NETWORK_KNOWN_DAYS } from './account-limits.ts';

const HOUR_MS = 60 * 60_000;
const start = Date.now();
let passed = 0;
let isBusy = false;
const clock = () => new Date(start + passed);
let server: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  const passwords = { ...openPasswords(CHEAP), isBusy: () => isBusy };
  server = await openTestApp({ accounts: { clock, passwords } });
  calls = accountCalls(server);
});
beforeEach(async () => {
  await clearAllButContent(server.database);
  passed = 0;
  isBusy = false;
});
afterAll(() => server.close());

/** From another network each time, so that only the account is counted. */
let networks = 0;
const elsewhere = () => {
  networks += 1;
  return { remoteAddress: `2001:db8:${networks.toString(16)}::1` };
};
const fail = (email: string) => calls.logIn(email, 'Wrong!horse7', elsewhere());

const free = accountLimits.login.waits.filter((seconds) => seconds === 0).length + 1;
const crowd = accountLimits.login.crowd.max;
/** A network of its own in each test: the limit of calls in a minute counts on. */
let stranger = elsewhere();
beforeEach(() => {
  stranger = elsewhere();
});
const guess = (from = stranger) => calls.logIn(EMAIL, 'Wrong!horse7', from);
/** Wrong tries at one account, each from a network of its own. */
async function guessFromManyNetworks(email = EMAIL): Promise<void> {
  for (let time = 0; time < crowd; time += 1) await fail(email);
}

describe('a stranger who guesses', () => {
  beforeEach(() => calls.addConfirmed());
  test('waits longer each time, and is told how long', async () => {
    for (let time = 0; time < free; time += 1) expect((await guess()).statusCode).toBe(401);
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const answer = await guess();
      const words = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      expect(answer.json()).toMatchObject({ status: 429, code: 'too-many', message: expect.stringContaining(words) });
      expect(Number(answer.headers['retry-after'])).toBe(minutes * 60);
      passed += minutes * 60_000;
      expect((await guess()).statusCode).toBe(401);
    }
  });
  test('locks nobody out: the owner signs in from another network at once, also from a new one', async () => {
    for (let time = 0; time <= free; time += 1) await guess();
    expect((await guess()).statusCode).toBe(429);
    expect((await calls.logIn()).statusCode).toBe(200);
    expect((await calls.logIn(EMAIL, PASSWORD, elsewhere())).statusCode).toBe(200);
  });
  test('from many networks locks nobody out either, and gets one try from each', async () => {
    await guessFromManyNetworks();
    expect((await calls.logIn(EMAIL, PASSWORD, elsewhere())).statusCode).toBe(200);
    const strange = elsewhere();
    expect((await guess(strange)).statusCode).toBe(401);
    const answer = await guess(strange);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
  });
  test('from many networks takes no try from the owner where they were seen: there they may mistype as ever', async () => {
    await guessFromManyNetworks();
    const mistype = () => calls.logIn(EMAIL, 'Wrong!horse7');
    for (let time = 0; time < free; time += 1) expect((await mistype()).statusCode).toBe(401);
    expect((await mistype()).statusCode).toBe(429);
  });
  test('is counted exactly, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: free + 5 }, () => guess()));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(free);
  });
  test('gets no further by asking for the confirmation', async () => {
    const ask = () => calls.call('resendConfirmation', { email: EMAIL, password: 'Wrong!horse7', token: '' }, stranger);
    for (let time = 0; time < free; time += 1) expect((await ask()).statusCode).toBe(401);
    expect((await ask()).statusCode).toBe(429);
    expect((await guess()).statusCode).toBe(429);
  });
  test('at an unknown address waits just the same: it does not tell who is known', async () => {
    const observe = async (email: string) => {
      await guessFromManyNetworks(email);
      const from = elsewhere();
      const answers = [await calls.logIn(email, 'x'.repeat(9), from), await calls.logIn(email, 'x'.repeat(9), from)];
      return answers.map(({ statusCode, body }) => ({ statusCode, body }));
    };
    expect(await observe('nobody@example.com')).toEqual(await observe(EMAIL));
  });
  test('is counted by all processes that share the database', async () => {
    const other = await openTestApp({ accounts: { clock } }, async () => ({
      ...server.database,
      close: async () => undefined,
    }));
    const there = accountCalls(other);
    for (let time = 0; time < free / 2; time += 1) {
      await guess();
      await there.logIn(EMAIL, 'Wrong!horse7', stranger);
    }
    expect((await guess()).statusCode).toBe(429);
    expect((await there.logIn(EMAIL, 'Wrong!horse7', stranger)).statusCode).toBe(429);
    await other.close();
  });
});

describe('the count of a network begins anew', () => {
  beforeEach(() => calls.addConfirmed());
  test('with a right password', async () => {
    for (let time = 1; time < free; time += 1) await guess();
    expect((await calls.logIn(EMAIL, PASSWORD, stranger)).statusCode).toBe(200);
    for (let time = 0; time < free; time += 1) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).statusCode).toBe(429);
  });
  test('with a new password, which also makes the network that of the owner', async () => {
    await guessFromManyNetworks();
    await guess();
    await calls.forgot();
    const body = { token: await calls.mailedToken('reset-password'), password: 'Other!horse8', captchaToken: '' };
    expect((await calls.call('resetPassword', body, stranger)).statusCode).toBe(200);
    for (let time = 1; time < free; time += 1) expect((await guess()).statusCode).toBe(401);
    expect((await calls.logIn(EMAIL, 'Other!horse8', stranger)).statusCode).toBe(200);
  });
});

describe('mails', () => {
  beforeEach(() => calls.addConfirmed());
  const ask = (email = EMAIL, from = stranger) => calls.call('forgotPassword', { email, captchaToken: '' }, from);
  const mailsToOwner = async () => (await calls.mails()).filter(({ kind }) => kind === 'reset-password').length;
  test.each([EMAIL, 'nobody@example.com'])('for one network are a few, then it waits: to %s', async (email) => {
    for (let time = 0; time < 5; time += 1) expect((await ask(email)).statusCode).toBe(200);
    expect((await ask(email)).json()).toMatchObject({ status: 429, message: expect.stringMatching(/15 minutes/) });
  });
  test('to a new password reach the owner, however often others have asked', async () => {
    for (let time = 0; time < accountLimits.resetMail.crowd.max + 5; time += 1) await ask(EMAIL, elsewhere());
    for (let time = 0; time < 6; time += 1) await ask();
    const before = await mailsToOwner();
    expect((await calls.forgot()).statusCode).toBe(200);
    expect((await ask(EMAIL, elsewhere())).statusCode).toBe(200);
    expect(await mailsToOwner()).toBe(before + 2);
  });
  test('of sign-ups with an address do not use up those to a new password', async () => {
    for (let time = 0; time < 6; time += 1) await calls.signUp(EMAIL, 'Stranger!7');
    expect((await calls.forgot()).statusCode).toBe(200);
  });
});
test('one address of the network that tries many accounts waits, and with it its whole network', async () => {
  const guard = accountGuard({
    database: server.database,
    passwords: openPasswords(CHEAP),
    clock: () => new Date(start),
  });
  const tryFrom = (address: string) => guard.byAddress(accountLimits.loginAddress, { address });
  for (let time = 0; time < accountLimits.loginAddress.max; time += 1) await tryFrom('2001:db8:0:1::1');
  await expect(tryFrom('2001:db8:0:1::2')).rejects.toMatchObject({ problem: { code: 'too-many' } });
  await expect(tryFrom('2001:db8:0:2::1')).resolves.toBeUndefined();
});
test(`a network is its owner's for ${NETWORK_KNOWN_DAYS} days after a sign-in: mails asked for there are not counted`, async () => {
  await calls.addConfirmed();
  const { remoteAddress } = elsewhere();
  await calls.logIn(EMAIL, PASSWORD, { remoteAddress });
  const mayMailAfter = async (days: number): Promise<boolean> => {
    const guard = accountGuard({
      database: server.database,
      passwords: openPasswords(CHEAP),
      clock: () => new Date(Date.now() + days * 24 * HOUR_MS),
    });
    for (let time = 0; time < recipientLimits.mails.max; time += 1)
      await guard.mayMail(EMAIL, { address: remoteAddress });
    return guard.mayMail(EMAIL, { address: remoteAddress });
  };
  expect(await mayMailAfter(NETWORK_KNOWN_DAYS - 0.1)).toBe(true);
  expect(await mayMailAfter(NETWORK_KNOWN_DAYS + 0.1)).toBe(false);
});
test('a server that hashes all it can asks for patience before it counts anything', async () => {
  isBusy = true;
  const answer = await calls.logIn();
  expect(answer.json()).toMatchObject({ status: 503, code: 'not-ready' });
  expect(answer.headers['retry-after']).toBe('10');
});
