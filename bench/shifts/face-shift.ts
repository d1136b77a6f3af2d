import { holdFaces } from '@millrace/e2e/late-faces';
import { clockOf, type Shifts, shiftsSince, watchShifts } from '@millrace/e2e/shifts';
import type { BrowserContext } from '@playwright/test';
import { printShifts } from './shift-table.ts';

/**
 * Measures how much each public page moves when its type faces arrive after the first second (shift-table.ts): painted with the faces that
 * stand in, then given those of the site.
 */
await printShifts({ port: 3125, measure: measured });

async function measured(context: BrowserContext, address: string, path: string): Promise<Shifts> {
  const page = await context.newPage();
  const letGo = await holdFaces(page);
  await watchShifts(page);
  const asked = page.waitForRequest('**/*.woff2');
  await page.goto(address + path, { waitUntil: 'domcontentloaded' });
  await asked;
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  // Additions by the script, such as the banner, have come.
  await page.waitForTimeout(1_000);
  const since = await clockOf(page);
  await letGo();
  return shiftsSince(page, since);
}
