import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkWalls } from './check-walls.ts';
import { MAX_LINES } from './file-rules.ts';
import { FILES_MAX } from './folder-sizes.ts';
import { type Arrow, arrowsOf, type House } from './house.ts';
import { walls } from './walls.ts';

const house: House = {
  rooms: {
    'packages/configurator': { mayImport: {}, isPure: true },
    'packages/contract': { mayImport: { configurator: 'types' } },
    'apps/server': {
      mayImport: { contract: 'all' },
      layers: [
        { name: 'ground', holds: ['bytes', 'problems'] },
        {
          name: 'features',
          holds: ['careers', 'catalogue', 'demo'],
          arrows: [{ from: 'demo', to: 'careers', because: 'the demo has jobs' }],
        },
        { name: 'app', holds: ['app.ts'] },
      ],
    },
    'apps/site': { mayImport: {}, nodeOnlyIn: ['src/entry-server.tsx'] },
    'apps/office': { mayImport: {}, layers: [] },
  },
  crowded: [],
};

/** A small repository in which nothing is wrong. */
const sound: Record<string, string> = {
  'package.json': manifest('millrace', { workspaces: ['packages/*', 'apps/*'], devDependencies: { vitest: '1' } }),
  'packages/configurator/package.json': manifest('@millrace/configurator', {
    exports: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
  }),
  'packages/configurator/src/index.ts': 'export const evaluate = (at: { process: number }) => at.process;',
  'packages/configurator/src/index.test.ts':
    "import { it } from 'vitest';\nimport 'node:fs';\nit.skipIf(true)('x', () => {});",
  'packages/contract/package.json': manifest('@millrace/contract', {
    exports: { '.': './src/index.ts' },
    dependencies: { '@millrace/configurator': '1', '@millrace/server': '1', zod: '4' },
  }),
  'packages/contract/src/index.ts':
    "import type { evaluate } from '@millrace/configurator';\nimport { z } from 'zod';\nexport { z };",
  'packages/contract/src/inline.ts':
    "import { type evaluate } from '@millrace/configurator';\nexport { type evaluate as again } from '@millrace/configurator';",
  'apps/server/package.json': manifest('@millrace/server', {
    exports: { '.': './src/app.ts' },
    dependencies: { '@millrace/contract': '1' },
  }),
  'apps/server/src/app.ts': "import './careers/job.ts';\nimport './catalogue/page.ts';",
  'apps/server/src/app.test.ts': "import './app.ts';\nimport './testing/open.ts';",
  'apps/server/src/testing/open.ts': "import '../app.ts';",
  'apps/server/src/careers/job.test.ts': "import './job.ts';\nimport '../testing/open.ts';",
  'apps/server/src/problems/problem.ts': 'export const problem = 1;',
  'apps/server/src/demo/jobs.ts': "import '../careers/job.ts';",
  'apps/server/src/careers/job.ts': "import '../bytes/send.ts';\nimport 'node:fs';\nexport const job = 1;",
  'apps/server/src/catalogue/page.ts': "import '@millrace/contract';",
  'apps/server/src/bytes/send.ts': 'export const send = 1;',
  'apps/office/package.json': manifest('@millrace/office', {}),
  'apps/site/package.json': manifest('@millrace/site', { dependencies: { tailwindcss: '4' } }),
  'apps/site/src/site.css': '/* @import "./gone.css"; */\n@import "tailwindcss/theme.css";\n@import "./tokens.css";',
  'apps/site/src/tokens.css': ':root { color: red; }',
  'apps/site/src/entry-server.tsx': "import 'node:stream';\nexport const page = <p />;",
};

function manifest(name: string, fields: object): string {
  return JSON.stringify({ name, ...fields });
}

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) fs.rmSync(tree, { recursive: true });
});

function check(changes: Record<string, string>, plan = house) {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'walls-'));
  trees.push(tree);
  for (const [file, text] of Object.entries({ ...sound, ...changes })) {
    fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    fs.writeFileSync(path.join(tree, file), text);
  }
  return checkWalls(tree, plan);
}

it('finds nothing wrong with a sound tree, and says how many files it read', () => {
  expect(check({})).toEqual({ filesRead: 16, breaches: [] });
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

const filled = (count: number, folder = 'apps/server/src/careers/board') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.ts`, '']));

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

it.each<[string, Record<string, string>, Partial<House>, RegExp]>([
  [
    'a folder called crowded that is not',
    filled(FILES_MAX),
    { crowded: ['apps/server/src/careers/board'] },
    /not crowded any more/,
  ],
  [
    'a layer that holds what is gone',
    { 'apps/server/src/catalogue/page.ts': '' },
    inServer(['events']),
    /events is not there/,
  ],
  ['a folder in two layers', {}, inServer(['careers']), /careers stands in two layers/],
  [
    'an arrow nobody goes',
    { 'apps/server/src/demo/jobs.ts': '' },
    {},
    /the arrow demo → careers of apps\/server is not needed/,
  ],
  [
    'an arrow that goes down',
    { 'apps/server/src/demo/jobs.ts': "import '../careers/job.ts';\nimport '../bytes/send.ts';" },
    inServer([], [{ from: 'demo', to: 'bytes', because: 'x' }]),
    /the arrow demo → bytes of apps\/server is not needed/,
  ],
])('finds a plan that says what is not so: %s', (_, changes, plan, message) => {
  const { breaches } = check(changes, { ...house, ...plan });
  expect(breaches).toContainEqual({
    file: 'tools/check-walls/walls.ts',
    line: 1,
    message: expect.stringMatching(message),
  });
});

it('lets a crowded folder wait that the plan lists', () => {
  expect(check(filled(FILES_MAX + 1), { ...house, crowded: ['apps/server/src/careers/board'] }).breaches).toEqual([]);
});

/** The house with one more layer in its server. */
function inServer(holds: string[], arrows: Arrow[] = []): Partial<House> {
  const { layers = [], ...server } = house.rooms['apps/server'] ?? { mayImport: {} };
  const top = { name: 'top', holds, arrows };
  return { rooms: { ...house.rooms, 'apps/server': { ...server, layers: [...layers, top] } } };
}

it('reads the plan of this house: every reason is said, and no package stands in a circle of rooms', () => {
  const arrows = Object.values(walls.rooms).flatMap(arrowsOf);
  expect(arrows.filter(({ because }) => because.trim() === '')).toEqual([]);
  const rooms = new Map(Object.entries(walls.rooms).map(([folder, room]) => [path.posix.basename(folder), room]));
  const below = (room: string): string[] =>
    Object.keys(rooms.get(room)?.mayImport ?? {}).flatMap((other) => [other, ...below(other)]);
  for (const room of rooms.keys()) expect(below(room)).not.toContain(room);
});

it('finds a workspace that has no walls', () => {
  const { breaches } = check({ 'apps/kiosk/package.json': manifest('@millrace/kiosk', {}), 'apps/kiosk/src/a.ts': '' });
  expect(breaches.map((breach) => breach.message)).toEqual([expect.stringMatching(/no walls yet/)]);
});

it('reads no files where there are none, which main.ts counts as a failure', () => {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'walls-'));
  trees.push(tree);
  fs.writeFileSync(path.join(tree, 'package.json'), manifest('empty', {}));
  expect(checkWalls(tree, house)).toEqual({ filesRead: 0, breaches: [] });
});

it('refuses a file that does not parse rather than passing it over', () => {
  expect(() => check({ [page]: 'import {' })).toThrow(/other\.ts does not parse/);
});
