import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles, typeProject } from './changed-files.ts';

function place() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'changed-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const write = (file: string, text: string): void => fs.writeFileSync(path.join(root, file), text);
  const texts = () => ['a.ts', 'b.ts'].map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
  for (const file of ['a.ts', 'b.ts']) write(file, `own ${file}`);
  const files = changedFiles(root, new Map(['a.ts', 'b.ts'].map((file) => [file, `own ${file}`])));
  return { root, write, texts, files };
}

test('files are changed, and restored to their own texts', () => {
  const { texts, files } = place();
  files.write(
    new Map([
      ['a.ts', 'other'],
      ['b.ts', 'another'],
    ]),
  );
  expect(texts()).toEqual(['other', 'another']);
  files.restore();
  expect(texts()).toEqual(['own a.ts', 'own b.ts']);
});

test('a file that was not changed, or is restored already, is left as it is', () => {
  const { texts, files, write } = place();
  files.write(new Map([['a.ts', 'other']]));
  write('b.ts', 'edited');
  files.restore();
  expect(texts()).toEqual(['own a.ts', 'edited']);
  write('a.ts', 'edited');
  files.restore();
  expect(texts()).toEqual(['edited', 'edited']);
});

test('a file that could not be restored is not changed', () => {
  const { root, files } = place();
  expect(() => files.write(new Map([['c.ts', 'other']]))).toThrow('c.ts is not in the tree');
  expect(fs.existsSync(path.join(root, 'c.ts'))).toBe(false);
});

test.each(['tools', 'packages/look/src', 'apps/office/src', 'apps/siteless/src'])(
  'the types of %s are checked by a project of their own',
  (folder) => {
    const { root } = place();
    const file = typeProject(root, folder);
    const { extends: base, include } = JSON.parse(fs.readFileSync(file, 'utf8'));
    expect(path.resolve(path.dirname(file), base)).toBe(path.join(root, 'tsconfig.base.json'));
    expect(path.resolve(path.dirname(file), include[0])).toBe(path.join(root, folder));
  },
);

test('the site has a project', () => {
  const { root } = place();
  expect(typeProject(root, 'apps/site/src')).toBe('apps/site/tsconfig.json');
  expect(fs.existsSync(path.join(root, 'node_modules'))).toBe(false);
});
