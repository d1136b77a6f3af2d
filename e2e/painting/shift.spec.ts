import type { Page } from '@playwright/test';
import { test as base, expect } from '../browser/fixtures.ts';
import { configuredFamily, content, listedFamily } from '../site/demo-names.ts';
import { inPieces } from './in-pieces.ts';
import { SHIFT_MAX, shiftsSince, watchShifts } from './shifts.ts';

/** A first visit has nothing in memory. */
base.use({ ownWindow: true });

const AT_REST_MS = 800;

/** Opens a page, and has nothing in it move until it is at rest. */
async function expectStill(page: Page, path: string): Promise<void> {
  await watchShifts(page);
  await page.goto(path);
  await page.waitForTimeout(AT_REST_MS);
  const { score, moved } = await shiftsSince(page, 0);
  expect(score, moved.join('; ')).toBeLessThanOrEqual(SHIFT_MAX);
}

base('groups that come into sight by a few rows stay there when all are measured', async ({ page, viewport }) => {
  const path = `/family/${configuredFamily(15).slug}`;
  await page.goto(path);
  const top = await page
    .locator('.cfg-options')
    .nth(1)
    .evaluate((group) => group.getBoundingClientRect().top);
  await page.setViewportSize({ width: viewport?.width ?? 0, height: Math.round(top) + 24 });
  await expectStill(page, path);
  expect(await page.locator('[data-measuring]').count()).toBe(0);
});

const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    const site = await inPieces(String(baseURL), 24);
    await use(site.address);
    await site.stop();
  },
});

for (const path of [
  '/home',
  `/family/${configuredFamily(15).slug}`,
  `/family/${listedFamily().slug}`,
  `/careers?job=${content.jobs.find(({ isLive }) => isLive)?.id}`,
  '/orders/orders-and-shipping',
  '/search/duplex',
]) {
  test(`a document that comes in pieces is painted so that nothing moves: ${path}`, ({ page }) =>
    expectStill(page, path));
}
