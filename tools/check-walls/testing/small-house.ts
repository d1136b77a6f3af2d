import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';
import { checkWalls, type Report } from '../check-walls.ts';
import type { House } from '../house.ts';

/** The plan of a small house. */
export const house: House = {
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
    'apps/office': { mayImport: { contract: 'tests' }, layers: [] },
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
  'apps/office/package.json': manifest('@millrace/office', { dependencies: { '@millrace/contract': '1' } }),
  'apps/office/src/app.test.ts': "import { z } from '@millrace/contract';",
  'apps/site/package.json': manifest('@millrace/site', { dependencies: { tailwindcss: '4' } }),
  'apps/site/src/site.css': '/* @import "./gone.css"; */\n@import "tailwindcss/theme.css";\n@import "./tokens.css";',
  'apps/site/src/tokens.css': ':root { color: red; }',
  'apps/site/src/entry-server.tsx': "import 'node:stream';\nexport const page = <p />;",
};

export function manifest(name: string, fields: object): string {
  return JSON.stringify({ name, ...fields });
}

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) fs.rmSync(tree, { recursive: true });
});

/** Checks a small repository in which nothing is wrong but for the files that are changed. */
export const check = (changes: Record<string, string>, plan = house): Report =>
  checkTree({ ...sound, ...changes }, plan);

export function checkTree(files: Record<string, string>, plan = house): Report {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'walls-'));
  trees.push(tree);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    fs.writeFileSync(path.join(tree, file), text);
  }
  return checkWalls(tree, plan);
}

/** So many source files of one folder. */
export const filled = (count: number, folder = 'apps/server/src/careers/board') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.ts`, '']));
