import type { Browser } from '@playwright/test';
import { CHROMIUM, withBrowser } from '../browser/chromium.ts';
import { clickUntilShown, type Painted, PRESS_MS } from '../browser/click-to-paint.ts';
import { visit } from '../browser/visit.ts';
import { type BenchRow, benchRow, median } from '../row.ts';
import { type DemoSite, withDemoSite } from '../started-server.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3198);
const BUDGET_MS = 50;
const CATEGORY = '/category/control-panels';
/** Choices that are made one after the other, each of what the others have left. */
const CHOICES = 6;
const ROUNDS = 3;
/** Between two choices; the work that follows one is done by then. */
const PAUSE_MS = 500;

/** From the press on a value of a filter to the paint of what fits it, in a page that is there. */
export async function benchFilterChange(
  { short, site }: { short: boolean; site?: DemoSite | undefined } = { short: false },
): Promise<BenchRow[]> {
  const what = 'a change of filter → painted';
  if (CHROMIUM === undefined) return [benchRow(`${what} (install chromium)`, null, '', null)];
  return withDemoSite(site, PORT, async ({ address }) => {
    const found = await withBrowser((browser) => changes(browser, address, short ? 1 : ROUNDS));
    return [
      benchRow(`${what} (median of ${found.length})`, median(found.map(({ wallMs }) => wallMs)), 'ms', BUDGET_MS),
      benchRow('  the same, main thread at work', median(found.map(({ workMs }) => workMs)), 'ms', BUDGET_MS),
    ];
  });
}

async function changes(browser: Browser, address: string, rounds: number): Promise<Painted[]> {
  const found: Painted[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, leave } = await visit(browser, address + CATEGORY);
    for (let at = 0; at < CHOICES; at += 1) {
      const free = page.locator('.fct-facet[open] label:not([data-none]):has(input:enabled:not(:checked))');
      // Another one in each round, so that no answer is kept from the round before.
      const label = free.nth((round + at * 2) % Math.max(1, await free.count()));
      const words = await label.locator('span').first().textContent();
      await label.scrollIntoViewIfNeeded();
      const shown = { selector: '.fct-chip', words: literally(words ?? '') };
      found.push(await clickUntilShown(browser, page, shown, () => label.click({ delay: PRESS_MS })));
      await page.waitForTimeout(PAUSE_MS);
    }
    await leave();
  }
  return found;
}

const literally = (words: string): RegExp => new RegExp(`${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

if (import.meta.main) console.table(await benchFilterChange({ short: process.argv.includes('--short') }));
