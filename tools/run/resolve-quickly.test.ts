import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const quickly = `--require=${path.join(import.meta.dirname, 'resolve-quickly.cjs')}`;
const server = path.join(import.meta.dirname, '../../apps/server');

/** Returns what a program prints, with the hook and without it. */
function printed(code: string, cwd: string): [string, string] {
  const run = (...flags: string[]): string =>
    execFileSync(process.execPath, [...flags, '--input-type=module', '-e', code], {
      cwd,
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    });
  return [run(quickly), run()];
}

function folder(files: Readonly<Record<string, string>>): string {
  const made = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-resolve-')));
  onTestFinished(() => fs.rmSync(made, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(made, name)), { recursive: true });
    fs.writeFileSync(path.join(made, name), text);
  }
  return made;
}

test.each(['drizzle-orm/pg-core', 'zod', 'write-excel-file/node', 'better-auth', 'fastify', '@millrace/look/colours'])(
  '%s exports the same',
  (name) => {
    const [quick, usual] = printed(`console.log(Object.keys(await import('${name}')).sort().join())`, server);
    expect(quick).toBe(usual);
    expect(quick.length).toBeGreaterThan(10);
  },
);

test('Node is asked once for a folder, and once for a package that files of a folder name', () => {
  const made = folder({
    'package.json': '{ "type": "module" }',
    'a.js': "import './b.js'; import './c.js'; import './inner/d.js'; import './inner/e.js';",
    'b.js': "import 'library';",
    'c.js': "import 'library';",
    'inner/d.js': "import '../b.js';",
    'inner/e.js': "import 'library';",
    'node_modules/library/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/library/index.js': "import './one.js'; import './two.js';",
    'node_modules/library/one.js': '',
    'node_modules/library/two.js': '',
    // The hook that is loaded first is asked last.
    'asked.cjs': `require('node:module').registerHooks({
      resolve: (specifier, context, next) => {
        if (/^(?:\\.|library)/.test(specifier)) console.log(specifier);
        return next(specifier, context);
      },
    });`,
  });
  const flags = [`--require=${made}/asked.cjs`, quickly];
  const asked = execFileSync(process.execPath, [...flags, path.join(made, 'a.js')], { encoding: 'utf8' });
  expect(asked.trim().split('\n')).toEqual(['./b.js', 'library', './one.js', './inner/d.js', 'library']);
});

test('a folder may hold other modules than the one above it', () => {
  const made = folder({
    'package.json': '{ "type": "module" }',
    'new.js': "export { default as a } from './old/a.js'; export { default as b } from './old/b.js';",
    'old/package.json': '{ "type": "commonjs" }',
    'old/a.js': "module.exports = 'an older module';",
    'old/b.js': 'module.exports = typeof require;',
  });
  const [quick, usual] = printed(`console.log(await import('${made}/new.js'))`, made);
  expect(quick).toBe(usual);
  expect(quick).toContain("a: 'an older module', b: 'function'");
});

test('TypeScript is loaded beside JavaScript', () => {
  const made = folder({
    'package.json': '{ "type": "module" }',
    'a.ts': "import { b } from './b.ts'; import { c } from './c.js'; import { d } from './d.ts'; console.log(b, c, d);",
    'b.ts': 'export const b: number = 1;',
    'c.js': 'export const c = 2;',
    'd.ts': 'export const d: number = 3;',
  });
  expect(printed(`await import('${made}/a.ts')`, made)).toEqual(['1 2 3\n', '1 2 3\n']);
});

test('each folder has the packages that stand nearest to it', () => {
  const library = (version: number) => ({
    'package.json': '{ "type": "module", "exports": "./index.js" }',
    'index.js': `export default ${version};`,
  });
  const under = (place: string, files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${place}/node_modules/library/${name}`, text]));
  const asks = "import library from 'library'; console.log(library);";
  const made = folder({
    'package.json': '{ "type": "module" }',
    'a.js': asks,
    'b.js': asks,
    'inner/c.js': asks,
    ...under('.', library(1)),
    ...under('inner', library(2)),
  });
  const code = `for (const name of ['a', 'b', 'inner/c']) await import('${made}/' + name + '.js')`;
  expect(printed(code, made)).toEqual(['1\n1\n2\n', '1\n1\n2\n']);
});

test('a link is the file that it leads to, once', () => {
  const made = folder({
    'package.json': '{ "type": "module" }',
    'a.js': "import './real.js'; import './link.js'; import './other.js';",
    'real.js': "console.log('loaded');",
    'other.js': '',
  });
  fs.symlinkSync('real.js', path.join(made, 'link.js'));
  expect(printed(`await import('${made}/a.js')`, made)).toEqual(['loaded\n', 'loaded\n']);
});

test('a file that is not there is told with the one that asks for it', () => {
  const made = folder({
    'package.json': '{ "type": "module" }',
    'a.js': "import './b.js'; import './missing.js';",
    'b.js': '',
  });
  const [quick, usual] = printed(`await import('${made}/a.js').catch(({ message }) => console.log(message))`, made);
  expect(quick).toBe(usual);
  expect(quick).toContain(`missing.js' imported from ${made}/a.js`);
});
