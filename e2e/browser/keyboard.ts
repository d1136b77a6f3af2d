import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type TabKey = 'Tab' | 'Shift+Tab';

/** Tabs, or back-tabs, until an element has the focus. Each stop on the way shows its focus, and nothing covers it. */
export async function tabTo(page: Page, wanted: Locator, key: TabKey = 'Tab', most = 150): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key);
    await expectFocusShown(page);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${most} times ${key} do not lead to ${wanted}`);
}

/** Tabs through the page, at most so many stops, to its end. Each shows that it has the focus, and nothing covers it. */
export async function tabThrough(page: Page, key: TabKey, most: number): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key);
    if (!(await expectFocusShown(page))) return;
  }
}

/** Returns whether anything has the focus; at the end of the page the browser itself has it. */
export async function expectFocusShown(page: Page): Promise<boolean> {
  const fault = await page.evaluate(async () => {
    // As painted: the frame after the next lays out what a press changes.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))));
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const isInSight = there !== null && (focused.contains(there) || there.contains(focused));
    const hasRing = Number.parseFloat(getComputedStyle(focused).outlineWidth) >= 1;
    const what = `${focused.outerHTML.slice(0, 160)} at ${Math.round(left)}, ${Math.round(top)}`;
    if (!isInSight) return `${what} is covered by ${there?.outerHTML.slice(0, 160) ?? 'the edge of the window'}`;
    return hasRing ? '' : `${what} has no outline`;
  });
  expect(fault ?? '').toBe('');
  return fault !== null;
}

/** A page has arrived: its heading has the focus, and its title was announced. */
export async function expectArrived(page: Page, heading: string | RegExp): Promise<void> {
  const found = page.getByRole('heading', { level: 1 });
  await expect(found).toHaveText(heading);
  await expect(found).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(await page.title());
}
