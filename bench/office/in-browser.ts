import type { BrowserContext } from '@playwright/test';
import { CHROMIUM, withBrowser } from '../browser/chromium.ts';
import { type BenchRow, benchRow } from '../row.ts';
import { benchFirstForm } from './first-form.ts';
import { benchListFrames } from './list-frames.ts';
import { benchListInBrowser } from './list-in-browser.ts';
import type { IsWanted } from './parts.ts';
import { fieldOf, type StaffCaller } from './staff-caller.ts';
import { benchStudioInBrowser } from './studio-in-browser.ts';

interface Surroundings {
  address: string;
  call: StaffCaller;
  cookie: string;
  findingBudgetMs: number;
  family: { id: number };
  isWanted: IsWanted;
}

/**
 * The form of a family and the list of products in a real browser, by staff whose session has this cookie. The drafts are discarded
 * afterwards.
 */
export async function benchInBrowser(
  of: string,
  { address, call, cookie, findingBudgetMs, family, isWanted }: Surroundings,
): Promise<BenchRow[]> {
  if (CHROMIUM === undefined) return [benchRow(`${of} in a browser (install chromium)`, null, '', null)];
  const found = await withBrowser(
    async (browser) => {
      // The benches read their figures from the page by script.
      const context: BrowserContext = await browser.newContext({ bypassCSP: true });
      const [name = '', value = ''] = cookie.split('=');
      const ofStaff = { name, value, url: address };
      await context.addCookies([ofStaff]);
      return [
        ...(isWanted('form') ? await benchFirstForm(browser, ofStaff, family.id) : []),
        ...(isWanted('frames') ? await benchListFrames(browser, context, address) : []),
        ...(isWanted('list') ? await benchListInBrowser(context, address, findingBudgetMs) : []),
        ...(isWanted('studio')
          ? await benchStudioInBrowser(browser, context, { address, call, familyId: family.id })
          : []),
      ];
    },
    { hasScrollBars: true },
  );
  const drafts = await call('officeDrafts');
  for (const draft of Array.isArray(drafts) ? drafts : [])
    await call('officeDiscardDraft', { params: { draft: fieldOf(draft, 'id') } });
  return found.map((row) => ({ ...row, what: `${of} ${row.what}` }));
}
