import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, expectFits, oneWidth, test } from '../browser/fixtures.ts';
import { configuredFamily, listedFamily } from '../site/demo-names.ts';
import { isKept, offlineBar } from './kept-offline.ts';

/** The worker has its minute, and the test another. */
test.describe.configure({ timeout: 120_000 });

test.use({ reuseContext: false, serviceWorkers: 'allow', losesNetwork: true });

const listed = `/family/${listedFamily().slug}`;
const configured = `/family/${configuredFamily(15).slug}`;

/** Goes to a page as by its address, and stays until it is kept. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isKept(page, address);
}

test('a visited page is read without a network, by its address and by a link', async ({ page, context }) => {
  await visit(page, listed);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await isKept(page, '/about');
  await expect(offlineBar(page)).toBeHidden();

  await context.setOffline(true);
  await expect(offlineBar(page)).toContainText(/You are offline\. Showing what was kept on \w{3} \d+, \d{4}/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
  await expect(offlineBar(page)).toContainText('Showing what was kept on');

  await page.goto(listed);
  await expect(page.getByRole('heading', { level: 1, name: listedFamily().name })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  const picture = page.locator('main img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
  await expect(offlineBar(page)).toContainText('Showing what was kept on');

  await context.setOffline(false);
  await expect(offlineBar(page)).toBeHidden();
});

test(
  'a page that was not visited says so within the site, and comes by itself with the network',
  oneWidth,
  async ({ page, context }) => {
    await visit(page, listed);
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Not on this device' })).toBeVisible();
    await expect(page.getByRole('link', { name: listedFamily().name })).toBeVisible();
    await page.goto('/careers');
    await expect(page.getByRole('heading', { level: 1, name: 'Not on this device' })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole('link', { name: listedFamily().name }).click();
    await expect(page.getByRole('heading', { level: 1, name: listedFamily().name })).toBeVisible();
    await page.goto('/careers');
    await expect(page.getByRole('heading', { level: 1, name: 'Not on this device' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /Careers/ })).toBeVisible();
  },
);

test('one who is signed in reads what everybody may see, and stays signed in', oneWidth, async ({ page, context }) => {
  await visit(page, listed);
  await context.setOffline(true);
  await page.evaluate(() => localStorage.setItem('us-token', 'any'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: listedFamily().name })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Not on this device' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('us-token'))).toBe('any');
});

test('a configurator works without a network, from the number in the address', oneWidth, async ({ page, context }) => {
  await visit(page, configured);
  await context.setOffline(true);
  const option = page.locator('.cfg input:not(:disabled)').first();
  await option.click();
  await expect(page).toHaveURL(/options=/);
  const address = page.url();
  await page.reload();
  expect(page.url()).toBe(address);
  await expect(page.locator('.cfg input:checked').first()).toBeAttached();
});

test('a document that is marked is read without a network until it is removed', oneWidth, async ({ page, context }) => {
  await page.goto(listed);
  const group = page.locator('#documents details').first();
  await group.locator('summary').click();
  const link = group.getByRole('link').first();
  const address = String(await link.getAttribute('href'));
  await group
    .getByRole('button', { name: /^Keep offline: TDS/ })
    .first()
    .click();
  await expect(group.getByRole('button', { name: /^Kept offline: TDS/ })).toHaveCount(1);
  await isKept(page, listed);
  const bytes = (await read(page, address)).size;
  expect(bytes).toBeGreaterThan(1000);

  await context.setOffline(true);
  expect(await read(page, address)).toEqual({ status: 200, size: bytes });
  expect(await read(page, address, 'bytes=10-19')).toEqual({ status: 206, size: 10 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kept offline' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kept offline' })).toBeVisible();
  const kept = page.getByRole('region', { name: 'Documents' });
  await expect(kept.getByRole('link')).toHaveAttribute('href', address);
  await expect(kept).toContainText(/\d (KB|MB)/);
  await expectAccessible(page);
  await expectFits(page);

  await kept.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(kept.getByRole('link', { name: 'Support' })).toBeVisible();
  await expect(kept.getByRole('heading', { name: 'Documents' })).toBeFocused();
  expect((await read(page, address)).status).toBe(0);
});

test('a document of Support is marked by keyboard', oneWidth, async ({ page }) => {
  await page.goto('/support/documents');
  const category = page.locator('.sup-category').first();
  await category.locator('summary').press('Enter');
  const button = category.getByRole('button', { name: /^Keep offline/ }).first();
  await button.press('Enter');
  await expect(category.getByRole('button', { name: /^Kept offline/ })).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  await page.keyboard.press('Space');
  await expect(category.getByRole('button', { name: /^Kept offline/ })).toHaveCount(0);
});

/** Returns the answer the page gets at an address; status 0: none. */
const read = (page: Page, address: string, range?: string) =>
  page.evaluate(
    async ([url, part]) => {
      const answer = await fetch(String(url), part === undefined ? {} : { headers: { range: part } }).catch(() => null);
      return { status: answer?.status ?? 0, size: (await answer?.blob())?.size ?? 0 };
    },
    [address, range],
  );

test('axe finds nothing: a page under the bar', async ({ page, context }) => {
  await visit(page, configured);
  await context.setOffline(true);
  await expect(offlineBar(page)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectFits(page);
});
