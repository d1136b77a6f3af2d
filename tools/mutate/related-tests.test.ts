import { expect, test } from 'vitest';
import { relatedTestsIn } from './related-tests.ts';

const tree = new Map([
  ['a/one.ts', 'export const one = 1;'],
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
  expect(relatedTestsIn(tree, doors)('a/one.ts')).toEqual([
    'a/one.test.ts',
    'd/one.test.ts',
    'b/two.test.ts',
    'b/late.test.ts',
    'a/beside.test.ts',
  ]);
});

test('a file with JSX has tests of its name, too, and no file that is no test', () => {
  const drawn = new Map([
    ['a/box.tsx', 'export const box = 1;'],
    ['a/box.test.tsx', "import { box } from './box.tsx';"],
    ['a/near.test.tsx', "import { box } from './box.tsx';"],
    ['a/story.tsx', "import { box } from './box.tsx';"],
    ['b/box.test.tsx', "import { box } from '../a/box.tsx';"],
    ['c/box.test.tsx', ''],
  ]);
  expect(relatedTestsIn(drawn, doors)('a/box.tsx')).toEqual(['a/box.test.tsx', 'b/box.test.tsx', 'a/near.test.tsx']);
});

test('tests that do not reach it are left out', () => {
  expect(relatedTestsIn(tree, doors)('c/other.ts')).toEqual(['c/far.test.ts']);
  expect(relatedTestsIn(tree, doors)('b/two.ts')).toEqual(['b/two.test.ts', 'b/late.test.ts', 'd/one.test.ts']);
});

test('of tests that reach it through the application, those beside it and of its feature come before those that are nearer', () => {
  const application = new Map([
    ['apps/server/src/app.ts', "import { card } from './cards/drawn/card.ts';"],
    ['apps/server/src/app.test.ts', "import { app } from './app.ts';"],
    ['apps/server/src/testing/open-app.ts', "import { app } from '../app.ts';"],
    ['apps/server/src/accounts/account.test.ts', "import { open } from '../testing/open-app.ts';"],
    ['apps/server/src/cards/routes.test.ts', "import { open } from '../testing/open-app.ts';"],
    ['apps/server/src/cards/drawn/card.ts', ''],
    ['apps/server/src/cards/drawn/fonts.test.ts', "import { open } from '../../testing/open-app.ts';"],
  ]);
  expect(relatedTestsIn(application, new Map())('apps/server/src/cards/drawn/card.ts')).toEqual([
    'apps/server/src/cards/drawn/fonts.test.ts',
    'apps/server/src/cards/routes.test.ts',
    'apps/server/src/app.test.ts',
    'apps/server/src/accounts/account.test.ts',
  ]);
});

test('tests that stand beside what imports it come before those that are as far elsewhere', () => {
  const house = new Map([
    ['packages/rows/src/rows.ts', 'export const rows = 1;'],
    ['apps/server/src/all.ts', "import './mails/send.ts';"],
    ['apps/server/src/careers/jobs.test.ts', "import '../all.ts';"],
    ['apps/server/src/mails/send.ts', "import { rows } from '../../../../packages/rows/src/rows.ts';"],
    ['apps/server/src/mails/calls.test.ts', "import '../all.ts';"],
  ]);
  expect(relatedTestsIn(house, new Map())('packages/rows/src/rows.ts')).toEqual([
    'apps/server/src/mails/calls.test.ts',
    'apps/server/src/careers/jobs.test.ts',
  ]);
});
