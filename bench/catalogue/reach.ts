import { compile, reachOf, readChosen } from '@millrace/catalogue';
import { FILTER_PREFIX } from '@millrace/contract';
import { demoContent } from '@millrace/demo-content';
import { type BenchRow, benchRow, median } from '../row.ts';

/** Milliseconds of this thread: others work on the machine, too. */
const BUDGET_MS = 20;
const AMPS = [1, 12, 30, 60];

/**
 * Whether a number can be built that fits several choices together, asked of every demo configurator: each value of each filter with each
 * value of the enclosure, and with amps.
 */
export function benchReach(): BenchRow[] {
  const compiled = compile(demoContent(), { revision: 1 });
  if (!compiled.ok) throw new Error('The demo content does not compile.');
  const { facets, families } = compiled.snapshot;
  const queries = queriesOf(
    facets.facets.flatMap((facet) =>
      facet.kind === 'choice' ? [...facet.bits.keys()].map((value) => ({ key: facet.attribute.key, value })) : [],
    ),
  );
  const times: number[] = [];
  for (const family of families.all) {
    if (family.configurator === null) continue;
    for (const query of queries) {
      const chosen = readChosen(facets, query);
      const began = process.threadCpuUsage();
      reachOf(family, chosen);
      const { user, system } = process.threadCpuUsage(began);
      times.push((user + system) / 1000);
    }
  }
  const sorted = times.sort((a, b) => a - b);
  const what = `can be built, ${times.length.toLocaleString('en')} questions of several choices, processor time`;
  return [
    benchRow(`${what}: median`, median(sorted), 'ms', null),
    benchRow('  the longest', sorted.at(-1) ?? null, 'ms', BUDGET_MS),
  ];
}

function queriesOf(values: readonly { key: string; value: string }[]): string[] {
  const enclosures = values.filter(({ key }) => key === 'enclosure');
  const query = (...entries: [string, string][]): string =>
    String(new URLSearchParams(entries.map(([key, value]) => [FILTER_PREFIX + key, value])));
  return values.flatMap(({ key, value }) => [
    ...enclosures.filter((one) => one.key !== key).map((one) => query([key, value], ['enclosure', one.value])),
    ...AMPS.map((amps) => query([key, value], ['fla.from', String(amps)], ['fla.to', String(amps)])),
  ]);
}
