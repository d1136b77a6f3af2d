import type { Page } from '@playwright/test';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { untilInPage } from '../browser/in-page.ts';
import { scrollDown, scrolledTo } from '../browser/moves.ts';
import { configuredFamily } from '../site/demo-names.ts';
import { holdFaces, holdFirstPaint, holdFirstSecond, shows } from './late-faces.ts';
import { clockOf, SHIFT_MAX, shiftsSince, watchShifts } from './shifts.ts';

/** A first visit has nothing in memory. */
test.use({ ownWindow: true });

const FAMILY = `/family/${configuredFamily(15).slug}`;

const heading = (page: Page) => page.locator('h1');

test.describe('on a first visit', () => {
  let letCome: () => Promise<void>;
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(holdFirstSecond);
    await watchShifts(page);
    letCome = await holdFaces(page);
    await page.goto(FAMILY, { waitUntil: 'commit' });
    // It has come with its document, and is not painted.
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).toBeHidden();
  });
  test('the first paint is in the faces of the site', async ({ page }) => {
    await letCome();
    await expect(heading(page)).toBeVisible();
    const hasCome = (face: string) => page.evaluate((font) => document.fonts.check(font), face);
    for (const face of ['1em "Plex Sans"', '500 1em "Plex Mono"', '1em "Plex Mono"'])
      expect(await hasCome(face)).toBe(true);
    expect([await shows(page, 'Plex Sans'), await shows(page, 'Plex Mono')]).toEqual([true, true]);
  });
  test('faces that are late are not waited for, and show when they come', async ({ page }) => {
    await page.evaluate(() => window.endWait?.());
    await expect(heading(page)).toBeVisible();
    expect(await shows(page, 'Plex Sans')).toBe(false);
    const since = await clockOf(page);
    await letCome();
    expect([await shows(page, 'Plex Sans'), await shows(page, 'Plex Mono')]).toEqual([true, true]);
    expect((await shiftsSince(page, since)).score).toBeLessThanOrEqual(SHIFT_MAX);
  });
});

test(
  'where the first paint comes after all else, a page still begins at its anchor, and after a reload where it was left',
  oneWidth,
  async ({ page }) => {
    await page.addInitScript(holdFirstPaint);
    const topOfAnchor = () =>
      page.locator('#BKL').evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)));
    const paint = async () => {
      await untilInPage(page, () => document.readyState === 'complete' && history.scrollRestoration === 'manual');
      await expect(heading(page)).toBeHidden();
      await page.evaluate(() => window.endWait?.());
      await expect(heading(page)).toBeVisible();
    };
    await page.goto('/support#BKL');
    await paint();
    await expect.poll(topOfAnchor).toBe(0);
    const left = await scrollDown(page, 300);
    await page.reload();
    await paint();
    await expect.poll(() => scrolledTo(page)).toBe(left);
  },
);

test.describe('where no face can be fetched', () => {
  test.use({ losesNetwork: true });
  test('none is waited for', oneWidth, async ({ page }) => {
    await page.addInitScript(holdFirstSecond);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(FAMILY);
    await expect(heading(page)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a page is painted at once, and its faces come', oneWidth, async ({ page }) => {
    await page.goto(FAMILY);
    await expect(heading(page)).toBeVisible();
  });
});

test('a letter that first screens seldom have comes in the face of the site, too', oneWidth, async ({ page }) => {
  await page.goto(FAMILY);
  const asked = page.waitForRequest('**/plex-sans-greek-*.woff2');
  await heading(page).evaluate((element) => element.append(' 10 kΩ'));
  expect((await (await asked).response())?.status()).toBe(200);
});
