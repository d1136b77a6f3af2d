import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { compiled, environmentOf, stages, unitTestProjects, unitTestsCommand } from './suites.ts';

test('the gate runs every project of the unit tests, each once', () => {
  const config = fs.readFileSync(path.join(root, 'vitest.config.ts'), 'utf8');
  const named = [...config.matchAll(/^ {10}name: '([^']+)'/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(1);
  expect(unitTestProjects.toSorted()).toEqual(named.toSorted());
});

test('no two suites have one name', () => {
  const names = stages.flat().map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

const units = { project: 'units', report: 'a.json' } as const;

test('the command of the unit tests names the project, writes the report and is given the seed', () => {
  expect(unitTestsCommand(units, { seed: 7, alone: false })).toEqual({
    command: [
      'vitest',
      'run',
      '--project',
      'units',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=a.json',
    ],
    env: { TEST_SEED: '7' },
  });
});

test.each<[string, number | undefined, boolean, string[]]>([
  ['as the configuration says', undefined, false, []],
  ['one worker', 1, false, ['--maxWorkers=1']],
  ['each file alone', undefined, true, ['--isolate']],
  ['each file alone, by three workers', 3, true, ['--maxWorkers=3', '--isolate']],
])('the unit tests run %s', (_, workers, alone, options) => {
  const { command } = unitTestsCommand({ ...units, workers }, { seed: 0, alone });
  expect(command.filter((word) => /^--(?:maxWorkers|isolate)/.test(word))).toEqual(options);
});

test.each<[string, string | undefined, string]>([
  ['before those of the machine', '/usr/bin', `/house/node_modules/.bin${path.delimiter}/usr/bin`],
  ['alone where the machine names none', undefined, '/house/node_modules/.bin'],
])('programs of the repository come %s', (_, outer, PATH) => {
  expect(environmentOf('/house', '/memory', {}, outer)).toEqual({
    ...compiled,
    TMPDIR: '/memory',
    PATH,
    NO_COLOR: '1',
  });
});

test('what a suite states goes before the rest, but for the programs', () => {
  const own = { SEED: '1', TMPDIR: '/own', PATH: '/own' };
  expect(environmentOf('/house', '/memory', own, undefined)).toMatchObject({
    SEED: '1',
    TMPDIR: '/own',
    PATH: '/house/node_modules/.bin',
  });
});
