import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { untilInPage } from './in-page.ts';

/** Opens an address and waits until the script has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInPage(page, () => history.scrollRestoration === 'manual');
}

/** Keeps scripts from a page, as a slow network would, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Follows a link of the page from the window's position: a click of the pointer would scroll to the link first. */
export const follow = (page: Page, path: string): Promise<void> =>
  arrive(page, path, () =>
    page
      .locator(`a[href="${path}"]:visible`)
      .first()
      .evaluate((link: HTMLElement) => link.click()),
  );

/** Follows a link with the pointer. */
export async function clickThrough(page: Page, link: Locator): Promise<void> {
  const path = await link.getAttribute('href');
  await arrive(page, String(path), () => link.click());
}

/** Goes to the entry of the history before this one, which is another page. */
export const goBack = (page: Page, path: string): Promise<void> => arrive(page, path, () => page.goBack());

/** Goes to the entry of the history after this one, which is another page. */
export const goForward = (page: Page, path: string): Promise<void> => arrive(page, path, () => page.goForward());

/** The address changes before the page does: a page has arrived when its heading has the focus, which nothing has before. */
async function arrive(page: Page, path: string, go: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await go();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Scrolls part of the way down and returns the distance. */
export async function scrollDown(page: Page, by = 210): Promise<number> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), by);
  // The site has heard of it by the next frame.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const y = await scrolledTo(page);
  expect(y).toBeGreaterThan(0);
  return y;
}

export const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Returns which of the visible entries is open: the only one. */
export async function openedEntry(page: Page): Promise<number> {
  const entries = page.locator('main details:visible');
  await expect(entries.and(page.locator('[open]'))).toHaveCount(1);
  return entries.evaluateAll((all) => all.findIndex((entry) => entry.hasAttribute('open')));
}

/** Whether nothing lies over the middle of an element, and it is in the window. */
export const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });
