import { benchCatalogue } from './catalogue/main.ts';
import { benchConfigurator } from './configurator/main.ts';
import { benchConfiguratorClick } from './configurator-click/main.ts';
import { benchDelivery } from './delivery/main.ts';
import { benchFairness } from './fairness/main.ts';
import { benchFilterChange } from './filter-change/main.ts';
import { benchGrowth } from './growth/main.ts';
import { benchNextPage } from './next-page/main.ts';
import { benchOffice } from './office/main.ts';
import { type BenchRow, gateFaults } from './row.ts';
import { benchServer } from './server/main.ts';
import { benchSite } from './site/main.ts';
import { type DemoSite, withDemoSite } from './started-server.ts';
import { benchTransfer } from './transfer/main.ts';

/**
 * Prints a table of every budget. `--short` is for the gate: it runs the benches that hold a size or a count, or that click through
 * pages, on one site, and fails where a size or a count is over its budget. Times are printed; people judge them.
 */
const short = process.argv.includes('--short');
const PORT = Number(process.env.BENCH_PORT ?? 3131);
type Bench = (options: { short: boolean; site?: DemoSite | undefined }) => Promise<BenchRow[]> | BenchRow[];
/** On a site with the demo content. The sizes come first: under attack a page comes in another order. */
const onASite: Record<string, Bench> = {
  site: benchSite,
  'next-page': benchNextPage,
  'configurator-click': benchConfiguratorClick,
  'filter-change': benchFilterChange,
  fairness: benchFairness,
};
/** These print times alone. */
const ofTimes: Record<string, Bench> = {
  configurator: benchConfigurator,
  catalogue: benchCatalogue,
  transfer: benchTransfer,
  server: benchServer,
  delivery: benchDelivery,
  growth: benchGrowth,
  office: benchOffice,
};

const rows = short
  ? await withDemoSite(undefined, PORT, (site) => run(onASite, { short, site }))
  : await run({ ...ofTimes, ...onASite }, { short });
print(rows);
const faults = short ? gateFaults(rows) : [];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

async function run(benches: Record<string, Bench>, options: Parameters<Bench>[0]): Promise<BenchRow[]> {
  const found: BenchRow[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    process.stderr.write(`bench: ${name} …\n`);
    found.push(...(await bench(options)));
  }
  return found;
}

function print(table: readonly BenchRow[]): void {
  const cells = table.map((row) => [
    row.what,
    figure(row.measured, row.unit),
    bound(row),
    verdict(row),
    row.isHeldInGate ? 'held' : 'printed',
  ]);
  const lines = [['what', 'measured', 'budget', '', 'in the gate'], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

function bound({ budget, atLeast, unit }: BenchRow): string {
  if (atLeast !== undefined) return `≥ ${atLeast} ${unit}`.trim();
  return budget === null ? '' : `≤ ${budget} ${unit}`;
}

function figure(value: number | null, unit: string): string {
  if (value === null) return 'not measured';
  return `${value >= 100 ? value.toFixed(1) : Number(value.toPrecision(3))} ${unit}`;
}

function verdict(row: BenchRow): string {
  if (row.budget === null && row.atLeast === undefined) return '';
  return row.met ? 'met' : 'MISSED';
}
