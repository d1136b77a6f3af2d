import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { TraceEvent } from './frame-work.ts';

/** One click, from the event to the paint that shows what it did. */
export interface Painted {
  wallMs: number;
  /** The part of it in which the page's main thread was at work. */
  workMs: number;
}

const CLICKED = 'bench-clicked';
const PAINTED = 'bench-painted';
const script = (file: string): string => readFileSync(resolve(import.meta.dirname, file), 'utf8').replace(/;\s*$/, '');
const WATCH = script('watch-click.js');
const WATCH_SHOWN = script('watch-shown.js');

/** The end of the measurement: the next paint, or the paint after the heading of the next page has the focus. */
export type Shown = 'next paint' | 'next page';

/** A hand holds a button down for this long. Without it, the paint of the press would count as the click's. */
export const PRESS_MS = 80;

/** Presses at the pointer's place and measures by the browser's own trace. */
export const clickToPaint = (browser: Browser, page: Page, shown: Shown): Promise<Painted> =>
  toPaint(browser, page, { event: 'click', shown }, async () => {
    await page.mouse.down();
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
  });

/** From a key, which `press` presses, to the next paint. */
export const keyToPaint = (browser: Browser, page: Page, press: () => Promise<void>): Promise<Painted> =>
  toPaint(browser, page, { event: 'keydown', shown: 'next paint' }, press);

/** From a click, which `press` makes, to the paint that shows an element with these words. */
export const clickUntilShown = (
  browser: Browser,
  page: Page,
  { selector, words }: { selector: string; words: RegExp },
  press: () => Promise<void>,
): Promise<Painted> => {
  const given = { event: 'click', began: CLICKED, shown: PAINTED, selector, words: words.source };
  return traced(browser, page, `(${WATCH_SHOWN})(${JSON.stringify(given)})`, press);
};

const toPaint = (
  browser: Browser,
  page: Page,
  of: { event: 'click' | 'keydown'; shown: Shown },
  act: () => Promise<void>,
): Promise<Painted> =>
  traced(browser, page, `(${WATCH})(${JSON.stringify({ clicked: CLICKED, painted: PAINTED, ...of })})`, act);

async function traced(browser: Browser, page: Page, watch: string, act: () => Promise<void>): Promise<Painted> {
  await page.evaluate(watch);
  await browser.startTracing(page, { categories: ['blink.user_timing', 'toplevel'] });
  await act();
  await page.waitForFunction(`performance.getEntriesByName('${PAINTED}').length > 0`);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return measured(trace.traceEvents);
}

function measured(events: readonly TraceEvent[]): Painted {
  const from = events.find(({ name }) => name === CLICKED);
  const to = events.find(({ name }) => name === PAINTED);
  if (from === undefined || to === undefined) throw new Error('The click was not traced.');
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      ph === 'X' &&
      pid === from.pid &&
      tid === from.tid &&
      ts + dur > from.ts &&
      ts < to.ts,
  );
  const work = tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return { wallMs: (to.ts - from.ts) / 1000, workMs: work / 1000 };
}
