import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { loadSmall } from './become-program.ts';
import { root } from './root.ts';
import { stripSources } from './strip-sources.ts';

const { strippedAt }: { strippedAt(source: Buffer): string } = createRequire(import.meta.url)('./stripped-at.cjs');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stripped-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const keptOf = (file: string): string => strippedAt(fs.readFileSync(path.join(root, file)));
const run = (file: string): string =>
  execFileSync(process.execPath, [`--require=${loadSmall}`, file], { encoding: 'utf8' });
const program = (name: string, source: string): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, source);
  return file;
};

it('keeps each source of the server and its packages without types, line for line, and none of a test', async () => {
  await stripSources();
  for (const file of ['apps/server/src/start.ts', 'packages/configurator/src/index.ts']) {
    const [source, stripped] = [path.join(root, file), keptOf(file)].map((one) => fs.readFileSync(one, 'utf8'));
    expect(stripped?.split('\n')).toHaveLength(source?.split('\n').length ?? 0);
    expect(stripped).not.toMatch(/^(import type|interface)/m);
  }
  expect(fs.existsSync(keptOf('apps/server/src/start.test.ts'))).toBe(false);
  expect(fs.existsSync(keptOf('apps/server/src/testing/start-quickly.ts'))).toBe(false);
});

it('keeps again what is missing, and no longer what is no source any more', async () => {
  const kept = keptOf('apps/server/src/start.ts');
  const old = path.join(path.dirname(kept), 'old.js');
  fs.rmSync(kept, { force: true });
  fs.writeFileSync(old, '');
  await stripSources();
  expect(fs.existsSync(kept)).toBe(true);
  expect(fs.existsSync(old)).toBe(false);
});

it('says when nothing can be kept, and lets the server start', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  fs.rmSync(keptOf('apps/server/src/start.ts'), { force: true });
  await stripSources({ program: program('full.mjs', "console.error('no space left');\nprocess.exit(1);\n") });
  expect(said.mock.calls.flat().join()).toMatch(/could not be kept.*\nno space left/);
  await stripSources();
  expect(fs.existsSync(keptOf('apps/server/src/start.ts'))).toBe(true);
});

it('runs a source as it is kept, in threads too', () => {
  const main = "import { Worker } from 'node:worker_threads';\nconst from: string = 'typed';\nconsole.log(from);\n";
  const thread = program('thread.ts', "console.log('typed thread' as string);\n");
  const file = program('main.ts', `${main}new Worker(new URL('./thread.ts', import.meta.url));\n`);
  for (const one of [file, thread]) {
    const source = fs.readFileSync(one);
    const kept = strippedAt(source);
    fs.writeFileSync(
      kept,
      source.toString('utf8').replace(': string', '').replace(' as string', '').replace('typed', 'kept'),
    );
    onTestFinished(() => fs.rmSync(kept));
  }
  expect(run(file)).toBe('kept\nkept thread\n');
});

it('leaves a source that is not kept to Node', () => {
  const other = program('other.ts', "export const words: string = 'by Node';\n");
  const file = program('main-other.ts', `import { words } from '${other}';\nconsole.log(words);\n`);
  expect(run(file)).toBe('by Node\n');
});

it('loads neither hyphens for documents nor the languages of Zod, whose English words stay', () => {
  const [zod, textkit] = ['zod/index.js', '@react-pdf/textkit/lib/textkit.js'].map((file) =>
    pathToFileURL(path.join(root, 'node_modules', file)),
  );
  const file = program(
    'libraries.ts',
    `import { registerHooks } from 'node:module';
const loaded: string[] = [];
registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
const { z } = await import('${zod}');
await import('${textkit}');
console.log(z.string().safeParse(1).error?.issues[0]?.message);
console.log(loaded.length > 20, loaded.filter((url) => /patterns\\/|locales\\/(?!en\\.)/.test(url)).join());
`,
  );
  expect(run(file)).toBe('Invalid input: expected string, received number\ntrue \n');
});

it('opens a type face in WOFF2 by Node’s own Brotli', () => {
  const [fontkit, face] = [
    'fontkit/dist/module.mjs',
    '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2',
  ].map((file) => path.join(root, 'node_modules', file));
  const file = program(
    'faces.ts',
    `import { registerHooks } from 'node:module';
const loaded: string[] = [];
registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
const { openSync } = await import('${fontkit}');
console.log(openSync('${face}').layout('Hi').glyphs.map(({ path }) => path.commands.length > 3).join(), loaded.filter((url) => url.includes('/brotli/')).length);
`,
  );
  expect(run(file)).toBe('true,true 0\n');
});

it('loads the languages of another package, though its import has the same words as that of Zod', () => {
  for (const part of ['locales', 'core']) fs.mkdirSync(path.join(folder, part), { recursive: true });
  program('locales/index.js', "export const languages = 'all';\n");
  program('locales/en.js', "export const languages = 'one';\n");
  const file = program('core/main.mjs', "import { languages } from '../locales/index.js';\nconsole.log(languages);\n");
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  expect(run(file)).toBe('all\n');
});
