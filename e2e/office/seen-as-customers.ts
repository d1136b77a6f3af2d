import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, expectFits } from '../browser/fixtures.ts';
import { PHONE } from '../browser/widths.ts';
import { labelledTwice } from '../site/demo-names.ts';
import { OWN_SITE, test } from '../site/own-site.ts';

/** Menus of the bar stand in one line of it on a phone, whatever a customer is called, and are tall enough for a finger. */
async function menusFit(page: Page, bar: Locator): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize(PHONE);
  const name = bar.locator('summary').first();
  await name.evaluate((summary) => (summary.firstChild ?? summary).appendChild(new Text(', of a long name')));
  const { y: top = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  for (const menu of await bar.locator('summary').all()) {
    const box = await menu.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top + height);
  }
  await expectFits(page);
  if (wide !== null) await page.setViewportSize(wide);
}

type Call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object) => Promise<{ id: string }>;

/** Staff see the site as a customer, change to another one, and show it to somebody without an account. They work in no draft yet. */
export async function seenAsCustomers(page: Page, browser: Browser, call: Call): Promise<void> {
  const { groupId, slug, one, other } = labelledTwice();
  const shared = one.label;
  const bar = page.getByRole('complementary', { name: 'Preview' });
  const titled = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('a group leads to the site as each of its customers', async () => {
    await page.goto(`/office/rows/privatelabelgroups/${groupId}`);
    const ways = page.getByRole('region', { name: 'Customers' });
    await expect(ways.getByRole('link', { name: `See the site as ${other.name}` })).toBeVisible();
    await page.goto(`/office/rows/customers/${one.id}`);
    const way = page.getByRole('link', { name: 'See the site as this customer' });
    await expect(way).toHaveAttribute('href', `/office/preview/in-force~customer-${one.id}/home`);
    await expectAccessibleInBothSchemes(page);
  });
  const base = `/office/preview/in-force~customer-${one.id}`;
  await test.step('a family is shown under the customer’s name, with its mark', async () => {
    await page.goto(`${base}/family/${slug}`);
    await expect(titled(shared.name)).toBeVisible();
    await expect(bar).toContainText(`As ${one.name}`);
    await menusFit(page, bar);
    const mark = page.locator('#root img[src*="by-right"]').first();
    await expect(mark).toBeVisible();
    expect(
      await mark.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    await expectAccessibleInBothSchemes(page);
  });
  await test.step('another customer of the group is chosen as its users choose', async () => {
    await page.getByLabel('Viewed as').selectOption(other.name);
    await expect(page).toHaveURL(`${OWN_SITE}/office/preview/in-force~customer-${other.id}/family/${slug}`);
    await expect(titled(other.label.name)).toBeVisible();
    await expect(bar).toContainText(`As ${other.name}`);
  });
  await test.step('the bar leads back', async () => {
    await bar.getByText(`As ${other.name}`).click();
    await bar.getByRole('link', { name: one.name, exact: true }).click();
    await expect(page).toHaveURL(`${OWN_SITE}${base}/family/${slug}`);
    await expect(titled(shared.name)).toBeVisible();
  });
  await test.step('the settings list what the customer sells, and lead to it', async () => {
    await page.goto(`${base}/settings`);
    await page.getByRole('link', { name: shared.title }).first().click();
    await expect(titled(shared.name)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${OWN_SITE}${base}/family/${slug}`));
  });
  const { id: draft } = await call('POST', '/drafts', { name: 'For Prairie' });
  await test.step('the form of a customer’s family shows its page beside it', async () => {
    await page.goto(`/office/rows/customerfamilies/${shared.id}?draft=${draft}`);
    const show = page.getByRole('button', { name: 'Show the page' });
    const live = page.getByRole('complementary', { name: /^The page, as this draft makes it/ });
    await expect(show.or(live)).toBeVisible();
    if (await show.isVisible()) await show.click();
    await expect(live.frameLocator('iframe').getByRole('heading', { level: 1, name: shared.name })).toBeVisible();
  });
  await test.step('a link is made for a customer, and shows the site so', async () => {
    await page.goto(`/office/publish?draft=${draft}`);
    await page.getByRole('button', { name: 'Share the preview' }).click();
    await page.getByLabel('For whom').fill('Dana');
    await page.getByLabel('The site as seen by').selectOption(one.name);
    await page.getByRole('button', { name: 'Make a link' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'For Dana' })).toContainText(`as ${one.name}`);
    const link = await page.getByLabel('The link, shown only now').inputValue();
    const stranger = await browser.newContext({ baseURL: OWN_SITE });
    const theirs = await stranger.newPage();
    await theirs.goto(link.replace('/home', `/family/${slug}`));
    await expect(theirs.getByRole('heading', { level: 1, name: shared.name })).toBeVisible();
    await expect(theirs.getByRole('complementary', { name: 'Preview' })).toContainText(`As ${one.name}`);
    await expect(theirs.locator('a[href*="~customer-"]')).toHaveCount(0);
    await stranger.close();
  });
}
