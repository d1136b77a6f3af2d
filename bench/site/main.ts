import { get } from 'node:http';
import { FILTER_PREFIX, type FilterAnswer } from '@millrace/contract';
import { CHROMIUM, withBrowser } from '../browser/chromium.ts';
import { type BenchRow, heldRow } from '../row.ts';
import { type DemoSite, withDemoSite } from '../started-server.ts';

const PORT = 3131;
const SCRIPT_BUDGET_KB = 112;
const ALL_BUDGET_KB = 225;

/** Fetching ahead for the next page begins with this request, once the page is at rest. A busy machine may reach it while it measures. */
const AT_REST = /\/prefetching-[\w-]+\.js$/;

/** Measures the bytes that a first visit of a category page transfers, in KB (1,000 bytes), gzip, bodies only. */
export function benchSite({ site }: { site?: DemoSite | undefined } = {}): Promise<BenchRow[]> {
  return withDemoSite(site, PORT, async ({ address }) => {
    const categories: unknown = await (await fetch(`${address}/api/ProductCategory`)).json();
    const slug = busiestCategory(categories);
    const sizes = CHROMIUM === undefined ? null : await transferred(`${address}/category/${slug}`);
    const filtered = `/category/${slug}?${await widestChoice(address, slug)}`;
    const filteredSizes = CHROMIUM === undefined ? null : await transferred(address + filtered);
    return [
      heldRow(`script of a first visit, /category/${slug}`, sizes?.script ?? null, 'KB', SCRIPT_BUDGET_KB),
      heldRow(`everything transferred, /category/${slug}`, sizes?.all ?? null, 'KB', ALL_BUDGET_KB),
      heldRow(`script of a first visit, ${filtered}`, filteredSizes?.script ?? null, 'KB', SCRIPT_BUDGET_KB),
      heldRow(`everything transferred, ${filtered}`, filteredSizes?.all ?? null, 'KB', ALL_BUDGET_KB),
    ];
  });
}

/** The category with the most tiles: the heaviest page of its kind. */
function busiestCategory(categories: unknown): string {
  const rows = Array.isArray(categories) ? categories : [];
  const ranked = rows
    .map((row: { slug?: unknown; viewItems?: unknown[] }) => ({
      slug: String(row.slug),
      tiles: row.viewItems?.length ?? 0,
    }))
    .sort((a, b) => b.tiles - a.tiles);
  const first = ranked[0];
  if (first === undefined) throw new Error('The server knows no category to measure.');
  return first.slug;
}

/** The choice of a filter that the most models of a category fit, as its address has it. */
async function widestChoice(address: string, slug: string): Promise<string> {
  const answer = (await (await fetch(`${address}/api/ProductCategory/slug/${slug}/facets`)).json()) as FilterAnswer;
  const choices = answer.facets.flatMap((facet) =>
    facet.kind === 'choice' ? facet.values.map(({ value, count }) => ({ key: facet.key, value, count })) : [],
  );
  const [widest] = choices.sort((a, b) => b.count - a.count);
  if (widest === undefined) throw new Error(`The category ${slug} has no filters to measure.`);
  return String(new URLSearchParams({ [FILTER_PREFIX + widest.key]: widest.value }));
}

/** Loads the page in a browser to learn its requests, then weighs each answer as a client with gzip gets it. */
async function transferred(address: string): Promise<{ script: number; all: number }> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const asked = new Map<string, string>();
    let isAtRest = false;
    page.on('request', (request) => {
      isAtRest ||= AT_REST.test(request.url());
      if (!isAtRest && /^https?:/.test(request.url())) asked.set(request.url(), request.resourceType());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const weighed = await Promise.all([...asked].map(async ([url, kind]) => ({ kind, bytes: await weigh(url) })));
    const sum = (rows: typeof weighed) => rows.reduce((total, row) => total + row.bytes, 0) / 1000;
    return { script: sum(weighed.filter((row) => row.kind === 'script')), all: sum(weighed) };
  });
}

/** Bytes of an answer's body on the wire, gzip. */
function weigh(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
