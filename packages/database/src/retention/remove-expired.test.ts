import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  addLink,
  addUser,
  countAttempt,
  forgetPerson,
  listMails,
  listUsers,
  queueMail,
  readPerson,
  recordAudit,
  recordRegistration,
} from '../index.ts';
import { accountLink, attempt, auditEntry, jobApplication, session } from '../schema/index.ts';
import { resumesOnRecord } from '../submissions/resumes-on-record.ts';
import { addApplication, onBothDatabases } from '../testing/index.ts';
import { AUDIT_KEPT_DAYS, type ExpiringName, REGISTRATION_KEPT_DAYS, UNCONFIRMED_KEPT_DAYS } from './expiring.ts';
import { listQuarantine } from './quarantine.ts';
import { countExpired, removeExpired } from './remove-expired.ts';

const LONG_AFTER = '2030-01-01T00:00:00Z';
const DAY_MS = 24 * 60 * 60_000;
const now = new Date();
const inDays = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
const policy = { applicationMonths: 12, historyMonths: 60, mailDays: 30, deadMailDays: 90 };

onBothDatabases('rows whose time is over', (database) => {
  const remove = (name: ExpiringName, at: Date, given = policy, limit = 100) =>
    removeExpired(database().queries, name, { now: at, policy: given, limit });
  const quarantine = async () =>
    Object.fromEntries((await listQuarantine(database().queries)).map(({ origin, rows }) => [origin, rows]));

  describe('of applications', () => {
    const forget = (at: string, applicationMonths = 1, limit = 100) =>
      remove('applications', new Date(at), { ...policy, applicationMonths }, limit);
    const ids = async () => (await database().queries.select().from(jobApplication)).map(({ id }) => id);

    describe.each([
      ['a month', '2026-03-15T12:00:00Z', 1, '2026-04-15T12:00:00Z'],
      ['a month of 28 days', '2026-02-01T00:00:00Z', 1, '2026-03-01T00:00:00Z'],
      ['a month that lacks its day', '2026-01-31T08:00:00Z', 1, '2026-02-28T08:00:00Z'],
      ['a month of a leap year', '2028-01-31T08:00:00Z', 1, '2028-02-29T08:00:00Z'],
      ['a year', '2026-02-28T23:59:59Z', 12, '2027-02-28T23:59:59Z'],
      ['fifty years', '2026-05-05T05:05:05Z', 600, '2076-05-05T05:05:05Z'],
    ])('are kept for %s', (_what, receivedAt, months, end) => {
      const endMs = Date.parse(end);
      test('to the second', async () => {
        await addApplication(database().queries, { receivedAt });
        expect(await forget(new Date(endMs - 1000).toISOString(), months)).toBe(0);
        expect(await forget(end, months)).toBe(1);
        expect(await ids()).toEqual([]);
      });
    });
    test('go with their mails into the quarantine, whatever became of those; others stay', async () => {
      const { queries } = database();
      const [old, young] = [
        await addApplication(queries, { resumeKey: 'resumes/a.pdf' }),
        await addApplication(queries, { receivedAt: '2029-12-31T00:00:00Z', resumeKey: 'resumes/b.pdf' }),
      ];
      for (const applicationId of [old, young]) {
        const data = { applicationId, position: '', name: '', hasResume: false };
        const to = 'ada@example.com';
        const dedupeKey = `application-copy ${applicationId}`;
        await queueMail(queries, { kind: 'application-copy', to, data, dedupeKey });
        await queueMail(queries, { kind: 'application-notice', to, data, dedupeKey: `notice ${applicationId} ${to}` });
      }
      await queries.execute(sql`update mail set outcome = 'sent', data = null where kind = 'application-copy'`);
      expect(await forget(LONG_AFTER)).toBe(1);
      expect(await ids()).toEqual([young]);
      expect((await listMails(queries, { limit: 10 })).length).toBe(2);
      expect([...(await resumesOnRecord(queries))]).toEqual([['resumes/b.pdf', young]]);
      expect(await quarantine()).toEqual({ job_application: 1, mail: 2 });
    });
    test('go the oldest first, not more at once than asked', async () => {
      const added: string[] = [];
      for (const day of ['03', '01', '02'])
        added.push(await addApplication(database().queries, { receivedAt: `2026-01-${day}T00:00:00Z` }));
      expect(await forget(LONG_AFTER, 1, 2)).toBe(2);
      expect(await ids()).toEqual([added[0]]);
      expect([await forget(LONG_AFTER, 1, 2), await forget(LONG_AFTER, 1, 2)]).toEqual([1, 0]);
    });
    test('go by one node at a time, and each once', async () => {
      for (let count = 0; count < 20; count += 1) await addApplication(database().queries);
      const removed = await Promise.all(Array.from({ length: 4 }, () => forget(LONG_AFTER)));
      expect(removed.reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(20);
      expect(await ids()).toEqual([]);
    });
    test('never go while the setting is no number of months', async () => {
      await addApplication(database().queries);
      const at = new Date(LONG_AFTER);
      const given = { ...policy, applicationMonths: null };
      const counted = await countExpired(database().queries, 'applications', at, given);
      expect(counted).toEqual({ due: 0, total: 1, newest: new Date('2026-03-01T12:00:00Z') });
      const removal = { now: at, policy: given, limit: 1 };
      expect(await removeExpired(database().queries, 'applications', removal)).toBe(0);
    });
    test('that came with a file are told by it, also beyond a thousand', async () => {
      const { queries } = database();
      await addApplication(queries);
      const rows = Array.from({ length: 1001 }, () => randomUUID());
      await queries.transaction(async (tx) => {
        for (const id of rows) await addApplication(tx, { id, resumeKey: `resumes/${id}.pdf` });
      });
      const found = await resumesOnRecord(queries);
      expect(found.size).toBe(1001);
      expect(rows.every((id) => found.get(`resumes/${id}.pdf`) === id)).toBe(true);
    });
  });

  test('registrations go with their mails when they are long past, and are found and forgotten in the quarantine', async () => {
    const { queries } = database();
    const [id, email] = [randomUUID(), 'ada@example.com'];
    const person = { firstName: 'Ada', lastName: 'Byron', phone: '1', email, totalAttending: 1, notes: '' };
    const submission = { key: null, hash: '' };
    await recordRegistration(queries, { id, submission, eventSlug: 'open-house', eventName: 'Open House', ...person });
    const event = { slug: 'open-house', name: 'Open House', dates: '', startsOn: '2026-01-01', endsOn: '2026-01-02' };
    const data = { event, person };
    await queueMail(queries, { kind: 'registration-notice', to: 'host@e.example', data, dedupeKey: `notice ${id}` });
    await queries.execute(sql`update registration set received_at = ${now.toISOString()}::timestamptz`);
    const end = inDays(REGISTRATION_KEPT_DAYS);
    expect(await remove('registrations', end)).toBe(0);
    expect(await remove('registrations', new Date(end.getTime() + 1))).toBe(1);
    expect(await quarantine()).toEqual({ mail: 1, registration: 1 });
    expect(await readPerson(queries, email)).toMatchObject({ registrations: [{ id }] });
    expect(await queries.transaction((tx) => forgetPerson(tx, email))).toMatchObject({ registrations: 1, mails: 1 });
    expect(await quarantine()).toEqual({});
  });

  describe('of mails', () => {
    const queue = (to: string) =>
      database().queries.transaction((tx) =>
        queueMail(tx, { kind: 'reset-password', to, data: { link: 'https://www.example.com/x' } }),
      );
    test.each([
      ['sent', 30],
      ['kept', 30],
      ['dead', 90],
    ])('one that ended as %s goes after %i days', async (outcome, days) => {
      await queue('a@b.example');
      await database().queries.execute(
        sql`update mail set outcome = ${outcome}, ended_at = ${now.toISOString()}::timestamptz`,
      );
      expect(await remove('mails', inDays(days))).toBe(0);
      expect(await remove('mails', new Date(inDays(days).getTime() + 1))).toBe(1);
      expect(await quarantine()).toEqual({ mail: 1 });
    });
    test('one that waits never goes', async () => {
      await queue('a@b.example');
      await database().queries.execute(sql`update mail set queued_at = now() - interval '400 days'`);
      expect(await remove('mails', inDays(1), { ...policy, mailDays: 0, deadMailDays: 0 })).toBe(0);
    });
  });

  describe('of accounts', () => {
    const add = async (email: string, isConfirmed: boolean): Promise<string> =>
      (await addUser(database().queries, { email, password: 'hash', userType: 'OEM', isConfirmed })) ?? '';
    const emails = async () => (await listUsers(database().queries)).map(({ email }) => email);

    test('sessions, links and counts go once they have ended, and into no quarantine', async () => {
      const { queries } = database();
      const userId = await add('a@b.example', true);
      const kept = { userId, createdAt: now, updatedAt: now };
      for (const [id, days] of [
        ['old', -1],
        ['new', 1],
      ] as const) {
        await queries.insert(session).values({ ...kept, id: randomUUID(), token: id, expiresAt: inDays(days) });
        await addLink(queries, { tokenHash: id, purpose: 'reset-password', userId, expiresAt: inDays(days) });
        await countAttempt(queries, { name: id, max: 1, windowMs: DAY_MS }, 'x', inDays(days - 1));
      }
      for (const name of ['sessions', 'mailed links', 'counted tries'] as const) {
        expect(await countExpired(queries, name, now, policy)).toMatchObject({ due: 1, total: 2 });
        expect(await remove(name, now)).toBe(1);
      }
      expect((await queries.select().from(session)).map(({ token }) => token)).toEqual(['new']);
      expect((await queries.select().from(accountLink)).map(({ tokenHash }) => tokenHash)).toEqual(['new']);
      expect(await queries.select().from(attempt)).toHaveLength(1);
      expect(await quarantine()).toEqual({});
    });
    test('a user who never confirmed goes; who did stays, and who holds a link that is still good', async () => {
      await add('confirmed@b.example', true);
      await add('never@b.example', false);
      const userId = await add('late@b.example', false);
      const expiresAt = inDays(UNCONFIRMED_KEPT_DAYS + 2);
      await addLink(database().queries, { tokenHash: 'x', purpose: 'confirm-email', userId, expiresAt });
      expect(await remove('sign-ups', inDays(UNCONFIRMED_KEPT_DAYS - 1))).toBe(0);
      expect(await remove('sign-ups', inDays(UNCONFIRMED_KEPT_DAYS + 1))).toBe(1);
      expect((await emails()).toSorted()).toEqual(['confirmed@b.example', 'late@b.example']);
    });
    test('an entry of the audit log goes into the quarantine when it is long past', async () => {
      await recordAudit(database().queries, { action: 'login', actor: null, subject: null, address: null });
      expect(await remove('audit entries', inDays(AUDIT_KEPT_DAYS - 1))).toBe(0);
      expect(await remove('audit entries', inDays(AUDIT_KEPT_DAYS + 1))).toBe(1);
      expect(await database().queries.select().from(auditEntry)).toEqual([]);
      expect(await quarantine()).toEqual({ audit_entry: 1 });
    });
  });
});
