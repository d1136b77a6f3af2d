import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packageOf, readWorkspaces, targetOf, type Workspace, workspaceOf } from './workspaces.ts';

/** A repository of manifests alone, by their folders. */
function repository(manifests: Record<string, object>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'workspaces-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  for (const [folder, manifest] of Object.entries(manifests)) {
    fs.mkdirSync(path.join(root, folder), { recursive: true });
    fs.writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
  }
  return root;
}

test('reads every workspace with what it depends on and its doors, by folder, the root last', () => {
  const root = repository({
    '': { name: 'house', workspaces: ['packages/*', 'apps/*'], devDependencies: { vitest: '1' } },
    'packages/b': { name: '@house/b' },
    'packages/a': {
      name: '@house/a',
      exports: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
      dependencies: { zod: '4', '@house/b': '1' },
      devDependencies: { vite: '8' },
    },
    'apps/site': { name: '@house/site' },
    'elsewhere/c': { name: '@house/c' },
  });
  const none = { dependencies: new Set(), devDependencies: new Set(), doors: new Map() };
  expect(readWorkspaces(root)).toEqual([
    { ...none, folder: 'apps/site', name: '@house/site' },
    {
      folder: 'packages/a',
      name: '@house/a',
      dependencies: new Set(['zod', '@house/b']),
      devDependencies: new Set(['vite']),
      doors: new Map([
        ['.', './src/index.ts'],
        ['./testing', './src/testing/index.ts'],
      ]),
    },
    { ...none, folder: 'packages/b', name: '@house/b' },
    { ...none, folder: '', name: 'house', devDependencies: new Set(['vitest']) },
  ]);
});

test('a repository without workspaces is its root alone', () => {
  expect(readWorkspaces(repository({ '': { name: 'alone' } })).map(({ folder }) => folder)).toEqual(['']);
  expect(readWorkspaces(repository({ '': { name: 'odd', workspaces: {} } })).map(({ name }) => name)).toEqual(['odd']);
});

const workspace = (folder: string, name: string, doors: Record<string, string> = {}): Workspace => ({
  folder,
  name,
  dependencies: new Set(),
  devDependencies: new Set(),
  doors: new Map(Object.entries(doors)),
});
const workspaces = [
  workspace('packages/a', '@house/a', { '.': './src/index.ts', './testing': './src/testing/index.ts' }),
  workspace('packages/ab', '@house/ab'),
  workspace('', 'house', { '.': './main.ts' }),
];

test.each([
  ['a file of a workspace', 'packages/a/src/x.ts', 'packages/a'],
  ['a folder whose name goes on', 'packages/ab/src/x.ts', 'packages/ab'],
  ['a folder that is no workspace', 'packages/c/x.ts', ''],
  ['a file of the root', 'vitest.config.ts', ''],
])('%s belongs to its workspace', (_, file, folder) => {
  expect(workspaceOf(workspaces, file)?.folder).toBe(folder);
});

test('without a root, a file may belong to no workspace', () => {
  expect(workspaceOf(workspaces.slice(0, 2), 'vitest.config.ts')).toBeUndefined();
});

test.each([
  ['a file beside', './y.ts', 'packages/a/src/y.ts'],
  ['a file above', '../../b/y.ts', 'packages/b/y.ts'],
  ['a file that is asked for as its text', './y.css?inline', 'packages/a/src/y.css'],
  ['a package by its name', '@house/a', 'packages/a/src/index.ts'],
  ['a package as its text', '@house/a?raw', 'packages/a/src/index.ts'],
  ['another door of a package', '@house/a/testing', 'packages/a/src/testing/index.ts'],
  ['a door that is not there', '@house/a/other', undefined],
  ['a package without doors', '@house/ab', undefined],
  ['the root by its name', 'house', 'main.ts'],
  ['a package of others', 'zod', undefined],
  ['a module of Node', 'node:fs', undefined],
])('the file of %s', (_, specifier, target) => {
  expect(targetOf(workspaces, 'packages/a/src/x.ts', specifier)).toBe(target);
});

test.each([
  ['zod', 'zod'],
  ['zod/mini', 'zod'],
  ['@house/a', '@house/a'],
  ['@house/a/testing', '@house/a'],
  ['@house/a/testing/deep', '@house/a'],
])('%s is of the package %s', (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});
