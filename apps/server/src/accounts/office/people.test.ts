import { randomUUID } from 'node:crypto';
import { findUser, findUserByEmail, listAudit } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountCalls } from '../../testing/account-calls.ts';
import { addStaff, officeBrowser } from '../../testing/office-browser.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { withoutFamilies } from '../../testing/test-content.ts';

const [BOSS, EDITOR] = ['boss@example.com', 'editor@example.com'];
const MINUTE_MS = 60_000;
let server: TestApp;
let bossId: string;
let editorId: string;
let now = new Date();
let boss: ReturnType<typeof officeBrowser>;
beforeAll(async () => {
  server = await openTestApp({ published: withoutFamilies, accounts: { clock: () => now } });
});
beforeEach(async () => {
  await clearAllButContent(server.database);
  now = new Date();
  bossId = await addStaff(server, BOSS, ['admin']);
  editorId = await addStaff(server, EDITOR, ['editor']);
  boss = officeBrowser(server);
  await boss.setUp(BOSS, () => now);
});
afterAll(() => server.close());

const setRoles = (id: string, roles: string[], browser = boss) =>
  browser.call('setRoles', { roles }, { params: { id } });
const rolesOf = async (id: string) => (await findUser(server.database.queries, id))?.roles;

test('an admin sees all users of the office, and nothing of their secrets', async () => {
  const answer = await boss.call('staff');
  expect(answer.json()).toMatchObject([
    { id: bossId, email: BOSS, roles: ['admin'] },
    { id: editorId, email: EDITOR, roles: ['editor'] },
  ]);
  expect(answer.body).not.toMatch(/scrypt|password|secret/);
});
test('an admin gives roles in place of those before, which the log tells', async () => {
  expect((await setRoles(editorId, ['hr', 'publisher', 'hr'])).json()).toMatchObject({ roles: ['publisher', 'hr'] });
  expect(await rolesOf(editorId)).toEqual(['publisher', 'hr']);
  const [entry] = await listAudit(server.database.queries, { id: editorId, limit: 1 });
  expect(entry).toMatchObject({ action: 'user-changed', actor: bossId, facts: { roles: 'publisher,hr' } });
});
test('the last admin stays one, also of two who take the right from each other at once', async () => {
  expect((await setRoles(bossId, ['editor'])).json()).toMatchObject({ status: 409, code: 'last-of-its-kind' });
  await setRoles(editorId, ['admin']);
  const other = officeBrowser(server);
  await other.setUp(EDITOR, () => now);
  const answers = await Promise.all([setRoles(editorId, []), setRoles(bossId, [], other)]);
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
  const left = [await rolesOf(bossId), await rolesOf(editorId)].flat();
  expect(left).toEqual(['admin']);
});
test.each([
  ['a role that there is not', ['sales'], 400],
  ['no list', 'editor', 400],
])('%s is refused', async (_what, roles, status) => {
  expect((await boss.call('setRoles', { roles }, { params: { id: editorId } })).statusCode).toBe(status);
  expect(await rolesOf(editorId)).toEqual(['editor']);
});
test('nobody gets a role who has not confirmed the address, and nobody who is gone', async () => {
  await accountCalls(server).signUp('new@example.com');
  const id = (await findUserByEmail(server.database.queries, 'new@example.com'))?.id ?? '';
  expect((await setRoles(id, ['admin'])).json()).toMatchObject({ code: 'not-confirmed' });
  expect((await setRoles(randomUUID(), ['admin'])).statusCode).toBe(404);
});
test('an admin resets second factors, and sees and ends sessions', async () => {
  const other = officeBrowser(server);
  await other.setUp(EDITOR, () => now);
  const onEditor = { params: { id: editorId } };
  expect((await boss.call('sessionsOfPerson', undefined, onEditor)).json()).toMatchObject([{ kind: 'office' }]);
  expect((await boss.call('endSessionsOfPerson', undefined, onEditor)).json()).toBe(true);
  expect((await other.call('staffSession')).statusCode).toBe(401);
  expect((await other.signIn(EDITOR)).json()).toMatchObject({ step: 'show-factor' });
  expect((await boss.call('resetFactors', undefined, onEditor)).json()).toBe(true);
  expect((await other.call('staffSession')).statusCode).toBe(401);
  expect((await other.signIn(EDITOR)).json()).toMatchObject({ step: 'set-up-factor' });
});
test('all of it is for admins alone, and what changes something asks for the second factor again', async () => {
  const other = officeBrowser(server);
  await other.setUp(EDITOR, () => now);
  expect((await other.call('staff')).json()).toMatchObject({ status: 403, code: 'not-allowed' });
  expect((await setRoles(editorId, ['admin'], other)).json()).toMatchObject({ code: 'not-allowed' });
  now = new Date(now.getTime() + 15 * MINUTE_MS);
  expect((await boss.call('staff')).statusCode).toBe(200);
  expect((await setRoles(editorId, ['admin'])).json()).toMatchObject({ status: 403, code: 'factor-needed' });
  expect(await rolesOf(editorId)).toEqual(['editor']);
});
