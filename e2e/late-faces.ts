import type { Page, Request } from '@playwright/test';

/** What moved since a moment. */
export interface Shifts {
  /** The browser's own score, of all there was. */
  score: number;
  /** What moved, the first few, each by its selector. */
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

/** Keeps the type faces from a page, as a slow network would, until the answer is called; which returns when all have come. */
export async function holdFaces(page: Page): Promise<() => Promise<void>> {
  const asked: Request[] = [];
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.woff2', async (route, request) => {
    asked.push(request);
    await held;
    await route.continue();
  });
  return async () => {
    letGo();
    // More are asked for while these come.
    for (const request of asked) await (await request.response())?.finished();
    await page.evaluate(paintedAgain);
  };
}

/** Has a page note what moves in it, from its beginning. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(noteShifts);

/** What has moved in a page since a moment of its own clock. */
export async function shiftsSince(page: Page, since: number): Promise<Shifts> {
  const seen = await page.evaluate((from) => (window.shiftsSeen ?? []).filter(({ at }) => at >= from), since);
  return {
    score: seen.reduce((sum, { score }) => sum + score, 0),
    moved: [...new Set(seen.flatMap(({ moved }) => moved))],
  };
}

/** The page's clock. */
export const clockOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Whether the site's own Sans or Mono is in force. */
export const shows = (page: Page, family: 'Plex Sans' | 'Plex Mono'): Promise<boolean> =>
  page.evaluate(
    (name) => [...document.fonts].some((face) => face.family.replaceAll('"', '') === name && face.status === 'loaded'),
    family,
  );

/** In the page: what came has been put in force, painted, and seen to move or not. */
async function paintedAgain(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

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
