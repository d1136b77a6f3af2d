import { PLAYWRIGHT_ARGS } from '@millrace/run/chromium-args';
import { findVisitorsChromium } from '@millrace/run/find-chromium';
import { type Browser, chromium } from '@playwright/test';

/** The system's own; undefined without one. */
export const CHROMIUM = findVisitorsChromium(process.env);

/** A browser that asks nobody but the product; closed when the work is done. Without a word its scroll bars are not shown. */
export async function withBrowser<Found>(
  work: (browser: Browser) => Promise<Found>,
  { hasScrollBars = false }: { hasScrollBars?: boolean } = {},
): Promise<Found> {
  if (CHROMIUM === undefined) throw new Error('Install Chromium, or set CHROMIUM_PATH to it.');
  const ignoreDefaultArgs = hasScrollBars ? ['--hide-scrollbars'] : [];
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: PLAYWRIGHT_ARGS, ignoreDefaultArgs });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
