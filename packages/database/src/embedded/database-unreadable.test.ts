import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quietLog } from '../testing/quiet-log.ts';
import { DatabaseUnreadable } from './database-unreadable.ts';
import { openEmbedded } from './open-embedded.ts';
import type { AskedDisk } from './why-no-writes.ts';

const coded = (code: string): Error => Object.assign(new Error('open failed'), { code });

test.each([
  ['a full disk', coded('ENOSPC'), 'the disk is full'],
  [
    'a full disk, told by the lock',
    Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    'is full',
  ],
  ['a full disk, told by another process', new Error('Command failed: ENOSPC: no space left'), 'the disk is full'],
  ['a read-only disk', coded('EROFS'), 'read-only'],
  ['a folder of somebody else', coded('EACCES'), 'chown'],
  ['anything else', new Error('RuntimeError: unreachable'), 'damaged'],
  ['no error', 'unreachable', 'damaged'],
])('%s is told in words that say what to do', (_, cause, words) => {
  const { message } = new DatabaseUnreadable('data/database', cause);
  expect(message).toContain(words);
  expect(message).toMatch(/^The database in data\/database cannot be opened: .*\.$/);
});

describe('a folder that PostgreSQL cannot use', () => {
  let directory: string;
  beforeEach(() => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-unreadable-'));
    fs.mkdirSync(path.join(directory, 'database'));
  });
  afterEach(() => fs.rmSync(directory, { recursive: true }));
  const write = (name: string, text: string) => fs.writeFileSync(path.join(directory, 'database', name), text);
  const open = () => openEmbedded(directory, quietLog);

  test('because it holds something else is refused, and stays as it is', async () => {
    write('notes.txt', 'mine');
    await expect(open()).rejects.toThrow(DatabaseUnreadable);
    expect(fs.readdirSync(path.join(directory, 'database'))).toEqual(['notes.txt']);
  });
  test('because it is damaged is refused, and can be tried again', async () => {
    write('PG_VERSION', '18\n');
    for (let time = 0; time < 2; time += 1) await expect(open()).rejects.toThrow(/cannot be opened: it is damaged/);
  });
  test('because it is damaged is refused on a full disk too, where it would be read alone', async () => {
    write('PG_VERSION', '18\n');
    const full: AskedDisk = {
      write: () => {
        throw coded('ENOSPC');
      },
      freeBytes: () => 0,
    };
    for (let time = 0; time < 2; time += 1)
      await expect(openEmbedded(directory, quietLog, full)).rejects.toThrow(DatabaseUnreadable);
  });
});
