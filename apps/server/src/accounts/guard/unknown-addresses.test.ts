import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls, EMAIL, PASSWORD } from '../../testing/account-calls.ts';
import { CHEAP, openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { derivePassword } from '../passwords/derive-password.ts';
import { openPasswords } from '../passwords/passwords.ts';

/** Counts what costs time. */
const work = { hashes: 0 };
const counting = openPasswords(CHEAP, {
  derive: (...given) => {
    work.hashes += 1;
    return derivePassword(...given);
  },
});

let server: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  server = await openTestApp({ accounts: { passwords: counting } });
  calls = accountCalls(server);
});
beforeEach(async () => {
  await clearAllButContent(server.database);
  await calls.addConfirmed();
  await calls.signUp('new@example.com');
  work.hashes = 0;
});
afterAll(() => server.close());

const UNKNOWN = 'nobody@example.com';
const UNCONFIRMED = 'new@example.com';
type Answer = Awaited<ReturnType<typeof calls.call>>;
const all = ({ statusCode, body, headers: { date: _date, ...headers } }: Answer) => ({ statusCode, body, headers });

async function observed(ask: () => Promise<Answer>) {
  work.hashes = 0;
  const before = (await calls.mails()).length;
  const answer = all(await ask());
  return { seen: { answer, hashes: work.hashes }, mails: (await calls.mails()).slice(0, -before) };
}

describe('nobody learns whether an address is known', () => {
  test('from signing up: the answer is the same to the byte, after the same work', async () => {
    const [unknown, known, unconfirmed] = [
      await observed(() => calls.signUp(UNKNOWN)),
      await observed(() => calls.signUp(EMAIL)),
      await observed(() => calls.signUp(UNCONFIRMED)),
    ];
    expect(known.seen).toEqual(unknown.seen);
    expect(unconfirmed.seen).toEqual(unknown.seen);
    expect(unknown.seen.hashes).toBe(1);
    expect(unknown.mails).toMatchObject([{ kind: 'confirm-email', to: UNKNOWN }]);
    expect(known.mails).toMatchObject([{ kind: 'address-known', to: EMAIL }]);
    expect(unconfirmed.mails).toMatchObject([{ kind: 'confirm-email', to: UNCONFIRMED }]);
  });
  test('from signing in with a wrong password', async () => {
    const [unknown, known, unconfirmed] = [
      await observed(() => calls.logIn(UNKNOWN, 'Wrong!horse7')),
      await observed(() => calls.logIn(EMAIL, 'Wrong!horse7')),
      await observed(() => calls.logIn(UNCONFIRMED, 'Wrong!horse7')),
    ];
    expect(known.seen).toEqual(unknown.seen);
    expect(unconfirmed.seen).toEqual(unknown.seen);
    // Less than the sender's proof of work: testing/wrong-try-cost.ts.
    expect(unknown.seen.hashes).toBe(1);
  });
  test('from signing up with it and then signing in with what was chosen', async () => {
    const signUpAndIn = async (email: string) => {
      await calls.signUp(email, 'Stranger!7');
      const { seen } = await observed(() => calls.logIn(email, 'Stranger!7'));
      const resend = { email, password: 'Stranger!7', token: '' };
      const again = await observed(() => calls.call('resendConfirmation', resend));
      return { seen, again: again.seen, mails: again.mails.map(({ to }) => to === email) };
    };
    const [unknown, known, unconfirmed] = [
      await signUpAndIn(UNKNOWN),
      await signUpAndIn(EMAIL),
      await signUpAndIn(UNCONFIRMED),
    ];
    expect(known).toEqual(unknown);
    expect(unconfirmed).toEqual(unknown);
    expect(unknown.seen.answer.body).toContain('not-confirmed');
    expect(unknown.seen.hashes).toBe(1);
    expect(unknown.mails).toEqual([true]);
  });
  test('nor does it give more guesses at the password', async () => {
    await calls.signUp(EMAIL, 'Stranger!7');
    const tryOnce = async (password: string) => (await calls.logIn(EMAIL, password)).statusCode;
    for (let time = 0; time < 5; time += 1) {
      expect(await tryOnce('Wrong!horse7')).toBe(401);
      expect(await tryOnce('Stranger!7')).toBe(403);
    }
    expect(await tryOnce('Wrong!horse7')).toBe(429);
  });
  test('from asking for the confirmation with a wrong password', async () => {
    const resend = (email: string) => calls.call('resendConfirmation', { email, password: 'Wrong!horse7', token: '' });
    const [unknown, known, unconfirmed] = [
      await observed(() => resend(UNKNOWN)),
      await observed(() => resend(EMAIL)),
      await observed(() => resend(UNCONFIRMED)),
    ];
    expect(known.seen).toEqual(unknown.seen);
    expect(unconfirmed.seen).toEqual(unknown.seen);
    expect(unknown.seen.hashes).toBe(1);
  });
  test('from forgetting the password', async () => {
    const [unknown, known] = [await observed(() => calls.forgot(UNKNOWN)), await observed(() => calls.forgot(EMAIL))];
    expect(known.seen).toEqual(unknown.seen);
    expect(unknown.mails).toEqual([]);
    expect(known.mails).toMatchObject([{ kind: 'reset-password', to: EMAIL }]);
  });
});

test('signing up with a known address changes nothing of it, also many times at once', async () => {
  const answers = await Promise.all(
    ['One!horse1', 'Two!horse2', 'Ten!horse3'].map((word) => calls.signUp(EMAIL, word)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await calls.signUp(EMAIL, 'Other!horse8', 'Rep');
  expect((await calls.logIn(EMAIL, 'Other!horse8')).statusCode).toBe(403);
  expect((await calls.logIn(EMAIL, PASSWORD)).json()).toMatchObject({ userType: 'OEM' });
});
test('a right password costs one hash, and a made-up link to a new password none', async () => {
  await calls.addConfirmed();
  expect((await observed(() => calls.logIn())).seen).toMatchObject({ hashes: 1, answer: { statusCode: 200 } });
  expect((await observed(() => calls.reset('made-up'))).seen).toMatchObject({ hashes: 0, answer: { statusCode: 400 } });
});
