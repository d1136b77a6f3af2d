import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { root } from '../root.ts';
import { showProgress } from '../show-progress.ts';
import { closingReport, exitCodeOf, wantedOf } from './closing-report.ts';
import { passedBeforeOf } from './passed-before/passed-before.ts';
import { runStages } from './run-stages.ts';
import { closingLine, refuseEmpty, type SuiteResult, type TestTime } from './suite-result.ts';
import { type Suite, stages } from './suites.ts';
import { seedOfRun } from './test-seed.ts';

/**
 * `npm test` runs every suite and closes on a line that counts. Words after it name the suites to run alone; `--seed N` repeats the order
 * of the unit tests and what they try by chance, `--alone` loads every module again for each of their files, `--all` runs the later
 * stages although something failed. What passed before on the same files is not run again, but in CI, with `--anew`, and where a seed or
 * `--alone` asks for another run.
 */
const { values, positionals: wanted } = parseArgs({
  options: {
    seed: { type: 'string' },
    alone: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { seed, from } = seedOfRun(root, values.seed);
const isAnew = values.anew || values.alone || values.seed !== undefined;
const options = { seed, alone: values.alone, passedBefore: passedBeforeOf({ root, env: process.env, isAnew }) };

const results: SuiteResult[] = [];
const suiteTimes: TestTime[] = [];
console.log(`Seed of the unit tests, for their order and for what they try by chance: ${seed} (${from}).`);
const notRun = await runStages(wantedOf(stages, wanted), runSuite, {
  cores: availableParallelism(),
  goesOn: values.all,
  say: (line) => console.log(line),
});
for (const part of closingReport({ root, results, suiteTimes, notRun })) console.log(`\n${part}`);
process.exitCode = exitCodeOf(results);

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
