import fs from 'node:fs';
import { testsOnADatabase } from './tests-on-a-database.ts';

/** Patterns of the files with unit tests. */
export const UNIT_TESTS = ['packages', 'apps', 'tools', 'bench', 'e2e'].map((place) => `${place}/**/*.test.{ts,tsx}`);

/** Patterns of files that no suite takes for tests of ours. */
export const NOT_OURS = ['**/node_modules/**', '**/dist/**'];

/** The test files of a project of `vitest.config.ts`, by path from the root. */
export function unitTestsIn(root: string, project: 'units' | 'on PostgreSQL'): string[] {
  if (project === 'on PostgreSQL') return testsOnADatabase(root);
  return fs.globSync(UNIT_TESTS, { cwd: root, exclude: NOT_OURS }).sort();
}

/** The specs of the browser tests, by path from the root. */
export const specsIn = (root: string): string[] =>
  fs.globSync('e2e/**/*.spec.ts', { cwd: root, exclude: NOT_OURS }).sort();

/** The variable that names a file with a list: the test files that the unit tests pass over. */
export const PASSED_OVER = 'TESTS_PASSED_OVER';

/** The test files that a run of unit tests is told to pass over. */
export function givenPassedOver(env: NodeJS.ProcessEnv): string[] {
  const file = env[PASSED_OVER];
  return file === undefined ? [] : JSON.parse(fs.readFileSync(file, 'utf8'));
}
