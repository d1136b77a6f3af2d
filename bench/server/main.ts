import { type BenchRow, benchRow, median } from '../row.ts';
import { emptyDataDir, leaveForOthers, startServer } from '../started-server.ts';

/** Budgets of the house. */
const BUDGET = { firstStart: 20, start: 3, firstRenderMs: 15 };
const PORT = 3198;
const STARTS = 3;
/** Pages of the demo content, each rendered for the first time. */
const MAX_PAGES = 40;

/** Times a start on nothing, starts on data, and the first render of a page, by the product's own start command. */
export async function benchServer({ short = false }: { short?: boolean } = {}): Promise<BenchRow[]> {
  const { dataDir } = emptyDataDir();
  leaveForOthers(dataDir);
  const first = await startServer(dataDir, PORT);
  await first.stop();
  const starts: number[] = [];
  for (let nth = 0; nth < (short ? 1 : STARTS) - 1; nth++) {
    const again = await startServer(dataDir, PORT);
    starts.push(again.seconds);
    await again.stop();
  }
  const last = await startServer(dataDir, PORT);
  starts.push(last.seconds);
  const renders = await firstRenders(last.address);
  await last.stop();
  return [
    benchRow('start, very first, with demo content', first.seconds, 's', BUDGET.firstStart),
    benchRow('start with data (median)', median(starts), 's', BUDGET.start),
    benchRow(
      `first render of a family page (median of ${renders.length})`,
      median(renders),
      'ms',
      BUDGET.firstRenderMs,
    ),
  ];
}

/** Milliseconds from asking to the last byte, of pages nobody asked for before. The very first also loads code, and is left out. */
async function firstRenders(address: string): Promise<number[]> {
  const families: unknown = await (await fetch(`${address}/api/ProductFamily?include=products`)).json();
  const slugs = Array.isArray(families) ? families.map((family: { slug: string }) => family.slug) : [];
  const [warming, ...measured] = slugs.slice(0, MAX_PAGES + 1);
  await (await fetch(`${address}/family/${warming}`)).text();
  const times: number[] = [];
  for (const slug of measured) {
    const began = performance.now();
    await (await fetch(`${address}/family/${slug}`)).text();
    times.push(performance.now() - began);
  }
  return times;
}
