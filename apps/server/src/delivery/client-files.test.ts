import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeBytes, tagOf } from '../bytes/stored-bytes.ts';
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

test('files are compressed one after the other: each takes twenty megabytes meanwhile', async () => {
  const files = await clientFiles(folder, store);
  expect(files.paths().sort()).toEqual(['/assets/a.js', '/assets/b.css', '/assets/c.js', '/icon.svg']);
  expect(files.get('/assets/b.css')).toMatchObject({ contentType: 'text/css; charset=utf-8' });
  expect(compressed.most).toBe(1);
});

test('a small file is compressed at once: a page asks for many of them', async () => {
  await writeFile(join(folder, 'assets/small.js'), 'export const small = 1;'.repeat(20));
  expect((await clientFiles(folder)).get('/assets/small.js')).toMatchObject({ identity: null, length: 460 });
});

test('the forms that the build has left beside a file are sent, and are no files themselves', async () => {
  const script = join(folder, 'assets/c.js');
  const forms = { br: brotliCompressSync('built'), gzip: gzipSync('built') };
  await writeFile(`${script}.br`, forms.br);
  await writeFile(`${script}.gz`, forms.gzip);
  const files = await clientFiles(folder);
  expect(files.paths()).not.toContain('/assets/c.js.br');
  expect(files.paths()).not.toContain('/assets/c.js.gz');
  const identity = await readFile(script);
  expect(files.get('/assets/c.js')).toEqual({
    contentType: 'text/javascript; charset=utf-8',
    length: identity.length,
    tag: tagOf(identity),
    identity: null,
    ...forms,
  });
});

test('one form alone is not enough, and a packed file without a plain one is a file', async () => {
  await writeFile(join(folder, 'assets/half.js'), 'export const half = 1;'.repeat(20));
  await writeFile(join(folder, 'assets/half.js.br'), 'no Brotli');
  await writeFile(join(folder, 'assets/archive.gz'), 'packed');
  const files = await clientFiles(folder);
  expect(brotliDecompressSync(files.get('/assets/half.js')?.br ?? '').length).toBe(440);
  expect(files.get('/assets/archive.gz')?.identity?.toString()).toBe('packed');
});
