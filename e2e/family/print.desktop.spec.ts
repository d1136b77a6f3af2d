import type { Locator, Page } from '@playwright/test';
import { expect, expectFits, test } from '../browser/fixtures.ts';
import { configuredFamily, configuredProduct, content, listedFamily } from '../site/demo-names.ts';

/** A sheet of A4 or Letter between its margins, in CSS pixels. */
const SHEET = { width: 700, height: 940 };

/** Opens a page in the dark scheme, as paper is white for those who read in the dark too, and shows it as it prints. */
async function onPaper(page: Page, path: string): Promise<Locator> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expectFits(page);
  return page.getByRole('main');
}

const { family, modelNumber } = configuredProduct();
const listed = listedFamily();
const filled = `/family/${family.slug}?configurator=${encodeURIComponent(modelNumber)}`;
const company = String(content.settings.find(({ group, key }) => group === 'company' && key === 'name')?.value);
const blank = configuredFamily(15);
const documentOf = (ids: readonly number[]) => content.documents.find(({ id, isLive }) => isLive && ids.includes(id));

/** Under the maker's name and phone, on white, without menus, tabs and footer. */
async function expectFramed(page: Page): Promise<void> {
  const header = page.locator('#root > header');
  await expect(header).toContainText(company);
  await expect(header.locator('a[href^="tel:"]')).toBeVisible();
  for (const nav of await page.getByRole('navigation').all()) await expect(nav).toBeHidden();
  for (const search of await page.getByRole('search').all()) await expect(search).toBeHidden();
  await expect(page.locator('#root > footer')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
}

test('a number prints what was chosen, and what is still to choose', async ({ page }) => {
  await test.step('a complete number: its plate, its description and what was chosen, nothing else', async () => {
    const main = await onPaper(page, filled);
    await expectFramed(page);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(family.name);
    const plate = main.locator('.plate').first();
    for (const part of modelNumber.split('-')) await expect(plate).toContainText(part);
    await expect(main.locator('.plate-price')).toContainText('$');
    const chosen = main.locator('.cfg-row[data-status="on"]').first();
    await expect(chosen).toBeVisible();
    expect((await chosen.boundingBox())?.width).toBeGreaterThan(SHEET.width / 2);
    await expect(main.locator('.cfg-row:visible:not([data-status="on"])')).toHaveCount(0);
    for (const button of await main.getByRole('button').all()) await expect(button).toBeHidden();
    for (const link of await main.locator('.button').all()) await expect(link).toBeHidden();
  });
  await test.step('one that is not complete: what is still to choose', async () => {
    const main = await onPaper(page, `/family/${blank.slug}`);
    const open = main.locator('.cfg-group[data-open]');
    expect(await open.locator('.cfg-row:visible').count()).toBe(await open.locator('.cfg-row').count());
  });
});

test('a family prints its documents by number, the tab that is open under its name, and its specifications', async ({
  page,
}) => {
  await test.step('documents and models', async () => {
    const main = await onPaper(page, `/family/${listed.slug}`);
    const number = documentOf(listed.documentIds)?.docNumber ?? '';
    await expect(main.locator('#documents').getByText(number, { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Models', exact: true })).toBeVisible();
    const row = main.getByRole('row').nth(1);
    const cells = await row.getByRole('cell').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(cells).size).toBe(1);
  });
  await test.step('specifications: whole, in two columns', async () => {
    const main = await onPaper(page, `/family/${listed.slug}?tab=Specifications`);
    await expect(main.getByRole('heading', { name: 'Specifications', exact: true })).toBeVisible();
    for (const { title } of listed.specs) await expect(main.getByRole('heading', { name: title })).toBeVisible();
    const lefts = await main
      .locator('.fam-specs dt')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(new Set(lefts.map(Math.round)).size).toBe(2);
  });
});

test('the list of documents prints with every category open, orders print their details on the plate and in words', async ({
  page,
}) => {
  await test.step('documents', async () => {
    const main = await onPaper(page, '/support/documents');
    await expectFramed(page);
    const last = main.locator('details').last();
    await expect(last).not.toHaveAttribute('open');
    await expect(last.getByRole('link').first()).toBeVisible();
  });
  await test.step('orders', async () => {
    const main = await onPaper(page, '/orders');
    await expectFramed(page);
    await expect(main.getByText('There is no minimum order quantity.')).toBeVisible();
    const plate = main.locator('.detail-plate');
    await expect(plate).toContainText('$2,500.00');
    expect(await plate.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(140);
  });
});
