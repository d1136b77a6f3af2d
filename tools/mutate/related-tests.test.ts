import { expect, test } from 'vitest';
import { relatedTests } from './related-tests.ts';

const tree = new Map([
  ['a/one.ts', ''],
  ['a/one.test.ts', "import { one } from './one.ts';"],
  ['a/beside.test.ts', ''],
  ['a/index.ts', "export { one } from './one.ts';"],
  ['b/two.ts', "import { one } from '@house/a';"],
  ['b/two.test.ts', "import { two } from './two.ts';"],
  ['b/late.test.ts', "const { two } = await import('./two.ts');"],
  ['d/three.ts', "import { two } from '../b/two.ts';"],
  ['d/one.test.ts', "import { three } from './three.ts';"],
  ['e/one.test.ts', ''],
  ['c/far.test.ts', "import { other } from '../c/other.ts';"],
]);
const doors = new Map([['@house/a', 'a/index.ts']]);

test("a file's own test comes first, then those of its name that reach it, then others that do, also through a package and a late import, then those beside", () => {
  expect(relatedTests(tree, 'a/one.ts', doors)).toEqual([
    'a/one.test.ts',
    'd/one.test.ts',
    'b/two.test.ts',
    'b/late.test.ts',
    'a/beside.test.ts',
  ]);
});

test('tests that do not reach it are left out', () => {
  expect(relatedTests(tree, 'c/other.ts', doors)).toEqual(['c/far.test.ts']);
  expect(relatedTests(tree, 'b/two.ts', doors)).toEqual(['b/two.test.ts', 'b/late.test.ts', 'd/one.test.ts']);
});
