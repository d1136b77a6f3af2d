import { expect, test } from 'vitest';
import { fileRules } from './file-rules.ts';
import { readSource } from './read-source.ts';

const faultsOf = (file: string, text: string, isPure = false): string[] =>
  fileRules.flatMap((rule) =>
    rule({ file, source: readSource(file, text), room: { mayImport: {}, ...(isPure && { isPure }) } }).map(
      ({ line, message }) => `${line} ${message}`,
    ),
  );

test.each([
  ['a pure package', 'packages/a/src/b.ts', true, ['2 process is out of reach of a pure package; pass it in']],
  ['a test of one', 'packages/a/src/b.test.ts', true, []],
  ['another room', 'packages/a/src/b.ts', false, []],
])('what a package must be handed: %s', (_, file, isPure, faults) => {
  expect(faultsOf(file, 'const a = 1;\nconst b = process;', isPure)).toEqual(faults);
});

test('a file that belongs to no room reaches for anything', () => {
  const source = readSource('a.ts', 'process;');
  expect(fileRules.flatMap((rule) => rule({ file: 'a.ts', source, room: undefined }))).toEqual([]);
});

test.each([
  ['src/read-page.ts', []],
  ['src/read-page.test.ts', []],
  ['src/a1.ts', []],
  ['src/readPage.ts', ['1 file names are kebab-case']],
  ['src/read--page.ts', ['1 file names are kebab-case']],
  ['src/read_page.ts', ['1 file names are kebab-case']],
  ['src/utils.ts', ["1 'utils' does not say what is inside"]],
  ['src/utils/read.ts', ["1 'utils' does not say what is inside"]],
  ['src/read-utils.ts', []],
])('the name %s: %j', (file, faults) => {
  expect(faultsOf(file, '')).toEqual(faults);
});

test.each([
  ['400 lines', 'src/a.ts', 400, []],
  ['401 lines', 'src/a.ts', 401, ['401 has 401 lines; 400 are allowed']],
])('a file of %s', (_, file, count, faults) => {
  expect(faultsOf(file, 'a;\n'.repeat(count))).toEqual(faults);
});

test('each fault stands at its line', () => {
  const member = 'only';
  const text = `it.${member}('a', run);\nvi.waitFor(run);\nimport.meta.glob('./*.ts');\n// Who may read this at all.\n`;
  expect(faultsOf('a.test.ts', text)).toEqual([
    '1 .only keeps tests from running',
    '2 gives up after a second; wait by expect.poll',
    '3 import.meta.glob hides what is imported; name the modules',
    "4 'Who may read this at…' has no subject: begin with a noun or a verb",
  ]);
});
