import type { SuiteResult, TimeInFile } from './suite-result.ts';

/** The fields we read of Playwright's JSON report; durations in milliseconds. */
export interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  /** Faults outside of tests, such as a server that did not start. */
  errors?: { message?: string }[];
}

export interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { projectName: string; status: string; results?: { duration: number }[] }[];
  }[];
}

/** The report names files by their path from the folder of the tests. */
export function readPlaywrightReport({ suites = [], errors = [] }: PlaywrightReport, folder: string): SuiteResult {
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const ran = tests.filter(({ isRun }) => isRun);
  const named = (...wanted: string[]) => ran.filter(({ status }) => wanted.includes(status)).map(({ name }) => name);
  return {
    passed: named('expected').length,
    failed: [...named('unexpected', 'flaky'), ...errors.map(({ message }) => message?.split('\n')[0] ?? 'error')],
    skipped: named('skipped'),
    notRun: tests.length - ran.length,
    passedFiles: new Map(
      [...Map.groupBy(tests, ({ file }) => file)]
        .filter(([, own]) => own.every(({ isRun, status }) => isRun && status === 'expected'))
        .map(([file, own]) => [`${folder}/${file}`, own.length]),
    ),
    times: ran.map(({ file, name, seconds }) => ({ file, name, seconds })),
  };
}

interface RunTest extends TimeInFile {
  status: string;
  /** Not run are those that were left when too many had failed; a test that is skipped has a result that says so. */
  isRun: boolean;
}

function testsOf(suite: PlaywrightSuite, above: readonly string[]): RunTest[] {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results = [] }) => ({
      file: titles[0] ?? '',
      name: `${[...titles, title].join(' > ')} (${projectName})`,
      status,
      isRun: results.length > 0,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
}
