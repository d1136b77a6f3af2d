import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

const WATCH = readFileSync(resolve(import.meta.dirname, 'watch-shown.js'), 'utf8').replace(/;\s*$/, '');
const BEGAN = 'bench-began';
const SHOWN = 'bench-shown';
const WITHIN_MS = 120_000;

interface Awaited {
  /** The event that begins it, such as `click`. */
  event: string;
  /** The selector of the piece that is to be shown, and the words in it; any words without. */
  selector: string;
  words?: RegExp;
}

/** From an event in a page, which `act` brings about, to the paint that shows an element, in milliseconds. */
export async function untilShown(
  page: Page,
  { event, selector, words = /(?:)/ }: Awaited,
  act: () => Promise<unknown>,
): Promise<number> {
  const given = { event, began: BEGAN, shown: SHOWN, selector, words: words.source };
  await page.evaluate(`(${WATCH})(${JSON.stringify(given)})`);
  await act();
  await page.waitForFunction(`performance.getEntriesByName('${SHOWN}').length > 0`, undefined, { timeout: WITHIN_MS });
  const took: unknown = await page.evaluate(
    `performance.getEntriesByName('${SHOWN}')[0].startTime - performance.getEntriesByName('${BEGAN}')[0].startTime`,
  );
  return Number(took);
}
