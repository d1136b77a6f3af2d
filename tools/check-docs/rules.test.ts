import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { documentRules, mentionRules, picturesNobodyShows } from './rules.ts';

/** A repository with a few files in it. */
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'rules-'));
afterAll(() => fs.rmSync(root, { recursive: true }));
const files: Record<string, string> = {
  'package.json': JSON.stringify({ scripts: { start: 'x', test: 'x', 'db:generate': 'x' } }),
  'apps/site/package.json': JSON.stringify({ scripts: { build: 'x' } }),
  'apps/bare/package.json': '{}',
  'apps/site/src/routes.tsx': '',
  'node_modules/zod/deep.ts': '',
  'dist/made.ts': '',
  'docs/guide.md': '',
  'docs/with space.md': '',
  'docs/plate.svg': '',
  'docs/screens/home.png': '',
  'docs/decisions/README.md': '[first](001-first.md); reversed by 002\n[second](002-second.md)',
};
for (const [file, text] of Object.entries(files)) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

const faultsOf = (kind: 'code' | 'link', text: string, file = 'docs/guide.md'): string[] =>
  mentionRules.flatMap((rule) => rule({ root, file, mention: { line: 1, text, kind } }));

test.each([
  ['a file beside', 'plate.svg', true],
  ['a file above', '../package.json', true],
  ['a folder', 'decisions', true],
  ['a path from the root', '/apps/site/package.json', true],
  ['a place in a file', 'guide.md#top', true],
  ['a name with a space', 'with%20space.md', true],
  ['another site', 'https://example.org/gone.md', true],
  ['a letter', 'mailto:sales@example.org', true],
  ['a place in this file', '#gone', true],
  ['a page of the office', '/office/rows', true],
  ['the office itself', '/office', true],
  ['a page whose name begins so', '/offices', false],
  ['a file that is gone', 'gone.md', false],
  ['a path of the root that is taken as beside', 'apps/site', false],
  ['a place in a file that is gone', 'gone.md#top', false],
])('a link to %s: %s', (_, text, isThere) => {
  expect(faultsOf('link', text)).toEqual(isThere ? [] : [`the link ${text} leads nowhere`]);
});

test.each([
  ['a file by its path', 'apps/site/src/routes.tsx', []],
  ['a folder', 'apps/site', []],
  ['a file by its name alone', 'routes.tsx', []],
  ['a name alone that lies among what is installed', 'deep.ts', ['deep.ts']],
  ['a name alone that was built', 'made.ts', ['made.ts']],
  ['a pattern', 'apps/*/package.json', []],
  ['a pattern of nothing', 'apps/*/gone.json', ['apps/*/gone.json']],
  ['one of several', 'docs/{guide,gone}.md', []],
  ['a path from the document', './plate.svg', []],
  ['a path above the document', '../package.json', []],
  ['such a path from the root', './apps/site', []],
  ['a relative path that is gone', './gone', ['./gone']],
  ['a path that is gone', 'apps/gone', ['apps/gone']],
  ['two words, one of them gone', 'node apps/gone.ts', ['apps/gone.ts']],
  ['a path with a sign after it', 'apps/gone:', ['apps/gone']],
  ['a path in quotes', '"apps/gone"', ['apps/gone']],
  ['a word that is no path', 'gone', []],
  ['a path that begins with nothing of the root', 'input/gone', []],
  ['an address', 'https://example.org/a.ts', []],
  ['a path of a server', '/apps/gone', []],
  ['a package', '@millrace/gone', []],
  ['an option', '--apps/gone', []],
  ['a variable', '$HOME/gone.ts', []],
  ['a placeholder', 'apps/<name>/gone.ts', []],
  ['what is made here', 'data/gone.sql', []],
  ['what is made here, by a relative path', './dist/gone.js', []],
  ['a file name with another ending', 'gone.txt', []],
])('code that names %s', (_, text, gone) => {
  expect(faultsOf('code', text)).toEqual(gone.map((word) => `${word} does not exist`));
});

test.each([
  ['npm start', []],
  ['npm test', []],
  ['npm run start', []],
  ['npm run-script start', []],
  ['npm run --silent db:generate', []],
  ['npm run gone', ['gone in package.json']],
  ['npm run -s gone', ['gone in package.json']],
  ['npm ci && npm start; npm run gone', ['gone in package.json']],
  ['npm run gone && npm run lost', ['gone in package.json', 'lost in package.json']],
  ['npm run build -w apps/site', []],
  ['npm run build --workspace=apps/site', []],
  ['npm run build --workspace apps/site', []],
  ['npm test -w apps/site', ['test in apps/site/package.json']],
  ['npm run build', ['build in package.json']],
  ['npm run build | tee x -w apps/site', ['build in package.json']],
  ['npm run build -w apps/bare', ['build in apps/bare/package.json']],
  ['npm install zod', []],
  ['npm starting', []],
])('the scripts of %s', (text, missing) => {
  const faults = faultsOf('code', text).filter((fault) => fault.startsWith('there is no script'));
  expect(faults).toEqual(missing.map((script) => `there is no script ${script}`));
});

test('code is no link, and a link no code', () => {
  expect(faultsOf('code', 'gone')).toEqual([]);
  expect(faultsOf('link', 'https://example.org/npm run gone')).toEqual([]);
});

const wholeFaults = (file: string, ...lines: string[]): string[] =>
  documentRules.flatMap((rule) => rule({ root, file, lines }).map(({ line, message }) => `${line} ${message}`));
const many = (count: number): string[] => Array.from({ length: count }, () => 'x');

test.each<[string, string, string[], string[]]>([
  ['a decision of sixty lines', 'docs/decisions/002-second.md', many(60), []],
  ['a longer one', 'docs/decisions/002-second.md', many(61), ['1 has 61 lines; a decision record has at most 60']],
  ['another document, however long', 'docs/guide.md', many(200), []],
  ['the index, however long', 'docs/decisions/README.md', many(200), []],
  ['one that is not listed', 'docs/decisions/003-third.md', ['x'], ['1 is not in docs/decisions/README.md']],
  ['one that is reversed, as its row says', 'docs/decisions/001-first.md', ['Reversed by [002](002-second.md).'], []],
  [
    'one that is reversed, which its row does not say',
    'docs/decisions/002-second.md',
    ['It was reversed in part by', 'decision 001.'],
    ['1 is reversed by 001, which its row in docs/decisions/README.md does not name'],
  ],
  [
    'one that is reversed by two',
    'docs/decisions/001-first.md',
    ['Reversed by 002 and reversed by 003.'],
    ['1 is reversed by 003, which its row in docs/decisions/README.md does not name'],
  ],
  ['one that reverses another', 'docs/decisions/002-second.md', ['It reverses decision 001.'], []],
  ['words about it elsewhere', 'docs/guide.md', ['Reversed by 009.'], []],
  ['the longest line', 'docs/guide.md', ['x'.repeat(140)], []],
  ['a longer line', 'docs/guide.md', ['x', 'x'.repeat(141)], ['2 has 141 characters; a line has at most 140']],
  ['a row of a table, however long', 'docs/guide.md', [`|${'x'.repeat(200)}|`], []],
  ['words of a glossary', 'docs/glossary.md', ['| slug | a |', '| plate | b |', 'slug', 'slug'], []],
  [
    'a word of a glossary again',
    'docs/glossary.md',
    ['| slug | a |', '| plate | b |', '|slug| c |'],
    ['3 has “slug” again, which stands in line 1'],
  ],
  ['a word again elsewhere', 'docs/guide.md', ['| slug | a |', '| slug | b |'], []],
])('a document as a whole: %s', (_, file, lines, faults) => {
  expect(wholeFaults(file, ...lines)).toEqual(faults);
});

test('a picture is shown where some document names it', () => {
  expect(picturesNobodyShows(root, []).toSorted()).toEqual(['docs/plate.svg', 'docs/screens/home.png']);
  expect(picturesNobodyShows(root, ['x', '![a](screens/home.png)'])).toEqual(['docs/plate.svg']);
  expect(picturesNobodyShows(root, ['![a](screens/home.png) ![b](plate.svg)'])).toEqual([]);
});
