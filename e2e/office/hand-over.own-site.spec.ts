import { readFile } from 'node:fs/promises';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, expectFits, oneWidth } from '../browser/fixtures.ts';
import { PHONE } from '../browser/widths.ts';
import { OWN_SITE, test } from '../site/own-site.ts';
import { firstEntry } from './first-entry.ts';

/** Nobody else of the tests on this site is this user. */
const EMAIL = 'options@millrace.example';
test.use({ isRefused: true });

test(
  'the catalogue is handed to a distributor as BMEcat, after a look at what it would lack',
  oneWidth,
  async ({ page }) => {
    await firstEntry(page, OWN_SITE, EMAIL);
    await page.goto('/office/export');
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'For distributors' }) });
    const counted = section.getByRole('status');
    await expect(counted).toHaveText(/^[\d,]+ products would be in it\.$/);
    const products = Number((await counted.textContent())?.replaceAll(/\D/g, ''));
    await expect(section.getByText(/no ETIM class/)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize(PHONE);
    await expectFits(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await section.getByLabel('Distributor').fill('Lake & River Supply');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('link', { name: 'Make the file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d-bmecat\.xml$/);
    const xml = await readFile(await download.path(), 'utf8');
    expect(xml).toContain('<BUYER_NAME>Lake &amp; River Supply</BUYER_NAME>');
    expect(xml.match(/<PRODUCT /g)).toHaveLength(products);
    expect(xml.trimEnd()).toMatch(/<\/T_NEW_CATALOG>\n<\/BMECAT>$/);
  },
);
