import { expect, it } from 'vitest';
import { MAX_LINES, MAX_STYLE_LINES } from './file-rules.ts';
import { FILES_MAX } from './folder-sizes.ts';
import { check, checkTree, filled, manifest } from './testing/small-house.ts';

it('finds nothing wrong with a sound tree, and says how many files it read', () => {
  expect(check({})).toEqual({ filesRead: 17, breaches: [] });
});

const engine = 'packages/configurator/src/rule.ts';
const page = 'apps/server/src/catalogue/other.ts';
const words = 'x '.repeat(3);

it.each<[string, string, string, RegExp]>([
  [
    'an import the table does not allow',
    'packages/contract/src/a.ts',
    "import type { X } from '@millrace/server';",
    /may not import apps\/server/,
  ],
  [
    'a value where only types may pass',
    'packages/contract/src/a.ts',
    "import { evaluate } from '@millrace/configurator';",
    /only types/,
  ],
  [
    'a value beside a type where only types may pass',
    'packages/contract/src/a.ts',
    "import { type X, evaluate } from '@millrace/configurator';",
    /only types/,
  ],
  [
    'an import for its effects where only types may pass',
    'packages/contract/src/a.ts',
    "import '@millrace/configurator';",
    /only types/,
  ],
  [
    'a value re-exported where only types may pass',
    'packages/contract/src/a.ts',
    "export * from '@millrace/configurator';",
    /only types/,
  ],
  [
    'a value imported at run time where only types may pass',
    'packages/contract/src/a.ts',
    "await import('@millrace/configurator');",
    /only types/,
  ],
  [
    'a package in the product that only tests may import',
    'apps/office/build.ts',
    "import { z } from '@millrace/contract';",
    /only tests of apps\/office may import/,
  ],
  ['a path into another package', page, "import '../../../../packages/contract/src/index.ts';", /leaves apps\/server/],
  ['a deep import past the exports of a package', page, "import '@millrace/contract/src/index.ts';", /does not export/],
  [
    'the door for tests in the product',
    'packages/contract/src/a.ts',
    "import type { X } from '@millrace/configurator/testing';",
    /for tests/,
  ],
  ['an undeclared package from npm', page, "import 'left-pad';", /left-pad is not in the dependencies/],
  ['a development package in the product', page, "import { it } from 'vitest';", /vitest is not in the dependencies/],
  [
    'a folder that imports one beside it',
    page,
    "import '../careers/job.ts';",
    /catalogue \(features\) imports careers \(features\), which stands beside it/,
  ],
  [
    'a folder that imports the types of one beside it',
    page,
    "import type { job } from '../careers/job.ts';",
    /stands beside it/,
  ],
  ['a folder that loads one beside it', page, "await import('../careers/job.ts');", /stands beside it/],
  [
    'an arrow of the plan gone the other way',
    'apps/server/src/careers/other.ts',
    "import '../demo/jobs.ts';",
    /beside/,
  ],
  [
    'a folder that imports one above it',
    'apps/server/src/bytes/other.ts',
    "import '../careers/job.ts';",
    /bytes \(ground\) imports careers \(features\), which stands above it/,
  ],
  [
    'a folder that imports a file of src above it',
    page,
    "import '../app.ts';",
    /app\.ts \(app\), which stands above it/,
  ],
  [
    "a test that imports a folder beside its own, not that folder's door for tests",
    'apps/server/src/catalogue/page.test.ts',
    "import '../careers/job.ts';",
    /beside/,
  ],
  ['a test folder in the product', page, "import '../testing/open.ts';", /testing is for tests/],
  ['a style sheet of another feature', page, "import '../careers/board.css';", /beside/],
  [
    'a style sheet that imports one beside its folder',
    'apps/server/src/catalogue/page.css',
    '@import "../careers/board.css";',
    /beside/,
  ],
  ['a style sheet that imports what is not declared', 'apps/site/src/a.css', '@import "left-pad/a.css";', /left-pad/],
  [
    'a style sheet that goes by a path into another package',
    'apps/site/src/a.css',
    "@reference '../../server/src/a.css';",
    /leaves apps\/site/,
  ],
  ['a folder without a layer', 'apps/server/src/events/event.ts', '', /src\/events stands in no layer/],
  ['a file of src without a layer', 'apps/server/src/start.ts', '', /src\/start\.ts stands in no layer/],
  ['a folder of a room without layers yet', 'apps/office/src/ui/a.ts', '', /src\/ui stands in no layer/],
  [
    'a file that imports itself',
    page,
    "import type { a } from './other.ts';",
    /in a circle: .*other\.ts → .*other\.ts$/,
  ],
  ['imports by a pattern', 'apps/site/src/a.ts', "import.meta.glob('./*.ts');", /glob hides/],
  ['Node in a pure package', engine, "import fs from 'node:fs';", /without Node/],
  ['Node in a pure package, by its short name', engine, "import fs from 'fs';", /without Node/],
  ['Node in what browsers load', 'apps/site/src/page.tsx', "import 'node:fs';", /without Node/],
  ['the environment in a pure package', engine, 'export const port = process.env.PORT;', /process is out of reach/],
  [
    'a test that runs alone',
    'apps/server/src/a.test.ts',
    "import { it } from 'vitest';\nit.only('x', () => {});",
    /\.only keeps tests/,
  ],
  [
    'a test passed over',
    'apps/server/src/a.test.ts',
    "import { it } from 'vitest';\nit.concurrent.skip.each([1])('x', () => {});",
    /\.skip keeps/,
  ],
  [
    'a wait that gives up soon',
    'apps/server/src/a.test.ts',
    "import { vi } from 'vitest';\nawait vi.waitFor(() => {}, { timeout: 30_000 });\nawait vi.waitUntil(() => true);",
    /gives up after a second/,
  ],
  ['a comment without a subject', page, '/** What a page shows. */', /has no subject/],
  ['a line of comment without one', page, '// Who may see it.', /has no subject/],
  ['a comment that asks', page, '/** Which rows are wanted. */', /has no subject/],
  [
    'such a comment in a style sheet',
    'apps/site/src/a.css',
    '/*\n * Where it stands. */\na { color: red; }',
    /has no subject/,
  ],
  [
    'a file that is too long',
    page,
    `${words}\n;`.repeat(MAX_LINES + 1).replaceAll('x x x', 'void 0'),
    /400 are allowed/,
  ],
  [
    'a style sheet that is too long',
    'apps/site/src/a.css',
    'a { color: red; }\n'.repeat(MAX_STYLE_LINES + 1),
    /has 301 lines; 300 are allowed/,
  ],
  ['a drawer', 'apps/server/src/catalogue/utils.ts', 'export const a = 1;', /'utils' does not say/],
  ['a file in camel case', 'apps/server/src/catalogue/readPage.ts', 'export const a = 1;', /kebab-case/],
])('finds %s', (_, file, text, message) => {
  const { breaches } = check({ [file]: text });
  expect(breaches).toEqual([{ file, line: expect.any(Number), message: expect.stringMatching(message) }]);
});

const circle = {
  'packages/configurator/src/a.ts': "import './b.ts';\nexport interface A {}",
  'packages/configurator/src/b.ts': "\nimport './c.ts';",
  'packages/configurator/src/c.ts': "import './b.ts';\nimport type { A } from './a.ts';",
};

it('finds files that import each other in a circle, by the shortest way round', () => {
  const { breaches } = check({ ...circle, 'packages/configurator/src/a.ts': "import './b.ts';" });
  expect(breaches).toEqual([
    {
      file: 'packages/configurator/src/b.ts',
      line: 2,
      message:
        'goes round in a circle: packages/configurator/src/b.ts → packages/configurator/src/c.ts → packages/configurator/src/b.ts',
    },
  ]);
});

it('counts an import of types as part of a circle', () => {
  const { breaches } = check({ ...circle, 'packages/configurator/src/c.ts': "import type { A } from './a.ts';" });
  expect(breaches.map(({ message }) => message)).toEqual([
    expect.stringMatching(/a\.ts → .*b\.ts → .*c\.ts → .*a\.ts/),
  ]);
});

it('finds a circle through the door of a package', () => {
  const { breaches } = check({
    'packages/configurator/src/index.ts': "export * from './a.ts';",
    'packages/configurator/src/a.ts': "import type { b } from '@millrace/configurator';",
    'packages/configurator/package.json': manifest('@millrace/configurator', {
      exports: { '.': './src/index.ts' },
      dependencies: { '@millrace/configurator': '1' },
    }),
  });
  expect(breaches.map(({ message }) => message)).toEqual([expect.stringMatching(/index\.ts → .*a\.ts/)]);
});

it('finds a folder with too many source files', () => {
  const { breaches } = check(filled(FILES_MAX + 1));
  expect(breaches).toEqual([
    {
      file: 'apps/server/src/careers/board',
      line: 1,
      message: expect.stringMatching(/21 source files; 20 are allowed/),
    },
  ]);
});

it('counts style sheets, but neither tests nor what grows one by one', () => {
  const full = filled(FILES_MAX);
  expect(
    check({
      ...full,
      'apps/server/src/careers/board/file.test.ts': '',
      ...filled(FILES_MAX + 1, 'apps/server/src/careers/testing'),
      ...filled(FILES_MAX + 1, 'apps/server/src/careers/migrations'),
    }).breaches,
  ).toEqual([]);
  expect(check({ ...full, 'apps/server/src/careers/board/file.css': '' }).breaches).toHaveLength(1);
});

it('finds a class that two sheets of a room state, but for what goes over the ground, a window or print', () => {
  const first = { 'apps/site/src/a.css': '@layer components {\n  .a { color: red; }\n}' };
  expect(
    check({ ...first, 'apps/site/src/b.css': '.c { & .a { color: red; } }\n.b,\n.a { color: blue; }' }).breaches,
  ).toEqual([{ file: 'apps/site/src/b.css', line: 3, message: '.a has rules in apps/site/src/a.css, too' }]);
  const over = '.b .a { color: blue; }\n.a:hover { color: blue; }\n@media print { .a { color: blue; } }';
  const ground = { 'apps/site/src/styles/a.css': '.a { color: blue; }' };
  expect(check({ ...first, ...ground, 'apps/site/src/b.css': over }).breaches).toEqual([]);
  expect(check({ ...first, 'apps/office/src/app.css': '.a { color: blue; }' }).breaches).not.toContainEqual(
    expect.objectContaining({ message: expect.stringMatching(/has rules/) }),
  );
});

it('finds a workspace that has no walls', () => {
  const { breaches } = check({ 'apps/kiosk/package.json': manifest('@millrace/kiosk', {}), 'apps/kiosk/src/a.ts': '' });
  expect(breaches.map((breach) => breach.message)).toEqual([expect.stringMatching(/no walls yet/)]);
});

it('reads no files where there are none, which main.ts counts as a failure', () => {
  expect(checkTree({ 'package.json': manifest('empty', {}) })).toEqual({ filesRead: 0, breaches: [] });
});

it('refuses a file that does not parse rather than passing it over', () => {
  expect(() => check({ [page]: 'import {' })).toThrow(/other\.ts does not parse/);
});
