import { clear } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountCalls, EMAIL, PASSWORD } from '../../testing/account-calls.ts';
import { CHEAP, openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { openPasswords } from '../passwords/passwords.ts';
import { accountGuard } from './account-guard.ts';
import { accountLimits } from './account-limits.ts';

const start = Date.now();
let passed = 0;
let isBusy = false;
let server: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  const passwords = { ...openPasswords(CHEAP), isBusy: () => isBusy };
  server = await openTestApp({ accounts: { clock: () => new Date(start + passed), passwords } });
  calls = accountCalls(server);
});
beforeEach(async () => {
  await clear(server.database);
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

test('an account whose password is guessed at waits, and says how long', async () => {
  await calls.addConfirmed();
  for (let time = 0; time < accountLimits.loginAccount.max; time += 1) expect((await fail(EMAIL)).statusCode).toBe(401);
  const answer = await calls.logIn(EMAIL, PASSWORD, elsewhere());
  expect(answer.json()).toMatchObject({ status: 429, code: 'too-many', message: expect.stringMatching(/15 minutes/) });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(14 * 60);
  passed = accountLimits.loginAccount.windowMs;
  expect((await calls.logIn(EMAIL, PASSWORD, elsewhere())).statusCode).toBe(200);
});
test('an unknown address waits just the same: it does not tell who is known', async () => {
  for (let time = 0; time < accountLimits.loginAccount.max; time += 1)
    expect((await fail('nobody@example.com')).statusCode).toBe(401);
  const { statusCode, body } = await fail('nobody@example.com');
  expect(statusCode).toBe(429);
  await calls.addConfirmed();
  for (let time = 0; time < accountLimits.loginAccount.max; time += 1) await fail(EMAIL);
  expect((await fail(EMAIL)).body).toBe(body);
});
test('guesses that come at once are counted all the same', async () => {
  await calls.addConfirmed();
  const answers = await Promise.all(Array.from({ length: 15 }, () => fail(EMAIL)));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(accountLimits.loginAccount.max);
});
test('a right password begins the count anew, and so does a new one', async () => {
  await calls.addConfirmed();
  for (let time = 1; time < accountLimits.loginAccount.max; time += 1) await fail(EMAIL);
  expect((await calls.logIn(EMAIL, PASSWORD, elsewhere())).statusCode).toBe(200);
  for (let time = 0; time < accountLimits.loginAccount.max; time += 1) expect((await fail(EMAIL)).statusCode).toBe(401);
  expect((await fail(EMAIL)).statusCode).toBe(429);
  await calls.forgot();
  await calls.reset(await calls.mailedToken('reset-password'), 'Other!horse8');
  expect((await calls.logIn(EMAIL, 'Other!horse8', elsewhere())).statusCode).toBe(200);
});
test('asking for the confirmation is no way round it', async () => {
  await calls.addConfirmed();
  const guess = () =>
    calls.call('resendConfirmation', { email: EMAIL, password: 'Wrong!horse7', token: '' }, elsewhere());
  for (let time = 0; time < accountLimits.loginAccount.max; time += 1) expect((await guess()).statusCode).toBe(401);
  expect((await guess()).statusCode).toBe(429);
  expect((await fail(EMAIL)).statusCode).toBe(429);
});
test('nobody is mailed more than a few times an hour, known or not', async () => {
  await calls.addConfirmed();
  const ask = (email: string) => calls.call('forgotPassword', { email, captchaToken: '' }, elsewhere());
  // Signing up was the first mail.
  for (let time = 1; time < accountLimits.mailAccount.max; time += 1) expect((await ask(EMAIL)).statusCode).toBe(200);
  expect((await ask(EMAIL)).statusCode).toBe(429);
  const signUp = { email: EMAIL, password: PASSWORD, userType: 'Rep', captchaToken: '' };
  expect((await calls.call('createUser', signUp, elsewhere())).statusCode).toBe(429);
  for (let time = 0; time < accountLimits.mailAccount.max; time += 1) await ask('nobody@example.com');
  expect((await ask('nobody@example.com')).statusCode).toBe(429);
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
test('a server that hashes all it can asks for patience before it counts anything', async () => {
  isBusy = true;
  const answer = await calls.logIn();
  expect(answer.json()).toMatchObject({ status: 503, code: 'not-ready' });
  expect(answer.headers['retry-after']).toBe('10');
});
test('what is guessed at is counted by all processes that share the database', async () => {
  const other = await openTestApp({}, async () => ({ ...server.database, close: async () => undefined }));
  const there = accountCalls(other);
  for (let time = 0; time < accountLimits.loginAccount.max / 2; time += 1) {
    await fail(EMAIL);
    await there.logIn(EMAIL, 'Wrong!horse7', elsewhere());
  }
  expect((await fail(EMAIL)).statusCode).toBe(429);
  expect((await there.logIn(EMAIL, 'Wrong!horse7', elsewhere())).statusCode).toBe(429);
  await other.close();
});
