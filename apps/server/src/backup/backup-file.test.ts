import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BackupRefused, publishContent, readContent } from '@millrace/database';
import { clear, openTestDatabase } from '@millrace/database/testing';
import { demoContent } from '@millrace/demo-content';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dumpToFile, restoreFromFile } from './backup-file.ts';

const OPEN_MS = 30_000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-backup-'));
const file = path.join(folder, 'backup.gz');
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
}, OPEN_MS);
beforeEach(async () => {
  await clear(database);
  await publishContent(database, demoContent(), { source: 'demo' });
});
afterAll(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

it('brings the demo content back from a file only its owner can read', { timeout: OPEN_MS }, async () => {
  const before = await readContent(database);
  const rows = await dumpToFile(database, file);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(folder)).toEqual(['backup.gz']);
  await clear(database);
  expect(await restoreFromFile(database, file)).toBe(rows);
  expect(await readContent(database)).toEqual(before);
});

it('refuses a file that does not unpack or is not there, and writes nothing', { timeout: OPEN_MS }, async () => {
  await dumpToFile(database, file);
  const whole = fs.readFileSync(file);
  await clear(database);
  for (const [name, bytes, words] of [
    ['half.gz', whole.subarray(0, 4000), /half\.gz is not a backup, or not a whole one: unexpected end of file/],
    ['spoilt.gz', whole.with(4000, (whole[4000] ?? 0) ^ 255), /spoilt\.gz is not a backup, or not a whole one|damaged/],
    ['photo.jpg', Buffer.from('not packed at all'), /photo\.jpg is not a backup, or not a whole one: incorrect header/],
    ['empty.gz', Buffer.alloc(0), /empty\.gz is not a backup, or not a whole one: unexpected end of file/],
  ] as const) {
    const given = path.join(folder, name);
    fs.writeFileSync(given, bytes);
    const restored = restoreFromFile(database, given);
    await expect(restored).rejects.toThrow(words);
    await expect(restored).rejects.toBeInstanceOf(BackupRefused);
  }
  await expect(restoreFromFile(database, path.join(folder, 'gone.gz'))).rejects.toThrow(/ENOENT/);
  await expect(restoreFromFile(database, folder)).rejects.toThrow(/EISDIR/);
  expect((await readContent(database)).revision).toBe(0);
});
