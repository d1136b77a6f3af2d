/** The result of one suite of `npm test`. */
export interface SuiteResult {
  passed: number;
  /** Whole names of the tests that failed. */
  failed: string[];
  /** Whole names of the tests that did not run. */
  skipped: string[];
  /** How many tests were left when too many had failed. */
  notRun?: number;
  /** How many tests were not run, as they passed before on the same inputs. */
  before?: number;
  /** The files all of whose tests passed, by path from the root, and how many tests these are. */
  passedFiles?: ReadonlyMap<string, number>;
  /** The time of each test, where the suite's report tells it. */
  times?: TimeInFile[];
}

export interface TestTime {
  name: string;
  seconds: number;
}

export interface TimeInFile extends TestTime {
  file: string;
}

/** A suite that ran nothing proves nothing. */
export const refuseEmpty = (suite: string, result: SuiteResult): SuiteResult =>
  result.passed + result.failed.length + (result.before ?? 0) === 0
    ? { ...result, failed: [`${suite}: no test ran`] }
    : result;

/** The last line of `npm test`. What passed before counts. */
export function closingLine(results: readonly SuiteResult[]): string {
  const sum = (count: (result: SuiteResult) => number) => results.reduce((total, result) => total + count(result), 0);
  const passed = sum((result) => result.passed + (result.before ?? 0));
  const skipped = sum((result) => result.skipped.length);
  const notRun = sum((result) => result.notRun ?? 0);
  const line = `${passed} passed, ${sum((result) => result.failed.length)} failed`;
  return `${line}${skipped === 0 ? '' : `, ${skipped} skipped`}${notRun === 0 ? '' : `, ${notRun} not run`}`;
}

/** The times of each file's tests together: most of a suite's time is in files of many quick tests. */
export function timesByFile(times: readonly TimeInFile[]): TestTime[] {
  const files = Map.groupBy(times, ({ file }) => file);
  return [...files].map(([name, own]) => ({ name, seconds: own.reduce((sum, { seconds }) => sum + seconds, 0) }));
}

/** The slowest first, each as a line. */
export function longest(times: readonly TestTime[], count: number): string[] {
  const slowestFirst = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
  return slowestFirst.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
