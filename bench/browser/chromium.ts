import { PLAYWRIGHT_ARGS } from '@millrace/run/chromium-args';
import { findVisitorsChromium } from '@millrace/run/find-chromium';
import { type Browser, chromium } from '@playwright/test';

/** The system's own; undefined without one. */
export const CHROMIUM = findVisitorsChromium(process.env);

/** A browser that asks nobody but the product; closed when the work is done. */
export async function withBrowser<Found>(work: (browser: Browser) => Promise<Found>): Promise<Found> {
  if (CHROMIUM === undefined) throw new Error('Install Chromium, or set CHROMIUM_PATH to it.');
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: PLAYWRIGHT_ARGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
