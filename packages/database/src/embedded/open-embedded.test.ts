import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { currentRevision, type Database, DatabaseInUse, openDatabase, publishContent, readContent } from '../index.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { sampleContent } from '../testing/sample-content.ts';

const open = (dataDir: string): Promise<Database> => openDatabase({ dataDir, log: quietLog });

const directories = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-database-'));
const first = path.join(directories, 'first');
const newDirectory = (): string => fs.mkdtempSync(path.join(directories, 'new-'));
/** Of a database made before, which saves the seconds of a first start. */
const copiedDirectory = (): string => {
  const directory = newDirectory();
  fs.cpSync(first, directory, { recursive: true });
  return directory;
};
/** The first start of a folder in which one was cut off. */
let firstRevision: number;
beforeAll(async () => {
  fs.mkdirSync(path.join(first, 'database.unfinished'), { recursive: true });
  fs.writeFileSync(path.join(first, 'database.unfinished', 'PG_VERSION'), '18\n');
  const database = await open(first);
  firstRevision = await currentRevision(database);
  await database.close();
});
afterAll(() => fs.rmSync(directories, { recursive: true, force: true }));

async function show(database: Database, setting: string): Promise<unknown> {
  const answer = Object(await database.queries.execute(sql.raw(`show ${setting}`)));
  return answer.rows[0][setting];
}

it('runs with the settings that make it durable and small', async () => {
  const database = await open(copiedDirectory());
  expect(await show(database, 'fsync')).toBe('on');
  expect(await show(database, 'wal_sync_method')).toBe('fsync');
  expect(await show(database, 'full_page_writes')).toBe('on');
  expect(await show(database, 'synchronous_commit')).toBe('on');
  expect(await show(database, 'max_wal_size')).toBe('64MB');
  expect(await show(database, 'shared_buffers')).toBe('4MB');
  await database.close();
});

it('writes to the disk itself before a commit is acknowledged', async () => {
  const database = await open(copiedDirectory());
  const synced = vi.spyOn(fs, 'fdatasyncSync');
  await publishContent(database, sampleContent(), { source: 'demo' });
  expect(synced).toHaveBeenCalled();
  synced.mockRestore();
  await database.close();
});

it('makes its files for their owner alone', () => {
  const found = fs
    .globSync('database/{base,global}/**', { cwd: first })
    .map((name) => ({ name, about: fs.statSync(path.join(first, name)) }))
    .filter(({ about }) => about.isFile());
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ about }) => (about.mode & 0o077) !== 0).map(({ name }) => name)).toEqual([]);
});

it('keeps what was published when it is closed and opened again', async () => {
  const directory = copiedDirectory();
  const before = await open(directory);
  await publishContent(before, sampleContent(), { source: 'demo' });
  const written = await readContent(before);
  await before.close();
  const after = await open(directory);
  expect(await readContent(after)).toEqual(written);
  await after.close();
});

it('starts again where the very first start was cut off', () => {
  expect(firstRevision).toBe(0);
  expect(fs.readdirSync(first)).not.toContain('database.unfinished');
});

it('is refused to a second process, and loses no committed row when the first is killed', async () => {
  const directory = copiedDirectory();
  const { writer, untilWritten, last } = startWriter(directory);
  await untilWritten(20);
  await expect(open(directory)).rejects.toThrow(DatabaseInUse);
  await expect(open(directory)).rejects.toThrow(/open in another process.*DATA_DIR.*DATABASE_URL/);
  writer.kill('SIGKILL');
  await new Promise((resolve) => writer.once('close', resolve));
  const database = await open(directory);
  expect(await currentRevision(database)).toBeGreaterThanOrEqual(last());
  await database.close();
});

function startWriter(directory: string) {
  const program = fileURLToPath(new URL('../testing/crash-writer.ts', import.meta.url));
  const writer: ChildProcess = spawn(process.execPath, [program, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  let last = 0;
  let written = () => {};
  if (writer.stdout !== null)
    createInterface(writer.stdout).on('line', (line) => {
      last = Number(line);
      written();
    });
  const untilWritten = (rows: number) =>
    new Promise<void>((resolve) => {
      written = () => last >= rows && resolve();
    });
  return { writer, untilWritten, last: () => last };
}
