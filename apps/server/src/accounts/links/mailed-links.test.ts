import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls, EMAIL, PASSWORD } from '../../testing/account-calls.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { CONFIRM_VALID_MS, RESET_VALID_MS } from './mail-links.ts';

const start = Date.now();
let passed = 0;
let server: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  server = await openTestApp({ accounts: { clock: () => new Date(start + passed) } });
  calls = accountCalls(server);
});
beforeEach(async () => {
  await clearAllButContent(server.database);
  passed = 0;
});
afterAll(() => server.close());

const OTHER = 'Other!horse8';
const confirm = (token: string) => calls.call('confirmEmail', { token });
const expired = { status: 400, code: 'link-expired' };

describe('a link that confirms an address', () => {
  test('leads to the site of PUBLIC_URL', async () => {
    await calls.signUp();
    const [mail] = await calls.mails();
    expect(mail?.data).toMatchObject({
      link: expect.stringMatching(/^https:\/\/www\.example\.com\/sign-in\?confirm=/),
    });
  });
  test('is good for a day', async () => {
    await calls.signUp();
    const token = await calls.mailedToken('confirm-email');
    passed = CONFIRM_VALID_MS;
    expect((await confirm(token)).json()).toMatchObject(expired);
    passed = CONFIRM_VALID_MS - 1;
    expect((await confirm(token)).json()).toBe(true);
  });
  test('is good once, also for two at once', async () => {
    await calls.signUp();
    const token = await calls.mailedToken('confirm-email');
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });
  test('sets the password of the sign-up it was mailed for: nobody confirms what a stranger chose', async () => {
    await calls.signUp(EMAIL, 'Stranger!7', 'Rep');
    await calls.signUp(EMAIL, PASSWORD, 'Distributor');
    const own = await calls.mailedToken('confirm-email');
    await calls.signUp(EMAIL, 'Stranger!8', 'OEM');
    expect((await confirm(own)).statusCode).toBe(200);
    expect((await calls.logIn(EMAIL, 'Stranger!8')).statusCode).toBe(401);
    expect((await calls.logIn(EMAIL, 'Stranger!7')).statusCode).toBe(401);
    expect((await calls.logIn(EMAIL, PASSWORD)).json()).toMatchObject({ userType: 'Distributor' });
  });
  test('makes the other links to the same address worthless', async () => {
    await calls.signUp(EMAIL, 'Stranger!7');
    const strangers = await calls.mailedToken('confirm-email');
    await calls.signUp(EMAIL, PASSWORD);
    await confirm(await calls.mailedToken('confirm-email'));
    expect((await confirm(strangers)).json()).toMatchObject(expired);
    expect((await calls.logIn()).statusCode).toBe(200);
  });
});

describe('a link to a new password', () => {
  beforeEach(() => calls.addConfirmed());
  test('is good for an hour', async () => {
    await calls.forgot();
    const token = await calls.mailedToken('reset-password');
    passed = RESET_VALID_MS;
    expect((await calls.reset(token)).json()).toMatchObject(expired);
    passed = RESET_VALID_MS - 1;
    expect((await calls.reset(token)).json()).toBe(true);
  });
  test('is good once; the first password stays', async () => {
    await calls.forgot();
    const token = await calls.mailedToken('reset-password');
    await calls.reset(token, OTHER);
    expect((await calls.reset(token, 'Third!horse9')).json()).toMatchObject(expired);
    expect((await calls.logIn(EMAIL, OTHER)).statusCode).toBe(200);
  });
  test('is not used up by a password that is refused', async () => {
    await calls.forgot();
    const token = await calls.mailedToken('reset-password');
    expect((await calls.reset(token, 'short')).statusCode).toBe(400);
    expect((await calls.reset(token, OTHER)).statusCode).toBe(200);
  });
  test('ends every session and takes the old password away', async () => {
    const tokens = [await calls.tokenOf(), await calls.tokenOf()];
    await calls.forgot();
    await calls.reset(await calls.mailedToken('reset-password'), OTHER);
    for (const token of tokens) expect((await calls.call('verifyToken', token)).json()).toBe(false);
    expect((await calls.logIn(EMAIL, PASSWORD)).statusCode).toBe(401);
    expect((await calls.logIn(EMAIL, OTHER)).statusCode).toBe(200);
  });
  test('makes others to the same address worthless', async () => {
    await calls.forgot();
    const earlier = await calls.mailedToken('reset-password');
    await calls.forgot();
    await calls.reset(await calls.mailedToken('reset-password'), OTHER);
    expect((await calls.reset(earlier, 'Third!horse9')).json()).toMatchObject(expired);
  });
  test("changes nobody else's password or session", async () => {
    await calls.addConfirmed('other@example.com');
    const token = await calls.tokenOf('other@example.com');
    await calls.forgot();
    await calls.reset(await calls.mailedToken('reset-password'), OTHER);
    expect((await calls.call('verifyToken', token)).json()).toBe(true);
    expect((await calls.logIn('other@example.com', OTHER)).statusCode).toBe(401);
  });
  test('confirms the address too, and with it no stranger', async () => {
    await calls.signUp('new@example.com', 'Stranger!7');
    const strangers = await calls.mailedToken('confirm-email', 'new@example.com');
    await calls.forgot('new@example.com');
    await calls.reset(await calls.mailedToken('reset-password', 'new@example.com'), OTHER);
    expect((await calls.logIn('new@example.com', OTHER)).statusCode).toBe(200);
    expect((await confirm(strangers)).json()).toMatchObject(expired);
  });
});

describe('a token is refused', () => {
  test('where it is of the other kind', async () => {
    await calls.signUp();
    expect((await calls.reset(await calls.mailedToken('confirm-email'))).json()).toMatchObject(expired);
    await calls.forgot();
    expect((await confirm(await calls.mailedToken('reset-password'))).json()).toMatchObject(expired);
  });
  test.each(['x', '0', "' or 1=1 --", '\u0000', '../..', 'a'.repeat(4000), '%00', '{}'])(
    'where it is %.20j',
    async (token) => {
      await calls.signUp();
      expect((await confirm(token)).json()).toMatchObject(expired);
      expect((await calls.reset(token)).json()).toMatchObject(expired);
    },
  );
  test('where it is that of a session, and no link token is a session', async () => {
    await calls.addConfirmed();
    const token = await calls.tokenOf();
    expect((await calls.reset(token)).json()).toMatchObject(expired);
    await calls.forgot();
    const link = await calls.mailedToken('reset-password');
    expect((await calls.call('verifyToken', link)).json()).toBe(false);
  });
});
