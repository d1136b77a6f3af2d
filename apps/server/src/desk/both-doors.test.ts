import type { DeskCalls } from '@millrace/contract/office';
import {
  addUser,
  claimMail,
  endMail,
  findUserByEmail,
  listAudit,
  listMails,
  listRedirectUses,
  newRowId,
  queueMail,
  recordAudit,
  recordRedirectUses,
  recordRetentionRun,
} from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userCommand } from '../accounts/terminal/user-command.ts';
import { contentChanger } from '../content/change-content.ts';
import { contentCommand } from '../content/content-command.ts';
import { contentHolder } from '../content/content-holder.ts';
import { databaseContent } from '../content/database-content.ts';
import { openMailsCommand } from '../mail/open-mail.ts';
import { retentionServices } from '../programs/open-retention.ts';
import { MANY_ROWS } from '../retention/deletion-guard.ts';
import { retentionCommand } from '../retention/retention-command.ts';
import { runRetention } from '../retention/run-retention.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { openTestApp, silentLog, type TestApp } from '../testing/open-test-app.ts';
import { type OfficeCallGiven, sendOfficeCall } from '../testing/send-office-call.ts';
import { staffBy } from '../testing/staff-by.ts';
import { withoutFamilies } from '../testing/test-content.ts';

const PAT = 'pat@example.com';
const store = memoryStore();
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({
    staffOf: staffBy({ eve: ['publisher', 'hr'], bob: ['admin'] }),
    files: store,
    published: withoutFamilies,
  });
});
beforeEach(() => clearAllButContent(server.database));
afterAll(() => server.close());

const queries = () => server.database.queries;
const send = (name: keyof DeskCalls, given: Omit<OfficeCallGiven, 'as'> = {}, as = 'bob') =>
  sendOfficeCall(server, name, { ...given, as });
const office = async (...given: Parameters<typeof send>) => (await send(...given)).json();
const services = () => retentionServices({ database: server.database, files: store, log: silentLog });
const terminal = {
  user: (words: string) => userCommand(server.database)(['', ...words.split(' ')]),
  mails: (...words: string[]) => openMailsCommand(server.database, 'https://www.example.com')(words),
  retention: (...words: string[]) =>
    retentionCommand({
      database: server.database,
      run: () => runRetention(services()),
      clock: () => new Date(),
    })(words),
  content: async (...words: string[]) => {
    const holder = contentHolder(databaseContent(server.database), silentLog);
    await holder.refresh();
    return contentCommand({
      holder,
      change: contentChanger({ database: server.database, holder }),
      newId: () => newRowId(queries()),
      redirectUses: () => listRedirectUses(server.database),
    })(words);
  },
};
type Door = 'office' | 'terminal';
const doors: Door[] = ['office', 'terminal'];
const by = (door: Door) =>
  door === 'office' ? { actor: 'bob', address: '127.0.0.1' } : { actor: null, address: null };
const lastAct = async () => (await listAudit(queries(), { limit: 1 }))[0];
const customer = () => {
  const [first] = server.content.customers.filter(({ groupId }) => groupId !== null);
  if (first === undefined) throw new Error('No customer is of a group.');
  return first;
};
const addPat = async (isConfirmed = true) => {
  const id = await addUser(queries(), { email: PAT, name: 'Pat Weir', password: 'none', userType: 'OEM', isConfirmed });
  return id ?? '';
};

describe.each(doors)('by the %s', (door) => {
  test('a user views the site as a customer, which the log tells', async () => {
    const id = await addPat();
    const [to, { id: customerId, slug }] = [customer().id, customer()];
    if (door === 'office') await office('officeChangeUserCustomer', { params: { id }, body: { from: null, to } });
    else await terminal.user(`set ${PAT} --customer ${slug}`);
    expect(await findUserByEmail(queries(), PAT)).toMatchObject({ customerId });
    const facts = { from: null, customerId };
    expect(await lastAct()).toMatchObject({ action: 'user-changed', ...by(door), subject: id, facts });
  });
  test('who has not confirmed the address views the site as nobody', async () => {
    const id = await addPat(false);
    const done =
      door === 'office'
        ? await office('officeChangeUserCustomer', { params: { id }, body: { from: null, to: customer().id } })
        : await terminal.user(`set ${PAT} --customer ${customer().slug}`);
    expect(done).toMatchObject(door === 'office' ? { code: 'not-confirmed' } : { exitCode: 1 });
    expect(await findUserByEmail(queries(), PAT)).toMatchObject({ customerId: null });
  });
  test('an account alone is deleted, which the log tells', async () => {
    const id = await addPat();
    if (door === 'office') expect(await office('officeDeleteUser', { params: { id } })).toBe(true);
    else await terminal.user(`delete ${PAT}`);
    expect(await findUserByEmail(queries(), PAT)).toBeNull();
    expect(await lastAct()).toMatchObject({ action: 'user-deleted', ...by(door), subject: id });
  });
  test('reading who there is, is in the log', async () => {
    await addPat();
    if (door === 'office') await office('officeUsers');
    else await terminal.user('list');
    expect(await lastAct()).toMatchObject({ action: 'users-listed', ...by(door), facts: { shown: 1 } });
  });
  test('mails are listed, read and tried again, and each is in the log', async () => {
    await queueMail(queries(), { kind: 'reset-password', to: PAT, data: { link: 'https://www.example.com/reset/a' } });
    const claimed = await claimMail(queries(), { leaseMs: 60_000, domain: 'www.example.com' });
    if (claimed === undefined) throw new Error('Nothing is due.');
    await endMail(queries(), claimed, { outcome: 'dead', fault: 'no' });
    const { id } = claimed;
    await (door === 'office' ? office('officeMails') : terminal.mails());
    expect(await lastAct()).toMatchObject({ action: 'mails-listed', ...by(door), subject: null, facts: { shown: 1 } });
    await (door === 'office' ? office('officeMail', { params: { id } }) : terminal.mails('show', id));
    expect(await lastAct()).toMatchObject({ action: 'mail-read', ...by(door), subject: id });
    await (door === 'office' ? office('officeRetryDeadMails') : terminal.mails('retry', 'dead'));
    expect(await lastAct()).toMatchObject({ action: 'mail-retried', ...by(door), subject: null, facts: { mails: 1 } });
    await (door === 'office' ? office('officeRetryMail', { params: { id } }) : terminal.mails('retry', id));
    expect(await lastAct()).toMatchObject({ action: 'mail-retried', ...by(door), subject: id });
    expect(await listMails(queries(), { limit: 2 })).toMatchObject([{ state: 'waiting' }]);
  });
  test('deletions that wait are confirmed, and put back, which the log tells', async () => {
    await queries().execute(
      sql`insert into audit_entry (id, at, action, facts)
        select gen_random_uuid(), '2025-01-01', 'login', '{}' from generate_series(1, ${MANY_ROWS + 1}::int)`,
    );
    await recordRetentionRun(queries(), new Date(), {});
    await runRetention(services());
    const seen = [{ what: 'audit entries', due: MANY_ROWS + 1 }];
    const before = await office('officeRetention');
    expect(before.waiting).toMatchObject(seen);
    if (door === 'office') await office('officeConfirmDeletions', { body: { seen } });
    else await terminal.retention('confirm');
    const facts = { 'audit entries': MANY_ROWS + 1 };
    expect(await lastAct()).toMatchObject({ action: 'deletions-confirmed', ...by(door), facts });
    const during = await office('officeRetention');
    expect(during).toMatchObject({ waiting: [], quarantine: [{ origin: 'audit_entry', rows: MANY_ROWS + 1 }] });
    if (door === 'office') await office('officeRestoreQuarantine');
    else await terminal.retention('restore');
    const restored = { audit_entry: MANY_ROWS + 1 };
    expect(await lastAct()).toMatchObject({ action: 'quarantine-restored', ...by(door), facts: restored });
    expect(await office('officeRetention')).toMatchObject({ quarantine: [] });
  });
});

test('what is not seen is not confirmed, and nothing at all is not put back', async () => {
  const seen = [{ what: 'audit entries', due: 1 }];
  expect(await office('officeConfirmDeletions', { body: { seen } })).toMatchObject({ code: 'changed-meanwhile' });
  await office('officeRestoreQuarantine');
  expect(await listAudit(queries(), { limit: 9 })).toEqual([]);
});

test('redirects are counted in one way, the most used first', async () => {
  const [one, other] = server.content.redirects;
  if (one === undefined || other === undefined) throw new Error('There are no two redirects.');
  await recordRedirectUses(server.database, '2026-11-20', new Map([[other.from.toLowerCase(), 3]]));
  const rows = await office('officeRedirectHits', {}, 'eve');
  expect(rows[0]).toMatchObject({ id: other.id, from: other.from, to: other.to, hits: 3, lastDay: '2026-11-20' });
  expect(rows.find(({ id }: { id: number }) => id === one.id)).toMatchObject({ hits: 0, lastDay: null });
  const { lines } = await terminal.content('hits');
  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(rows.map(({ id }: { id: number }) => id));
});

describe('the users of the site', () => {
  const add = (email: string, name: string, isConfirmed = true) =>
    addUser(queries(), { email, name, password: 'none', userType: 'Rep', isConfirmed });
  const emails = async (query: object) =>
    (await office('officeUsers', { query })).items.map(({ email }: { email: string }) => email);
  beforeEach(async () => {
    await add('c@example.com', 'Ada');
    await add('a@example.com', 'bert', false);
    await addUser(queries(), {
      email: 'b@example.com',
      name: 'Carl',
      password: 'none',
      userType: null,
      isConfirmed: true,
      customerId: customer().id,
      roles: ['hr'],
    });
    const id = (await findUserByEmail(queries(), 'c@example.com'))?.id ?? '';
    await recordAudit(queries(), { action: 'login', actor: id, subject: id, address: '192.0.2.1' });
    // The embedded database counts milliseconds, and three rows may be added in one.
    await queries().execute(
      sql`update "user" set created_at = created_at - interval '1 hour' where email <> 'b@example.com'`,
    );
  });
  test('are ordered, narrowed and counted by the server', async () => {
    expect(await emails({})).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
    expect(await emails({ sort: 'name' })).toEqual(['c@example.com', 'a@example.com', 'b@example.com']);
    expect(await emails({ sort: 'lastSignIn' })).toEqual(['c@example.com', 'a@example.com', 'b@example.com']);
    expect(await emails({ sort: 'customer' })).toEqual(['b@example.com', 'a@example.com', 'c@example.com']);
    expect((await emails({ sort: 'created' }))[0]).toBe('b@example.com');
    expect(await emails({ sort: 'group', pageSize: 1, page: 2 })).toEqual(['a@example.com']);
    expect(await emails({ search: 'CARL' })).toEqual(['b@example.com']);
    expect(await emails({ search: customer().name.toUpperCase() })).toEqual(['b@example.com']);
    expect(await emails({ search: '%' })).toEqual([]);
    expect(await emails({ state: 'unconfirmed' })).toEqual(['a@example.com']);
    expect(await emails({ state: 'office' })).toEqual(['b@example.com']);
    expect(await emails({ customer: customer().id })).toEqual(['b@example.com']);
    expect(await office('officeUsers', { query: { pageSize: 2 } })).toMatchObject({ total: 3, page: 1 });
    expect(await office('officeUsers', { query: { sort: 'password' } })).toMatchObject({ status: 400 });
  });
  test('are read one by one, which the log tells, and without a secret', async () => {
    const id = (await findUserByEmail(queries(), 'c@example.com'))?.id ?? '';
    const answer = await send('officeUser', { params: { id } });
    expect(answer.json()).toMatchObject({ name: 'Ada', isConfirmed: true, customer: null, sessions: [] });
    expect(answer.json().lastSignInAt).toMatch(/^\d{4}-/);
    expect(answer.json().customers).toContainEqual(expect.objectContaining({ id: customer().id }));
    expect(answer.body).not.toMatch(/password|none"/);
    expect(await lastAct()).toMatchObject({ action: 'user-read', actor: 'bob', subject: id });
    const unknown = { params: { id: '00000000-0000-4000-8000-00000000000a' } };
    expect(await office('officeUser', unknown)).toMatchObject({ code: 'not-found' });
    expect(await office('officeEndUserSessions', unknown)).toMatchObject({ code: 'not-found' });
  });
  test('are changed by who saw what there was, and not those of the office', async () => {
    const id = (await findUserByEmail(queries(), 'b@example.com'))?.id ?? '';
    const change = (from: number | null, to: number | null) =>
      office('officeChangeUserCustomer', { params: { id }, body: { from, to } });
    expect(await change(null, null)).toMatchObject({ code: 'changed-meanwhile' });
    expect(await change(customer().id, -1)).toMatchObject({ code: 'not-found' });
    expect(await change(customer().id, null)).toMatchObject({ customer: null });
    expect(await office('officeDeleteUser', { params: { id } })).toMatchObject({ code: 'last-of-its-kind' });
    expect(await findUserByEmail(queries(), 'b@example.com')).not.toBeNull();
  });
  test('and retention are for admins alone', async () => {
    for (const name of ['officeUsers', 'officeRetention', 'officeRestoreQuarantine'] as const)
      expect(await office(name, {}, 'eve')).toMatchObject({ status: 403, code: 'not-allowed' });
  });
});
