import { expect, test } from 'vitest';
import { inputsOfTests } from './inputs.ts';

const manifest = (dependencies: object, devDependencies = {}): string =>
  JSON.stringify({ dependencies, devDependencies });

const HOUSE: Readonly<Record<string, string>> = {
  'README.md': '',
  'package-lock.json': '',
  'vitest.config.ts': '',
  'docs/nginx.conf': '',
  'tools/run/start.ts': '',
  'tools/run/start.test.ts': '',
  'tools/check-docs/main.ts': '',
  'bench/main.ts': '',
  'bench/sizes.test.ts': '',
  'packages/engine/package.json': manifest({ zod: '4' }),
  'packages/engine/src/rules.ts': '',
  'packages/engine/src/rules.test.ts': '',
  'packages/sheets/package.json': manifest({ '@millrace/engine': '1' }),
  'packages/sheets/src/sheet.ts': '',
  'packages/sheets/src/recorded.txt': '',
  'packages/sheets/src/sheet.test.ts': "import { sheet } from './sheet.ts'; import '../package.json';",
  'packages/sheets/src/other.test.ts': '',
  'packages/maker/package.json': manifest({}, { '@millrace/sheets': '1' }),
  'packages/maker/src/maker.test.ts': '',
  'packages/maker/src/words.test.ts': "const root = path.resolve(import.meta.dirname, '../../../..');",
  'packages/maker/src/conf.test.ts': "readFileSync('docs/nginx.conf')",
  'apps/server/package.json': manifest({ '@millrace/site': '1', '@millrace/engine': '1' }),
  'apps/server/src/serve.ts': '',
  'apps/server/src/serve.test.tsx': '',
  'apps/site/package.json': manifest({}),
  'apps/site/src/page.tsx': '',
  'apps/office/package.json': manifest({}),
  'apps/office/src/desk.tsx': '',
  'e2e/browser/keyboard.ts': '',
  'e2e/family/family.spec.ts': "goto('/products')",
  'e2e/office/desk.spec.ts': '',
  'e2e/shell/menu.spec.ts': "goto('/office')",
};
const files = Object.keys(HOUSE);
const read = (file: string): string => HOUSE[file] ?? '';
const tree = new Map(files.map((file) => [file, `hash of ${file}`]));
const given = { tree, read, machine: 'node 24' };

/** The files whose change makes a test run again. */
const inputsOf = (name: string): string[] => {
  const inputs = inputsOfTests(given)(name);
  return files.filter((file) => inputsOfTests({ ...given, tree: new Map(tree).set(file, 'other') })(name) !== inputs);
};
const below = (...places: string[]): string[] => files.filter((file) => places.some((place) => file.startsWith(place)));
const SETTINGS = ['package-lock.json', 'vitest.config.ts', 'tools/run/start.ts'];
const sourcesOf = (...places: string[]): string[] => below(...places).filter((file) => !/\.(?:test|spec)\./.test(file));

test.each<[string, string, string[]]>([
  ['its workspace', 'packages/engine/src/rules.test.ts', sourcesOf('packages/engine/')],
  [
    'its workspace with all kinds of files, and those that it names',
    'packages/sheets/src/sheet.test.ts',
    sourcesOf('packages/engine/', 'packages/sheets/'),
  ],
  [
    'workspaces named for tests, and what these name',
    'packages/maker/src/maker.test.ts',
    sourcesOf('packages/engine/', 'packages/sheets/', 'packages/maker/'),
  ],
  [
    'an app without the apps that it names',
    'apps/server/src/serve.test.tsx',
    sourcesOf('apps/server/', 'packages/engine/'),
  ],
  [
    'a browser test: server, site and every package',
    'e2e/family/family.spec.ts',
    sourcesOf('apps/server/', 'apps/site/', 'packages/', 'e2e/'),
  ],
  ['a browser test of the office', 'e2e/office/desk.spec.ts', sourcesOf('apps/', 'packages/', 'e2e/')],
  ['a browser test that opens the office', 'e2e/shell/menu.spec.ts', sourcesOf('apps/', 'packages/', 'e2e/')],
  ['a program of the bench', 'bench/main.ts', sourcesOf('apps/', 'packages/', 'bench/', 'e2e/')],
])('a test goes by itself, settings, the programs of the gate and %s', (_, name, sources) => {
  expect(inputsOf(name).sort()).toEqual([...new Set([...sources, ...SETTINGS, name])].sort());
});

test.each([
  ['leads out of its workspace', 'packages/maker/src/words.test.ts'],
  ['names a file elsewhere', 'packages/maker/src/conf.test.ts'],
  ['is of the tools', 'tools/run/start.test.ts'],
  ['is of the bench', 'bench/sizes.test.ts'],
])('a test that %s goes by the whole tree', (_, name) => {
  expect(inputsOf(name)).toEqual(files);
});

test('a file more, or one less, and another machine make a test run again', () => {
  const name = 'packages/sheets/src/sheet.test.ts';
  const more = new Map(tree).set('packages/engine/src/new.ts', 'a');
  const less = new Map(tree);
  less.delete('packages/sheets/src/recorded.txt');
  const others = [
    { ...given, tree: more },
    { ...given, tree: less },
    { ...given, machine: 'node 25' },
  ];
  expect(others.map((other) => inputsOfTests(other)(name) === inputsOfTests(given)(name))).toEqual([
    false,
    false,
    false,
  ]);
});

test('the order in which files are listed means nothing, and two tests of one folder differ', () => {
  const inputs = inputsOfTests(given);
  const backwards = inputsOfTests({ ...given, tree: new Map([...tree].reverse()) });
  for (const name of ['packages/sheets/src/sheet.test.ts', 'tools/run/start.test.ts'])
    expect(backwards(name)).toBe(inputs(name));
  const alike = new Map(tree).set(
    'packages/sheets/src/other.test.ts',
    tree.get('packages/sheets/src/sheet.test.ts') ?? '',
  );
  const [one, other] = ['sheet', 'other'].map((name) =>
    inputsOfTests({ ...given, tree: alike })(`packages/sheets/src/${name}.test.ts`),
  );
  expect(one).not.toBe(other);
});
