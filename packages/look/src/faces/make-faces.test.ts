import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { FaceFile } from './face-files.ts';
import { faceRule } from './face-rule.ts';
import { hashOfSources, makeFaces } from './make-faces.ts';

async function emptyFolder(): Promise<URL> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'faces-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return pathToFileURL(`${folder}/`);
}

const file = (name: string): FaceFile => ({
  name,
  family: 'Plex Sans',
  weight: '400 700',
  range: 'U+0020-007E',
  bytes: Buffer.from(name),
});

test('faces are made where there are none or old ones, whose files go, and not again from the same sources', async () => {
  const made = new URL('cache/faces/', await emptyFolder());
  let runs = 0;
  const make = (...names: string[]): Promise<void> =>
    makeFaces(made, {
      files: async () => {
        runs += 1;
        return names.map(file);
      },
      standIns: async () => ['a stand-in', 'another'],
    });
  await make('old', 'kept');
  expect((await readdir(made)).sort()).toEqual(['faces.css', 'kept.woff2', 'made-from.txt', 'old.woff2']);

  await writeFile(new URL('made-from.txt', made), 'other sources');
  await make('kept', 'new');
  expect((await readdir(made)).sort()).toEqual(['faces.css', 'kept.woff2', 'made-from.txt', 'new.woff2']);
  expect(await readFile(new URL('new.woff2', made), 'utf8')).toBe('new');
  const css = (await readFile(new URL('faces.css', made), 'utf8')).split('\n');
  expect(css.slice(0, 2)).toEqual(['kept', 'new'].map((name) => faceRule(file(name), `./${name}.woff2`)));
  expect(css.slice(2)).toEqual(['a stand-in', 'another']);

  await make('other');
  expect(runs).toBe(2);
  await rm(made, { recursive: true });
  await make('again');
  expect(await readdir(made)).toContain('again.woff2');
});

test('other sources are a file that changed, came, went or has another name, and another manifest, but not a test', async () => {
  const here = await emptyFolder();
  const sources = new URL('sources/', here);
  const manifest = new URL('package.json', here);
  await mkdir(sources);
  await writeFile(manifest, '{}');
  const after = async (change: () => Promise<unknown>): Promise<string> => {
    await change();
    return hashOfSources(manifest, sources);
  };
  const write = (name: string, text: string) => () => writeFile(new URL(name, sources), text);
  const hashes = [
    await after(write('a.ts', 'one')),
    await after(write('b.ts', '')),
    await after(write('a.ts', 'two')),
    await after(() => rename(new URL('a.ts', sources), new URL('c.ts', sources))),
    await after(() => writeFile(manifest, '{ "private": true }')),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(await after(write('a.test.ts', 'three'))).toBe(hashes.at(-1));
  expect(await after(() => rm(new URL('b.ts', sources)))).not.toBe(hashes.at(-1));
});
