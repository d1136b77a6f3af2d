import {
  countOldMeasurements,
  publishContent,
  readApplication,
  recordMeasurements,
  recordRetentionRun,
} from '@millrace/database';
import { addApplication, clear, openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { demoContent } from '@millrace/demo-content';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MANY_ROWS } from '../retention/deletion-guard.ts';
import { QUARANTINE_DAYS } from '../retention/empty-quarantine.ts';
import { retentionCommand } from '../retention/retention-command.ts';
import { runRetention } from '../retention/run-retention.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { retentionServices } from './open-retention.ts';

const NOW = new Date('2027-06-15T12:00:00Z');
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const later = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);
let storedAt = NOW;
const store = memoryStore(() => storedAt);
const pdf = Buffer.from('%PDF-1.4');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
const log = { info: vi.fn(), warn: vi.fn() };
beforeEach(async () => {
  await clear(database);
  store.files.clear();
  storedAt = NOW;
  vi.clearAllMocks();
});
afterAll(() => database.close());

const services = (now = NOW, files = store, databaseNow = now) =>
  retentionServices({ database, files, log, clock: () => now, databaseNow: async () => databaseNow });
const run = (now = NOW, files = store) => runRetention(services(now, files));
/** The server has run as usual until now. */
const ranLately = (now = NOW) => recordRetentionRun(database.queries, new Date(now.getTime() - 6 * HOUR_MS), {});
const command = (now: Date, ...words: string[]) =>
  retentionCommand({ database, run: () => run(now), clock: () => now })(words);
const add = async (receivedAt: string | Date, name?: string) => {
  const resumeKey = name === undefined ? undefined : `resumes/${name}.pdf`;
  if (resumeKey !== undefined) await store.write(resumeKey, pdf, 'application/pdf');
  const given = { receivedAt: new Date(receivedAt).toISOString() };
  return addApplication(database.queries, { ...given, ...(resumeKey === undefined ? {} : { resumeKey }) });
};
const isThere = async (id: string) => (await readApplication(database.queries, id)) !== undefined;
const count = async () =>
  Object(await database.queries.execute(sql`select count(*)::int as n from job_application`)).rows[0].n;

describe('a clock that is 400 days ahead', () => {
  const ahead = later(400);
  beforeEach(async () => {
    for (let nth = 0; nth < 5; nth += 1) await add(NOW, `of ${nth}`);
    await run();
    expect(await count()).toBe(5);
  });
  test('deletes nothing: it waits for a person, who sees it by command and in the log', async () => {
    expect(await run(ahead)).toMatchObject([{ what: 'applications', due: 5, total: 5, doubt: 'clock' }]);
    expect(await run(new Date(ahead.getTime() + 6 * HOUR_MS))).toHaveLength(1);
    expect([await count(), store.files.size]).toEqual([5, 5]);
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ what: 'applications', fault: 'long-after-last' });
    expect((await command(ahead)).lines.slice(0, 2)).toEqual([
      'retention: 5 of 5 applications wait to be deleted, as the clock may be wrong: npm run retention',
      `The clock here shows ${ahead.toISOString()}.`,
    ]);
  });
  test('has forgotten it all once it is right again', async () => {
    await run(ahead);
    expect(await run(later(1))).toEqual([]);
    expect((await command(later(1))).lines).toEqual(['No deletion waits.', 'The quarantine is empty.']);
    expect(await count()).toBe(5);
  });
  test('is believed when a person says so; even then everything can be put back for 30 days', async () => {
    await run(ahead);
    expect((await command(ahead, 'confirm')).exitCode).toBe(0);
    expect([await count(), store.files.size]).toEqual([0, 5]);
    expect((await command(ahead, 'restore')).lines[0]).toBe('job_application: 5 put back');
    expect(await count()).toBe(5);
  });
  test('is doubted on a first run by the age of the newest record', async () => {
    await database.queries.execute(sql`delete from retention_run`);
    expect(await run(ahead)).toMatchObject([{ doubt: 'clock' }]);
    expect(await count()).toBe(5);
  });
  test("is doubted by the database's own", async () => {
    await ranLately(ahead);
    expect(await runRetention(services(ahead, store, NOW))).toMatchObject([{ doubt: 'clock' }]);
    expect(await count()).toBe(5);
  });
});

describe('applications whose time is over', () => {
  beforeEach(() => ranLately());
  test('leave the record at once, and their files for good 30 days later; the log says how many', async () => {
    const [old, young] = [await add('2026-06-15T12:00:00Z', 'old'), await add('2026-06-15T12:00:01Z', 'young')];
    await run();
    expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
    expect([...store.files.keys()]).toEqual(['resumes/old.pdf', 'resumes/young.pdf']);
    expect(log.info.mock.calls).toEqual([[{ what: 'applications', removed: 1 }, 'the time of these was over']]);
    await database.queries.execute(
      sql`update job_application set received_at = ${later(1).toISOString()}::timestamptz`,
    );
    await run(new Date(later(QUARANTINE_DAYS).getTime() - 1));
    expect(store.files.size).toBe(2);
    await run(later(QUARANTINE_DAYS));
    expect([...store.files.keys()]).toEqual(['resumes/young.pdf']);
    expect((await command(later(QUARANTINE_DAYS), 'restore')).lines).toEqual(['The quarantine is empty.']);
  });
  test('wait for a person when they are many at once, and go when that is confirmed', async () => {
    for (let nth = 0; nth <= MANY_ROWS; nth += 1) await add('2025-01-01T00:00:00Z');
    expect(await run()).toMatchObject([{ due: MANY_ROWS + 1, total: MANY_ROWS + 1, doubt: 'many' }]);
    expect(await count()).toBe(MANY_ROWS + 1);
    expect((await command(NOW, 'confirm')).lines).toEqual([
      'retention: 21 of 21 applications wait to be deleted, as that is many at once: npm run retention',
      'Confirmed. Rows are in the quarantine for 30 days: npm run retention -- restore puts them back.',
    ]);
    expect(await count()).toBe(0);
    expect((await command(NOW, 'confirm')).lines).toEqual(['No deletion waits.']);
  });
  test('go to the last, however many', async () => {
    for (let nth = 0; nth < 101; nth += 1) await add('2025-01-01T00:00:00Z');
    await run();
    await command(NOW, 'confirm');
    expect(log.info.mock.calls[0]?.[0]).toEqual({ what: 'applications', removed: 101 });
  });
  test.each([
    ['6', '2026-12-15T12:00:00Z', false],
    ['6', '2026-12-15T12:00:01Z', true],
    ['0', '2020-01-01T00:00:00Z', true],
    ['-1', '2020-01-01T00:00:00Z', true],
    ['"6"', '2020-01-01T00:00:00Z', true],
  ])('with the setting %s, what came at %s is kept: %s', async (months, receivedAt, isKept) => {
    await publishContent(database, demoContent(), { source: 'test' });
    await database.queries.execute(
      sql`update setting set value = ${months}::jsonb where "group" = 'hr' and key = 'keepApplicationsMonths'`,
    );
    const id = await add(receivedAt);
    await run();
    expect(await isThere(id)).toBe(isKept);
    const warnings = months === '6' ? [] : [[{}, expect.stringContaining('hr.keepApplicationsMonths')]];
    expect(log.warn.mock.calls).toEqual(warnings);
  });
  test('keep their place in the quarantine while a file cannot be removed, and are tried again', async () => {
    await add('2025-01-01T00:00:00Z', 'stuck');
    await run();
    const end = later(QUARANTINE_DAYS);
    await run(end, { ...store, remove: () => Promise.reject(new Error('The disk is busy.')) });
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(store.files.size).toBe(1);
    await run(end);
    expect(store.files.size).toBe(0);
  });
});

describe('files', () => {
  beforeEach(() => ranLately());
  const write = async (key: string, hoursOld: number) => {
    storedAt = new Date(NOW.getTime() - hoursOld * HOUR_MS);
    await store.write(key, pdf, 'application/pdf');
  };
  const keys = () => [...store.files.keys()].toSorted();
  test('without an application go a month after they came; those cut off go after a day', async () => {
    await add('2027-06-01T00:00:00Z', 'kept');
    await write('resumes/kept.pdf', 48);
    await write('resumes/stray.pdf', 24);
    await write('resumes/new.pdf', 23.9);
    await write('unfinished/half', 24);
    await write('unfinished/being-written', 1);
    await write('media/families/tern.pdf', 99);
    await run();
    expect(keys()).toEqual([
      'media/families/tern.pdf',
      'resumes/kept.pdf',
      'resumes/new.pdf',
      'resumes/stray.pdf',
      'unfinished/being-written',
    ]);
    await run(later(QUARANTINE_DAYS));
    expect(keys()).toEqual(['media/families/tern.pdf', 'resumes/kept.pdf', 'resumes/new.pdf']);
    expect(log.warn).not.toHaveBeenCalled();
  });
  test('stay when they have found their record since', async () => {
    await write('resumes/found.pdf', 24);
    await run();
    await addApplication(database.queries, { resumeKey: 'resumes/found.pdf', receivedAt: NOW.toISOString() });
    await run(later(QUARANTINE_DAYS));
    expect(keys()).toEqual(['resumes/found.pdf']);
  });
  test('of a strange database wait for a person', async () => {
    for (let nth = 0; nth <= MANY_ROWS; nth += 1) await write(`resumes/${nth}.pdf`, 24);
    expect(await run()).toMatchObject([{ what: 'files without an application', due: MANY_ROWS + 1, doubt: 'many' }]);
    await run(later(1));
    await run(later(QUARANTINE_DAYS));
    expect(store.files.size).toBe(MANY_ROWS + 1);
  });
  test('that are missing are told by their applications', async () => {
    const [lost] = [await add('2027-06-01T00:00:00Z', 'lost'), await add('2027-06-01T00:00:00Z', 'kept')];
    await add('2027-06-01T00:00:00Z');
    store.files.delete('resumes/lost.pdf');
    await run();
    expect(log.warn.mock.calls).toEqual([[{ count: 1, applications: [lost] }, expect.stringMatching(/missing/)]]);
  });
  test('that came after the list was made are not missing', async () => {
    await add('2027-06-01T00:00:00Z', 'late');
    await run(NOW, { ...store, list: async function* () {} });
    expect(log.warn).not.toHaveBeenCalled();
  });
});

/** Rows of a sort whose time is over, so many that a fault made them so. */
const longOver = {
  mails: sql`insert into mail (id, kind, recipient, dedupe_key, queued_at, outcome, ended_at)
    select gen_random_uuid(), 'confirm-email', 'a@example.com', nth, '2025-01-01', 'sent', '2025-01-01'
    from generate_series(1, ${MANY_ROWS + 1}::int) as nth`,
  'audit entries': sql`insert into audit_entry (id, at, action, facts)
    select gen_random_uuid(), '2025-01-01', 'login', '{}' from generate_series(1, ${MANY_ROWS + 1}::int)`,
  sessions: sql`insert into session (id, user_id, token, created_at, updated_at, expires_at)
    select gen_random_uuid(), "user".id, nth, '2025-01-01', '2025-01-01', '2025-02-01'
    from "user", generate_series(1, ${MANY_ROWS + 1}::int) as nth`,
  'sign-ups': sql`insert into "user" (id, name, email, email_verified, created_at, updated_at)
    select gen_random_uuid(), 'a', nth, false, '2025-01-01', '2025-01-01'
    from generate_series(1, ${MANY_ROWS + 1}::int) as nth`,
};
test.each(Object.entries(longOver))(
  '%s that are many at once wait, all of them, and go when that is confirmed',
  async (what, rows) => {
    await ranLately();
    await database.queries.execute(
      sql`insert into "user" (id, name, email, email_verified) values (gen_random_uuid(), 'a', 'a@example.com', true)`,
    );
    await database.queries.execute(rows);
    const all = MANY_ROWS + 1;
    expect(await run()).toMatchObject([{ what, due: all, doubt: 'many' }]);
    expect(await run()).toMatchObject([{ what, due: all }]);
    await command(NOW, 'confirm');
    expect(await run()).toEqual([]);
  },
);
test('measurements wait as everything else does', async () => {
  await ranLately();
  await recordMeasurements(database, '2026-01-01', [{ path: '/home', name: 'page_view' }]);
  expect(await run(later(40))).toMatchObject([{ what: 'measurements', due: 1, doubt: 'clock' }]);
  await command(later(40), 'confirm');
  expect(await countOldMeasurements(database, later(40))).toMatchObject({ total: 0 });
});
test('a command that is none is shown how', async () => {
  expect((await command(NOW, 'delete')).exitCode).toBe(1);
  expect((await command(NOW, 'confirm', 'all')).lines[0]).toContain('npm run retention');
});
