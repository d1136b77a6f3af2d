import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type FrameWork, frameWork, type TraceEvent } from './frame-work.ts';

/** One frame of a page, to the beginning of the next. */
export interface Frame extends FrameWork {
  /** By the clock: a multiple of the time in which the screen is drawn once. */
  clockMs: number;
}

const DRAWN = 'bench-frame';
const END = 'benchFramesEnd';
const WATCH = readFileSync(resolve(import.meta.dirname, 'watch-frames.js'), 'utf8').replace(/;\s*$/, '');

/** The frames of a page while something is done with it, by the browser's own trace. */
export async function framesDuring(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Frame[]> {
  await browser.startTracing(page, { categories: ['blink.user_timing', 'toplevel'] });
  await page.evaluate(`(${WATCH})(${JSON.stringify({ mark: DRAWN, end: END })})`);
  await work();
  const starts = readStarts(await page.evaluate(`window.${END}()`));
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return framesOf(trace.traceEvents, starts);
}

/** When frames began, in milliseconds of the page's clock. */
function readStarts(found: unknown): number[] {
  return Array.isArray(found) ? found.map(Number) : [];
}

/** The frames that began at these times of the page's clock. */
function framesOf(events: readonly TraceEvent[], starts: readonly number[]): Frame[] {
  const first = events.find(({ name }) => name === DRAWN);
  const [firstMs = 0] = starts;
  if (first === undefined) throw new Error('No frame was traced.');
  const drawn = starts.map((ms) => first.ts + (ms - firstMs) * 1000);
  return frameWork(events, first, drawn).map((work, nth) => ({
    ...work,
    clockMs: ((drawn[nth + 1] ?? Number.NaN) - (drawn[nth] ?? Number.NaN)) / 1000,
  }));
}
