import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type BenchRow, benchRow, median } from '../row.ts';

const FORM_MS = 2000;
const SLOWER = 4;
const TIMES = 5;
const WATCH = readFileSync(resolve(import.meta.dirname, 'watch-field.js'), 'utf8').replace(/;\s*$/, '');
const THERE = 'bench-field';
const FIELD = '.form-fields input.field';
const WITHIN_MS = 120_000;

/** The cookie of staff who have just signed in. */
export interface StaffCookie {
  name: string;
  value: string;
  url: string;
}

/**
 * From the request for the form of a family, in a browser that holds nothing of the office but the cookie, to the paint of its first field.
 * The field takes what is typed into it then. The processor is four times slower.
 */
export async function benchFirstForm(browser: Browser, cookie: StaffCookie, familyId: number): Promise<BenchRow[]> {
  const found: number[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
    await context.addCookies([cookie]);
    const page = await context.newPage();
    found.push(await untilField(page, `${cookie.url}/office/rows/families/${familyId}`));
    await context.close();
  }
  const what = `in a browser ${SLOWER}× slower: the first form after sign-in, median`;
  return [benchRow(what, median(found), 'ms', FORM_MS)];
}

async function untilField(page: Page, form: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(`(${WATCH})(${JSON.stringify({ there: THERE, selector: FIELD })})`);
  await page.goto(form);
  const marked = `performance.getEntriesByName('${THERE}')`;
  await page.waitForFunction(`${marked}.length > 0`, undefined, { timeout: WITHIN_MS });
  const took = Number(await page.evaluate(`${marked}[0].startTime`));
  const field = page.locator(FIELD).first();
  const before = await field.inputValue();
  await field.press('End');
  await field.press('x');
  if ((await field.inputValue()) !== `${before}x`) throw new Error('The first field takes nothing.');
  return took;
}
