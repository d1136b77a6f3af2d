import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { root } from '../root.ts';
import { showProgress } from '../show-progress.ts';
import { endedEarly, runStages } from './run-stages.ts';
import { closingLine, longest, refuseEmpty, type SuiteResult, type TestTime, timesByFile } from './suite-result.ts';
import { type Suite, stages } from './suites.ts';
import { seedOfRun } from './test-seed.ts';

/**
 * `npm test` runs every suite and closes on a line that counts. Words after it name the suites to run alone; `--seed N` repeats the order
 * of the unit tests and what they try by chance, `--alone` loads every module again for each of their files, `--all` runs the later
 * stages although something failed.
 */
const { values, positionals: wanted } = parseArgs({
  options: {
    seed: { type: 'string' },
    alone: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { seed, from } = seedOfRun(root, values.seed);
const options = { seed, alone: values.alone };
const LONGEST_TESTS = 10;
const LONGEST_FILES = 20;

const results: SuiteResult[] = [];
const suiteTimes: TestTime[] = [];
console.log(`Seed of the unit tests, for their order and for what they try by chance: ${seed} (${from}).`);
const isWanted = ({ name }: Suite): boolean => wanted.length === 0 || wanted.some((word) => name.includes(word));
const notRun = await runStages(
  stages.map((stage) => stage.filter(isWanted)),
  runSuite,
  { cores: availableParallelism(), goesOn: values.all, say: (line) => console.log(line) },
);
list('Skipped', nameAll('skipped'));
list('What took longest', longest(suiteTimes, suiteTimes.length));
const times = results.flatMap((result) => result.times ?? []);
list('The longest files', longest(timesByFile(times), LONGEST_FILES));
list('The longest tests', longest(times, LONGEST_TESTS));
list('Failed', nameAll('failed'));
const early = endedEarly(notRun);
if (early !== null) console.log(`\n${early}`);
console.log(`\n${closingLine(results)}`);
process.exitCode = results.length === 0 || results.some(({ failed }) => failed.length > 0) ? 1 : 0;

async function runSuite({ name, run }: Suite): Promise<SuiteResult> {
  const began = performance.now();
  const { output, ...found } = await showProgress(`  ${name}`, run(root, options));
  const seconds = (performance.now() - began) / 1000;
  const result = refuseEmpty(name, found);
  results.push(result);
  suiteTimes.push({ name, seconds });
  if (result.failed.length > 0) console.log(output.trimEnd());
  console.log(`${name}: ${closingLine([result])} (${seconds.toFixed(1)} s)`);
  return result;
}

function nameAll(what: 'skipped' | 'failed'): string[] {
  return results.flatMap((result) => result[what]);
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0)
    console.log(`\n${title}:\n${lines.map((line) => `  ${line.replace(`${root}/`, '')}`).join('\n')}`);
}
