import { pagePaths } from '@millrace/contract';
import { oldAddresses, ordering, secondMaker } from '@millrace/second-maker';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessible.ts';
import { comeFrom, expect, expectFits, test } from '../browser/fixtures.ts';
import { firstMakersColours, firstMakersWords, rgbOf } from './first-maker.ts';

/** Every page in place of one of each kind: minutes more (`MOVED_IN=whole npm run e2e -- move-in`). */
export const IS_WHOLE = process.env['MOVED_IN'] === 'whole';

/** Addresses of the maker's old site lead to pages of this one. */
export async function followOldAddresses(page: Page): Promise<void> {
  for (const { from, to } of oldAddresses) {
    const answer = await page.request.get(from);
    expect([from, answer.status(), new URL(answer.url()).pathname]).toEqual([from, 200, to]);
  }
}

/** The configurator of the ordering guide has the prices that a careful person adds up, and refuses what the guide refuses. */
export async function orderByNumber(page: Page): Promise<void> {
  const family = ordering.family.toLowerCase().replaceAll(' ', '-');
  for (const { number, priceCents } of ordering.examples) {
    await page.goto(`/family/${family}?configurator=${number}`);
    const price = new Intl.NumberFormat(secondMaker.locale, { style: 'currency', currency: secondMaker.currency });
    await expect(page.getByText(price.format(priceCents / 100)).first()).toBeVisible();
    await expect(page.getByText(number).first()).toBeVisible();
  }
  await page.goto(`/family/${family}?configurator=${ordering.refused}`);
  await expect(page.locator('[data-open]').first()).toBeVisible();
}

/** How words begin that a maker has still to replace. */
const PLACE_HOLDER = '[Replace: ';

/** Pages of which each is the only one of its kind, and that no sitemap lists. */
const unlisted = [
  '/search/',
  '/search/kh',
  '/search/qqqqzzzz',
  '/compare',
  '/faq',
  '/offline',
  '/sign-in',
  '/sign-up',
  '/reset',
];

/**
 * Each address of the sitemap, and each page that it does not list, is in the brand of the second maker: no word of the first one stands in
 * what is sent, whoever reads it. In the browser, and there without a colour of the first, one page of each kind.
 */
export async function walkInTheirBrand(page: Page, address: string): Promise<void> {
  const sitemap = await (await page.request.get(`${address}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')).pathname,
  );
  const all = [...listed, ...unlisted];
  expect(listed.length).toBeGreaterThan(30);
  for (const [nth, path] of all.entries()) {
    if (nth % 20 === 0) await comeFrom(page, `words ${nth}`);
    const answer = await page.request.get(path);
    const text = await answer.text();
    const found = [...firstMakersWords, PLACE_HOLDER].filter((word) => text.includes(word));
    expect([path, answer.status(), found]).toEqual([path, 200, []]);
    expect(text).toContain(secondMaker.name);
  }
  const shown = IS_WHOLE
    ? all
    : all.filter((path, nth) => all.findIndex((other) => kindOf(other) === kindOf(path)) === nth);
  for (const [nth, path] of shown.entries())
    await test.step(path, async () => {
      if (nth % 5 === 0) await comeFrom(page, `pages ${nth}`);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
      await expectTheirColours(page);
    });
}

/** The path of the table of pages that shows an address. */
const kindOf = (path: string): string =>
  pagePaths.find((one) => new RegExp(`^${one.path.replaceAll(/:[^/]+/g, '[^/]+')}/?$`).test(path))?.path ?? path;

async function expectTheirColours(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const used = await page.evaluate(coloursUsed);
    expect(used.filter((colour) => firstMakersColours.includes(colour))).toEqual([]);
    if (colorScheme === 'light') expect(used).toContain(rgbOf(secondMaker.colours.accent));
  }
}

/** In the page: the colours that its elements have. */
function coloursUsed(): string[] {
  const colours = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    const { color, backgroundColor, borderTopColor, borderBottomColor, fill, stroke, outlineColor } =
      getComputedStyle(element);
    for (const colour of [color, backgroundColor, borderTopColor, borderBottomColor, fill, stroke, outlineColor])
      colours.add(colour);
  }
  return [...colours];
}
