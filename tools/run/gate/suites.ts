import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApps } from '../build-apps.ts';
import { obtainChromium } from '../chromium/find-chromium.ts';
import { runCommand } from '../run-command.ts';
import { folderInMemory } from './folder-in-memory.ts';
import type { PassedBefore } from './passed-before/passed-before.ts';
import { withoutPassed } from './passed-before/without-passed.ts';
import { type PlaywrightReport, readPlaywrightReport } from './read-playwright-report.ts';
import { readVitestReport, type VitestReport } from './read-vitest-report.ts';
import { asOneTest, freshReport, type SuiteOutcome, withReport } from './report-file.ts';
import { PASSED_OVER, specsIn, unitTestsIn } from './test-files.ts';
import { TEST_SEED } from './test-seed.ts';

export interface Suite {
  name: string;
  run(root: string, options: GateOptions): Promise<SuiteOutcome>;
}

/** Unit tests of one project of `vitest.config.ts`. */
interface UnitTests {
  project: 'units' | 'on PostgreSQL';
  /** The name of the file of its report. */
  report: string;
  /** By default as many as the configuration says. */
  workers?: number | undefined;
}

const onEmbedded: UnitTests = { project: 'units', report: 'vitest.json' };
/** One worker: it waits for its server two fifths of its time, and stands beside those of the first pass. */
const onPostgres: UnitTests = { project: 'on PostgreSQL', report: 'vitest-postgresql.json', workers: 1 };
export const unitTestProjects: readonly string[] = [onEmbedded.project, onPostgres.project];

let place: string | undefined;
/** The programs of this run keep there what they throw away. */
function temporaryFolder(): string {
  if (place === undefined) {
    place = folderInMemory() ?? os.tmpdir();
    process.once('exit', () => fs.rmSync(demoData(), { recursive: true, force: true }));
  }
  return place;
}

/** Sites of the browser tests, Lighthouse and the bench start on a copy of the data of whichever of them was ready first. */
const demoData = (): string => path.join(temporaryFolder(), `millrace-demo-data-${process.pid}`);

export interface GateOptions {
  /** Throws the order of the unit tests' files, and the values of what is tried by chance. */
  seed: number;
  /** Loads every module again for each test file, as if it ran alone. */
  alone: boolean;
  /** Says which tests need not run again. */
  passedBefore: PassedBefore;
}

const BROWSER_TESTS = 'browser tests';

/** The stages of `npm test`, in this order. The suites of a stage run side by side, as many at once as there are cores. */
export const stages: readonly (readonly Suite[])[] = [
  [
    // The longest first, so that no core is idle at the end.
    { name: 'build of site and office', run: runBuild },
    types('types', 'tsconfig.json'),
    types('types of the browser tests', 'e2e/tsconfig.json'),
    types('types of the office', 'apps/office/tsconfig.json'),
    types('types of the site', 'apps/site/tsconfig.json'),
    check('format and lint', ['biome', 'check', '--error-on-warnings', '--diagnostic-level=warn', '.']),
    check('walls', ['node', 'tools/check-walls/main.ts']),
    check('unused exports, files and dependencies', ['knip', '--no-progress']),
    check('documents', ['node', 'tools/check-docs/main.ts']),
    types('types of the worker', 'apps/site/worker/tsconfig.json'),
  ],
  // The first pass takes every core by itself; the second, much shorter, fills what is left of them (decision 408).
  [unitTests('unit tests', onEmbedded), unitTests('unit tests on PostgreSQL', onPostgres)],
  // Browser tests wait for frames and answers, so they leave time to the other two. These hold sizes and counts: what runs beside them
  // spoils only the times that they print (decision 255).
  [
    { name: BROWSER_TESTS, run: runBrowserTests },
    inBrowser('lighthouse, a page of each kind', 'bench/lighthouse/main.ts', '--held'),
    inBrowser('bench, short', 'bench/main.ts', '--short'),
  ],
];

/**
 * After so many browser tests have failed, the rest are not run: where something is broken for all, each would wait until it is timed
 * out.
 */
const MOST_FAILURES = 10;

/** A program that counts as one test. */
function check(name: string, command: readonly [string, ...string[]]): Suite {
  return { name, run: async (root) => asOneTest(name, await runHere(root, command)) };
}

/** The compiler's default of four checkers reads shared types four times; a stage has other suites for the other cores. */
function types(name: string, project: string): Suite {
  return check(name, ['tsc', '--checkers', '1', '-p', project]);
}

/** A program of the bench, in the browser that the browser tests have: what it holds does not depend on the browser's own windows. */
function inBrowser(name: string, program: string, ...options: string[]): Suite {
  const run = (root: string, { passedBefore }: GateOptions) =>
    withoutPassed(name, [program], passedBefore, async () => {
      try {
        const env = { CHROMIUM_PATH: await obtainChromium(root), DEMO_DATA: demoData() };
        const outcome = asOneTest(name, await runHere(root, ['node', program, ...options], env));
        return { ...outcome, passedFiles: new Map(outcome.failed.length === 0 ? [[program, 1]] : []) };
      } catch (error) {
        return { passed: 0, failed: [name], skipped: [], output: String(error) };
      }
    });
  return { name, run };
}

function unitTests(name: string, given: UnitTests): Suite {
  const run = (root: string, options: GateOptions) => {
    const files = unitTestsIn(root, given.project);
    return withoutPassed(name, files, options.passedBefore, async (left) => {
      const report = freshReport(root, given.report);
      const over = freshReport(root, `passed-over-${given.report}`);
      fs.writeFileSync(over, JSON.stringify(files.filter((file) => !left.includes(file))));
      const { command, env } = unitTestsCommand({ ...given, report }, options);
      const finished = await runHere(root, command, { ...env, [PASSED_OVER]: over });
      return withReport(name, finished, report, (read: VitestReport) => readVitestReport(read, root));
    });
  };
  return { name, run };
}

/** The command of the unit tests of a project. */
export function unitTestsCommand(
  { project, report, workers }: UnitTests,
  { seed, alone }: Pick<GateOptions, 'seed' | 'alone'>,
) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const atOnce = workers === undefined ? [] : [`--maxWorkers=${workers}`];
  const command = [
    'vitest',
    'run',
    '--project',
    project,
    ...atOnce,
    ...reporters,
    ...(alone ? ['--isolate'] : []),
  ] as const;
  return { command, env: { [TEST_SEED]: String(seed) } };
}

async function runBuild(root: string) {
  try {
    await buildApps(root);
    return { passed: 1, failed: [], skipped: [], output: '' };
  } catch (error) {
    return { passed: 0, failed: ['build of site and office'], skipped: [], output: String(error) };
  }
}

function runBrowserTests(root: string, { passedBefore }: GateOptions): Promise<SuiteOutcome> {
  return withoutPassed(BROWSER_TESTS, specsIn(root), passedBefore, (left) => runPlaywright(root, left));
}

/** Playwright takes expressions for the paths of specs. */
const asExpression = (spec: string): string => `/${spec.replaceAll('.', '\\.')}$`;

async function runPlaywright(root: string, specs: readonly string[]): Promise<SuiteOutcome> {
  const report = freshReport(root, 'playwright.json');
  try {
    const env = {
      CHROMIUM_PATH: await obtainChromium(root),
      DEMO_DATA: demoData(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    // A trace costs a sixth of the run: `npm run e2e` makes one of what failed.
    const shown = ['--reporter=list,json', '--trace=off', `--max-failures=${MOST_FAILURES}`];
    const options = ['--config', 'e2e/playwright.config.ts', ...shown];
    const command = ['playwright', 'test', ...options, ...specs.map(asExpression)] as const;
    return withReport(BROWSER_TESTS, await runHere(root, command, env), report, (read: PlaywrightReport) =>
      readPlaywrightReport(read, 'e2e'),
    );
  } catch (error) {
    return { passed: 0, failed: [BROWSER_TESTS], skipped: [], output: String(error) };
  }
}

function runHere(root: string, [program, ...args]: readonly [string, ...string[]], env: Record<string, string> = {}) {
  return runCommand(program, args, { cwd: root, env: environmentOf(root, temporaryFolder(), env, process.env.PATH) });
}

/** Programs keep what they stripped and compiled for the next: the gate starts them again and again (decision 334). */
export const compiled = {
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../../node_modules/.cache/millrace/compiled'),
};

/**
 * The environment of a program of the gate, over that of the gate itself: programs of the repository come first. Threads and programs that
 * tests start again and again load what the first of them has compiled.
 */
export function environmentOf(
  root: string,
  temporary: string,
  own: Record<string, string>,
  outer: string | undefined,
): Record<string, string> {
  const programs = path.join(root, 'node_modules/.bin');
  return {
    ...compiled,
    TMPDIR: temporary,
    ...own,
    PATH: outer === undefined ? programs : `${programs}${path.delimiter}${outer}`,
    NO_COLOR: '1',
  };
}
