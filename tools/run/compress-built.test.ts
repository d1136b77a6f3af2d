import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressBuilt } from './compress-built.ts';

const script = 'export const part = 1;\n'.repeat(50);

function built(files: Record<string, string | Buffer>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-built-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
const filesOf = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .toSorted();

test('both forms of a file stand beside it, and are the file again', async () => {
  const folder = built({ 'index.html': script, 'assets/a.js': script });
  await compressBuilt(folder);
  expect(filesOf(folder)).toEqual(
    ['index.html', 'assets/a.js'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]).toSorted(),
  );
  expect(String(brotliDecompressSync(fs.readFileSync(path.join(folder, 'assets/a.js.br'))))).toBe(script);
  expect(String(gunzipSync(fs.readFileSync(path.join(folder, 'assets/a.js.gz'))))).toBe(script);
});

test('what is packed already has none, and nothing that a build keeps for itself', async () => {
  const packed = Buffer.concat(['a', 'b', 'c'].map((seed) => createHash('sha512').update(seed).digest()));
  const folder = built({ 'face.woff2': packed, '.vite/manifest.json': script });
  await compressBuilt(folder);
  expect(filesOf(folder)).toEqual(['.vite/manifest.json', 'face.woff2']);
});

test('a folder below one whose name begins with a dot is compressed', async () => {
  const folder = built({ '.hidden/dist/a.js': script });
  await compressBuilt(path.join(folder, '.hidden/dist'));
  expect(filesOf(folder)).toContain('.hidden/dist/a.js.br');
});
