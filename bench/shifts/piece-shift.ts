import { inPieces } from '@millrace/e2e/in-pieces';
import { type Shifts, shiftsSince, watchShifts } from '@millrace/e2e/shifts';
import type { BrowserContext } from '@playwright/test';
import { printShifts } from './shift-table.ts';

/**
 * How much each public page moves while its document comes in 24 pieces, the browser painting what it has, and until it has put itself
 * together (shift-table.ts).
 */
const PIECES = 24;
/** For work of a page at rest, such as measuring groups off the screen. */
const AT_REST_MS = 800;

await printShifts({ port: 3126, measure: measured });

async function measured(context: BrowserContext, address: string, path: string): Promise<Shifts> {
  const site = await inPieces(address, PIECES);
  try {
    const page = await context.newPage();
    await watchShifts(page);
    await page.goto(site.address + path, { waitUntil: 'load' });
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.waitForTimeout(AT_REST_MS);
    return await shiftsSince(page, 0);
  } finally {
    await site.stop();
  }
}
