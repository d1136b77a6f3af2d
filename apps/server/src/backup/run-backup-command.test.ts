import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupRefused, type Database, DatabaseInUse, DatabaseUnreadable, MigrationFailed } from '@millrace/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runBackupCommand } from './run-backup-command.ts';

let dataDir: string;
const before = { argv: process.argv, umask: process.umask() };
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'millrace-backup-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', undefined);
  opened.length = 0;
});
afterEach(async () => {
  process.argv = before.argv;
  process.umask(before.umask);
  process.exitCode = undefined;
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
});

interface Opened {
  dataDir: string;
  isOpen: boolean;
  worked: string[];
}
const opened: Opened[] = [];
type Work = (database: Database, file: string) => Promise<number>;
const failing =
  (error: Error): Work =>
  () =>
    Promise.reject(error);

/** Runs the command with these words over a database that notes what becomes of it. */
async function run(words: string[], work: Work = async () => 7) {
  process.argv = ['node', 'backup', ...words];
  const said: unknown[] = [];
  const failed: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => void failed.push(line));
  const noted: Work = (database, file) => {
    opened.at(-1)?.worked.push(file);
    return work(database, file);
  };
  await runBackupCommand('npm run backup FILE', 'Kept', noted, async (options) => {
    const one: Opened = { dataDir: 'dataDir' in options ? String(options.dataDir) : '', isOpen: true, worked: [] };
    opened.push(one);
    const close = async (): Promise<void> => {
      one.isOpen = false;
    };
    return { close } as Database;
  });
  return { said, failed, code: process.exitCode ?? 0 };
}

test('without a file, and with two, it says how it is typed', async () => {
  for (const words of [[], ['a.gz', 'b.gz']])
    expect(await run(words)).toEqual({ said: [], failed: ['Name the file: npm run backup FILE'], code: 1 });
  expect(opened).toEqual([]);
});

test('a fault of the environment, and a folder of something else, are told in words', async () => {
  vi.stubEnv('PORT', 'none');
  const { failed, code } = await run(['a.gz']);
  expect([failed, code]).toEqual([[expect.stringMatching(/^The environment has a fault:\n {2}PORT/)], 1]);
  vi.stubEnv('PORT', undefined);
  await writeFile(join(dataDir, 'holiday.jpg'), '');
  const foreign = await run(['a.gz']);
  expect([foreign.said, foreign.failed.length, foreign.code, opened]).toEqual([[], 1, 1, []]);
});

test('the database is given to the work with the file, and is closed after it, also where it fails', async () => {
  expect(await run(['a.gz'])).toEqual({ said: ['Kept 7 rows, a.gz'], failed: [], code: 0 });
  expect(await run(['a.gz'], failing(new BackupRefused('It is not empty.')))).toMatchObject({
    failed: ['It is not empty.'],
    code: 1,
  });
  expect(opened).toEqual([
    { dataDir, isOpen: false, worked: ['a.gz'] },
    { dataDir, isOpen: false, worked: ['a.gz'] },
  ]);
});

test.each<[string, Error, unknown]>([
  ['a database that is open', new DatabaseInUse('data'), expect.stringContaining('open in another process')],
  ['a database that cannot be read', new DatabaseUnreadable('data', null), expect.stringContaining('cannot be opened')],
  ['tables that cannot be brought up to date', new MigrationFailed(null), expect.stringContaining('up to date')],
  ['a file that is missing', Object.assign(new Error('no such file'), { syscall: 'open' }), 'no such file'],
  ['a file that is a folder', Object.assign(new Error('is a folder'), { syscall: 'read' }), 'is a folder'],
  ['a fault of the program', new TypeError('no'), expect.stringMatching(/^TypeError: no\n {4}at /)],
])('%s is told, the last with the place in the program', async (_, error, line) => {
  expect(await run(['a.gz'], failing(error))).toEqual({ said: [], failed: [line], code: 1 });
});
