import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const BASE = '/office/';
const SCRIPT = /(?:src|href)="(\/office\/[^"]+\.js)"/g;
const KB = 1000;

/** Weighs the scripts that the built document names, gzip, in KB: with modules it preloads, without those loaded after a click. */
export async function weighFirstScreen(dist: URL): Promise<number> {
  const html = await readFile(new URL('index.html', dist), 'utf8');
  const names = [...new Set([...html.matchAll(SCRIPT)].map(([, address = '']) => address.slice(BASE.length)))];
  if (names.length === 0) throw new Error('The document of the office names no script.');
  const files = await Promise.all(names.map((name) => readFile(new URL(name, dist))));
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / KB;
}
