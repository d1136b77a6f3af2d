import { openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { checksAtStart } from './checks-at-start.ts';
import { selfCheck } from './self-check.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const GB = 2 ** 30;
const config = { dataDir: '.', storage: { kind: 'disk', folder: '.' }, sessionSecret: null } as const;
const sound = () => ({
  config,
  modes: null,
  secret: { value: 's', fault: null },
  database: { value: database, fault: null },
  files: memoryStore(),
  clock: () => new Date(),
});
const checked = (changed: Partial<Parameters<typeof checksAtStart>[0]> = {}) =>
  selfCheck(
    checksAtStart({
      ...sound(),
      freeBytes: async () => 10 * GB,
      ...changed,
    }),
  );

test('a sound site has no fault, and its state is named', async () => {
  const { facts, faults } = await checked();
  expect(faults).toEqual([]);
  expect(facts).toMatchObject({
    modes: 'private',
    secret: 'in DATA_DIR',
    'free space': '10240 MB',
    database: expect.stringMatching(/^(?:embedded|server), PostgreSQL \d+\.\d+$/),
    migrations: expect.stringMatching(/^\d+ applied$/),
    storage: 'disk',
  });
});
test('the free space of the real disk is read', async () => {
  const checks = checksAtStart(sound());
  expect((await checks.find(({ what }) => what === 'free space')?.find())?.found).toMatch(/^\d+ MB$/);
});
test.each([
  ['exactly enough room', GB, []],
  ['a byte less', GB - 1, [expect.stringMatching(/^free space: only 1023 MB are free/)]],
])('%s on the disk', async (_, bytes, faults) => {
  expect((await checked({ freeBytes: async () => bytes })).faults).toEqual(faults);
});
test.each([
  [10 * 60_000, /^clock: this machine's clock is 10 minutes ahead of the database's\. /],
  [-10 * 60_000, /^clock: this machine's clock is 10 minutes behind the database's\. /],
])('a clock that is %i ms off is a fault', async (ms, words) => {
  const { faults } = await checked({ clock: () => new Date(Date.now() + ms) });
  expect(faults).toEqual([expect.stringMatching(words)]);
});
test('storage that stores nothing is a fault, and one that changes files is another', async () => {
  const cause = new Error('ENOSPC: no space left on device');
  const full = { ...memoryStore(), write: () => Promise.reject(new Error('Cannot write file at "a"', { cause })) };
  expect((await checked({ files: full })).faults).toEqual([
    expect.stringMatching(/^storage: no file can be stored: ENOSPC/),
  ]);
  const wrong = { ...memoryStore(), read: async () => Buffer.from('else') };
  expect((await checked({ files: wrong })).faults).toEqual([
    expect.stringMatching(/^storage: .* reads back otherwise/),
  ]);
});
test('files that others could read are told of, and the start goes on', async () => {
  expect((await checked({ modes: '2 files were open.' })).faults).toEqual(['modes: 2 files were open.']);
});
test('a database that cannot be opened and a secret that is too short are named together, with all else that is wrong', async () => {
  const refused = checked({
    modes: '2 files were open.',
    secret: { value: null, fault: 'it has 5 characters.' },
    database: { value: null, fault: 'it is damaged.' },
    freeBytes: async () => 0,
    files: { ...memoryStore(), write: () => Promise.reject(new Error('ENOSPC')) },
  });
  await expect(refused).rejects.toThrow(
    /^The server does not start:\n {2}modes: .*\n {2}secret: it has 5 .*\n {2}free space: .*\n {2}database: it is damaged\.\n {2}storage: /,
  );
});
test('the file of the check is removed', async () => {
  const files = memoryStore();
  await checked({ files });
  const left = [];
  for await (const { key } of files.list('self-check')) left.push(key);
  expect(left).toEqual([]);
});
test('a database that a newer release has changed refuses the start', async () => {
  await database.queries.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
  );
  await expect(checked()).rejects.toThrow(/a newer release has changed this database \(1 migrations/);
});
