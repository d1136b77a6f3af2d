import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, expectFits, oneWidth } from '../browser/fixtures.ts';
import { PHONE } from '../browser/widths.ts';
import { OWN_SITE, test } from '../site/own-site.ts';
import { firstEntry } from './first-entry.ts';

/** Nobody else of the tests on this site is this user. */
const EMAIL = 'findings@millrace.example';
test.use({ isRefused: true });

/** Counts of old addresses are written each minute. */
const COUNTED_MS = 90_000;

test(
  'a family is taken off the site, its address leads on, and the office says how often it was asked for',
  oneWidth,
  async ({ page }) => {
    await firstEntry(page, OWN_SITE, EMAIL);
    const filter = encodeURIComponent(JSON.stringify({ isLive: true, intrinsicallySafe: false, isVizzy: false }));
    const found = await page.request.get(`${OWN_SITE}/api/office/rows/families?filter=${filter}&pageSize=30`);
    const rows: { id: number; row: { name: string; slug: string } }[] = (await found.json()).rows;
    const bySlug = Map.groupBy(rows, ({ row }) => row.slug);
    const family = rows.findLast(({ row }) => bySlug.get(row.slug)?.length === 1);
    expect(family).toBeDefined();
    const { id = 0, row = { name: '', slug: '' } } = family ?? {};
    const from = `/family/${row.slug}`;
    const anonymous = (path: string) => fetch(OWN_SITE + path, { redirect: 'manual' });
    expect((await anonymous(from)).status).toBe(200);

    await test.step('the office offers a redirect as soon as the family is off the site, and takes it back with it', async () => {
      await page.goto(`/office/rows/families/${id}`);
      const live = page.getByRole('checkbox', { name: 'Live', exact: true });
      await live.uncheck();
      const to = page.getByLabel('Lead it to');
      await expect(to).toHaveValue(/^\/category\//);
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('button', { name: 'Add a redirect', exact: true }).click();
      await expect(page.getByText(/leads on from/)).toBeVisible();
      await live.check();
      await page.getByRole('button', { name: 'Put back the redirect' }).click();
      await expect(page.getByText(/still leads away/)).toHaveCount(0);
      await live.uncheck();
      await page.getByRole('button', { name: 'Add a redirect', exact: true }).click();
      await expect(page.getByText(/leads on from/)).toBeVisible();
    });

    const tried = page.getByLabel(/^Addresses, one a line/);
    await test.step('a list of old addresses is tried in the draft: what leads nowhere comes first', async () => {
      await page.goto('/office/checks');
      await tried.fill(`https://www.old.example${from}/\n/home\nnothing.html\nmailto:a@mail.example`);
      await page.getByRole('button', { name: 'Try 4 addresses' }).click();
      await expect(page.getByText('2 of 4 addresses lead nowhere.')).toBeVisible();
      const line = page.getByRole('row').filter({ hasText: 'www.old.example' });
      await expect(line).toContainText('/category/');
      await expectAccessibleInBothSchemes(page);
      await page.setViewportSize(PHONE);
      await expectFits(page);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('published, the old address leads on', async () => {
      await page.goto('/office/publish');
      await page.getByRole('button', { name: /^Publish \d+ changes$/ }).click();
      await expect(page.getByText(/^Published as revision \d+/)).toBeVisible();
      const answer = await anonymous(`${from}?part=7`);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toMatch(/^\/category\/.+\?part=7$/);
    });

    await test.step('the office says how often it was asked for', async () => {
      await expect
        .poll(
          async () => {
            const hits: { from: string; hits: number }[] = await (
              await page.request.get(`${OWN_SITE}/api/office/redirect-hits`)
            ).json();
            return hits.find((one) => one.from === from)?.hits;
          },
          { timeout: COUNTED_MS },
        )
        .toBeGreaterThan(0);
      await page.goto('/office/checks');
      const counted = page.getByRole('row').filter({ hasText: from });
      await expect(counted.getByRole('cell').nth(2)).toHaveText(/^[1-9]/);
    });
  },
);
