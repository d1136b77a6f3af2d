import { anonymous, answers, type Compiled, compile, type Snapshot } from '@millrace/catalogue';
import type { Content } from '@millrace/contract/content';
import { type ScaleSize, scaleContent, scaleSizes } from '@millrace/demo-content/scale';
import { type BenchRow, benchRow, median } from '../row.ts';
import { benchFacets } from './facets.ts';
import { postgresSearch } from './postgres-search.ts';
import { generatedQueries } from './queries.ts';
import { benchReach } from './reach.ts';

const SHORT: ScaleSize = { families: 20, products: 1000, configurators: 20 };
/** Milliseconds. */
const COMPILE_BUDGET = { ten: 1000, hundred: 10_000 };
const QUERIES = 2000;
const PEER_QUERIES = 300;
/** The best counts: what else the machine does is not measured. */
const RUNS = 3;

/** Compile and search over generated catalogues, against the budgets of the house. */
export async function benchCatalogue({ short }: { short: boolean } = { short: false }): Promise<BenchRow[]> {
  const sizes: [ScaleSize, number][] = short
    ? [[SHORT, COMPILE_BUDGET.ten]]
    : [
        [scaleSizes.ten, COMPILE_BUDGET.ten],
        [scaleSizes.hundred, COMPILE_BUDGET.hundred],
      ];
  const rows: BenchRow[] = [];
  for (const [size, budget] of sizes) {
    const content = scaleContent(size);
    const first = timed(() => compiled(content));
    const previous = first.answer;
    const again = timed(() => compiled(structuredClone(content), previous));
    const of = `${size.products.toLocaleString('en')} products`;
    rows.push(benchRow(`compile ${of}, first`, first.ms, 'ms', budget));
    rows.push(benchRow(`compile ${of}, configurators unchanged`, again.ms, 'ms', budget));
    rows.push(...benchSearch(previous, of), ...benchEverything(previous, of), ...benchFacets(content, of));
    if (!short) rows.push(...(await benchPeer(content, of)));
  }
  return [...rows, ...benchReach()];
}

function benchSearch(snapshot: Snapshot, of: string): BenchRow[] {
  const find = (search: string) =>
    answers.search(snapshot, { params: {}, query: { search, page: 1, pageSize: 10 } }, anonymous);
  const [middle, high] = quantiles(find);
  return [
    benchRow(`search ${of}, median (best of ${RUNS})`, middle, 'ms', null),
    benchRow(`search ${of}, 99 of 100 (best of ${RUNS})`, high, 'ms', 5),
  ];
}

/** Search over everything, as the drop-down and the search page ask it. */
function benchEverything(snapshot: Snapshot, of: string): BenchRow[] {
  const find = (search: string) =>
    answers.searchEverything(snapshot, { params: {}, query: { search, page: 1, items: 4 } }, anonymous);
  const [middle, high] = quantiles(find);
  return [
    benchRow(`search over everything ${of}, median (best of ${RUNS})`, middle, 'ms', null),
    benchRow(`search over everything ${of}, 99 of 100 (best of ${RUNS})`, high, 'ms', null),
  ];
}

/** The median and the time of 99 of 100, each question at its best. */
function quantiles(find: (search: string) => unknown): [number | null, number | null] {
  const queries = generatedQueries(QUERIES);
  const runs = Array.from({ length: RUNS }, () => queries.map((query) => timed(() => find(query)).ms));
  const times = queries.map((_, index) => Math.min(...runs.map((run) => run[index] ?? 0))).sort((a, b) => a - b);
  return [median(times), times[Math.floor(times.length * 0.99)] ?? null];
}

/** PostgreSQL's own search over the same products, one question after the other. */
async function benchPeer(content: Content, of: string): Promise<BenchRow[]> {
  const peer = await postgresSearch(content);
  if (peer === null) return [benchRow('the same in PostgreSQL (install postgresql)', null, 'ms', null)];
  try {
    const times: number[] = [];
    for (const query of generatedQueries(PEER_QUERIES)) {
      const began = performance.now();
      await peer.find(query);
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    return [
      benchRow(`  PostgreSQL itself, ${of}, median`, median(times), 'ms', null),
      benchRow(`  PostgreSQL itself, ${of}, 99 of 100`, times[Math.floor(times.length * 0.99)] ?? null, 'ms', null),
    ];
  } finally {
    await peer.stop();
  }
}

function compiled(content: Content, previous?: Snapshot): Snapshot {
  const result: Compiled = compile(content, { revision: 1, ...(previous === undefined ? {} : { previous }) });
  if (!result.ok) throw new Error(result.findings[0]?.message);
  return result.snapshot;
}

function timed<Answer>(work: () => Answer): { ms: number; answer: Answer } {
  const start = performance.now();
  const answer = work();
  return { ms: performance.now() - start, answer };
}

if (import.meta.main) console.table(await benchCatalogue({ short: process.argv.includes('--short') }));
