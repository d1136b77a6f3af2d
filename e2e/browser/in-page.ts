import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const WITHIN_MS = 30_000;
const AGAIN_MS = 100;

/**
 * Resolves in the first frame in which a condition holds in the page; throws when that takes too long. `page.waitForFunction` would hand
 * each document Playwright's whole script of 340 KB for it. The condition can use nothing of its surroundings. A document that is left
 * meanwhile gives no answer, and the next one is asked.
 */
export async function untilInPage(page: Page, condition: () => boolean): Promise<void> {
  for (const until = Date.now() + WITHIN_MS; Date.now() < until && !page.isClosed(); await pause(AGAIN_MS)) {
    const look = `(${inFrames})(${condition}, ${until - Date.now()})`;
    if (await page.evaluate<boolean>(look).catch(() => false)) return;
  }
  throw new Error(`Not in ${WITHIN_MS} ms: ${condition}`);
}

/** In the page. A frame is told of by an observer: a test may hold the page's clock, and `requestAnimationFrame` with it. */
async function inFrames(condition: () => boolean, withinMs: number): Promise<boolean> {
  const frame = () =>
    new Promise<void>((laidOut) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        laidOut();
      });
      observer.observe(document.documentElement);
    });
  const now = () => Number(document.timeline.currentTime);
  for (const until = now() + withinMs; now() < until; ) {
    await frame();
    if (condition()) return true;
  }
  return false;
}
