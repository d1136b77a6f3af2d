import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { SCRIPT_TOKEN_DAYS_MAX, SCRIPT_TOKENS_MAX, type ScriptCall } from '@millrace/contract/office';
import { changeUser, listAudit } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addStaff, officeBrowser } from '../../testing/office-browser.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { withoutFamilies } from '../../testing/test-content.ts';

const BOSS = 'boss@example.com';
const DAY_MS = 24 * 60 * 60_000;
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
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
const make = (change: object = {}) =>
  boss.call('makeScriptToken', {
    name: 'price import',
    calls: ['officeDrafts', 'officeBeginDraft'],
    endsAt: inDays(30),
    ...change,
  });
const secretOf = async (change: object = {}) => String((await make(change)).json().secret);
const ask = (secret: string, path = '/drafts', body?: object) =>
  server.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api/office${path}`,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });

describe('a token of a script', () => {
  test('makes the calls it names, in the name of the admin who made it, without a cookie or a token of a form', async () => {
    const secret = await secretOf();
    expect(secret).toMatch(/^millrace-script-[\w-]{43}$/);
    expect((await ask(secret, '/drafts', { name: 'Spring prices', note: '' })).statusCode).toBe(200);
    expect((await ask(secret)).json()).toMatchObject([{ name: 'Spring prices' }]);
    expect((await boss.call('scriptTokens')).json()).toMatchObject([
      { name: 'price import', calls: ['officeBeginDraft', 'officeDrafts'], madeBy: BOSS, usedAt: now.toISOString() },
    ]);
  });
  test('makes no other call, and none about who may enter', async () => {
    const secret = await secretOf();
    expect((await ask(secret, '/rows/posts')).json()).toMatchObject({ status: 403, code: 'not-allowed' });
    for (const path of ['/staff', '/script-tokens', '/factors', '/session', '/invitations'])
      expect([path, (await ask(secret, path)).statusCode]).toEqual([path, 401]);
  });
  test('is noted as used, every five minutes at most', async () => {
    const secret = await secretOf();
    const usedAfter = async (ms: number): Promise<unknown> => {
      later(ms);
      await ask(secret);
      return (await boss.call('scriptTokens')).json()[0].usedAt;
    };
    const first = await usedAfter(0);
    expect(first).toBe(now.toISOString());
    expect(await usedAfter(5 * 60_000 - 1)).toBe(first);
    expect(await usedAfter(1)).toBe(now.toISOString());
  });
  test('ends at its end', async () => {
    const secret = await secretOf();
    later(30 * DAY_MS - 1);
    expect((await ask(secret)).statusCode).toBe(200);
    later(1);
    expect((await ask(secret)).json()).toMatchObject({ status: 401, code: 'not-signed-in' });
  });
  test('ends when it is taken back, once', async () => {
    const secret = await secretOf();
    const [token] = (await boss.call('scriptTokens')).json();
    const params = { id: token.id };
    expect((await boss.call('endScriptToken', undefined, { params })).json()).toBe(true);
    expect((await ask(secret)).statusCode).toBe(401);
    expect((await boss.call('endScriptToken', undefined, { params })).statusCode).toBe(404);
  });
  test('is worth nothing once its maker is no admin', async () => {
    const secret = await secretOf();
    await changeUser(server.database.queries, bossId, { roles: ['editor'] });
    expect((await ask(secret)).statusCode).toBe(401);
  });
  test('is named in the log beside its maker, with all that it does, and with nothing that the maker does', async () => {
    const secret = await secretOf({ calls: ['officeBeginDraft', 'officeDiscardDraft'] });
    const [token] = (await boss.call('scriptTokens')).json();
    const ofScript = (await ask(secret, '/drafts', { name: 'Spring prices', note: '' })).json();
    const discard = { method: 'DELETE', headers: { authorization: `Bearer ${secret}` } } as const;
    expect((await server.app.inject({ ...discard, url: `/api/office/drafts/${ofScript.id}` })).statusCode).toBe(200);
    await boss.call('endScriptToken', undefined, { params: { id: token.id } });
    const log = await listAudit(server.database.queries, { limit: 5 });
    expect(log.find(({ action }) => action === 'draft-discarded')).toMatchObject({
      actor: bossId,
      facts: { script: 'price import', scriptToken: token.id },
    });
    expect(log.find(({ action }) => action === 'script-token-ended')?.facts).toEqual({});
  });
  test('is shown once, and is in no list and no log', async () => {
    const secret = await secretOf();
    const seen = [await listAudit(server.database.queries, { limit: 20 }), (await boss.call('scriptTokens')).json()];
    expect(JSON.stringify(seen)).not.toContain(secret);
    expect(JSON.stringify(seen)).toContain('script-token-made');
  });
  test('works as the documents say', async () => {
    const text = await readFile(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    const [, command = ''] = /```sh\n(curl [^`]*office[^`]*)```/.exec(text) ?? [];
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const written = command.replaceAll('https://your.site', address);
    const secret = await secretOf();
    const { stdout } = await promisify(execFile)('sh', ['-c', written], { env: { ...process.env, TOKEN: secret } });
    expect(JSON.parse(stdout)).toMatchObject({ name: 'Spring prices' });
  });
});

describe('making one', () => {
  test('offers the calls of the office, and none that is by hand alone', async () => {
    const calls: ScriptCall[] = (await boss.call('scriptCalls')).json();
    const names = calls.map(({ name }) => name);
    for (const name of ['officeRows', 'officeChangeRows', 'officePublish']) expect(names).toContain(name);
    expect(calls.every(({ path }) => path.startsWith('/office/'))).toBe(true);
    expect(names.filter((name) => /forget|factor|role|token|staff|invit|sign/i.test(name))).toEqual([]);
  });
  test.each([
    ['a call that there is not', { calls: ['nothing'] }, 400],
    ['a call about roles', { calls: ['setRoles'] }, 400],
    ['a call of the public site', { calls: ['login'] }, 400],
    ['forgetting somebody', { calls: ['officeForgetApplication'] }, 400],
    ['no call', { calls: [] }, 400],
    ['an end that is past', { endsAt: '2020-01-01T00:00:00Z' }, 400],
    ['no end', { endsAt: 'never' }, 400],
  ])('is refused with %s', async (_fault, change, status) => {
    expect((await make(change)).statusCode).toBe(status);
    expect((await boss.call('scriptTokens')).json()).toEqual([]);
  });
  test(`is refused for more than ${SCRIPT_TOKEN_DAYS_MAX} days, and beyond ${SCRIPT_TOKENS_MAX}`, async () => {
    expect((await make({ endsAt: inDays(SCRIPT_TOKEN_DAYS_MAX + 1) })).json()).toMatchObject({
      errors: [{ field: 'endsAt' }],
    });
    for (let made = 0; made < SCRIPT_TOKENS_MAX; made++) expect((await make()).statusCode).toBe(200);
    expect((await make()).json()).toMatchObject({ status: 409, code: 'too-many-open' });
  });
  test('is for admins alone, with a fresh factor', async () => {
    const editor = officeBrowser(server);
    await addStaff(server, 'editor@example.com', ['editor']);
    await editor.setUp('editor@example.com', () => now);
    expect((await editor.call('scriptTokens')).json()).toMatchObject({ code: 'not-allowed' });
    later(15 * 60_000);
    expect((await make()).json()).toMatchObject({ code: 'factor-needed' });
  });
});
