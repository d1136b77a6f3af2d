import {
  families,
  makerFiles,
  oldAddresses,
  ownSettings,
  ownTexts,
  PRODUCTS,
  products,
  secondMaker,
} from '@millrace/second-maker';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { test as base, expect, expectFits, oneWidth } from '../browser/fixtures.ts';
import { firstEntry } from '../office/first-entry.ts';
import { dataFolder } from '../site/data-folder.ts';
import { startedSite } from '../site/started-site.ts';
import { dropFiles, land, mapSheet } from './drop-files.ts';
import { exportAgain, keepSite } from './exported-again.ts';
import { makeConfigurator } from './make-configurator.ts';
import { followOldAddresses, IS_WHOLE, orderByNumber, walkInTheirBrand } from './moved-in.ts';
import { makeAdmin, sayWhoTheyAre } from './new-maker.ts';

const PORT = Number(process.env.E2E_PORT ?? 3123) + 6;
const SITE = `http://127.0.0.1:${PORT}`;
const EMAIL = 'admin@hollerau.example';

const test = base.extend<Record<never, never>, { emptySite: undefined }>({
  emptySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the first parameter.
    async ({}, use) => {
      const site = await startedSite(PORT, { env: { DEMO_CONTENT: 'off' } });
      await use(undefined);
      await site.stop();
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  baseURL: SITE,
});

/** The pages that every maker has, whatever they make. */
const everybodys = [
  '/home',
  '/category',
  '/search/',
  '/search/qqqqzzzz',
  '/about',
  '/contact',
  '/contact/location',
  '/orders',
  '/orders/warranty-and-returns',
  '/orders/documents',
  '/support',
  '/support/videos',
  '/faq',
  '/offline',
  '/sign-in',
  '/sign-up',
  '/reset',
  '/reset/some-token',
];
/** The pages that this maker has not. */
const nobodys = [
  '/careers',
  '/contact/employment',
  '/employment',
  '/employment/5',
  '/blog',
  '/blog/news',
  '/category/none',
  '/family/none',
];

/** Settings of the maker's sheet of texts of which a new site has no row: it goes by their defaults. */
const NEW_SETTINGS = 6;

const priced = products.filter(({ priceCents }) => priceCents !== null);

/** Each address of a page that this maker has not is as one that names nothing, and no page leads to it. */
async function missNobodys(page: Page): Promise<void> {
  for (const path of nobodys) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain('Nothing at this address');
  }
  await page.goto('/home');
  await expect(page.getByRole('link', { name: /career|employment|application|blog/i })).toHaveCount(0);
}

/** Opens pages one after the other; each is there, composed, and clean. */
async function walk(page: Page, paths: readonly string[], look: (path: string) => Promise<void>): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(path);
    });
}

/** Publishes the draft. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: /^Publish [\d.,]+ changes$/ }).click();
  await expect(page.getByText(/^Published as revision \d+/)).toBeVisible({ timeout: 400_000 });
}

test.use({ isRefused: true });

test(
  'every page stands on an empty site, and a second maker’s range comes in by the office’s own import',
  oneWidth,
  async ({ page }) => {
    // Every page of the sitemap, in light and dark, with axe each.
    if (IS_WHOLE) test.setTimeout(3_600_000);
    const dataDir = dataFolder(PORT);

    await test.step('every page stands on an empty site', async () => {
      await walk(page, everybodys, async () => {
        await expectFits(page);
        await expectAccessible(page);
      });
      await missNobodys(page);
    });

    const password = await test.step('the maker says who they are, and makes the first admin', async () => {
      expect(sayWhoTheyAre(dataDir)).toContain('Published.');
      await page.goto('/contact');
      await expect(page.getByRole('link', { name: secondMaker.phone }).first()).toBeVisible();
      return makeAdmin(dataDir, EMAIL);
    });

    await test.step('Today lists what is left', async () => {
      await firstEntry(page, SITE, EMAIL, '/office', password);
      const list = page.getByRole('heading', { name: 'To begin with' });
      await expect(list).toBeVisible();
      await expect(page.getByText('Done: Say who you are')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('link', { name: 'Write your own words where some hold a place' }).click();
      await expect(page.getByText('These words hold a place: please write your own.').first()).toBeVisible();
    });

    await test.step('attributes, the range with pictures and data sheets, and 3,000 products come in', async () => {
      await dropFiles(page, [makerFiles.attributes]);
      await land(page, { new: 7 });

      await dropFiles(page, [makerFiles.documents, makerFiles.range, makerFiles.files]);
      await mapSheet(page, 'Datenblätter', {}, { 'It is': 'a file of the library' });
      await mapSheet(page, 'Katalogseiten', { Art: 'Leads to a', Adresse: 'Leads to', Kurztext: 'Summary' });
      await expect(page.getByLabel('A row is found by').getByRole('option', { selected: true })).toHaveText(
        'On the page of and Leads to',
      );
      await land(page, { new: families.length * 3 + 6 });

      await dropFiles(page, [makerFiles.articles]);
      await mapSheet(page, null, {
        'Technische Daten Nennweite [mm]': 'Nominal width [mm]',
        'Technische Daten Druckstufe [bar]': 'Pressure rating [bar]',
        'Technische Daten Werkstoff': 'Material',
        'Technische Daten Temp. max. [°C]': 'Temperature, highest [°C]',
        'Technische Daten Gewicht [kg]': 'Weight [kg]',
        'Technische Daten Einbaulänge [mm]': 'Insertion length [mm]',
        'Technische Daten Ausgang': 'Output',
      });
      // The row of the sum is no product.
      await land(page, { new: PRODUCTS, refused: 1 });
    });

    await test.step('the ordering guide becomes a configurator, by the studio', () => makeConfigurator(page));

    await test.step('its own words and terms come in, in place of those that hold a place', async () => {
      await dropFiles(page, [makerFiles.texts]);
      await land(page, { new: NEW_SETTINGS, changed: ownSettings.length - NEW_SETTINGS + ownTexts.length });
    });

    await test.step('prices and old addresses come in, and the range is published', async () => {
      await dropFiles(page, [makerFiles.prices]);
      // The line of a part number that is no more.
      await land(page, { changed: priced.length, refused: 1 });
      await dropFiles(page, [makerFiles.redirects]);
      await land(page, { new: oldAddresses.length });
      await publish(page);
    });

    await test.step('old addresses lead to the range', () => followOldAddresses(page));
    await test.step('numbers of the guide decode at its prices', () => orderByNumber(page));
    await test.step('every page is in the brand of this maker, without a word or colour of the first', async () => {
      await walkInTheirBrand(page, SITE);
      await missNobodys(page);
      // Without banners the range is large, and more than it stands there.
      await expect(page.getByRole('heading', { name: 'Ask us' })).toBeVisible();
    });
    await test.step('everything goes out, and comes in again as unchanged in every row', async () => {
      await page.goto('/office');
      await keepSite(page);
      for (const format of IS_WHOLE ? (['xlsx', 'csv', 'json'] as const) : (['xlsx'] as const))
        expect(await exportAgain(page, format)).toBeGreaterThan(PRODUCTS + families.length);
    });
  },
);
