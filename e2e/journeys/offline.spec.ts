import type { Page } from '@playwright/test';
import { configuredFamily, listedFamily } from '../demo-names.ts';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow', losesNetwork: true });

const bar = (page: Page) => page.getByRole('region', { name: 'Connection' });
const listed = `/family/${listedFamily().slug}`;
const configured = `/family/${configuredFamily(15).slug}`;

/** Goes to a page as by its address, and stays until it is kept. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isKept(page, address);
}

const isKept = (page: Page, address: string) =>
  expect
    .poll(
      () => page.evaluate(async (at) => (await caches.match(at, { cacheName: 'kept-pages' })) !== undefined, address),
      {
        timeout: 20_000,
      },
    )
    .toBe(true);

test('a visited page is read without a network, by its address and by a link', async ({ page, context }) => {
  await visit(page, listed);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await isKept(page, '/about');
  await expect(bar(page)).toBeHidden();

  await context.setOffline(true);
  await expect(bar(page)).toContainText(/You are offline\. Showing what was kept on \w{3} \d+, \d{4}/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
  await expect(bar(page)).toContainText('Showing what was kept on');

  await page.goto(listed);
  await expect(page.getByRole('heading', { level: 1, name: listedFamily().name })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  const picture = page.locator('main img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
  await expect(bar(page)).toContainText('Showing what was kept on');

  await context.setOffline(false);
  await expect(bar(page)).toBeHidden();
});

test('a page that was not visited says so within the site, and comes by itself with the network', async ({
  page,
  context,
}) => {
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
});

test('a configurator works without a network, from the number in the address', async ({ page, context }) => {
  await visit(page, configured);
  await context.setOffline(true);
  const option = page.locator('.cfg input:not(:disabled)').first();
  await option.click();
  await expect(page).toHaveURL(/options=/);
  const address = page.url();
  await page.reload();
  expect(page.url()).toBe(address);
  await expect(page.locator('.cfg input:checked').first()).toBeVisible();
});
