import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeArchive } from '@millrace/exchange';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ArchiveLimits, openArchive } from './open-archive.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'open-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const limits = { files: 2, bytes: 20 };
const bytesOf = (text: string) => new TextEncoder().encode(text);
async function opened(files: Readonly<Record<string, string>>, given: ArchiveLimits = limits) {
  const at = path.join(folder, 'sent.zip');
  await writeFile(
    at,
    writeArchive(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytesOf(text)]))),
  );
  return openArchive(at, (name) => name.endsWith('.txt'), given);
}

test('what it holds is known, and each file is read for itself', async () => {
  const archive = await opened({ 'a.txt': 'one', 'b/c.txt': 'three' });
  expect([...archive.sizes]).toEqual([
    ['a.txt', 3],
    ['b/c.txt', 5],
  ]);
  expect((await archive.bytes('b/c.txt', 5)).toString()).toBe('three');
  await expect(archive.bytes('b/c.txt', 4)).rejects.toThrow('b/c.txt is too large.');
  await expect(archive.bytes('d.txt', 9)).rejects.toThrow('d.txt is missing in the file.');
  archive.close();
});

describe('it is refused', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'with more files than the limit',
      { 'a.txt': '1', 'b.txt': '2', 'c.txt': '3' },
      'The file holds more than 2 files.',
    ],
    ['with more bytes than the limit', { 'a.txt': 'x'.repeat(21) }, 'The file unpacks to more than it can hold.'],
    [
      'with more bytes than the limit in all files together',
      { 'a.txt': 'x'.repeat(11), 'b.txt': 'x'.repeat(10) },
      'The file unpacks to more than it can hold.',
    ],
    ['with a name that is not known', { 'a.exe': '1' }, '“a.exe” does not belong in such a file.'],
    ['with the name shown as far as it can be', { 'ä\u0007.exe': '1' }, '“??.exe” does not belong in such a file.'],
  ])('%s', async (_, files, message) => {
    await expect(opened(files)).rejects.toThrow(message);
  });

  test('as a bomb, where a large file is packed to less than a three-hundredth', async () => {
    const wide = { files: 2, bytes: 10_000_000 };
    await expect(opened({ 'a.txt': 'x'.repeat(1_000_000) }, wide)).rejects.toThrow('unpacks to more');
    (await opened({ 'a.txt': 'x'.repeat(60_000) }, wide)).close();
  });

  test('where it is no archive', async () => {
    await writeFile(path.join(folder, 'text.zip'), 'no archive');
    await expect(openArchive(path.join(folder, 'text.zip'), () => true, limits)).rejects.toThrow(
      'The file is no ZIP that can be read.',
    );
    await expect(openArchive(path.join(folder, 'none.zip'), () => true, limits)).rejects.toThrow(
      'The file is no ZIP that can be read.',
    );
  });

  test('as many files and bytes as the limits are none too many', async () => {
    (await opened({ 'a.txt': 'x'.repeat(10), 'b.txt': 'x'.repeat(10) })).close();
  });
});
