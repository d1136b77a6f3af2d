import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { makeFaces } from './make-faces.ts';

test('faces are made where there are none or old ones, whose files go, and not again from the same sources', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'faces-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const made = pathToFileURL(`${folder}/`);
  await writeFile(new URL('made-from.txt', made), 'other sources');
  await writeFile(new URL('plex-sans-old.woff2', made), '');

  await makeFaces(made);
  const css = await readFile(new URL('faces.css', made), 'utf8');
  const fonts = (await readdir(made)).filter((name) => name.endsWith('.woff2'));
  expect(fonts).not.toContain('plex-sans-old.woff2');
  expect(fonts).toContain('plex-sans-first.woff2');
  for (const name of fonts) expect(css).toContain(`./${name}`);
  expect(css).toContain('"Plex Sans Fallback"');

  await writeFile(new URL('faces.css', made), 'as it was made');
  await makeFaces(made);
  expect(await readFile(new URL('faces.css', made), 'utf8')).toBe('as it was made');
});
