import { root } from '../root.ts';
import { showProgress } from '../show-progress.ts';
import { closingLine, refuseEmpty, type SuiteResult } from './suite-result.ts';
import { suites } from './suites.ts';

/** `npm test`: everything, in order, closing on a line that counts. Words after it name the suites to run alone. */
const wanted = process.argv.slice(2);
const results: SuiteResult[] = [];
for (const { name, run } of suites) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const began = performance.now();
  const { output, ...found } = await showProgress(`  ${name}`, run(root));
  const result = refuseEmpty(name, found);
  results.push(result);
  if (result.failed.length > 0) console.log(output.trimEnd());
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${name}: ${closingLine([result])} (${seconds} s)`);
}
const list = (title: string, names: readonly string[]) => {
  if (names.length > 0)
    console.log(`\n${title}:\n${names.map((name) => `  ${name.replace(`${root}/`, '')}`).join('\n')}`);
};
list(
  'Skipped',
  results.flatMap(({ skipped }) => skipped),
);
list(
  'Failed',
  results.flatMap(({ failed }) => failed),
);
console.log(`\n${closingLine(results)}`);
process.exitCode = results.length === 0 || results.some(({ failed }) => failed.length > 0) ? 1 : 0;
