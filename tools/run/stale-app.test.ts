import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type App, isStale, printOf, recordOf } from './stale-app.ts';

const app: App = {
  name: 'site',
  folder: 'apps/site',
  sources: ['src', 'build.ts'],
  sent: 'dist',
  bundles: ['dist/a.js', 'dist/b.js'],
};

/** A repository in which the app was just built, with a package that it takes in and one that it does not. */
function built() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'stale-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  const remove = (file: string): void => fs.rmSync(path.join(root, file));
  const manifest = (...names: string[]) =>
    JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1'])) });
  write('package-lock.json', '{}');
  write('apps/site/package.json', manifest('@millrace/contract', 'react'));
  write('packages/contract/package.json', manifest());
  write('packages/contract/src/a.ts', 'a');
  write('packages/other/src/a.ts', 'a');
  for (const file of ['src/page.tsx', 'build.ts', 'notes.md', ...app.bundles]) write(`apps/site/${file}`, 'a');
  write('apps/site/dist/built-from.txt', printOf(root, app));
  return { root, write, remove };
}

test('an app that was just built is not stale; its record lies beside its bundles', () => {
  const { root } = built();
  expect(isStale(root, app)).toBe(false);
  expect(recordOf(root, app)).toBe(path.join(root, 'apps/site/dist/built-from.txt'));
});

test.each([
  ['a source of its folder', 'apps/site/src/page.tsx', true],
  ['a further source', 'apps/site/src/other.tsx', true],
  ['the program that builds it', 'apps/site/build.ts', true],
  ['a package that it takes in', 'packages/contract/src/a.ts', true],
  ['what npm installs', 'package-lock.json', true],
  ['the record', 'apps/site/dist/built-from.txt', true],
  ['a package that it does not take in', 'packages/other/src/a.ts', false],
  ['a file that it is not made from', 'apps/site/notes.md', false],
  ['a test', 'apps/site/src/page.test.tsx', false],
  ['a bundle', 'apps/site/dist/a.js', false],
])('after a change of %s: %s', (_, file, stale) => {
  const { root, write } = built();
  write(file, 'b');
  expect(isStale(root, app)).toBe(stale);
});

test.each([
  ['the first bundle', 'dist/a.js', true],
  ['the last bundle', 'dist/b.js', true],
  ['the record', 'dist/built-from.txt', true],
  ['a source', 'src/page.tsx', true],
  ['a file that it is not made from', 'notes.md', false],
])('without %s', (_, file, stale) => {
  const { root, remove } = built();
  remove(`apps/site/${file}`);
  expect(isStale(root, app)).toBe(stale);
});

test('an app that was never built is stale', () => {
  const { root } = built();
  fs.rmSync(path.join(root, 'apps/site/dist'), { recursive: true });
  expect(isStale(root, app)).toBe(true);
});
