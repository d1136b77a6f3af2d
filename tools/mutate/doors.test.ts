import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { doorsIn } from './doors.ts';

test('every door of every package is a name and a file', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'doors-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const state = (folder: string, manifest: object): void => {
    fs.mkdirSync(path.join(root, folder), { recursive: true });
    fs.writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
  };
  state('packages/a', { name: '@house/a', exports: { '.': './src/index.ts', './testing': './src/testing/all.ts' } });
  state('apps/b', { name: '@house/b', exports: { '.': './src/b.ts' } });
  state('tools/c', { name: '@house/c' });
  state('elsewhere/d', { name: '@house/d', exports: { '.': './d.ts' } });
  expect(doorsIn(root)).toEqual(
    new Map([
      ['@house/a', 'packages/a/src/index.ts'],
      ['@house/a/testing', 'packages/a/src/testing/all.ts'],
      ['@house/b', 'apps/b/src/b.ts'],
    ]),
  );
});
