import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { buildApps } from './build-apps.ts';

const page = 'a page '.repeat(100);
/** A build that keeps count of itself, and writes what a finished one has. */
const building = (folder: string, files: readonly string[]) => `
  import fs from 'node:fs';
  fs.appendFileSync('built.txt', '${folder} ');
  for (const file of ${JSON.stringify(files)}) {
    fs.mkdirSync('${folder}/' + file.replace(/[^/]+$/, ''), { recursive: true });
    fs.writeFileSync('${folder}/' + file, ${JSON.stringify(page)});
  }`;

/** A repository with both apps, of which nothing is built yet. */
function repository() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  const read = (file: string) => fs.readFileSync(path.join(root, file));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  for (const folder of ['apps/site', 'apps/office']) write(`${folder}/package.json`, '{ "type": "module" }');
  const ofSite = ['dist/client/.vite/manifest.json', 'dist/client/page.html', 'dist/server/entry-server.js'];
  write('apps/site/build.ts', building('apps/site', ofSite));
  write('apps/office/build.ts', building('apps/office', ['dist/index.html']));
  const builds = () => read('built.txt').toString().trim().split(' ');
  const has = (file: string) => fs.existsSync(path.join(root, file));
  return { root, write, read, builds, has };
}

test('the site is built, then the office; each once, as long as its sources stay', async () => {
  const { root, builds, write } = repository();
  await buildApps(root);
  expect(builds()).toEqual(['apps/site', 'apps/office']);
  await buildApps(root);
  expect(builds()).toHaveLength(2);
  write('apps/office/src/page.tsx', 'changed');
  await buildApps(root);
  expect(builds()).toEqual(['apps/site', 'apps/office', 'apps/office']);
});

test('what browsers are sent has compressed forms, and nothing else has', async () => {
  const { root, read, has } = repository();
  await buildApps(root);
  for (const file of ['apps/site/dist/client/page.html', 'apps/office/dist/index.html'])
    expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(page);
  for (const file of ['apps/site/dist/server/entry-server.js', 'apps/site/dist/client/.vite/manifest.json'])
    expect(has(`${file}.br`)).toBe(false);
});

test('a build that fails is told in its own words, and tried again', async () => {
  const { root, write, has } = repository();
  await buildApps(root);
  write('apps/site/build.ts', "console.error('No such colour.'); process.exit(2);");
  await expect(buildApps(root)).rejects.toThrow('The site could not be built.\nNo such colour.');
  expect(has('apps/site/dist/built-from.txt')).toBe(false);
  await expect(buildApps(root)).rejects.toThrow('No such colour.');
});
