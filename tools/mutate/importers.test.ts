import { expect, test } from 'vitest';
import { importersIn } from './importers.ts';

const doors = new Map([['@house/a', 'a/index.ts']]);
const importersOf = (file: string, importer: string): string[] => [
  ...(importersIn(
    new Map([
      ['a/index.ts', "export { one as first } from './one.ts'; export * from './two.ts'; export const own = 1;"],
      ['a/one.ts', 'export const one = 1;'],
      ['a/two.ts', "export function two() {} export * as inner from './three.ts';"],
      ['a/three.ts', 'export class Three {}'],
      ['b.ts', importer],
    ]),
    doors,
  ).get(file) ?? []),
];

test.each([
  ['a name belongs to the file that declares it', "import { first } from '@house/a';", 'a/one.ts'],
  ['a name that everything is handed on with, too', "import { two as second } from '@house/a';", 'a/two.ts'],
  ['a file that is handed on under one name is imported whole', "import { inner } from '@house/a';", 'a/three.ts'],
  ['a name of the door stays there', "import { own } from '@house/a';", 'a/index.ts'],
  ['all names are the door', "import * as a from '@house/a';", 'a/index.ts'],
  ['a file that is run alone is imported', "import './a/one.ts';", 'a/one.ts'],
  ['a late import is one', "await import('@house/a');", 'a/index.ts'],
  ['a file that is loaded in a thread is imported', "new Worker(new URL('./a/two.ts', import.meta.url));", 'a/two.ts'],
  ['a program that is started is imported', "fork(path.join(import.meta.dirname, 'a/three.ts'));", 'a/three.ts'],
  ['it may stand in a line of its own', "resolve(\n  import.meta.dirname,\n  './a/three.ts',\n);", 'a/three.ts'],
  ['a name that nothing declares is of the file that is named', "import { none } from '@house/a';", 'a/index.ts'],
])('%s', (_, importer, file) => {
  const files = ['a/index.ts', 'a/one.ts', 'a/two.ts', 'a/three.ts'];
  expect(files.filter((one) => importersOf(one, importer).includes('b.ts'))).toEqual([file]);
});

test('types alone are no imports', () => {
  expect(
    importersOf('a/one.ts', "import type { first } from '@house/a'; import { type own } from '@house/a';"),
  ).toEqual(['a/index.ts']);
});
