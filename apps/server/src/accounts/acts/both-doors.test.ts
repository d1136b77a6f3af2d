import { findUser, listAudit, listMails, secondFactorsOf, sessionsOf } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addStaff, codeOf, officeBrowser } from '../../testing/office-browser.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { withoutFamilies } from '../../testing/test-content.ts';
import { userCommand } from '../terminal/user-command.ts';

const [BOSS, EDITOR] = ['boss@example.com', 'editor@example.com'];
let server: TestApp;
let ids: { boss: string; editor: string };
let boss: ReturnType<typeof officeBrowser>;
let editor: ReturnType<typeof officeBrowser>;
let secret: string;
const now = () => new Date();
beforeAll(async () => {
  server = await openTestApp({ published: withoutFamilies });
});
beforeEach(async () => {
  await clearAllButContent(server.database);
  ids = { boss: await addStaff(server, BOSS, ['admin']), editor: await addStaff(server, EDITOR, ['editor']) };
  boss = officeBrowser(server);
  editor = officeBrowser(server);
  await boss.setUp(BOSS, now);
  secret = (await editor.setUp(EDITOR, now)).secret;
});
afterAll(() => server.close());

const queries = () => server.database.queries;
const run = (words: string) => userCommand(server.database)(['', ...words.split(' ')]);
const onEditor = () => ({ params: { id: ids.editor } });
const lastAct = async () => (await listAudit(queries(), { limit: 1 }))[0];
/** Those to the editor, the newest first, without the one about their first factor. */
const mailsToEditor = async () => (await listMails(queries(), { search: EDITOR, limit: 9 })).slice(0, -1);

type Act = 'roles' | 'sessions' | 'factors';
const doors: Readonly<Record<'office' | 'terminal', Readonly<Record<Act, () => Promise<unknown>>>>> = {
  office: {
    roles: () => boss.call('setRoles', { roles: ['hr', 'publisher'] }, onEditor()),
    sessions: () => boss.call('endSessionsOfPerson', undefined, onEditor()),
    factors: () => boss.call('resetFactors', undefined, onEditor()),
  },
  terminal: {
    roles: () => run(`set ${EDITOR} --role hr,publisher`),
    sessions: () => run(`sessions ${EDITOR} --end`),
    factors: () => run(`factors ${EDITOR} --reset`),
  },
};
describe.each(['office', 'terminal'] as const)('by the %s', (door) => {
  const by = () => (door === 'office' ? { actor: ids.boss, address: '192.0.2.1' } : { actor: null, address: null });
  test('roles are given, logged and mailed in one way', async () => {
    await doors[door].roles();
    expect((await findUser(queries(), ids.editor))?.roles).toEqual(['publisher', 'hr']);
    const facts = { roles: 'publisher,hr' };
    expect(await lastAct()).toMatchObject({ action: 'user-changed', ...by(), subject: ids.editor, facts });
    const name = door === 'office' ? BOSS : 'somebody at the terminal of the server';
    expect(await mailsToEditor()).toMatchObject([
      { kind: 'roles-changed', data: { roles: 'publisher, hr', before: 'editor', by: name } },
    ]);
    await doors[door].roles();
    expect(await mailsToEditor()).toHaveLength(1);
  });
  test('sessions are ended and logged in one way', async () => {
    await doors[door].sessions();
    expect(await sessionsOf(queries(), ids.editor)).toEqual([]);
    const facts = { sessionsEnded: 1 };
    expect(await lastAct()).toMatchObject({ action: 'sessions-ended', ...by(), subject: ids.editor, facts });
  });
  test('second factors are reset, logged and mailed in one way', async () => {
    await doors[door].factors();
    expect((await editor.call('staffSession')).statusCode).toBe(401);
    expect(await secondFactorsOf(queries(), ids.editor)).toMatchObject({ authenticators: [], recoveryCodesLeft: 0 });
    const facts = { sessionsEnded: 1 };
    expect(await lastAct()).toMatchObject({ action: 'factors-reset', ...by(), subject: ids.editor, facts });
    const name = door === 'office' ? BOSS : 'somebody at the terminal of the server';
    expect(await mailsToEditor()).toMatchObject([{ kind: 'factor-changed', data: { change: 'reset', by: name } }]);
  });
});

test('the terminal alone takes the last admin’s role: it is for the locked-out', async () => {
  const onBoss = { params: { id: ids.boss } };
  expect((await boss.call('setRoles', { roles: [] }, onBoss)).json()).toMatchObject({ code: 'last-of-its-kind' });
  expect((await boss.call('removeStaff', undefined, onBoss)).json()).toMatchObject({ code: 'last-of-its-kind' });
  expect((await run(`set ${BOSS} --role none`)).exitCode).toBe(0);
  expect((await findUser(queries(), ids.boss))?.roles).toEqual([]);
});

test('who is removed from the office is told by mail', async () => {
  await boss.call('removeStaff', undefined, onEditor());
  expect(await mailsToEditor()).toMatchObject([
    { kind: 'roles-changed', data: { roles: '', before: 'editor', by: BOSS } },
  ]);
});

describe('the owner of an account is told by mail', () => {
  test('of the first second factor: somebody with the password may have set it up', async () => {
    const mails = await listMails(queries(), { search: EDITOR, limit: 9 });
    const data = { change: 'added', factor: 'authenticator', by: null, from: '192.0.2.1' };
    expect(mails).toMatchObject([{ kind: 'factor-changed', to: EDITOR, data }]);
  });
  test('of another one, of new recovery codes, and of one that is removed', async () => {
    const begun = String((await editor.call('beginAuthenticator')).json().secret);
    await editor.call('confirmAuthenticator', { code: await codeOf(begun, now()) });
    await editor.call('makeRecoveryCodes');
    const [first] = (await editor.call('staffFactors')).json().factors;
    await editor.call('removeFactor', undefined, { params: { id: first.id } });
    expect((await mailsToEditor()).map(({ data }) => data)).toMatchObject([
      { change: 'removed', factor: 'authenticator', by: null },
      { change: 'codes-made', by: null },
      { change: 'added', factor: 'authenticator', by: null },
    ]);
    expect(secret).not.toBe(begun);
  });
  test('of nothing that was refused', async () => {
    const [only] = (await editor.call('staffFactors')).json().factors;
    const removed = await editor.call('removeFactor', undefined, { params: { id: only.id } });
    expect(removed.json()).toMatchObject({ code: 'last-of-its-kind' });
    await editor.call('beginAuthenticator');
    await editor.call('confirmAuthenticator', { code: '000000' });
    expect(await mailsToEditor()).toEqual([]);
  });
});
