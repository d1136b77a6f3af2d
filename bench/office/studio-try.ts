import { resolve } from 'node:path';
import { openDatabase, publishContent } from '@millrace/database';
import { quietLog } from '@millrace/database/testing';
import type { Browser, Page } from '@playwright/test';
import { CHROMIUM, withBrowser } from '../browser/chromium.ts';
import { clickToPaint, keyToPaint, type Painted } from '../browser/click-to-paint.ts';
import { contentWithLarge, LARGE } from '../configurator-click/content-with-large.ts';
import { type BenchRow, benchRow, median } from '../row.ts';
import { emptyDataDir, startServer } from '../started-server.ts';
import { addStaffSession } from './staff-caller.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3196);
const SECRET = 'a secret for the bench alone, of enough characters';
const BUDGET_MS = 50;
const CHOICES = 12;
/** Typed after the name of a group; most of it is half a rule. */
const TYPED = '.AAAB:Group 4.count>=1';
/** The work that follows a choice or a key, after its paint, is done by then. */
const PAUSE_MS = 700;

/**
 * Choosing in try-it and typing in the text of a rule, with a thousand options: from the event to its paint. Of both, the part in which the
 * page's main thread was at work counts: others may work on the machine.
 */
export async function benchStudioTry(): Promise<BenchRow[]> {
  if (CHROMIUM === undefined) return [benchRow('studio: try it and rules (install chromium)', null, '', null)];
  const { content, large } = contentWithLarge();
  const { dataDir, remove } = emptyDataDir();
  const database = await openDatabase({ dataDir, log: quietLog });
  await publishContent(database, content, { source: 'bench' });
  const cookie = await addStaffSession(database);
  await database.close();
  const server = await startServer(dataDir, PORT, { env: { SESSION_SECRET: SECRET } });
  try {
    return await withBrowser(async (browser) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url: server.address }]);
      const page = await context.newPage();
      await page.goto(`${server.address}/office/configurators/families/${large.id}?group=Group+2`);
      await page.getByRole('textbox', { name: 'Model number' }).waitFor();
      const size = `${LARGE.groups} groups, ${LARGE.options} options`;
      const chosen = await choices(browser, page);
      const typed = await keys(browser, page);
      return [
        ...rowsOf(`studio: a choice in try it, ${size}`, chosen),
        ...rowsOf(`studio: a key in a rule, ${size}`, typed),
      ];
    });
  } finally {
    await server.stop();
    remove();
  }
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
      const before = await page.locator('.try-body').innerText();
      found.push(await clickToPaint(browser, page, 'next paint'));
      if ((await page.locator('.try-body').innerText()) === before) throw new Error('Nothing was chosen.');
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

if (process.argv[1] === resolve(import.meta.filename)) {
  for (const { what, measured: found, unit, budget } of await benchStudioTry())
    console.log(`${what.padEnd(96)} ${found?.toFixed(1).padStart(7)} ${unit}${budget === null ? '' : `  (${budget})`}`);
}
