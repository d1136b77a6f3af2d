import { findUserByEmail, listUsers } from '@millrace/database';
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

const signUp = { email: EMAIL, password: PASSWORD, userType: 'OEM', captchaToken: '' };
const login = { email: EMAIL, password: PASSWORD, token: '' };
/** Each from its own address: this test is not about counts. */
let tries = 0;
const send = (name: Parameters<typeof calls.call>[0], body: unknown, token?: string) => {
  tries += 1;
  return calls.call(name, body, {
    remoteAddress: `2001:db8:${tries.toString(16)}::1`,
    ...(token === undefined ? {} : { token }),
  });
};

describe('nobody makes more of themselves by naming it in a body', () => {
  const more: Record<string, unknown>[] = [
    { role: 'admin' },
    { userType: 'admin' },
    { customerId: 1 },
    { customer: 'Prairie Pump' },
    { emailVerified: true },
    { isConfirmed: true },
    { id: '00000000-0000-4000-8000-000000000000' },
    { userId: '00000000-0000-4000-8000-000000000000' },
    { image: 'https://elsewhere.example/x.png' },
    { callbackURL: 'https://elsewhere.example' },
    { constructor: { prototype: { role: 'admin' } } },
  ];
  test.each(more)('signing up with %j is refused, and nobody is signed up', async (besides) => {
    const answer = await send('createUser', { ...signUp, ...besides });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-request' });
    expect(await listUsers(server.database.queries)).toEqual([]);
  });
  test.each(more)('nor by signing in, confirming or resetting with %j', async (besides) => {
    await calls.addConfirmed();
    await calls.forgot();
    const before = await findUserByEmail(server.database.queries, EMAIL);
    const token = await calls.mailedToken('reset-password');
    expect((await send('login', { ...login, ...besides })).statusCode).toBe(400);
    expect((await send('resetPassword', { token, password: PASSWORD, captchaToken: '', ...besides })).statusCode).toBe(
      400,
    );
    expect((await send('confirmEmail', { token, ...besides })).statusCode).toBe(400);
    expect((await send('forgotPassword', { email: EMAIL, captchaToken: '', ...besides })).statusCode).toBe(400);
    expect(await findUserByEmail(server.database.queries, EMAIL)).toEqual(before);
  });
  test('nor by a prototype in the text of the body', async () => {
    for (const text of ['{"__proto__":{"role":"admin"},', '{"constructor":{"prototype":{"role":"admin"}},']) {
      const payload = text + JSON.stringify(signUp).slice(1);
      const headers = { 'content-type': 'application/json' };
      const answer = await server.app.inject({ method: 'POST', url: '/api/Users', payload, headers });
      expect(answer.statusCode).toBe(400);
    }
    expect(Reflect.get({}, 'role')).toBeUndefined();
    expect(await listUsers(server.database.queries)).toEqual([]);
  });
});

const bad = {
  email: [
    undefined,
    null,
    1,
    {},
    [],
    [EMAIL],
    { $ne: '' },
    '',
    ' ',
    'pat',
    'pat@',
    '@example.com',
    'pat@example',
    'pat@@example.com',
    'pat@example.com, other@example.com',
    'pat@example.com\nBcc: other@example.com',
    'pat@example.com\r\nBcc: other@example.com',
    'Pat <pat@example.com>',
    "pat'--@",
    // Look-alikes: a Cyrillic а, a full-width p, the sign of the Kelvin, a turned writing direction, a zero-width joiner.
    'p\u0430t@example.com',
    '\uff50at@example.com',
    'pat@example.\u212aom',
    'pat\u202e@example.com',
    'p\u200dat@example.com',
    'pat@ex\u0430mple.com',
    `${'x'.repeat(250)}@example.com`,
  ],
  password: [undefined, null, 1, {}, ['Right!horse7'], '', 'short', 'x'.repeat(129)],
};
/** Too weak to be chosen, though it may be typed to sign in. */
const weak = ['alllower!7', 'ALLUPPER!7', 'No!numberss', 'Nospecial77', 'Sh0rt!a'];

describe('a faulty body is refused by field, in words, and nothing is kept', () => {
  const faulty = Object.entries(bad).flatMap(([field, values]) => values.map((value) => [field, value] as const));
  test.each(faulty)('%s as %j', async (field, value) => {
    for (const [name, body] of [
      ['createUser', signUp],
      ['login', login],
      ['resendConfirmation', login],
    ] as const) {
      const answer = await send(name, { ...body, [field]: value });
      expect([name, answer.statusCode]).toEqual([name, 400]);
      expect(answer.json().errors).toContainEqual({ field, message: expect.stringMatching(/\S/) });
      expect(answer.body).not.toContain('horse');
    }
    expect(await listUsers(server.database.queries)).toEqual([]);
    expect(await calls.mails()).toEqual([]);
  });
  test.each(weak)('%s cannot be chosen', async (password) => {
    expect((await send('createUser', { ...signUp, password })).statusCode).toBe(400);
    expect((await send('resetPassword', { token: 'x', password, captchaToken: '' })).statusCode).toBe(400);
  });
  test.each(['Password1!', 'Welcome123!'])('%s, which everybody tries first, cannot be chosen', async (password) => {
    await calls.addConfirmed();
    await calls.forgot();
    const [token, mailed] = [await calls.tokenOf(), await calls.mailedToken('reset-password')];
    const captchaToken = '';
    for (const answer of [
      await send('createUser', { ...signUp, email: 'new@example.com', password }),
      await send('resetPassword', { token: mailed, password, captchaToken }),
      await send('changePassword', { currentPassword: PASSWORD, password, captchaToken }, token),
    ]) {
      expect(answer.json()).toMatchObject({
        status: 400,
        code: 'bad-request',
        errors: [{ field: 'password', message: expect.stringMatching(/leaked most often/) }],
      });
    }
    expect((await calls.logIn()).statusCode).toBe(200);
  });
  test.each(['', 'oem', 'Admin', null, 0, ['OEM'], undefined])('user type %j', async (userType) => {
    const answer = await send('createUser', { ...signUp, userType });
    expect(answer.json()).toMatchObject({ status: 400, message: expect.stringMatching(/^Please select a user type/) });
  });
  test.each([undefined, null, [], 'text', 7, true])('the body as %j', async (body) => {
    for (const name of ['createUser', 'login', 'forgotPassword', 'resetPassword', 'confirmEmail'] as const)
      expect((await send(name, body)).statusCode).toBe(400);
  });
  test.each([
    ['half an object', '{', 'application/json', 400],
    ['an object that does not end', '{"email":"pat@example.com"', 'application/json', 400],
    ['JSON that says it is text', JSON.stringify(login), 'text/plain', 415],
    ['a form', 'email=pat.example.com', 'application/x-www-form-urlencoded', 415],
    ['thousands of lists in each other', `{"email":${'['.repeat(6000)}`, 'application/json', 400],
    ['a body too long', JSON.stringify({ ...login, token: 'x'.repeat(20_000) }), 'application/json', 413],
    ['a token too long', JSON.stringify({ ...login, token: 'x'.repeat(4001) }), 'application/json', 400],
  ])('%s', async (_fault, payload, type, status) => {
    const headers = { 'content-type': type };
    const answer = await server.app.inject({ method: 'POST', url: '/api/Users/login', payload, headers });
    expect(answer.statusCode).toBe(status);
  });
});

test('every Users call is there with and without its trailing slash, and in any case', async () => {
  for (const url of ['/api/Users/verify-token/', '/api/users/verify-token', '/api/Users/verify-token']) {
    const headers = { 'content-type': 'application/json' };
    const answer = await server.app.inject({ method: 'POST', url, payload: '"x"', headers });
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, 'false']);
  }
});
