import type { Browser, Page } from '@playwright/test';
import { CHROMIUM, withBrowser } from '../browser/chromium.ts';
import { clickToPaint, type Painted } from '../browser/click-to-paint.ts';
import { visit } from '../browser/visit.ts';
import { type BenchRow, benchRow, median } from '../row.ts';
import { type DemoSite, withDemoSite } from '../started-server.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3197);
const BUDGET_MS = 50;
/** Between a visitor and a server in the same part of the world. */
const ROUND_TRIP_MS = 40;
/** Between pointing at a link and pressing: a quick hand. */
const HOVER_MS = 300;
/** From the first move of the pointer to the link. */
const ON_ITS_WAY_MS = 400;
const ROUNDS = 3;
/** From a page to what a link on it leads to: small pages, long lists, the largest configurator. */
const LEGS = [
  ['/home', '/category/control-panels'],
  ['/home', '/support'],
  ['/home', '/about'],
  ['/category/duplex-panels', '/family/tern-duplex'],
  ['/category/tethered-pump-switches', '/family/plover-tethered'],
  ['/family/tern-duplex', '/orders'],
  ['/support/documents', '/support/frequently-asked-questions'],
] as const;

/** From the click on a link to the painted page: pointed at before, not pointed at, and as a document, in turns. */
export async function benchNextPage(
  { short, site }: { short: boolean; site?: DemoSite | undefined } = { short: false },
): Promise<BenchRow[]> {
  const what = 'hover → click → painted page, warm';
  if (CHROMIUM === undefined) return [benchRow(`${what} (install chromium)`, null, '', null)];
  return withDemoSite(site, PORT, async ({ address }) => {
    const found = await withBrowser((browser) => inTurns(browser, address, short));
    return rowsOf(what, found);
  });
}

interface Found {
  leg: string;
  pointed: Painted[];
  /** Pointed at, with the change inside a view transition. */
  faded: Painted[];
  unpointed: Painted[];
  documents: number[];
}

async function inTurns(browser: Browser, address: string, short: boolean): Promise<Found[]> {
  const found: Found[] = LEGS.map(([from, to]) => ({
    leg: `${from} → ${to}`,
    pointed: [],
    faded: [],
    unpointed: [],
    documents: [],
  }));
  const legs = short ? LEGS.slice(0, 1) : LEGS;
  for (let round = 0; round < (short ? 1 : ROUNDS); round++) {
    for (const [at, [from, to]] of legs.entries()) {
      for (const way of ['pointed', 'faded'] as const) {
        const { page, leave } = await visit(browser, address + from, { roundTripMs: ROUND_TRIP_MS });
        await pointAt(page, to);
        if (way === 'faded') await page.evaluate(IN_A_TRANSITION);
        await page.waitForTimeout(HOVER_MS);
        found[at]?.[way].push(await clickToPaint(browser, page, 'next page'));
        await leave();
      }
      const other = await visit(browser, address + from, { roundTripMs: ROUND_TRIP_MS });
      await pointAt(other.page, to);
      found[at]?.unpointed.push(await clickToPaint(browser, other.page, 'next page'));
      await other.leave();
      const third = await visit(browser, address + from, { roundTripMs: ROUND_TRIP_MS });
      found[at]?.documents.push(await asDocument(third.page, to));
      await third.leave();
    }
  }
  return found.slice(0, legs.length);
}

/** The click is repeated once the browser has captured the former page. */
const IN_A_TRANSITION = `document.addEventListener('click', (event) => {
  if (!event.isTrusted) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  document.startViewTransition(() => event.target.closest('a').click());
}, { capture: true })`;

/** The pointer takes a while to arrive, as a hand does; by then prefetching has loaded. */
async function pointAt(page: Page, to: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(ON_ITS_WAY_MS);
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover({ position: { x: 20, y: 12 } });
}

/** The same link, followed by the browser itself: from the click to the first paint with content. */
async function asDocument(page: Page, to: string): Promise<number> {
  await page.evaluate(
    `addEventListener('click', (event) => {
      event.stopImmediatePropagation();
      sessionStorage.benchClicked = String(performance.timeOrigin + event.timeStamp);
    }, { capture: true })`,
  );
  await pointAt(page, to);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL((url) => url.pathname.startsWith(to));
  await page.waitForFunction(`performance.getEntriesByName('first-contentful-paint').length > 0`);
  const painted = `performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0].startTime`;
  return Number(await page.evaluate(`${painted} - Number(sessionStorage.benchClicked)`));
}

function rowsOf(what: string, found: readonly Found[]): BenchRow[] {
  const all = <Value>(of: (one: Found) => readonly Value[]): Value[] => found.flatMap((one) => [...of(one)]);
  const wall = ({ wallMs }: Painted): number => wallMs;
  const work = ({ workMs }: Painted): number => workMs;
  const pointed = all((one) => one.pointed);
  const unpointed = all((one) => one.unpointed);
  const documents = all((one) => one.documents);
  return [
    benchRow(`${what} (median of ${pointed.length})`, median(pointed.map(wall)), 'ms', BUDGET_MS),
    ...found.flatMap((one) => [
      benchRow(`  ${one.leg}`, median(one.pointed.map(wall)), 'ms', BUDGET_MS),
      benchRow(`  ${one.leg}, main thread at work`, median(one.pointed.map(work)), 'ms', null),
    ]),
    benchRow('  pointed at before, in a view transition', median(all((one) => one.faded).map(wall)), 'ms', null),
    benchRow(`  not pointed at before, server ${ROUND_TRIP_MS} ms away`, median(unpointed.map(wall)), 'ms', null),
    benchRow('  the same, main thread at work', median(unpointed.map(work)), 'ms', null),
    benchRow(`  the same link as a document, server ${ROUND_TRIP_MS} ms away`, median(documents), 'ms', null),
  ];
}

if (import.meta.main) console.table(await benchNextPage({ short: process.argv.includes('--short') }));
