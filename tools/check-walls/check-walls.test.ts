import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkWalls } from './check-walls.ts';
import { MAX_LINES } from './walls.ts';

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
  'apps/server/package.json': manifest('@millrace/server', {
    exports: { '.': './src/app.ts' },
    dependencies: { '@millrace/contract': '1' },
  }),
  'apps/server/src/app.ts': "import './careers/job.ts';\nimport './catalogue/page.ts';",
  'apps/server/src/careers/job.ts': "import '../bytes/send.ts';\nimport 'node:fs';\nexport const job = 1;",
  'apps/server/src/catalogue/page.ts': "import '@millrace/contract';",
  'apps/server/src/bytes/send.ts': 'export const send = 1;',
  'apps/site/package.json': manifest('@millrace/site', {}),
  'apps/site/src/entry-server.tsx': "import 'node:stream';\nexport const page = <p />;",
};

function manifest(name: string, fields: object): string {
  return JSON.stringify({ name, ...fields });
}

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) fs.rmSync(tree, { recursive: true });
});

function check(changes: Record<string, string>) {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'walls-'));
  trees.push(tree);
  for (const [file, text] of Object.entries({ ...sound, ...changes })) {
    fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    fs.writeFileSync(path.join(tree, file), text);
  }
  return checkWalls(tree);
}

it('finds nothing wrong with a sound tree, and says how many files it read', () => {
  expect(check({})).toEqual({ filesRead: 8, breaches: [] });
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
  ['a feature that imports another', page, "import '../careers/job.ts';", /careers, another feature/],
  ['a feature that imports what puts features together', page, "import '../app.ts';", /puts features together/],
  [
    'a shared folder that imports a feature',
    'apps/server/src/bytes/other.ts',
    "import '../careers/job.ts';",
    /another feature/,
  ],
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

it('finds a workspace that has no walls', () => {
  const { breaches } = check({ 'apps/kiosk/package.json': manifest('@millrace/kiosk', {}), 'apps/kiosk/src/a.ts': '' });
  expect(breaches.map((breach) => breach.message)).toEqual([expect.stringMatching(/no walls yet/)]);
});

it('reads no files where there are none, which main.ts counts as a failure', () => {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'walls-'));
  trees.push(tree);
  fs.writeFileSync(path.join(tree, 'package.json'), manifest('empty', {}));
  expect(checkWalls(tree)).toEqual({ filesRead: 0, breaches: [] });
});

it('refuses a file that does not parse rather than passing it over', () => {
  expect(() => check({ [page]: 'import {' })).toThrow(/other\.ts does not parse/);
});
