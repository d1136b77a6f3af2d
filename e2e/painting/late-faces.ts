import type { Page, Request } from '@playwright/test';

declare global {
  interface Window {
    endWait?: () => void;
  }
}

/**
 * Keeps the type faces from a page, as a slow network would, until the returned function is called; it resolves when
 * all have come.
 */
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

/**
 * In the page: the first paint waits for faces until `endWait` is called, however slow the machine
 * (apps/site/src/document/await-faces.js).
 */
export function holdFirstSecond(): void {
  const now = performance.now.bind(performance);
  const { setTimeout } = window;
  const isHead = (): boolean => document.body === null;
  performance.now = () => (isHead() ? 0 : now());
  window.setTimeout = ((call: () => void, delay?: number) => {
    if (!isHead()) return setTimeout(call, delay);
    window.endWait = call;
    return 0;
  }) as typeof window.setTimeout;
}

/** In the page: nothing is painted until `endWait` is called, also after the document has loaded, as on a slow machine. */
export function holdFirstPaint(): void {
  const { setTimeout } = window;
  window.setTimeout = ((call: () => void, delay?: number) =>
    document.body === null ? 0 : setTimeout(call, delay)) as typeof window.setTimeout;
  const waiting: (() => void)[] = [];
  document.fonts.load = () => new Promise((resolve) => waiting.push(() => resolve([])));
  window.endWait = () => {
    for (const end of waiting) end();
  };
}

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
