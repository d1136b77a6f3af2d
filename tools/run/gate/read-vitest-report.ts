import path from 'node:path';
import type { SuiteResult } from './suite-result.ts';

/** The fields we read of Vitest's JSON report; durations in milliseconds. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

/** A file that fails before its tests are known counts as one failed test. The report has whole paths. */
export function readVitestReport({ testResults }: VitestReport, root: string): SuiteResult {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file: name,
      name: `${name}: ${fullName}`,
      status,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const passedWhole = testResults.filter(
    ({ status, assertionResults }) => status === 'passed' && assertionResults.every((test) => test.status === 'passed'),
  );
  const named = (wanted: (status: string) => boolean) =>
    tests.filter(({ status }) => wanted(status)).map(({ name }) => name);
  return {
    passed: named((status) => status === 'passed').length,
    failed: [...named((status) => status === 'failed'), ...broken.map(({ name }) => name)],
    skipped: named((status) => status !== 'passed' && status !== 'failed'),
    passedFiles: new Map(
      passedWhole.map(({ name, assertionResults }) => [path.relative(root, name), assertionResults.length]),
    ),
    times: tests.map(({ file, name, seconds }) => ({ file, name, seconds })),
  };
}
