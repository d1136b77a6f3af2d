import type { SuiteOutcome } from '../report-file.ts';
import type { PassedBefore } from './passed-before.ts';

/** Runs of a suite's test files those that have not passed before on the same inputs, notes which passed now, and counts the others. */
export async function withoutPassed(
  suite: string,
  files: readonly string[],
  passedBefore: PassedBefore,
  run: (left: readonly string[]) => Promise<SuiteOutcome>,
): Promise<SuiteOutcome> {
  const { left, before } = passedBefore.share(suite, files);
  if (left.length === 0 && before > 0) return { passed: 0, failed: [], skipped: [], before, output: '' };
  const outcome = await run(left);
  passedBefore.note(suite, left, outcome.passedFiles ?? new Map());
  return { ...outcome, before };
}
