import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, expectFits, oneWidth, test } from '../browser/fixtures.ts';
import { configuredFamily, listedFamily } from '../site/demo-names.ts';
import { isKept, offlineBar } from './kept-offline.ts';

test.use({ ownWindow: true, serviceWorkers: 'allow', losesNetwork: true });

const listed = `/family/${listedFamily().slug}`;
const configured = `/family/${configuredFamily(15).slug}`;

/** Goes to a page as by its address, and stays until it is kept. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isKept(page, address);
}

test('visited pages are read without a network, by their address and by a link, and axe finds nothing under the bar', async ({
  page,
  context,
}) => {
  await visit(page, configured);
  await visit(page, listed);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await isKept(page, '/about');
  await expect(offlineBar(page)).toBeHidden();

  await context.setOffline(true);
  await test.step('the page that is open says so, and reads after a reload', async () => {
    await expect(offlineBar(page)).toContainText(/You are offline\. Showing what was kept on \w{3} \d+, \d{4}/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
    await expect(offlineBar(page)).toContainText('Showing what was kept on');
  });
  await test.step('a page reads by its address, with its pictures, and leads to another', async () => {
    await page.goto(listed);
    await expect(page.getByRole('heading', { level: 1, name: listedFamily().name })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    const picture = page.locator('main img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
    await expect(offlineBar(page)).toContainText('Showing what was kept on');
  });
  await test.step('axe finds nothing on a page under the bar', async () => {
    await page.goto(configured);
    await expect(offlineBar(page)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await expectFits(page);
  });
  await test.step('with the network the bar goes', async () => {
    await context.setOffline(false);
    await expect(offlineBar(page)).toBeHidden();
  });
});

test(
  'what was kept serves a configurator, a document and one who is signed in; what was not says so, and comes with the network',
  oneWidth,
  async ({ page, context }) => {
    await visit(page, configured);
    await page.goto(listed);
    const group = page.locator('#documents details').first();
    await group.locator('summary').click();
    const address = String(await group.getByRole('link').first().getAttribute('href'));
    await group
      .getByRole('button', { name: /^Keep offline: TDS/ })
      .first()
      .click();
    await expect(group.getByRole('button', { name: /^Kept offline: TDS/ })).toHaveCount(1);
    await isKept(page, listed);
    const bytes = (await read(page, address)).size;
    expect(bytes).toBeGreaterThan(1000);
    await context.setOffline(true);

    await test.step('a document that is marked is read until it is removed', async () => {
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
    await test.step('a configurator works, from the number in the address', async () => {
      await page.goto(configured);
      await page.locator('.cfg input:not(:disabled)').first().click();
      await expect(page).toHaveURL(/options=/);
      const number = page.url();
      await page.reload();
      expect(page.url()).toBe(number);
      await expect(page.locator('.cfg input:checked').first()).toBeAttached();
    });
    await test.step('one who is signed in reads what everybody may see, and stays signed in', async () => {
      await page.evaluate(() => localStorage.setItem('us-token', 'any'));
      await page.goto(listed);
      await expect(page.getByRole('heading', { level: 1, name: listedFamily().name })).toBeVisible();
      await expect(page.getByRole('table').first()).toBeVisible();
      await page.goto('/orders');
      await expect(page.getByRole('heading', { level: 1, name: 'Not on this device' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('us-token'))).toBe('any');
      await page.evaluate(() => localStorage.removeItem('us-token'));
    });
    await test.step('a page that was not visited says so within the site, and comes by itself with the network', async () => {
      await page.goto(listed);
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
  },
);

/** Returns the answer the page gets at an address; status 0: none. */
const read = (page: Page, address: string, range?: string) =>
  page.evaluate(
    async ([url, part]) => {
      const answer = await fetch(String(url), part === undefined ? {} : { headers: { range: part } }).catch(() => null);
      return { status: answer?.status ?? 0, size: (await answer?.blob())?.size ?? 0 };
    },
    [address, range],
  );
