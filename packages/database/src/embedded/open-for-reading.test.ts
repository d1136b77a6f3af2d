import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishContent } from '../content/publish-content.ts';
import { currentRevision } from '../content/revision.ts';
import type { Database } from '../database.ts';
import { isDatabaseAway } from '../is-database-away.ts';
import { takesWrites } from '../takes-writes.ts';
import { fillDataFolder } from '../testing/migrated-files.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { DatabaseUnreadable } from './database-unreadable.ts';
import { DatabaseInUse } from './directory-lock.ts';
import { openEmbedded } from './open-embedded.ts';
import { type AskedDisk, ROOM_BYTES } from './why-no-writes.ts';

const refusing = (code: string): AskedDisk => ({
  write: () => {
    throw Object.assign(new Error(`${code}: write`), { code });
  },
  freeBytes: () => Number.POSITIVE_INFINITY,
});
const withRoom = (bytes: number): AskedDisk => ({ write: fs.writeFileSync, freeBytes: () => bytes });

let directory: string;
beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-reading-'));
  await fillDataFolder(directory);
  const database = await openEmbedded(directory, quietLog);
  await publishContent(database, sampleContent(), { source: 'test' });
  await database.close();
}, 60_000);
afterAll(() => fs.rmSync(directory, { recursive: true }));

const state = () =>
  fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'lock.sqlite')
    .map(({ parentPath, name }) => [name, fs.statSync(path.join(parentPath, name)).mtimeMs]);

async function opened(disk: AskedDisk, use: (database: Database) => Promise<void>): Promise<void> {
  const database = await openEmbedded(directory, quietLog, disk);
  await use(database).finally(database.close);
}

test.each([
  ['full', refusing('ENOSPC'), 'the disk is full. Make room and start again.'],
  ['read-only', refusing('EROFS'), 'the disk is read-only.'],
  ['without room for a segment of the log', withRoom(ROOM_BYTES - 1), 'the disk is full.'],
])(
  'a database on a disk that is %s is read, takes nothing, and stays as it is',
  async (_, disk, words) => {
    const before = state();
    await opened(disk, async (database) => {
      expect(database.readsOnly).toContain(words);
      expect(await currentRevision(database)).toBe(1);
      expect(await takesWrites(database.queries, 2000)).toBe(false);
      const refused = await publishContent(database, sampleContent(), { source: 'test' }).catch(
        (error: unknown) => error,
      );
      expect(isDatabaseAway(refused)).toBe(true);
    });
    expect(state()).toEqual(before);
  },
  30_000,
);

test('with exactly enough room it takes writes, and leaves no probe', async () => {
  await opened(withRoom(ROOM_BYTES), async (database) => {
    expect(database.readsOnly).toBeUndefined();
    expect(await takesWrites(database.queries, 2000)).toBe(true);
  });
  expect(fs.readdirSync(directory)).not.toContain('disk-probe');
}, 30_000);

test('while another process has it open it is refused, on a full disk too', async () => {
  await opened(withRoom(ROOM_BYTES), async () => {
    await expect(openEmbedded(directory, quietLog, refusing('ENOSPC'))).rejects.toThrow(DatabaseInUse);
  });
}, 30_000);

test('where there is no database yet, the words name the disk', async () => {
  const file = path.join(directory, 'a-file');
  fs.writeFileSync(file, '');
  await expect(openEmbedded(path.join(file, 'data'), quietLog)).rejects.toThrow(DatabaseUnreadable);
});
