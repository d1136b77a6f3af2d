import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionSecret } from '../../config/session-secret.ts';
import { openFileStore } from '../../files/file-store.ts';
import { uploadSpool } from '../../files/upload-spool.ts';
import { chance } from '../careers-kill/chance.ts';
import { openRecord, readRecord, recordFolder } from './disk-record.ts';
import { historyOf } from './folder-history.ts';
import { type Image, imageOf } from './image-of.ts';
import { recordFiles } from './record-files.ts';
import { recorderOf } from './recorder-of.ts';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'millrace-kept-'));
  dataDir = join(folder, 'data');
  fs.mkdirSync(dataDir);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Returns the files that a power cut leaves right after the work. */
async function leftOf(work: () => Promise<void>, disk: 'journal' | 'unordered'): Promise<Image> {
  const file = join(folder, 'record');
  const record = openRecord(file);
  recordFolder(dataDir, record);
  record.close();
  const stop = recordFiles(dataDir, file);
  try {
    await work();
  } finally {
    stop();
  }
  return imageOf(historyOf(readRecord(file), Number.POSITIVE_INFINITY), { disk, keeps: 'none' }, chance(''));
}

const disks = ['journal', 'unordered'] as const;
test.each(disks)('the session secret is on the disk before it signs anything (%s)', async (disk) => {
  let secret = '';
  const left = await leftOf(async () => {
    secret = await sessionSecret({ sessionSecret: null, dataDir });
  }, disk);
  expect(left.get('session-secret')?.toString()).toBe(secret);
});
test.each(disks)('a file that was stored is on the disk, whole and by its name (%s)', async (disk) => {
  const bytes = Buffer.alloc(100_000, 'résumé');
  const left = await leftOf(async () => {
    const store = await openFileStore({ kind: 'disk', folder: join(dataDir, 'files') });
    await store.write('resumes/2026/a.txt', bytes, 'text/plain');
  }, disk);
  expect(left.get('files/resumes/2026/a.txt')?.equals(bytes)).toBe(true);
});
test('a file on its way in is recorded too, though it comes in pieces', async () => {
  const left = await leftOf(async () => {
    const file = await uploadSpool({ folder: join(dataDir, 'uploads') }).receive(
      'a',
      Readable.from([Buffer.from('ab')]),
    );
    await file.read(async (bytes) => fs.writeFileSync(join(dataDir, 'read.txt'), bytes, { flush: true }));
  }, 'journal');
  expect(left.get('read.txt')?.toString()).toBe('ab');
});
test('a file that another process stores is recorded too', async () => {
  const program = `require('node:fs').writeFileSync('a.txt', 'kept', { flush: true })`;
  const env = { ...process.env, NODE_OPTIONS: recorderOf(dataDir, join(folder, 'record')) };
  const write = async () => void execFileSync(process.execPath, ['-e', program], { cwd: dataDir, env });
  expect((await leftOf(write, 'journal')).get('a.txt')?.toString()).toBe('kept');
});
test('a file that nobody flushed is empty on a journalling file system, and not there on a harsher one', async () => {
  const write = async () => fs.writeFileSync(join(dataDir, 'a.txt'), 'lost');
  const flushed = async () => {
    await write();
    fs.writeFileSync(join(dataDir, 'b.txt'), 'kept', { flush: true });
  };
  expect([...(await leftOf(write, 'journal'))]).toEqual([]);
  fs.rmSync(join(folder, 'record'));
  fs.rmSync(join(dataDir, 'a.txt'));
  expect([...(await leftOf(flushed, 'journal'))].map(([name, bytes]) => [name, String(bytes)])).toEqual([
    ['a.txt', ''],
    ['b.txt', 'kept'],
  ]);
  fs.rmSync(join(folder, 'record'));
  for (const name of ['a.txt', 'b.txt']) fs.rmSync(join(dataDir, name));
  expect([...(await leftOf(flushed, 'unordered')).keys()]).toEqual(['b.txt']);
});
