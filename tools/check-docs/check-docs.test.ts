import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkDocs } from './check-docs.ts';
import { MAX_DECISION_LINES, MAX_LINE_LENGTH } from './rules.ts';

const sound: Record<string, string> = {
  'package.json': JSON.stringify({ scripts: { start: 'x', 'db:generate': 'x' } }),
  'apps/site/package.json': JSON.stringify({ scripts: { build: 'x' } }),
  'apps/site/src/routes.tsx': '',
  'docs/decisions/001-first.md': 'x\n'.repeat(MAX_DECISION_LINES),
  'docs/decisions/README.md': `[first](001-first.md)\n${'x\n'.repeat(MAX_DECISION_LINES)}`,
  'docs/plate.svg': '<svg/>',
  'docs/operations.md': '[back](../README.md#top) and `../README.md`, ![the plate](plate.svg)',
  'README.md': [
    'Run `npm ci && npm start`, `npm run db:generate` or `npm run build -w apps/site`; `npm i left-pad` is npm’s own.',
    'See [operations](docs/operations.md), [elsewhere](https://example.org/a.md), [here](#here), [lists](/office/rows).',
    'The map is `apps/site/src/routes.tsx`, also `routes.tsx`, `apps/*/package.json`, `docs/{decisions,operations.md}`.',
    'Not paths: `/media/a/b.md`, `input/output`, `drizzle-orm/pglite`, `GET /api/x`, `<p>`, `a.b`, `DATA_DIR/database`, `./data/database`.',
    '```',
    'PATH=$PWD/node_modules/.bin:$PATH node apps/site/src/routes.tsx',
    '```',
    'x'.repeat(MAX_LINE_LENGTH),
    `| ${'x'.repeat(MAX_LINE_LENGTH)} |`,
  ].join('\n'),
};

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) fs.rmSync(tree, { recursive: true });
});

function treeOf(files: Record<string, string>): string {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-'));
  trees.push(tree);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    fs.writeFileSync(path.join(tree, file), text);
  }
  return tree;
}
const check = (files: Record<string, string>) => checkDocs(treeOf(files));

it('finds nothing wrong with sound documents, and says how many it read', () => {
  expect(check(sound)).toEqual({ filesRead: 4, faults: [] });
});

it.each<[string, string, RegExp]>([
  ['a path that does not exist', 'x\n`apps/site/src/gone.ts`', /apps\/site\/src\/gone\.ts does not exist/],
  ['a path in a fenced block', '```\nnode apps/gone.ts\n```', /apps\/gone\.ts/],
  ['a folder that does not exist', '`apps/gone`', /apps\/gone/],
  ['a file by its name alone', '`gone.ts`', /gone\.ts/],
  ['a pattern that matches nothing', '`apps/*/gone.json`', /gone\.json/],
  ['a link that leads nowhere', '[x](docs/gone.md)', /leads nowhere/],
  ['a link to a folder whose name begins like the office', '[x](/offices/gone)', /leads nowhere/],
  ['a script that does not exist', '`npm ci && npm run gone`', /no script gone in package\.json/],
  ['npm test where there is none', '`npm test`', /no script test/],
  ['a script of another workspace', '`npm run start -w apps/site`', /no script start in apps\/site/],
  ['a line that is too long', `x\n${'x'.repeat(MAX_LINE_LENGTH + 1)}`, /141 characters/],
])('finds %s', (_, text, message) => {
  const { faults } = check({ ...sound, 'CONTRIBUTING.md': text });
  expect(faults).toEqual([
    { file: 'CONTRIBUTING.md', line: expect.any(Number), message: expect.stringMatching(message) },
  ]);
});

it('finds a decision record that is too long', () => {
  const { faults } = check({ ...sound, 'docs/decisions/001-first.md': 'x\n'.repeat(MAX_DECISION_LINES + 1) });
  expect(faults.map(({ message }) => message)).toEqual([expect.stringMatching(/61 lines/)]);
});

it('finds a decision record that the index does not list, and one without an index', () => {
  const { 'docs/decisions/README.md': _, ...withoutIndex } = sound;
  for (const [tree, file] of [
    [{ ...sound, 'docs/decisions/002-second.md': 'x' }, 'docs/decisions/002-second.md'],
    [withoutIndex, 'docs/decisions/001-first.md'],
  ] as const)
    expect(check(tree).faults).toEqual([{ file, line: 1, message: 'is not in docs/decisions/README.md' }]);
});

it.each([
  ['Reversed by decision 002.', ''],
  ['Some of it was reversed in part by\n[002](002-second.md).', '; reversed by 003'],
])('finds a reversal that the index does not name: %s', (words, named) => {
  const tree = (row: string) => ({
    ...sound,
    'docs/decisions/001-first.md': words,
    'docs/decisions/002-second.md': 'x',
    'docs/decisions/README.md': `[first](001-first.md)${row}\n[second](002-second.md)`,
  });
  expect(check(tree(named)).faults.map(({ message }) => message)).toEqual([
    expect.stringContaining('is reversed by 002'),
  ]);
  expect(check(tree('; reversed in part by 002')).faults).toEqual([]);
});

it('finds a word that the glossary has twice; a table elsewhere may have a first cell twice', () => {
  const table = '| word | meaning |\n| --- | --- |\n| slug | the word in an address |\n| slug | a word |\n';
  const { faults } = check({ ...sound, 'docs/glossary.md': table, 'CONTRIBUTING.md': table });
  expect(faults).toEqual([{ file: 'docs/glossary.md', line: 4, message: 'has “slug” again, which stands in line 3' }]);
});

it('finds a picture that no document shows', () => {
  const { faults } = check({ ...sound, 'docs/screens/home.svg': '<svg/>' });
  expect(faults).toEqual([{ file: 'docs/screens/home.svg', line: 1, message: 'no document shows it' }]);
});

it('reads no documents where there are none', () => {
  expect(check({ 'package.json': '{}' })).toEqual({ filesRead: 0, faults: [] });
});

it.each<[string, Record<string, string>, number, RegExp]>([
  ['sound documents', sound, 0, /documents: 4 read, 0 faults/],
  ['a fault', { ...sound, 'CONTRIBUTING.md': '`apps/gone.ts`' }, 1, /CONTRIBUTING\.md:1 {2}.*\n.* 1 faults/],
  ['no documents', { 'package.json': '{}' }, 1, /documents: 0 read, 0 faults/],
])('with %s the program ends the gate, or lets it go on', (_, files, code, said) => {
  const program = path.join(import.meta.dirname, 'main.ts');
  const { status, stdout } = spawnSync(process.execPath, [program, treeOf(files)], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([code, expect.stringMatching(said)]);
});
