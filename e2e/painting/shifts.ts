import type { Page } from '@playwright/test';

/** A shift that nobody sees: some words in the middle of a line begin a few pixels further on when the Sans arrives late (decision 075). */
export const SHIFT_MAX = 0.0005;

/** The movements since a moment. */
export interface Shifts {
  /** The sum of the browser's own scores. */
  score: number;
  /** The first elements that moved, each by its selector. */
  moved: string[];
}

interface Shift {
  score: number;
  at: number;
  moved: string[];
}

declare global {
  interface Window {
    shiftsSeen?: Shift[];
  }
}

/** Makes a page note its movements, from its beginning. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(noteShifts);

/** Returns the movements in a page since a moment of its own clock. */
export async function shiftsSince(page: Page, since: number): Promise<Shifts> {
  const seen = await page.evaluate((from) => (window.shiftsSeen ?? []).filter(({ at }) => at >= from), since);
  return {
    score: seen.reduce((sum, { score }) => sum + score, 0),
    moved: [...new Set(seen.flatMap(({ moved }) => moved))],
  };
}

/** The page's clock. */
export const clockOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** In the page. */
function noteShifts(): void {
  window.shiftsSeen = [];
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    const classes = element?.getAttribute('class')?.split(' ')[0];
    return element == null ? '?' : element.tagName.toLowerCase() + (classes === undefined ? '' : `.${classes}`);
  };
  const round = ({ left, top }: DOMRectReadOnly): string => `${Math.round(left)},${Math.round(top)}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)} ${round(previousRect)} → ${round(currentRect)}`,
      );
      window.shiftsSeen?.push({ score: entry.value, at: entry.startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
