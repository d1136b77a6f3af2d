import { findUserByEmail, recordAudit } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls, EMAIL, PASSWORD } from '../../testing/account-calls.ts';
import { addStaff, officeBrowser } from '../../testing/office-browser.ts';
import { CHEAP, openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { withoutFamilies } from '../../testing/test-content.ts';
import { openPasswords } from '../passwords/passwords.ts';
import { takesPassword, USER_USAGE, userCommand } from './user-command.ts';

let server: TestApp;
let calls: ReturnType<typeof accountCalls>;
let hash: string;
beforeAll(async () => {
  server = await openTestApp({ published: withoutFamilies });
  calls = accountCalls(server);
  hash = await openPasswords(CHEAP).hash('Chosen!horse7');
});
beforeEach(async () => {
  await clearAllButContent(server.database);
});
afterAll(() => server.close());

const run = (words: string, ofPassword = '') => userCommand(server.database)([ofPassword, ...words.split(' ')]);
const user = (email = EMAIL) => findUserByEmail(server.database.queries, email);

describe('npm run user', () => {
  test('makes an admin who can sign in at once', async () => {
    expect(await run('create-admin Boss@Example.com', hash)).toMatchObject({ exitCode: 0 });
    expect((await calls.logIn('boss@example.com', 'Chosen!horse7')).json()).toMatchObject({
      role: 'admin',
      userType: null,
    });
  });
  test('makes nobody over again, and nobody without an address or a password', async () => {
    await calls.addConfirmed();
    const before = await user();
    expect(await run(`create-admin ${EMAIL}`, hash)).toMatchObject({ exitCode: 1 });
    expect(await run('create-admin nonsense', hash)).toMatchObject({ exitCode: 1 });
    expect(await run('create-admin new@example.com')).toEqual({ exitCode: 1, lines: USER_USAGE });
    expect(await run('create-admin new@example.com --role editor', hash)).toEqual({ exitCode: 1, lines: USER_USAGE });
    expect(await run(`password ${EMAIL} ${PASSWORD}`, hash)).toEqual({ exitCode: 1, lines: USER_USAGE });
    expect(await user()).toEqual(before);
    expect(await user('new@example.com')).toBeNull();
  });
  test('gives and takes a role and a customer', async () => {
    await calls.addConfirmed();
    expect(await run(`set ${EMAIL} --role editor --customer prairie-pump`)).toMatchObject({ exitCode: 0 });
    const { id } = server.content.customers.find(({ slug }) => slug === 'prairie-pump') ?? {};
    expect(await user()).toMatchObject({ roles: ['editor'], customerId: id });
    await run(`set ${EMAIL} --role hr,publisher`);
    expect(await user()).toMatchObject({ roles: ['publisher', 'hr'], customerId: id });
    await run(`set ${EMAIL} --role none`);
    expect(await user()).toMatchObject({ roles: [], customerId: id });
    await run(`set ${EMAIL} --customer none`);
    expect(await user()).toMatchObject({ roles: [], customerId: null });
  });
  test('gives nothing to who has not confirmed the address: a stranger may hold the link', async () => {
    await calls.signUp();
    expect(await run(`set ${EMAIL} --role admin`)).toMatchObject({ exitCode: 1 });
    expect(await user()).toMatchObject({ roles: [] });
  });
  test.each([
    'set',
    'set nobody@example.com --role editor',
    `set ${EMAIL}`,
    `set ${EMAIL} --role owner`,
    `set ${EMAIL} --customer nowhere`,
    `set ${EMAIL} --role`,
    `set ${EMAIL} --role editor,owner`,
    `set ${EMAIL} --role editor,`,
    `sessions ${EMAIL} --now`,
    'delete nobody@example.com',
    `delete ${EMAIL} --dry-run`,
    'list all',
    'log one two',
    `password ${EMAIL}`,
    'toString',
    '__proto__',
    'constructor x',
  ])('changes nothing with %s', async (words) => {
    await calls.addConfirmed();
    const before = await user();
    expect((await run(words)).exitCode).toBe(1);
    expect(await user()).toEqual(before);
  });
  test('sets a password, and ends the sessions and the links', async () => {
    await calls.addConfirmed();
    const token = await calls.tokenOf();
    await calls.forgot();
    expect(await run(`password ${EMAIL}`, hash)).toEqual({
      exitCode: 0,
      lines: [`${EMAIL} has a new password; 1 session ended.`],
    });
    expect((await calls.call('verifyToken', token)).json()).toBe(false);
    expect((await calls.reset(await calls.mailedToken('reset-password'))).statusCode).toBe(400);
    expect((await calls.logIn(EMAIL, PASSWORD)).statusCode).toBe(401);
    expect((await calls.logIn(EMAIL, 'Chosen!horse7')).statusCode).toBe(200);
  });
  test('lists sessions without their tokens, and ends them', async () => {
    await calls.addConfirmed();
    const token = await calls.tokenOf();
    const { lines } = await run(`sessions ${EMAIL}`);
    const times = lines[0]?.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, 'TIME');
    expect([lines.length, times]).toEqual([
      1,
      expect.stringMatching(/^since TIME, used TIME, until TIME {2}192\.0\.2\.1/),
    ]);
    expect(lines.join()).not.toContain(token.slice(0, 32));
    expect(await run(`sessions ${EMAIL} --end`)).toEqual({ exitCode: 0, lines: ['1 session ended.'] });
    expect(await run(`sessions ${EMAIL}`)).toMatchObject({ lines: ['Signed in nowhere.'] });
  });
  test('shows how somebody signs in, and resets their second factor with their sessions', async () => {
    const id = await addStaff(server, EMAIL, ['admin']);
    const browser = officeBrowser(server);
    await browser.setUp(EMAIL, () => new Date());
    const { lines } = await run(`factors ${EMAIL}`);
    expect(lines).toEqual(['1 authenticators, 0 passkeys, 10 recovery codes left.']);
    expect(await run(`factors ${EMAIL} --reset`)).toMatchObject({ exitCode: 0 });
    expect((await browser.call('staffSession')).statusCode).toBe(401);
    expect((await browser.signIn(EMAIL)).json()).toMatchObject({ step: 'set-up-factor' });
    expect((await run(`log ${id}`)).lines.join('\n')).toMatch('factors-reset');
  });
  test('deletes a user with all that is theirs', async () => {
    await calls.addConfirmed();
    const token = await calls.tokenOf();
    expect(await run(`delete ${EMAIL}`)).toMatchObject({ exitCode: 0 });
    expect(await user()).toBeNull();
    expect((await calls.call('verifyToken', token)).json()).toBe(false);
  });
  test('lists users, and tells what was done, without a secret', async () => {
    expect(await run('list')).toEqual({ exitCode: 0, lines: ['Nobody.'] });
    await calls.addConfirmed();
    await calls.signUp('new@example.com');
    await run(`set ${EMAIL} --customer prairie-pump`);
    const { lines } = await run('list');
    expect(lines).toMatchObject([
      expect.stringMatching(/^new@example\.com .*OEM .*not confirmed$/),
      expect.stringMatching(/^pat@example\.com .*OEM .*prairie-pump$/),
    ]);
    const log = (await run(`log ${EMAIL}`)).lines.join('\n');
    expect(log).toMatch(/user-changed .* command line/);
    expect((await run('log')).lines.length).toBeGreaterThan(3);
    const id = (await user())?.id ?? '';
    expect((await run(`log ${id}`)).lines.join('\n')).toBe(log);
    const subject = '00000000-0000-4000-8000-00000000000a';
    const read = { action: 'application-read', actor: id, subject, address: '192.0.2.1' } as const;
    await recordAudit(server.database.queries, read);
    for (const of of [EMAIL, subject])
      expect((await run(`log ${of}`)).lines[0]).toMatch(`application-read      by ${EMAIL}  to ${subject}  192.0.2.1`);
    expect(`${lines}${log}`).not.toMatch(/scrypt|horse/);
  });
});

test.each([
  [['create-admin', 'a@b.example'], true],
  [['password', 'a@b.example'], true],
  [['create-admin'], false],
  [['set', 'a@b.example'], false],
  [[], false],
])('%j takes a password: %s', (words, takes) => expect(takesPassword(words)).toBe(takes));
