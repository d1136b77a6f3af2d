import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { untilInPage } from '../browser/in-page.ts';
import { open } from '../browser/moves.ts';

const FAMILY = 'a.tile[href^="/family/"]';
const NUMBER = 'TD-3-4X-4F-040-AB-E-20';
const ANSWERS = /\/api\/ProductFamily\/slug\//;

/** A category whose tiles are families, and the API's requests since. */
async function openCategory(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await open(page, '/category/duplex-panels');
  return asked;
}

/** Its script comes after everything else, and its listeners with it: it looks for a link under the pointer as it begins. */
const prefetching = (page: Page): Promise<void> =>
  untilInPage(page, () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/prefetching-[\w-]+\.js$/.test(name)),
  );

test('the page of a link that is pointed at is drawn ahead, and the click asks for nothing again', async ({ page }) => {
  const asked = await openCategory(page);
  await prefetching(page);
  const title = await page.title();
  const heading = String(await page.locator('main h1').textContent());
  const link = page.locator(FAMILY).first();
  const path = String(await link.getAttribute('href'));
  await link.hover();
  await expect(page.locator('main h1')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await page.title()).toBe(title);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('.cfg-group').first()).toBeVisible();
  expect(await page.title()).not.toBe(title);
  expect(asked.filter((at) => ANSWERS.test(at) && path.endsWith(at.split('/').at(-1) ?? '/'))).toHaveLength(1);
  await page.goBack();
  await expect(page.locator('main h1:visible')).toHaveText(heading);
});

test('a number that is changed at once on a page that was drawn ahead stays changed', async ({ page }) => {
  await open(page, `/search/${NUMBER}`);
  await prefetching(page);
  const link = page.locator('main a[href*="configurator="]').first();
  await link.hover();
  await expect(page.locator('main h1')).toHaveCount(2);
  // In the first frame that shows the page, before it goes by its own entry of the history.
  const isChanged = await link.evaluate(async (anchor: HTMLAnchorElement) => {
    anchor.click();
    for (let frame = 0; frame < 300; frame += 1) {
      await new Promise(requestAnimationFrame);
      const buttons = [...document.querySelectorAll('button')].filter((button) => button.checkVisibility());
      const startOver = buttons.find(({ textContent }) => textContent === 'Start over');
      startOver?.click();
      if (startOver !== undefined) return true;
    }
    return false;
  });
  expect(isChanged).toBe(true);
  await page.waitForTimeout(500);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(NUMBER));
});

test('one who saves data is fetched nothing for pointing, only for pressing', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const asked = await openCategory(page);
  await prefetching(page);
  await page.locator(FAMILY).first().hover();
  await page.waitForTimeout(3_000);
  expect(asked.filter((at) => ANSWERS.test(at))).toEqual([]);
  const answered = page.waitForResponse(ANSWERS);
  await page.mouse.down();
  await answered;
  await page.mouse.up();
});

test('what links in view lead to is fetched when the page is at rest: a few, each once, nothing drawn', async ({
  page,
}) => {
  const asked = await openCategory(page);
  await expect.poll(() => asked.filter((at) => ANSWERS.test(at)).length).toBeGreaterThan(1);
  await page.waitForTimeout(1_500);
  const families = asked.filter((at) => ANSWERS.test(at));
  expect(families.length).toBeLessThanOrEqual(6);
  expect(new Set(families).size).toBe(families.length);
  await expect(page.locator('main h1')).toHaveCount(1);
});
