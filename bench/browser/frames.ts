import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';

/** One frame of a page, to the beginning of the next. */
export interface Frame {
  /** By the clock: a multiple of the time in which the screen is drawn once. */
  clockMs: number;
  /** Processor time of the page's main thread in it. */
  workMs: number;
}

const DRAWN = 'bench-frame';
const END = 'benchFramesEnd';
const WATCH = readFileSync(resolve(import.meta.dirname, 'watch-frames.js'), 'utf8').replace(/;\s*$/, '');

/** The fields that are read of the trace format; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the thread's own. */
  tdur?: number;
}

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
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) =>
        name === 'ThreadControllerImpl::RunTask' && ph === 'X' && pid === first.pid && tid === first.tid,
    )
    .sort((a, b) => a.ts - b.ts);
  let at = 0;
  return drawn.slice(1).map((next, nth) => {
    const from = drawn[nth] ?? next;
    let work = 0;
    // A task belongs to the frame in which it began.
    for (; (tasks[at]?.ts ?? next) < next; at += 1) {
      const { ts = 0, tdur = 0 } = tasks[at] ?? {};
      if (ts >= from) work += tdur;
    }
    return { clockMs: (next - from) / 1000, workMs: work / 1000 };
  });
}
