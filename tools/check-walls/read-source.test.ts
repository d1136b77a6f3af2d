import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';

const lines = (...all: string[]): string => all.join('\n');

test.each<[string, string, string, boolean]>([
  ['a value', "import { a } from './a.ts';", './a.ts', false],
  ['all of a module', "import * as a from './a.ts';", './a.ts', false],
  ['the default', "import a from './a.ts';", './a.ts', false],
  ['an import for its effects', "import './a.ts';", './a.ts', false],
  ['an import of nothing', "import {} from './a.ts';", './a.ts', false],
  ['types alone', "import type { A } from './a.ts';", './a.ts', true],
  ['types that are marked one by one', "import { type A, type B } from './a.ts';", './a.ts', true],
  ['a type beside a value', "import { type A, b } from './a.ts';", './a.ts', false],
  ['a value handed on', "export { a } from './a.ts';", './a.ts', false],
  ['all handed on', "export * from './a.ts';", './a.ts', false],
  ['all types handed on', "export type * from './a.ts';", './a.ts', true],
  ['types handed on', "export type { A } from './a.ts';", './a.ts', true],
  ['types handed on that are marked one by one', "export { type A, type B } from './a.ts';", './a.ts', true],
  ['a type handed on beside a value', "export { type A, b } from './a.ts';", './a.ts', false],
  ['an import at run time', "await import('./a.ts');", './a.ts', false],
  ['an import inside a function', "const load = () => import('./a.ts');", './a.ts', false],
  ['the type of a module', "type A = import('./a.ts').A;", './a.ts', true],
])('imports: %s', (_, text, specifier, isTypeOnly) => {
  expect(readSource('x.ts', text).imports).toEqual([{ specifier, isTypeOnly, line: 1 }]);
});

test.each([
  ['an export of its own', 'const a = 1; export { a };'],
  ['a declaration that is exported', 'export const a = 1;'],
  ['an address that is computed', 'const a = "./a.ts"; import(a);'],
  ['an address that is put together', 'const a = "a"; import(`./$' + '{a}.ts`);'],
  ['the address of the file itself', 'export const here = import.meta.url;'],
])('no import is %s', (_, text) => {
  expect(readSource('x.ts', text).imports).toEqual([]);
});

test('each import stands at its line, in the order of the file', () => {
  const text = lines(
    "import './a.ts';",
    '',
    'import {',
    '  b,',
    "} from './b.ts';",
    'const a = 1;',
    "export * from './c.ts';",
  );
  expect(readSource('x.ts', text).imports.map(({ specifier, line }) => [specifier, line])).toEqual([
    ['./a.ts', 1],
    ['./b.ts', 3],
    ['./c.ts', 7],
  ]);
});

test.each<[string, string, boolean]>([
  ['a name by itself', 'process;', true],
  ['the object of a member', 'process.env;', true],
  ['an argument', 'run(process);', true],
  ['a value of an object', 'const a = { b: process };', true],
  ['a name in brackets', 'a[process];', true],
  ['a key in brackets', 'const a = { [process]: 1 };', true],
  ['a member of something else', 'a.process;', false],
  ['a key of an object', 'const a = { process: 1 };', false],
  ['a method of a class', 'class A { process() {} }', false],
  ['a text', "const a = 'process';", false],
])('names that are read: %s', (_, text, isRead) => {
  const found = readSource('x.ts', text).names.filter(({ name }) => name === 'process');
  expect(found.length > 0).toBe(isRead);
});

test('a name stands at its line', () => {
  expect(readSource('x.ts', lines('', '', 'process;')).names).toEqual([{ name: 'process', line: 3 }]);
});

/** Calls a member of a function that makes tests, in a text alone: here every test runs. */
const calling = (maker: string, member: string): string => `${maker}.${member}('x', run);`;

test.each([
  ['a test', 'it', 'only', ''],
  ['a test', 'test', 'skip', ''],
  ['several tests', 'describe', 'todo', ''],
  ['several tests by another name', 'suite', 'only', ''],
  ['a bench', 'bench', 'skip', ''],
  ['a test of Playwright', 'test', 'fixme', ''],
  ['behind another member', 'test.concurrent', 'only', ''],
  ['before a table', 'describe', 'only', '.each([1])'],
])('tests that do not all run: %s, %s.%s', (_, maker, member, table) => {
  expect(readSource('x.ts', calling(maker, `${member}${table}`)).testMembers).toEqual([{ member, line: 1 }]);
});

test.each([
  ['a test that runs', "it('x', run);"],
  ['a table', "it.each([1])('x', run);"],
  ['a condition', "it.skipIf(true)('x', run);"],
  ['a member that is not called', calling('const a = it', 'only').replace("('x', run)", '')],
  ['a member of something else', calling('list', 'only')],
  ['a member of what a call returns', calling("it('x')", 'only')],
  ['a member of a member of that name', calling('list.it', 'only')],
])('tests that all run: %s', (_, text) => {
  expect(readSource('x.ts', text).testMembers).toEqual([]);
});

test('a member of a test function stands at its line', () => {
  const text = lines('', "it('a', run);", calling('it', 'only'));
  expect(readSource('x.ts', text).testMembers).toEqual([{ member: 'only', line: 3 }]);
});

test.each<[string, string, number[]]>([
  ['a pattern', "import.meta.glob('./*.ts');", [1]],
  ['a pattern that loads at once', "import.meta.globEager('./*.ts');", [1]],
  ['at its line', "\n\nexport const all = import.meta.glob('./*.ts');", [3]],
  ['another member', 'import.meta.url;', []],
  ['a member that ends so', 'import.meta.myglob;', []],
  ['a member of something else', "fs.globSync('*.ts');", []],
  ['the whole', 'console.log(import.meta);', []],
])('imports by a pattern: %s', (_, text, globs) => {
  expect(readSource('x.ts', text).globs).toEqual(globs);
});

test.each<[string, string, number[]]>([
  ['waitFor without a time', 'await vi.waitFor(check);', [1]],
  ['waitUntil without a time', 'await vi.waitUntil(check);', [1]],
  ['without any argument', 'await vi.waitFor();', [1]],
  ['at its line', '\nawait vi.waitFor(check);', [2]],
  ['with a time', 'await vi.waitFor(check, { timeout: 30_000 });', []],
  ['another of its functions', 'vi.fn(run);', []],
  ['a longer name', 'vi.waitForever(run);', []],
  ['a name that ends so', 'vi.dontwaitFor(run);', []],
  ['a function of something else', 'page.waitFor(check);', []],
  ['a function by itself', 'waitFor(check);', []],
  ['one that is not called', 'const wait = vi.waitFor;', []],
])('waits that give up soon: %s', (_, text, shortWaits) => {
  expect(readSource('x.ts', text).shortWaits).toEqual(shortWaits);
});

test.each<[string, string, { text: string; line: number }[]]>([
  ['a line', '// Holds one.', [{ text: 'Holds one.', line: 1 }]],
  ['after code', 'const a = 1; // Holds one.', [{ text: 'Holds one.', line: 1 }]],
  ['lines that follow one another', '// Holds one.\n// Who asks gets it.', [{ text: 'Holds one.', line: 1 }]],
  ['such lines that stand further in', '{\n  // Holds one.\n\t// Who asks.\n}', [{ text: 'Holds one.', line: 2 }]],
  [
    'lines with an empty one between',
    '// Holds one.\n\n// Holds two.',
    [
      { text: 'Holds one.', line: 1 },
      { text: 'Holds two.', line: 3 },
    ],
  ],
  [
    'lines with code between',
    '// Holds one.\nconst a = 1;\n// Holds two.',
    [
      { text: 'Holds one.', line: 1 },
      { text: 'Holds two.', line: 3 },
    ],
  ],
  ['a block', '/** A shape.\n * Of two. */', [{ text: 'A shape.\n * Of two. ', line: 1 }]],
  ['a block whose words begin on its second line', '\n/*\n * A shape. */', [{ text: 'A shape. ', line: 2 }]],
  ['what only looks like one', "const a = '// Holds one.';", []],
])('comments: %s', (_, text, comments) => {
  expect(readSource('x.ts', text).comments).toEqual(comments);
});

test.each([
  ['one line', 'a;', 1],
  ['one line with its end', 'a;\n', 1],
  ['two lines', 'a;\nb;', 2],
  ['empty lines at the end', 'a;\n\n\n', 1],
  ['empty lines between', 'a;\n\nb;', 3],
])('counts lines: %s', (_, text, count) => {
  expect(readSource('x.ts', text).lines).toBe(count);
});

test('a file of code states no class', () => {
  expect(readSource('x.tsx', 'export const a = <p className="a" />;').classes).toEqual([]);
});

test('a file that does not parse is refused with its name and the fault', () => {
  expect(() => readSource('src/x.ts', 'import {')).toThrow(/^src\/x\.ts does not parse: \S/);
  expect(() => readSource('src/x.ts', 'const a = <p />;')).toThrow('src/x.ts does not parse');
});
