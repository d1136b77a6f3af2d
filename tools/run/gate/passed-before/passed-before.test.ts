import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { passedBeforeOf } from './passed-before.ts';

let root: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-passed-'));
  write('.gitignore', 'node_modules/\n');
  for (const name of ['one', 'two']) {
    write(`packages/${name}/package.json`, '{}');
    write(`packages/${name}/src/${name}.ts`, '');
    write(`packages/${name}/src/${name}.test.ts`, '');
  }
  execFileSync('git', ['init', '-q'], { cwd: root });
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const ONE = 'packages/one/src/one.test.ts';
const TWO = 'packages/two/src/two.test.ts';
const run = ({ CI = '', isAnew = false } = {}) => passedBeforeOf({ root, env: { CI }, isAnew });
const passes = (...files: string[]): void =>
  run().note('units', [ONE, TWO], new Map(files.map((file, at) => [file, at + 3])));
const shared = () => run().share('units', [ONE, TWO]);

test('a first run leaves everything to run', () => {
  expect(shared()).toEqual({ left: [ONE, TWO], before: 0 });
});

test('what passed is not run again, and its tests are counted', () => {
  passes(ONE, TWO);
  expect(shared()).toEqual({ left: [], before: 7 });
});

test('what failed is run again, also where it passed before', () => {
  passes(ONE, TWO);
  passes(TWO);
  expect(shared()).toEqual({ left: [ONE], before: 3 });
});

test('what depends on a change is run again, until the change is taken back', () => {
  passes(ONE, TWO);
  write('packages/one/src/one.ts', 'changed');
  expect(shared()).toEqual({ left: [ONE], before: 4 });
  write('packages/one/src/one.ts', '');
  expect(shared().left).toEqual([]);
});

test('what was changed while it ran is not noted', () => {
  const meanwhile = run();
  write('packages/two/src/two.ts', 'changed');
  meanwhile.note('units', [ONE, TWO], new Map([ONE, TWO].map((file) => [file, 1])));
  expect(shared()).toEqual({ left: [TWO], before: 1 });
  write('packages/two/src/two.ts', '');
  expect(shared().left).toEqual([TWO]);
});

test('one suite tells nothing of another, and a part of a suite nothing of the rest', () => {
  passes(ONE, TWO);
  expect(run().share('units on PostgreSQL', [ONE]).left).toEqual([ONE]);
  run().note('units', [ONE], new Map([[ONE, 9]]));
  expect(shared()).toEqual({ left: [], before: 13 });
});

test('a run anew runs everything and notes it', () => {
  passes(TWO);
  expect(run({ isAnew: true }).share('units', [ONE, TWO])).toEqual({ left: [ONE, TWO], before: 0 });
  run({ isAnew: true }).note('units', [ONE, TWO], new Map([[ONE, 1]]));
  expect(shared()).toEqual({ left: [TWO], before: 1 });
});

test('in CI everything is run, and nothing is noted', () => {
  passes(ONE);
  const inCi = run({ CI: 'true' });
  expect(inCi.share('units', [ONE, TWO])).toEqual({ left: [ONE, TWO], before: 0 });
  inCi.note('units', [ONE, TWO], new Map([[TWO, 1]]));
  expect(shared().left).toEqual([TWO]);
});

test('without git everything is run, and nothing is noted', () => {
  passes(ONE, TWO);
  fs.renameSync(path.join(root, '.git'), path.join(root, 'node_modules/.git'));
  expect(shared()).toEqual({ left: [ONE, TWO], before: 0 });
  passes(ONE);
  fs.renameSync(path.join(root, 'node_modules/.git'), path.join(root, '.git'));
  expect(shared().left).toEqual([]);
});
