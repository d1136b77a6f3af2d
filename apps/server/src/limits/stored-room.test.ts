import { addApplication, clear, openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from '../problems/problem-error.ts';
import { storedRoom } from './stored-room.ts';

/** Of a résumé (`addApplication`), in the MB that the setting counts in. */
const RESUME_MB = 7 / 2 ** 20;
const roomy = {
  'media.uploadsMax': 9,
  'media.uploadsMaxMb': 9,
  'hr.applicationsMax': 10,
  'hr.resumesMaxMb': 9,
  'event.registrationsMax': 9,
  'accounts.signUpsMax': 9,
};

let database: TestDatabase;
let settings: typeof roomy;
let logged: string[];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(database);
  [settings, logged] = [{ ...roomy }, []];
});

const opened = (queries = database.queries) =>
  storedRoom({
    queries,
    settings: () => settings,
    log: { warn: (_: unknown, line?: string) => void logged.push(String(line)) },
  });
async function store(count: number, queries = database.queries): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) await addApplication(queries, { resumeKey: `r${nth}` });
}
/** The refusal of something; null when it is taken. */
const refusalOf = (taken: Promise<void>): Promise<ProblemError | null> =>
  taken.then(
    () => null,
    (error: unknown) => (error instanceof ProblemError ? error : Promise.reject(error)),
  );
const line = (amount: string, setting: string): string =>
  `storage: ${amount} are stored; beyond that they are refused: setting ${setting}`;

test.each([
  ['records, one below', { 'hr.applicationsMax': 3 }, false],
  ['records', { 'hr.applicationsMax': 2 }, true],
  ['bytes, a little below', { 'hr.resumesMaxMb': 2.5 * RESUME_MB }, false],
  ['bytes', { 'hr.resumesMaxMb': 2 * RESUME_MB }, true],
])('another is refused before it comes, where the bound is reached: %s', async (_, changed, isFull) => {
  await store(2);
  Object.assign(settings, changed);
  const refusal = await refusalOf(opened().refuseFull('applications'));
  expect(refusal !== null).toBe(isFull);
});

test.each([
  ['applications', 'hr.applicationsMax', /^We cannot take more applications just now\. Please keep yours/],
  [
    'registrations',
    'event.registrationsMax',
    /^We cannot take more registrations just now\. Please try again tomorrow/,
  ],
  ['sign-ups', 'accounts.signUpsMax', /^We cannot take more sign-ups just now\. Please try again tomorrow/],
  ['uploads', 'media.uploadsMax', /^The media library is full\. Remove files that nothing uses/],
] as const)('the refusal of %s says what to do, and when it may be tried again', async (sort, setting, words) => {
  expect(await refusalOf(opened().refuseFull(sort))).toBeNull();
  settings[setting] = 0;
  const refusal = await refusalOf(opened().refuseFull(sort));
  expect(refusal?.problem).toMatchObject({ status: 503, code: 'not-ready', message: expect.stringMatching(words) });
  expect(refusal?.headers).toEqual({ 'retry-after': '3600' });
});

test.each([
  ['at the bound', 2, false],
  ['beyond it', 1, true],
])('one that a transaction has added is refused %s', async (_, most, isRefused) => {
  settings['hr.applicationsMax'] = most;
  await store(1);
  const added = database.queries.transaction(async (tx) => {
    await store(1, tx);
    await opened().refuseBeyond(tx, 'applications');
  });
  expect((await refusalOf(added)) !== null).toBe(isRefused);
  settings['hr.applicationsMax'] = isRefused ? 2 : 3;
  expect(await refusalOf(opened().refuseFull('applications'))).toBeNull();
});

test('a bound is told of from four fifths on: once, and again after it had room', async () => {
  const room = opened();
  expect(room.lines()).toEqual([]);
  await store(7);
  await room.look();
  expect([room.lines(), logged]).toEqual([[], []]);
  await store(1);
  await room.look();
  await room.look();
  const near = line('8 of 10 applications', 'hr.applicationsMax');
  expect([room.lines(), logged]).toEqual([[near], [near]]);
  settings['hr.applicationsMax'] = 11;
  await room.look();
  expect([room.lines(), logged]).toEqual([[], [near]]);
  settings['hr.applicationsMax'] = 10;
  await room.refuseFull('applications');
  expect([room.lines(), logged]).toEqual([[near], [near, near]]);
});

test('each bound of a sort is told by itself, and MB are whole ones', async () => {
  await store(8);
  settings['hr.resumesMaxMb'] = 8 * RESUME_MB;
  const room = opened();
  await room.look();
  expect(room.lines()).toEqual([
    line('8 of 10 applications', 'hr.applicationsMax'),
    line(`0 of ${8 * RESUME_MB} MB of résumés`, 'hr.resumesMaxMb'),
  ]);
});

test('it is counted every ten minutes until it is stopped; a count that fails is logged', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    let counts = 0;
    const failing = new Proxy(database.queries, {
      get: () => {
        counts += 1;
        throw new Error('The database is gone.');
      },
    });
    const stop = opened(failing).keepLooking();
    vi.advanceTimersByTime(599_999);
    expect(counts).toBe(0);
    vi.advanceTimersByTime(1);
    await expect.poll(() => logged).toEqual(['what is stored was not counted']);
    stop();
    vi.advanceTimersByTime(6_000_000);
    expect(counts).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
