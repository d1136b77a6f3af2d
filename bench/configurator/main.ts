import {
  type Configurator,
  evaluate,
  initialSelection,
  lintConfigurator,
  parseModelNumber,
} from '@millrace/configurator';
import { largeConfigurator } from '@millrace/configurator/testing/large-configurator';
import { demoContent } from '@millrace/demo-content';
import { type BenchRow, benchRow, median } from '../row.ts';
import { clicked, clicksOf, completed } from './click-through.ts';
import { withTable } from './with-table.ts';

/** In milliseconds (house.md, budgets). */
const BUDGETS = { toggle: 0.2, parse: 0.1, lint: 2_000 };
/** With a table of 2,000 rows. */
const TABLE_BUDGETS = { toggle: 1, parse: 0.5, lint: 2_000 };
const TABLE_ROWS = 2_000;
const LARGE = { groups: 60, options: 1_000 };
/** Rounds before measuring, so that the compiler has finished. */
const WARM_UP = 500;

/** The engine on the largest demo configurator, against its budgets, and on a generated one several times that size. */
export function benchConfigurator({ short }: { short: boolean } = { short: false }): BenchRow[] {
  const rounds = short ? 200 : 3_000;
  const demo = largestDemo();
  return [
    ...benchEngine(`${demo.name}, ${sizeOf(demo.configurator)}`, demo.configurator, rounds, BUDGETS),
    ...benchEngine(
      `the same with a table of ${TABLE_ROWS} rows`,
      withTable(demo.configurator, TABLE_ROWS),
      rounds,
      TABLE_BUDGETS,
    ),
    ...benchEngine(`generated, ${sizeOf(largeConfigurator(LARGE))}`, largeConfigurator(LARGE), rounds, null),
  ];
}

function largestDemo(): { name: string; configurator: Configurator } {
  const all = demoContent().families.flatMap(({ name, configurator }) =>
    configurator === null ? [] : [{ name, configurator }],
  );
  const [largest] = all.sort((a, b) => optionsOf(b.configurator) - optionsOf(a.configurator));
  if (largest === undefined) throw new Error('The demo content has no configurator.');
  return largest;
}

function optionsOf({ configGroups }: Configurator): number {
  return configGroups.reduce((sum, { options = [] }) => sum + options.length, 0);
}

function sizeOf(configurator: Configurator): string {
  return `${configurator.configGroups.length} groups, ${optionsOf(configurator)} options`;
}

function benchEngine(
  what: string,
  configurator: Configurator,
  rounds: number,
  budgets: typeof BUDGETS | null,
): BenchRow[] {
  const lintStart = performance.now();
  lintConfigurator(configurator);
  const lint = performance.now() - lintStart;
  const numbers = new Set([evaluate(configurator, completed(configurator)).itemNo]);
  const clicks = clicksOf(configurator);
  let selection = initialSelection(configurator);
  const toggles = timesOf(rounds, (at) => {
    const click = clicks[at % clicks.length];
    if (click !== undefined) selection = clicked(configurator, selection, click);
    const { complete, itemNo } = evaluate(configurator, selection);
    if (complete) numbers.add(itemNo);
  });
  const complete = [...numbers];
  const parses = timesOf(rounds, (at) => parseModelNumber(configurator, complete[at % complete.length] ?? ''));
  return [
    benchRow(
      `engine, ${what}: one toggle with all derivations, median`,
      median(toggles),
      'ms',
      budgets?.toggle ?? null,
    ),
    benchRow(`engine, ${what}: parse of a model number, median`, median(parses), 'ms', budgets?.parse ?? null),
    benchRow(`engine, ${what}: lint`, lint, 'ms', budgets?.lint ?? null),
  ];
}

/** Milliseconds of each round, without those that warm up. */
function timesOf(rounds: number, act: (at: number) => void): readonly number[] {
  const times: number[] = [];
  for (let at = 0; at < WARM_UP + rounds; at += 1) {
    const start = performance.now();
    act(at);
    if (at >= WARM_UP) times.push(performance.now() - start);
  }
  return times;
}

if (import.meta.main) console.table(benchConfigurator());
