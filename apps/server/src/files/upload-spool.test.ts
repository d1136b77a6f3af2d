import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrokenOff, uploadSpool } from './upload-spool.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-spool-'));
});
afterEach(() => rm(folder, { recursive: true }));
const bytes = (size: number) => Readable.from([Buffer.alloc(size, 'a')]);

test('a file is on the disk until it is removed, and can be read there', async () => {
  const file = await uploadSpool({ folder }).receive('cv.pdf', bytes(1000));
  expect([file.name, file.size, (await readdir(folder)).length]).toEqual(['cv.pdf', 1000, 1]);
  expect(await file.read(async (content) => content.equals(Buffer.alloc(1000, 'a')))).toBe(true);
  await file.remove();
  expect(await readdir(folder)).toEqual([]);
});
test('all files together have so much room; what finds none leaves nothing, and room comes back', async () => {
  const spool = uploadSpool({ folder, maxBytes: 1000 });
  const first = await spool.receive('a', bytes(600));
  await expect(spool.receive('b', bytes(401))).rejects.toMatchObject({
    problem: { code: 'not-ready', status: 503 },
    headers: { 'retry-after': '30' },
  });
  const second = await spool.receive('c', bytes(400));
  expect(await readdir(folder)).toHaveLength(2);
  await first.remove();
  await first.remove();
  await (await spool.receive('d', bytes(600))).remove();
  await second.remove();
  await (await spool.receive('e', bytes(1000))).remove();
  await expect(spool.receive('f', bytes(1001))).rejects.toThrow('Too many files');
  expect(await readdir(folder)).toEqual([]);
});
test('a file that breaks off leaves nothing and gives its room back', async () => {
  const spool = uploadSpool({ folder, maxBytes: 1000 });
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(900);
      throw new Error('broken off');
    })(),
  );
  await expect(spool.receive('a', broken)).rejects.toThrow(BrokenOff);
  expect(await readdir(folder)).toEqual([]);
  expect((await spool.receive('b', bytes(1000))).size).toBe(1000);
});
test('a file that this side cannot write has not broken off', async () => {
  const spool = uploadSpool({ folder });
  await (await spool.receive('a', bytes(1))).remove();
  await rm(folder, { recursive: true });
  await expect(spool.receive('b', bytes(1))).rejects.toMatchObject({ code: 'ENOENT' });
  await mkdir(folder);
});
test('few are in memory at once', async () => {
  const spool = uploadSpool({ folder, inMemory: 2 });
  const files = await Promise.all(Array.from({ length: 8 }, (_, nth) => spool.receive(String(nth), bytes(10))));
  const now = { open: 0, most: 0 };
  await Promise.all(
    files.map((file) =>
      file.read(async () => {
        now.open += 1;
        now.most = Math.max(now.most, now.open);
        await vi.waitUntil(() => now.most === 2, 30_000);
        now.open -= 1;
      }),
    ),
  );
  expect(now.most).toBe(2);
});
test('what a killed process left is removed after ten minutes, not before', async () => {
  for (const [name, minutes] of [
    ['old', 11],
    ['new', 9],
  ] as const) {
    await writeFile(join(folder, name), 'half');
    const at = new Date(Date.now() - minutes * 60_000);
    await utimes(join(folder, name), at, at);
  }
  await (await uploadSpool({ folder }).receive('a', bytes(1))).remove();
  expect(await readdir(folder)).toEqual(['new']);
});
