import type { SuiteResult } from './suite-result.ts';

/** Of Playwright's JSON reporter, what we read. */
export interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  /** What went wrong outside of tests, such as a server that did not start. */
  errors?: { message?: string }[];
}

export interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
}

export function readPlaywrightReport({ suites = [], errors = [] }: PlaywrightReport): SuiteResult {
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const named = (...wanted: string[]) => tests.filter(({ status }) => wanted.includes(status)).map(({ name }) => name);
  return {
    passed: named('expected').length,
    failed: [...named('unexpected', 'flaky'), ...errors.map(({ message }) => message?.split('\n')[0] ?? 'error')],
    skipped: named('skipped'),
  };
}

function testsOf(suite: PlaywrightSuite, above: readonly string[]): { name: string; status: string }[] {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({ name: `${[...titles, title].join(' > ')} (${projectName})`, status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
}
