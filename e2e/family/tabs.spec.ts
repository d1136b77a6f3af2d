import type { Page } from '@playwright/test';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { follow, goBack, open, scrolledTo } from '../browser/moves.ts';
import { content } from '../site/demo-names.ts';

const family = content.families.find(({ isLive, intrinsicallySafe }) => isLive && !intrinsicallySafe)?.slug;
const last = [
  '/support/frequently-asked-questions',
  '/contact/employment',
  '/orders/warranty-and-returns',
  `/family/${family}?tab=Support`,
];

/** Returns how far the current tab stands out of the window, to the left or to the right. */
const cutOff = (page: Page): Promise<number> =>
  page.locator('main nav a[aria-current]:visible').evaluate((tab) => {
    const { left, right } = tab.getBoundingClientRect();
    return Math.max(0, -left, right - document.documentElement.clientWidth);
  });

test('at 320 px the current tab stands in the window, which does not move', oneWidth, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of last)
    await test.step(path, async () => {
      await open(page, path);
      await expect.poll(() => cutOff(page)).toBe(0);
      expect(await scrolledTo(page)).toBe(0);
    });
});

test('tabs that were moved by hand stay so while their page is kept', oneWidth, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/contact/employment');
  const row = page.getByRole('navigation', { name: 'Ways to reach us' }).getByRole('list');
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await row.evaluate((list) => list.scrollTo({ left: 7, behavior: 'instant' }));
  await follow(page, '/about');
  await goBack(page, '/contact/employment');
  expect(await row.evaluate((list) => list.scrollLeft)).toBe(7);
});
