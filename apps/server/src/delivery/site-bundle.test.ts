import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadBuiltSite } from './site-bundle.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-site-'));
});
afterEach(() => rm(folder, { recursive: true }));
async function built(text: string) {
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/entry-server.js'), text);
}
const load = () => loadBuiltSite(pathToFileURL(`${folder}/`));
const WHOLE = ['render', 'read', 'brandSheet'].map((name) => `export const ${name} = () => '${name}';`);

test('a site that is built renders and reads, and is kept', async () => {
  await built(WHOLE.join('\n'));
  const { clientDir, keep, ...site } = await load();
  expect([clientDir, keep]).toEqual([join(folder, 'client/'), true]);
  expect(Object.entries(site).map(([name, made]) => [name, (made as () => string)()])).toEqual(
    ['render', 'read', 'brandSheet'].map((name) => [name, name]),
  );
});

test('a site that is not built says how to build it', async () => {
  await expect(load()).rejects.toThrow('npm run build -w apps/site');
});

test.each([0, 1, 2])('a bundle without one of its functions is refused by its place: %i', async (at) => {
  await built(WHOLE.toSpliced(at, 1, "export const other = 'render';").join('\n'));
  await expect(load()).rejects.toThrow('entry-server.js exports no functions');
});
