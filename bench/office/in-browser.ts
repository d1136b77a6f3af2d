import type { BrowserContext } from '@playwright/test';
import { CHROMIUM, withBrowser } from '../browser/chromium.ts';
import { type BenchRow, benchRow } from '../row.ts';
import { benchListFrames } from './list-frames.ts';
import { benchListInBrowser } from './list-in-browser.ts';

/** The list of products in a real browser, by staff whose session has this cookie. What it changes stays in a draft. */
export async function benchInBrowser(
  of: string,
  { address, cookie, findingBudgetMs }: { address: string; cookie: string; findingBudgetMs: number },
): Promise<BenchRow[]> {
  if (CHROMIUM === undefined) return [benchRow(`${of} in a browser (install chromium)`, null, '', null)];
  const found = await withBrowser(
    async (browser) => {
      // The benches read their figures from the page by script.
      const context: BrowserContext = await browser.newContext({ bypassCSP: true });
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url: address }]);
      return [
        ...(await benchListFrames(browser, context, address)),
        ...(await benchListInBrowser(context, address, findingBudgetMs)),
      ];
    },
    { hasScrollBars: true },
  );
  return found.map((row) => ({ ...row, what: `${of} ${row.what}` }));
}
