import { publishContent, readApplication } from '@millrace/database';
import { addApplication, clear, openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { demoContent } from '@millrace/demo-content';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { forgetApplications } from './forget-applications.ts';
import { STRAYS_MAX, sweepResumes } from './sweep-resumes.ts';
import { EVERY_MS, FIRST_MS, tidyApplications } from './tidy-applications.ts';

const NOW = new Date('2027-06-15T12:00:00Z');
const HOUR_MS = 60 * 60_000;
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

const services = (files = store, clock = () => NOW) => ({ database, files, log, clock });
const add = async (receivedAt: string, name?: string) => {
  const resumeKey = name === undefined ? undefined : `resumes/${name}.pdf`;
  if (resumeKey !== undefined) await store.write(resumeKey, pdf, 'application/pdf');
  return addApplication(database.queries, { receivedAt, ...(resumeKey === undefined ? {} : { resumeKey }) });
};
const isThere = async (id: string) => (await readApplication(database.queries, id)) !== undefined;
const setMonths = (value: string) =>
  database.queries.execute(
    sql`update setting set value = ${value}::jsonb where "group" = 'hr' and key = 'keepApplicationsMonths'`,
  );

describe('applications whose time is over', () => {
  test('are deleted with their files, and the log says how many', async () => {
    const [old, young] = [await add('2026-06-15T12:00:00Z', 'old'), await add('2026-06-15T12:00:01Z', 'young')];
    await forgetApplications(services());
    expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
    expect([...store.files.keys()]).toEqual(['resumes/young.pdf']);
    const counts = { applications: 1, mails: 0, files: 1, months: 12 };
    expect(log.info.mock.calls).toEqual([[counts, 'applications were deleted: their time was over']]);
  });
  test('are deleted to the last, however many', async () => {
    for (let count = 0; count < 101; count += 1) await add('2025-01-01T00:00:00Z');
    await forgetApplications(services());
    expect(log.info.mock.calls).toMatchObject([[{ applications: 101 }, expect.anything()]]);
    await forgetApplications(services());
    expect(log.info).toHaveBeenCalledTimes(1);
  });
  test.each([
    ['6', '2026-12-15T12:00:00Z', false],
    ['6', '2026-12-15T12:00:01Z', true],
    ['0', '2020-01-01T00:00:00Z', true],
    ['-1', '2020-01-01T00:00:00Z', true],
    ['"6"', '2020-01-01T00:00:00Z', true],
  ])('with the setting %s, what came at %s is kept: %s', async (months, receivedAt, isKept) => {
    await publishContent(database, demoContent(), { source: 'test' });
    await setMonths(months);
    const id = await add(receivedAt);
    await forgetApplications(services());
    expect(await isThere(id)).toBe(isKept);
    const warnings = months === '6' ? [] : [[{}, expect.stringContaining('hr.keepApplicationsMonths')]];
    expect(log.warn.mock.calls).toEqual(warnings);
  });
  test('are gone though a file cannot be removed; the file goes as soon as it can', async () => {
    const id = await add('2025-01-01T00:00:00Z', 'stuck');
    storedAt = new Date(NOW.getTime() - 24 * HOUR_MS);
    await store.write('resumes/stuck.pdf', pdf, 'application/pdf');
    const remove = () => Promise.reject(new Error('The disk is busy.'));
    await forgetApplications(services({ ...store, remove }));
    expect(await isThere(id)).toBe(false);
    expect(log.warn).toHaveBeenCalledTimes(1);
    await sweepResumes(services());
    expect(store.files.size).toBe(0);
  });
});

describe('files', () => {
  const write = async (key: string, hoursOld: number) => {
    storedAt = new Date(NOW.getTime() - hoursOld * HOUR_MS);
    await store.write(key, pdf, 'application/pdf');
  };
  test('without an application are removed when they are a day old; others are left', async () => {
    await add('2027-06-01T00:00:00Z', 'kept');
    await write('resumes/kept.pdf', 48);
    await write('resumes/stray.pdf', 24);
    await write('resumes/new.pdf', 23.9);
    await write('unfinished/half', 24);
    await write('unfinished/being-written', 1);
    await write('media/families/tern.pdf', 99);
    await sweepResumes(services());
    expect([...store.files.keys()].toSorted()).toEqual([
      'media/families/tern.pdf',
      'resumes/kept.pdf',
      'resumes/new.pdf',
      'unfinished/being-written',
    ]);
    expect(log.info.mock.calls).toEqual([[{ files: 2 }, 'files without an application were removed']]);
    expect(log.warn).not.toHaveBeenCalled();
  });
  test.each([
    [STRAYS_MAX, 0],
    [STRAYS_MAX + 1, STRAYS_MAX + 1],
  ])('of a strange database are left alone: of %d strays stay %d', async (strays, left) => {
    await add('2027-06-01T00:00:00Z', 'kept');
    for (let nth = 0; nth < strays; nth += 1) await write(`resumes/${nth}.pdf`, 24);
    await sweepResumes(services());
    expect(store.files.size).toBe(left + 1);
    expect(log.warn).toHaveBeenCalledTimes(left === 0 ? 0 : 1);
  });
  test('that are missing are told by their applications', async () => {
    const [lost] = [await add('2027-06-01T00:00:00Z', 'lost'), await add('2027-06-01T00:00:00Z', 'kept')];
    await add('2027-06-01T00:00:00Z');
    store.files.delete('resumes/lost.pdf');
    await sweepResumes(services());
    expect(log.warn.mock.calls).toEqual([[{ count: 1, applications: [lost] }, expect.stringMatching(/missing/)]]);
  });
  test('that came after the list was made are not missing', async () => {
    await add('2027-06-01T00:00:00Z', 'late');
    await sweepResumes(services({ ...store, list: async function* () {} }));
    expect(log.warn).not.toHaveBeenCalled();
  });
});

test('all of it happens soon after the start and again, one at a time, until it is stopped; a fault is logged', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const stop = tidyApplications(services());
  const old = await add('2025-01-01T00:00:00Z');
  vi.advanceTimersByTime(FIRST_MS - 1);
  expect(await isThere(old)).toBe(true);
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  const next = await add('2025-01-01T00:00:00Z');
  vi.advanceTimersByTime(EVERY_MS);
  await stop();
  expect(await isThere(next)).toBe(false);
  const last = await add('2025-01-01T00:00:00Z');
  vi.advanceTimersByTime(10 * EVERY_MS);
  expect(await isThere(last)).toBe(true);
  const failing = { ...services(), database: { ...database, queries: Object.create(null) } };
  const stopFailing = tidyApplications(failing);
  vi.advanceTimersByTime(FIRST_MS);
  await stopFailing();
  expect(log.warn.mock.calls).toEqual([[{ err: expect.any(Error) }, 'applications were not tidied']]);
  vi.useRealTimers();
});
