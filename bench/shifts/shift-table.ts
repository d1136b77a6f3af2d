import { publicPages } from '@millrace/e2e/public-pages';
import { SHIFT_MAX, type Shifts } from '@millrace/e2e/shifts';
import type { Browser, BrowserContext } from '@playwright/test';
import { withBrowser } from '../browser/chromium.ts';

import { withSite } from '../started-server.ts';

const PHONES = [360, 390, 412, 740];
const WIDE = [768, 1024, 1440];
const LIMITS = [0, SHIFT_MAX, 0.001, 0.005];
const AT_ONCE = 3;

export interface ShiftTable<Found extends Shifts> {
  /** The port of the site that is started when none is given. */
  port: number;
  /** Opens a page in a new window and returns what moved in it. */
  measure: (context: BrowserContext, address: string, path: string) => Promise<Found>;
  /** More to count the pages by; by what the table calls it. */
  counts?: Record<string, (found: Found) => boolean>;
}

/**
 * Measures every public page in windows of seven widths. Prints what moved, and by width how many pages moved by how much; the process
 * ends with 1 where one moved by what could be seen. Takes the site at the address in the command, or starts one for itself; widths
 * after it measure those alone.
 */
export async function printShifts<Found extends Shifts>(table: ShiftTable<Found>): Promise<void> {
  const [given, ...widths] = process.argv.slice(2);
  const chosen = widths.length > 0 ? widths.map(Number) : [...PHONES, ...WIDE];
  await withSite(given, table.port, (address) =>
    withBrowser((browser) => measureWidths(table, browser, address, chosen)),
  );
}

async function measureWidths<Found extends Shifts>(
  table: ShiftTable<Found>,
  browser: Browser,
  address: string,
  widths: readonly number[],
): Promise<void> {
  const counts = Object.entries(table.counts ?? {});
  const paths = await publicPages(address);
  const rows = [['width', 'pages', ...LIMITS.map((limit) => `>${limit}`), ...counts.map(([name]) => name)]];
  for (const width of widths) {
    const pages = await measuredAll(browser, width, paths, (context, path) => table.measure(context, address, path));
    for (const [path, { score, moved }] of pages) {
      if (score > 0) console.log(`${width} ${score.toFixed(4)} ${path} ${moved.join('; ')}`);
    }
    const found = [...pages.values()];
    const above = LIMITS.map((limit) => found.filter(({ score }) => score > limit).length);
    rows.push([width, pages.size, ...above, ...counts.map(([, holds]) => found.filter(holds).length)].map(String));
    if (found.some(({ score }) => score > SHIFT_MAX)) process.exitCode = 1;
  }
  for (const row of rows) console.log(row.join('\t'));
}

async function measuredAll<Found>(
  browser: Browser,
  width: number,
  paths: readonly string[],
  measure: (context: BrowserContext, path: string) => Promise<Found>,
): Promise<Map<string, Found>> {
  const isPhone = PHONES.includes(width);
  const left = paths.values();
  const found = new Map<string, Found>();
  const work = async (): Promise<void> => {
    for (const path of left) {
      const context = await browser.newContext({
        viewport: { width, height: isPhone ? 800 : 900 },
        isMobile: isPhone,
        hasTouch: isPhone,
        serviceWorkers: 'block',
      });
      try {
        found.set(path, await measure(context, path));
      } finally {
        await context.close();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
