import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weighFirstScreen } from './weigh-first-screen.ts';

let folder: string;
const script = (name: string, text: string) => writeFile(path.join(folder, 'assets', name), text);
const document = (html: string) => writeFile(path.join(folder, 'index.html'), html);
const weigh = () => weighFirstScreen(pathToFileURL(`${folder}/`));
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'office-'));
  await mkdir(path.join(folder, 'assets'));
  await script('start.js', 'start();');
  await script('react.js', 'react();');
  await script('chart.js', 'loaded only after a click');
});
afterAll(() => rm(folder, { recursive: true }));

test('the first screen weighs as much as the scripts its document names, each once', async () => {
  await document(
    '<script src="/office/assets/start.js"></script><link href="/office/assets/react.js"><link href="/office/assets/react.js">' +
      '<link rel="stylesheet" href="/office/assets/office.css">',
  );
  const bytes = ['start();', 'react();'].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  expect(await weigh()).toBe(bytes / 1000);
});
test('a document without a script cannot be weighed', async () => {
  await document('<p>no script</p>');
  await expect(weigh()).rejects.toThrow('names no script');
});
