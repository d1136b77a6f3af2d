import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from '../root.ts';
import { givenPassedOver, PASSED_OVER, specsIn, unitTestsIn } from './test-files.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-tests-'));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('test files are found by path from the root, without those of packages and builds', () => {
  const kept = [
    'apps/a/src/a.test.tsx',
    'bench/b.test.ts',
    'e2e/c.test.ts',
    'packages/d/src/d.test.ts',
    'tools/e/e.test.ts',
  ];
  const specs = ['e2e/family/f.own-site.spec.ts', 'e2e/family/f.spec.ts'];
  const others = [
    'a.test.ts',
    'packages/d/node_modules/x/x.test.ts',
    'apps/a/dist/y.test.ts',
    'apps/a/src/a.ts',
    'apps/z.spec.ts',
  ];
  for (const file of [...kept, ...specs, ...others]) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
  expect(unitTestsIn(folder, 'units')).toEqual(kept);
  expect(specsIn(folder)).toEqual(specs);
});

test('this file is among the unit tests, and the tests on PostgreSQL are some of them', () => {
  const units = unitTestsIn(root, 'units');
  const onPostgres = unitTestsIn(root, 'on PostgreSQL');
  expect(units).toContain('tools/run/gate/test-files.test.ts');
  expect(onPostgres.length).toBeGreaterThan(20);
  expect(onPostgres.filter((file) => !units.includes(file))).toEqual([]);
});

test('a run is told what to pass over by a file', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-over-')), 'over.json');
  fs.writeFileSync(file, JSON.stringify(['a.test.ts', 'b.test.ts']));
  expect(givenPassedOver({ [PASSED_OVER]: file })).toEqual(['a.test.ts', 'b.test.ts']);
  expect(givenPassedOver({})).toEqual([]);
  fs.rmSync(path.dirname(file), { recursive: true });
});
