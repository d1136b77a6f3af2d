import { INVITATION_DAYS, INVITATION_MAILS_MAX, INVITATIONS_MAX } from '@millrace/contract/office';
import { changeUser, findUserByEmail, forgetPerson, listAudit, listMails, readPerson } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls, PASSWORD } from '../../testing/account-calls.ts';
import { addStaff, officeBrowser } from '../../testing/office-browser.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { withoutFamilies } from '../../testing/test-content.ts';

const [BOSS, NEW, CHOSEN] = ['boss@example.com', 'anna@example.com', 'Weir-Gate-77!'];
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let server: TestApp;
let bossId: string;
let now = new Date();
let boss: ReturnType<typeof officeBrowser>;
beforeAll(async () => {
  server = await openTestApp({ published: withoutFamilies, accounts: { clock: () => now } });
});
beforeEach(async () => {
  await clearAllButContent(server.database);
  now = new Date();
  bossId = await addStaff(server, BOSS, ['admin']);
  boss = officeBrowser(server);
  await boss.setUp(BOSS, () => now);
});
afterAll(() => server.close());

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const invite = (email = NEW, roles = ['publisher', 'editor'], name = 'Anna Lind') =>
  boss.call('invite', { email, name, roles });
const idOf = async () => (await boss.call('invitations')).json()[0].id as string;
/** The links mailed so far, the oldest first. */
const links = async (): Promise<string[]> => {
  const mails = await listMails(server.database.queries, { limit: 100 });
  return mails
    .filter(({ kind }) => kind === 'office-invitation')
    .toReversed()
    .map(({ data }) => String((data as { link: string }).link));
};
const newestToken = async () => String((await links()).at(-1)).split('#')[1] ?? '';
const follow = async (link: string) => officeBrowser(server).call('followInvitation', { link });
const accept = async (link: string, password = CHOSEN, browser = officeBrowser(server)) =>
  browser.call('acceptInvitation', { link, password, token: '' });

describe('an invitation', () => {
  test('is mailed, shows what it is for, and lets the invited in with a new password and a second factor', async () => {
    expect((await invite(` ${NEW.toUpperCase()}`)).json()).toMatchObject({
      email: NEW,
      name: 'Anna Lind',
      roles: ['editor', 'publisher'],
      invitedBy: BOSS,
      isExpired: false,
      mailsLeft: INVITATION_MAILS_MAX - 1,
    });
    expect((await links())[0]).toMatch(/^https:\/\/www\.example\.com\/office\/invitation#[\w-]{43}$/);
    const link = await newestToken();
    expect((await follow(link)).json()).toMatchObject({ email: NEW, roles: ['editor', 'publisher'] });

    const browser = officeBrowser(server);
    const answer = await accept(link, CHOSEN, browser);
    expect(answer.json()).toMatchObject({ email: NEW, roles: ['editor', 'publisher'], step: 'set-up-factor' });
    expect((await browser.call('staffFactors')).json()).toMatchObject({ code: 'factor-needed' });
    expect((await boss.call('invitations')).json()).toEqual([]);
    const staff = (await boss.call('staff')).json();
    expect(staff).toMatchObject([{ email: NEW, name: 'Anna Lind', sessions: 1, authenticators: 0 }, { email: BOSS }]);
    expect((await officeBrowser(server).signIn(NEW, CHOSEN)).json()).toMatchObject({ step: 'set-up-factor' });

    const [entry] = await listAudit(server.database.queries, { id: staff[0].id, limit: 2 }).then((all) =>
      all.filter(({ action }) => action === 'invitation-accepted'),
    );
    expect(entry?.facts).toMatchObject({ roles: 'editor,publisher' });
    const data = { name: 'Anna Lind', email: NEW, roles: 'editor, publisher', how: 'password', from: '192.0.2.1' };
    const told = await listMails(server.database.queries, { limit: 9 });
    expect(told.find(({ kind }) => kind === 'office-joined')).toMatchObject({ to: NEW, data });
    expect(told.find(({ kind }) => kind === 'invitation-accepted')).toMatchObject({ to: BOSS, data });
    // Nothing of it is left where the person is forgotten.
    await forgetPerson(server.database.queries, NEW);
    expect(JSON.stringify(await listMails(server.database.queries, { limit: 9 }))).not.toContain(NEW);
    const log = JSON.stringify(await listAudit(server.database.queries, { limit: 50 }));
    expect(log).toContain('"invited"');
    expect(log).not.toContain(link);
    expect(log).not.toContain(NEW);
  });
  test('is good once, also for two at once', async () => {
    await invite();
    const link = await newestToken();
    const answers = await Promise.all([accept(link), accept(link, 'Other-Gate-88!')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect((await follow(link)).json()).toMatchObject({ code: 'link-expired', message: /used already/ });
  });
  test('expires, and is good again from the mail that is sent anew; the link of before is not', async () => {
    await invite();
    const first = await newestToken();
    later(INVITATION_DAYS * DAY_MS - 1);
    expect((await follow(first)).statusCode).toBe(200);
    later(1);
    expect((await follow(first)).json()).toMatchObject({ code: 'link-expired', message: /has expired/ });
    expect((await accept(first)).json()).toMatchObject({ code: 'link-expired' });

    const other = officeBrowser(server);
    await addStaff(server, 'second@example.com', ['admin']);
    await other.setUp('second@example.com', () => now);
    const [open] = (await other.call('invitations')).json();
    expect(open).toMatchObject({ isExpired: true });
    const sent = await other.call('resendInvitation', undefined, { params: { id: open.id } });
    expect(sent.json()).toMatchObject({ isExpired: false, mailsLeft: INVITATION_MAILS_MAX - 2 });
    expect((await follow(first)).json()).toMatchObject({ message: /of no invitation/ });
    expect((await accept(await newestToken())).statusCode).toBe(200);
  });
  test('can be taken back, once; a second one of the address takes the place of the first', async () => {
    await invite();
    const first = await newestToken();
    await invite();
    expect((await follow(first)).json()).toMatchObject({ message: /taken back, or another one/ });
    expect((await boss.call('invitations')).json()).toHaveLength(1);
    const params = { id: await idOf() };
    expect((await boss.call('takeBackInvitation', undefined, { params })).json()).toBe(true);
    expect((await accept(await newestToken())).json()).toMatchObject({ code: 'link-expired' });
    expect((await boss.call('takeBackInvitation', undefined, { params })).statusCode).toBe(404);
    expect((await boss.call('resendInvitation', undefined, { params })).statusCode).toBe(404);
  });
  test('of an admin who is none any more lets nobody in', async () => {
    await invite();
    await changeUser(server.database.queries, bossId, { roles: ['editor'] });
    expect((await follow(await newestToken())).json()).toMatchObject({
      code: 'link-expired',
      message: /may not do so/,
    });
    expect((await accept(await newestToken())).statusCode).toBe(400);
    expect(await findUserByEmail(server.database.queries, NEW)).toBeNull();
  });
  test('is not used up by a password that is refused', async () => {
    await invite();
    const link = await newestToken();
    expect((await accept(link, 'short')).statusCode).toBe(400);
    expect((await accept(link, 'Password1!')).json()).toMatchObject({ errors: [{ field: 'password' }] });
    expect((await accept(link)).statusCode).toBe(200);
  });
  test('gives its roles to a user of the site too; a stranger who signed up under the address is locked out', async () => {
    const calls = accountCalls(server);
    await calls.addConfirmed(NEW);
    const token = await calls.tokenOf(NEW);
    await invite();
    expect((await accept(await newestToken())).json()).toMatchObject({ roles: ['editor', 'publisher'] });
    expect((await calls.call('verifyToken', token)).json()).toBe(false);
    expect((await calls.logIn(NEW, PASSWORD)).statusCode).toBe(401);
  });
  test('is shown to the person, and forgotten with them', async () => {
    await invite();
    expect((await readPerson(server.database.queries, NEW))?.invitations).toMatchObject([{ name: 'Anna Lind' }]);
    await server.database.queries.transaction((tx) => forgetPerson(tx, NEW));
    expect(await readPerson(server.database.queries, NEW)).toBeNull();
  });
});

describe('invitations are refused', () => {
  test.each(['', 'x', 'a'.repeat(200), "' or 1=1 --", '\u0000'])('for the link %.20j', async (link) => {
    const answer = await follow(link);
    expect(answer.statusCode).toBe(400);
  });
  test.each([
    ['without a role', { roles: [] }],
    ['with a role that there is not', { roles: ['sales'] }],
    ['with a name of two lines', { name: 'Anna\nBcc: x' }],
    ['without a name', { name: ' ' }],
    ['with no address', { email: 'anna' }],
  ])('%s', async (_fault, change) => {
    const answer = await boss.call('invite', { email: NEW, name: 'Anna', roles: ['editor'], ...change });
    expect(answer.statusCode).toBe(400);
    expect(await links()).toEqual([]);
  });
  test(`beyond ${INVITATIONS_MAX} open ones and ${INVITATION_MAILS_MAX} mails of one`, async () => {
    await invite();
    const params = { id: await idOf() };
    for (let sent = 1; sent < INVITATION_MAILS_MAX; sent++)
      expect((await boss.call('resendInvitation', undefined, { params })).statusCode).toBe(200);
    expect((await boss.call('resendInvitation', undefined, { params })).json()).toMatchObject({
      code: 'too-many-open',
    });
    for (let open = 1; open < INVITATIONS_MAX; open++) await invite(`a${open}@example.com`);
    expect((await invite('more@example.com')).json()).toMatchObject({ status: 409, code: 'too-many-open' });
    expect((await boss.call('invitations')).json()).toHaveLength(INVITATIONS_MAX);
  });
  test('by anybody but an admin, and with a factor that is old', async () => {
    const editor = officeBrowser(server);
    await addStaff(server, 'editor@example.com', ['editor']);
    await editor.setUp('editor@example.com', () => now);
    const body = { email: NEW, name: 'Anna', roles: ['admin'] };
    expect((await editor.call('invite', body)).json()).toMatchObject({ code: 'not-allowed' });
    expect((await editor.call('invitations')).json()).toMatchObject({ code: 'not-allowed' });
    later(15 * MINUTE_MS);
    expect((await invite()).json()).toMatchObject({ code: 'factor-needed' });
    expect(await links()).toEqual([]);
  });
});

test('an admin removes staff: roles, factors and sessions go at once, but never of the last admin', async () => {
  const id = await addStaff(server, 'editor@example.com', ['editor']);
  const editor = officeBrowser(server);
  await editor.setUp('editor@example.com', () => now);
  expect((await boss.call('removeStaff', undefined, { params: { id } })).json()).toBe(true);
  expect((await editor.call('staffSession')).statusCode).toBe(401);
  expect((await editor.signIn('editor@example.com')).json()).toMatchObject({ code: 'not-allowed' });
  expect((await boss.call('staff')).json()).toMatchObject([{ email: BOSS, sessions: 1, authenticators: 1 }]);
  expect((await boss.call('removeStaff', undefined, { params: { id: bossId } })).json()).toMatchObject({
    code: 'last-of-its-kind',
  });
});
