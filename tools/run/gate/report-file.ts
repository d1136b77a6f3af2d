import fs from 'node:fs';
import path from 'node:path';
import type { Finished } from '../run-command.ts';
import type { SuiteResult } from './suite-result.ts';

export type SuiteOutcome = SuiteResult & { output: string };

/** The result of a program that counts as one test. */
export const asOneTest = (name: string, { code, output }: Finished): SuiteOutcome =>
  code === 0 ? { passed: 1, failed: [], skipped: [], output } : { passed: 0, failed: [name], skipped: [], output };

/** The place of a report that a suite will write, without the one of the run before. */
export function freshReport(root: string, name: string): string {
  const folder = path.join(root, 'test-results');
  fs.mkdirSync(folder, { recursive: true });
  fs.rmSync(path.join(folder, name), { force: true });
  return path.join(folder, name);
}

/** The result in a report. A program that fails although every test of its report passed has failed too. */
export function withReport<Report>(
  name: string,
  { code, output }: Finished,
  file: string,
  read: (report: Report) => SuiteResult,
): SuiteOutcome {
  if (!fs.existsSync(file)) return { passed: 0, failed: [`${name}: no report was written`], skipped: [], output };
  const result = read(JSON.parse(fs.readFileSync(file, 'utf8')));
  const failed = code !== 0 && result.failed.length === 0 ? [`${name}: ended with code ${code}`] : result.failed;
  return { ...result, failed, output };
}
