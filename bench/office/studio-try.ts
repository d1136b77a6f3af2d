import type { Browser, Page } from '@playwright/test';
import { clickToPaint, keyToPaint, type Painted } from '../browser/click-to-paint.ts';
import { type BenchRow, benchRow, median } from '../row.ts';

const BUDGET_MS = 50;
const CHOICES = 12;
/** Typed after the name of a group; most of it is half a rule. */
const TYPED = '.AAAB:Group 4.count>=1';
/** The work that follows a choice or a key, after its paint, is done by then. */
const PAUSE_MS = 700;

/**
 * Choosing in try-it and typing in the text of a rule, on a page that shows the studio: from the event to its paint. Of both, the part in
 * which the page's main thread was at work counts: others may work on the machine.
 */
export async function studioTry(browser: Browser, page: Page, of: string): Promise<BenchRow[]> {
  await page.getByRole('textbox', { name: 'Model number' }).waitFor();
  const chosen = await choices(browser, page);
  const typed = await keys(browser, page);
  return [...rowsOf(`${of} a choice in try it`, chosen), ...rowsOf(`${of} a key in a rule`, typed)];
}

/** Options of groups all over the number, one after the other. */
async function choices(browser: Browser, page: Page): Promise<Painted[]> {
  const found: Painted[] = [];
  const groups = page.locator('.try-groups > li > button:enabled');
  for (let nth = 0; nth < CHOICES; nth += 1) {
    const group = groups.nth(nth % (await groups.count()));
    await group.click();
    const option = page.locator('.try-options li input:enabled:not(:checked)').first();
    if ((await option.count()) > 0) {
      // The changes that free options come after the paint, and move what stands below.
      await page.waitForTimeout(PAUSE_MS);
      await option.hover();
      const before = await page.locator('.try-body').textContent();
      found.push(await clickToPaint(browser, page, 'next paint'));
      if ((await page.locator('.try-body').textContent()) === before) throw new Error('Nothing was chosen.');
    }
    await page.waitForTimeout(PAUSE_MS);
    await page.locator('.try-groups > li > button[aria-expanded="true"]').first().click();
  }
  return found;
}

/** A rule of an option, key by key: most of them leave it half typed. */
async function keys(browser: Browser, page: Page): Promise<Painted[]> {
  await page.getByRole('grid').getByRole('row').nth(3).getByRole('gridcell').last().click();
  await page.keyboard.press('r');
  await page.getByRole('button', { name: '+ only with' }).click();
  await page.getByRole('combobox', { name: 'Group' }).fill('Group 1');
  await page.keyboard.press('Enter');
  const text = page.getByRole('combobox', { name: 'enableIf as text', exact: true });
  await text.click();
  await page.keyboard.press('End');
  const found: Painted[] = [];
  for (const key of TYPED) {
    await page.waitForTimeout(PAUSE_MS);
    found.push(await keyToPaint(browser, page, () => page.keyboard.press(key === ' ' ? 'Space' : key)));
  }
  return found;
}

function rowsOf(what: string, found: readonly Painted[]): BenchRow[] {
  const work = found.map(({ workMs }) => workMs).sort((a, b) => a - b);
  return [
    benchRow(`${what}: at work until its paint, median of ${found.length}`, median(work), 'ms', BUDGET_MS),
    benchRow(`${what}: the longest`, work.at(-1) ?? null, 'ms', null),
    benchRow(`${what}: by the clock, median`, median(found.map(({ wallMs }) => wallMs)), 'ms', null),
  ];
}
