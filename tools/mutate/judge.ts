import type { Tried } from './refused-by-types.ts';
import type { Ending } from './start-tests.ts';

type Verdict = 'tests' | 'time-out' | 'types' | 'equivalent' | 'doubtful' | 'SURVIVED';

/** The verdict of the tests on a change. */
export interface Judgement {
  verdict: Verdict;
  /** The test files that noticed it. */
  noticedBy: string[];
}

export interface Judged extends Tried, Judgement {}

/** The nearest test files run first: so many, then up to so many, and so on. The last is the most for one change, by default. */
export const NEAREST = [2, 8, 16, 24];
const LEAST_NOTICED = 0.9;

/** Runs test files, the first few first, until some of them notice what is changed. */
export async function judgeBy(tests: readonly string[], run: (some: string[]) => Promise<Ending>): Promise<Judgement> {
  for (const [at, end] of [...NEAREST, tests.length].entries()) {
    const some = tests.slice(NEAREST[at - 1] ?? 0, end);
    if (some.length === 0) break;
    const { name, files } = await run(some);
    if (name !== 'passed') return { verdict: name === 'failed' ? 'tests' : 'time-out', noticedBy: files };
  }
  return { verdict: 'SURVIVED', noticedBy: [] };
}

/**
 * Runs what noticed something once more, with nothing changed: a test that fails all the same has noticed nothing, and what it noticed is
 * doubtful. Returns such tests.
 */
export async function doubt(judged: Judged[], passes: (some: string[]) => Promise<boolean>): Promise<string[]> {
  const tests = [...new Set(judged.flatMap(({ noticedBy }) => noticedBy))];
  if (tests.length === 0 || (await passes(tests))) return [];
  const failing: string[] = [];
  for (const test of tests) if (!(await passes([test]))) failing.push(test);
  for (const one of judged) if (one.noticedBy.some((test) => failing.includes(test))) one.verdict = 'doubtful';
  return failing;
}

/** The counts of a sample, and whether enough of it is noticed: nine in ten of the changes that are not equivalent. */
export function tally(judged: readonly Judged[]): { words: string; isEnough: boolean } {
  const by = (verdict: Verdict): number => judged.filter((one) => one.verdict === verdict).length;
  const counted = judged.length - by('equivalent');
  const noticed = by('tests') + by('time-out') + by('types');
  const ways = `by types alone ${by('types')}, by time-out ${by('time-out')}`;
  return {
    words: `${noticed} of ${counted} noticed; ${ways}; doubtful ${by('doubtful')}; equivalent ${by('equivalent')}`,
    isEnough: noticed >= LEAST_NOTICED * counted,
  };
}
