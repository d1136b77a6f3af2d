import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf, treeOf } from './tree.ts';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-tree-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};

test('a tree has the files that git keeps or would keep, as they are on the disk', () => {
  git('init', '-q');
  write('.gitignore', 'dist/\n');
  write('a.ts', 'one');
  write('b/ö c.ts', 'two');
  write('gone.ts', '');
  git('add', '.');
  write('a.ts', 'changed');
  write('new.ts', 'three');
  write('dist/built.js', 'four');
  fs.rmSync(path.join(root, 'gone.ts'));
  const texts = { '.gitignore': 'dist/\n', 'a.ts': 'changed', 'b/ö c.ts': 'two', 'new.ts': 'three' };
  expect(Object.fromEntries(treeOf(root) ?? [])).toEqual(
    Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, hashOf(text)])),
  );
});

test('a folder that git does not keep has no tree', () => {
  write('a.ts', 'one');
  expect(treeOf(root)).toBe(null);
});

test('a hash tells two contents apart', () => {
  expect(hashOf('a')).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOf('a')).not.toBe(hashOf('b'));
});
