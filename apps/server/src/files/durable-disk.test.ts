import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DurableDisk } from './durable-disk.ts';

const bytes = Buffer.from('%PDF-1.7 résumé');
let folder: string;
let disk: DurableDisk;
beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'millrace-durable-'));
  disk = new DurableDisk(folder);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fs.rm(folder, { recursive: true });
});
const unfinished = () => fs.readdir(join(folder, 'unfinished'));

test('a file reaches the disk before it has its name, and its folders after', async () => {
  const done: string[] = [];
  const { writeFile, rename, open } = fs;
  vi.spyOn(fs, 'writeFile').mockImplementation(async (...given) => {
    await writeFile(...given);
    done.push(Object(given[2]).flush === true ? 'written and flushed' : 'written');
  });
  vi.spyOn(fs, 'rename').mockImplementation(async (...given) => {
    await rename(...given);
    done.push('renamed');
  });
  vi.spyOn(fs, 'open').mockImplementation(async (...given) => {
    const handle = await open(...given);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await sync();
      done.push(`synced ${String(given[0]).slice(folder.length)}`);
    };
    return handle;
  });
  await disk.put('resumes/2026/a.pdf', bytes);
  expect(done).toEqual(['written and flushed', 'renamed', 'synced /resumes/2026', 'synced /resumes', 'synced ']);
  expect(await fs.readFile(join(folder, 'resumes/2026/a.pdf'))).toEqual(bytes);
});
test('another file under the same key takes the place of the first', async () => {
  await disk.put('a.pdf', 'first, and longer');
  await disk.put('a.pdf', bytes);
  expect(await fs.readFile(join(folder, 'a.pdf'))).toEqual(bytes);
  expect(await unfinished()).toEqual([]);
});
test.each(['writeFile', 'rename'] as const)('where %s fails, nothing is left behind', async (step) => {
  vi.spyOn(fs, step).mockRejectedValue(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  await expect(disk.put('resumes/a.pdf', bytes)).rejects.toThrow('no space');
  expect(await unfinished()).toEqual([]);
  expect(await fs.readdir(join(folder, 'resumes'))).toEqual([]);
});
test('what a killed process left unfinished is removed after a day, not before', async () => {
  await disk.put('a.pdf', bytes);
  const left = join(folder, 'unfinished', 'left');
  await fs.writeFile(left, 'half');
  const { mtimeMs } = await fs.stat(left);
  await disk.prepare(new Date(mtimeMs + 24 * 60 * 60_000 - 1));
  expect(await unfinished()).toEqual(['left']);
  await disk.prepare(new Date(Math.ceil(mtimeMs) + 24 * 60 * 60_000));
  expect(await unfinished()).toEqual([]);
  expect(await fs.readFile(join(folder, 'a.pdf'))).toEqual(bytes);
});
