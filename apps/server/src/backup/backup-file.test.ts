import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publishContent, readContent } from '@millrace/database';
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

it('refuses a file that is cut off and one that is not there', { timeout: OPEN_MS }, async () => {
  await dumpToFile(database, file);
  const half = path.join(folder, 'half.gz');
  fs.writeFileSync(half, fs.readFileSync(file).subarray(0, 4000));
  await clear(database);
  await expect(restoreFromFile(database, half)).rejects.toThrow();
  await expect(restoreFromFile(database, path.join(folder, 'gone.gz'))).rejects.toThrow(/ENOENT/);
  expect((await readContent(database)).revision).toBe(0);
});
