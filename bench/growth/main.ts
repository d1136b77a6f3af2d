import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { anonymous, answers, compile } from '@millrace/catalogue';
import type { Content } from '@millrace/contract/content';
import { type Database, openDatabase, publishContent } from '@millrace/database';
import { postgresPrograms, quietLog, startPostgres } from '@millrace/database/testing';
import { demoContent } from '@millrace/demo-content';
import { scaleContent, scaleSizes } from '@millrace/demo-content/scale';
import { generatedQueries } from '../catalogue/queries.ts';
import { type BenchRow, benchRow, median } from '../row.ts';
import { emptyDataDir, FOR_ALL_BENCHES, startServer } from '../started-server.ts';
import { eventLoopHolds } from './event-loop-holds.ts';
import type { Growth } from './growth.ts';
import { growthChart } from './growth-chart.ts';
import { makeDocuments } from './make-documents.ts';
import { memoryEmbedded } from './memory-embedded.ts';
import { visitEveryPage } from './visit-every-page.ts';

const PORT = 3194;
const QUERIES = 500;
/** The best counts: what else the machine does is not measured. */
const RUNS = { short: 1, long: 3 };
const GIVE_UP_MS = 60_000;
const MEMORY_BUDGET_MB = 400;
const BEYOND_COMPILE_BUDGET_MS = 1000;
const HOLD_BUDGET_MS = 50;
const CHART = resolve(import.meta.dirname, '../../docs/growth.svg');

/** The embedded database is for one site on one machine: a hundred times the demo is a server's. */
const EMBEDDED_PRODUCTS_MAX = 20_000;

/** Measures the site with the demo content, and with ten and a hundred times as much, on a PostgreSQL server. Draws the chart, too. */
export async function benchGrowth({ short }: { short: boolean } = { short: false }): Promise<BenchRow[]> {
  const programs = postgresPrograms();
  if (programs === undefined) return [benchRow('growth (install postgresql)', null, '', null)];
  const sizes: [string, () => Content][] = [
    ['1×', demoContent],
    ['10×', () => scaleContent(scaleSizes.ten)],
    ['100×', () => scaleContent(scaleSizes.hundred)],
  ];
  const found: Growth[] = [];
  for (const [size, content] of short ? sizes.slice(0, 1) : sizes)
    found.push(await grown(programs, size, content(), short));
  if (!short) writeFileSync(CHART, growthChart(found));
  return found.flatMap((growth) => rowsOf(growth));
}

function rowsOf({ size, products, ...growth }: Growth): BenchRow[] {
  const memoryBudget = size === '100×' ? null : MEMORY_BUDGET_MB;
  const of = `${size}, ${products.toLocaleString('en')} products:`;
  return [
    benchRow(`${of} compile`, growth.compileMs, 'ms', null),
    benchRow(`${of} search, 99 of 100`, growth.searchP99Ms, 'ms', null),
    benchRow(`${of} start with data`, growth.startS, 's', null),
    benchRow(`${of} memory of the process, at most`, growth.memoryMb, 'MB', memoryBudget),
    ...(growth.embeddedMemoryMb === null
      ? []
      : [benchRow(`${of} memory with the embedded database, at most`, growth.embeddedMemoryMb, 'MB', memoryBudget)]),
    benchRow(`${of} publish to visible`, growth.visibleMs, 'ms', null),
    benchRow(
      `${of} publish to visible, beyond the compile`,
      Math.max(0, growth.visibleMs - growth.compileMs),
      'ms',
      BEYOND_COMPILE_BUDGET_MS,
    ),
    benchRow(`${of} event loop held over three publishes, longest`, growth.publishHold.clockMs, 'ms', null),
    benchRow(`${of} the same in processor time`, growth.publishHold.workMs, 'ms', HOLD_BUDGET_MS),
    benchRow(`${of} sitemap, first time`, growth.sitemapMs, 'ms', null),
  ];
}

async function grown(programs: string, size: string, content: Content, short: boolean): Promise<Growth> {
  const inProcess = compiledAndSearched(content, short ? RUNS.short : RUNS.long);
  const postgres = await startPostgres(programs);
  const { dataDir, remove } = emptyDataDir();
  const database = await openDatabase({ dataDir, databaseUrl: postgres.url, log: quietLog });
  try {
    await publishContent(database, content, { source: 'bench' });
    const holds = eventLoopHolds();
    const server = await startServer(dataDir, PORT, {
      env: { ...FOR_ALL_BENCHES, DATABASE_URL: postgres.url },
      node: holds.node,
    });
    try {
      const sitemapMs = await timed(async () => (await fetch(`${server.address}/sitemap.xml`)).text());
      let visibleMs = Number.NaN;
      const publishHold = await holds.during(async () => {
        visibleMs = await publishedToVisible(database, content, server.address);
      });
      await visitEveryPage(server.address);
      await makeDocuments(server.address);
      const memoryMb = server.mostMemoryMb();
      return {
        size,
        products: content.products.length,
        ...inProcess,
        startS: server.seconds,
        memoryMb,
        embeddedMemoryMb:
          short || content.products.length > EMBEDDED_PRODUCTS_MAX ? null : await memoryEmbedded(content, PORT + 1),
        visibleMs,
        publishHold,
        sitemapMs,
      };
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
    await postgres.stop();
    remove();
  }
}

function compiledAndSearched(content: Content, runs: number): Pick<Growth, 'compileMs' | 'searchP99Ms'> {
  const compiled = bestOf(runs, () => compile(content, { revision: 1 }));
  const result = compiled.last;
  if (!result.ok) throw new Error(result.findings[0]?.message);
  const times = generatedQueries(QUERIES)
    .map(
      (search) =>
        bestOf(runs, () =>
          answers.search(result.snapshot, { params: {}, query: { search, page: 1, pageSize: 10 } }, anonymous),
        ).ms,
    )
    .sort((a, b) => a - b);
  return { compileMs: compiled.ms, searchP99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN };
}

function bestOf<Done>(runs: number, work: () => Done): { ms: number; last: Done } {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 1; ; run++) {
    const began = performance.now();
    const last = work();
    best = Math.min(best, performance.now() - began);
    if (run >= runs) return { ms: best, last };
  }
}

/** Milliseconds from the moment a change is on disk until the API of another process shows it; median of three. */
async function publishedToVisible(database: Database, content: Content, address: string): Promise<number> {
  const times: number[] = [];
  for (const turn of [1, 2, 3]) {
    const title = `Changed ${turn}`;
    const carousels = content.carousels.map((carousel, index) => (index === 0 ? { ...carousel, title } : carousel));
    await publishContent(database, { ...content, carousels }, { source: 'bench' });
    times.push(await timed(() => untilShown(`${address}/api/Home/items`, title)));
  }
  return median(times);
}

async function untilShown(address: string, words: string): Promise<void> {
  const until = performance.now() + GIVE_UP_MS;
  while (performance.now() < until) if ((await (await fetch(address)).text()).includes(words)) return;
  throw new Error('What was published did not show within a minute.');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

if (import.meta.main) console.table(await benchGrowth({ short: process.argv.includes('--short') }));
