import { endedEarly } from './run-stages.ts';
import { closingLine, longest, type SuiteResult, type TestTime, timesByFile } from './suite-result.ts';

const LONGEST_TESTS = 10;
const LONGEST_FILES = 20;

/** All that `npm test` knows at its end. */
interface Run {
  root: string;
  results: readonly SuiteResult[];
  /** The time of each suite. */
  suiteTimes: readonly TestTime[];
  /** The suites that were not run, as one before them failed. */
  notRun: readonly { name: string }[];
}

/** The paragraphs at the end of `npm test`: lists that are not empty, then the line that counts. */
export function closingReport({ root, results, suiteTimes, notRun }: Run): string[] {
  const times = results.flatMap((result) => result.times ?? []);
  const early = endedEarly(notRun);
  const before = results.reduce((sum, result) => sum + (result.before ?? 0), 0);
  const list = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`${title}:\n${lines.map((line) => `  ${line.replace(`${root}/`, '')}`).join('\n')}`];
  return [
    ...list(
      'Skipped',
      results.flatMap(({ skipped }) => skipped),
    ),
    ...list('What took longest', longest(suiteTimes, suiteTimes.length)),
    ...list('The longest files', longest(timesByFile(times), LONGEST_FILES)),
    ...list('The longest tests', longest(times, LONGEST_TESTS)),
    ...list(
      'Failed',
      results.flatMap(({ failed }) => failed),
    ),
    ...(early === null ? [] : [early]),
    ...(before === 0 ? [] : [passedBeforeLine(before)]),
    closingLine(results),
  ];
}

const passedBeforeLine = (count: number): string =>
  `Passed before, on the same files, and not run again: ${count}. \`npm test -- --anew\` runs them, too.`;

/** The code that `npm test` ends with: a run of no suite proves nothing. */
export const exitCodeOf = (results: readonly SuiteResult[]): number =>
  results.length === 0 || results.some(({ failed }) => failed.length > 0) ? 1 : 0;

/** The suites of each stage whose names have one of the words; without words all. */
export const wantedOf = <Suite extends { name: string }>(
  stages: readonly (readonly Suite[])[],
  words: readonly string[],
): Suite[][] =>
  stages.map((stage) => stage.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))));
