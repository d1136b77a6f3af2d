import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeBytes } from '../bytes/stored-bytes.ts';
import { clientFiles } from './client-files.ts';

/** Files that are compressed at this moment, and the most of them there ever were. */
const compressed = { now: 0, most: 0 };
const store: typeof storeBytes = (...given) => {
  compressed.now += 1;
  compressed.most = Math.max(compressed.most, compressed.now);
  return storeBytes(...given).finally(() => {
    compressed.now -= 1;
  });
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-client-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  for (const name of ['assets/a.js', 'assets/b.css', 'assets/c.js', 'icon.svg', '.vite/manifest.json'])
    await writeFile(join(folder, name), `/* ${name} */`.repeat(1000));
});
afterAll(() => rm(folder, { recursive: true }));

test('files are compressed one after the other, at the start and later: each takes twenty megabytes meanwhile', async () => {
  const files = await clientFiles(folder, store);
  expect(files.paths().sort()).toEqual(['/assets/a.js', '/assets/b.css', '/assets/c.js', '/icon.svg']);
  expect(files.get('/assets/b.css')).toMatchObject({ contentType: 'text/css; charset=utf-8' });
  await files.squeeze();
  expect(compressed.most).toBe(1);
});

test('a small file is compressed at once: a page asks for many of them', async () => {
  await writeFile(join(folder, 'assets/small.js'), 'export const small = 1;'.repeat(20));
  expect((await clientFiles(folder)).get('/assets/small.js')).toMatchObject({ identity: null, length: 460 });
});
