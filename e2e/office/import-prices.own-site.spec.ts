import { writeXlsx } from '@millrace/exchange';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, oneWidth } from '../browser/fixtures.ts';
import { OWN_SITE, test } from '../site/own-site.ts';
import { firstEntry } from './first-entry.ts';

/** Nobody else of the tests signs in to the office as this user. */
const EMAIL = 'sheets@millrace.example';
const CORRECTED = 300;
/** Every page of the site is drawn twice. */
const COMPARED_WITHIN = 120_000;
const asDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

test(
  '300 prices are corrected by a sheet: seen before, published in one step, and on the page',
  oneWidth,
  async ({ page }) => {
    await firstEntry(page, OWN_SITE, EMAIL);
    const answer = await page.request.get(`${OWN_SITE}/api/office/rows/products?pageSize=500&sort=id`);
    const all: { row: { partNumber: string; name: string; priceCents: number | null } }[] = (await answer.json()).rows;
    const priced = all.map(({ row }) => row).filter(({ priceCents }) => (priceCents ?? 0) > 0);
    expect(priced.length).toBeGreaterThan(CORRECTED + 20);
    const next = (cents: number | null): number => Math.round((cents ?? 0) * 1.03) + 1;
    // As a person leaves it: a title, headings of one's own, some prices as numbers and some as texts, and a column of no use.
    const rows = priced.map(({ partNumber, name, priceCents }, at) => {
      const cents = at < CORRECTED ? next(priceCents) : (priceCents ?? 0);
      return [partNumber, name, at % 2 === 0 ? cents / 100 : asDollars(cents), 'checked'];
    });
    const sheet = await writeXlsx([
      {
        name: 'Price list',
        rows: [
          ['Prices, corrected', null, null, null],
          ['Item no.', 'Description of item', 'List price', 'Remark'],
          ...rows,
        ],
      },
    ]);

    await test.step('the sheet is dropped, and its columns are known', async () => {
      await page
        .getByRole('navigation', { name: 'Office' })
        .getByRole('link', { name: /^Import/ })
        .click();
      await page.getByLabel('Choose files').setInputFiles({
        name: 'prices.xlsx',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(await sheet.arrayBuffer()),
      });
      await expect(page.getByRole('heading', { level: 1, name: 'prices.xlsx' })).toBeVisible();
      await expect(page.getByLabel('Column Item no. becomes')).toHaveValue('partNumber');
      await expect(page.getByLabel('Column List price becomes')).toHaveValue('priceCents');
      await page.getByLabel('Column Description of item becomes').selectOption('left out');
      await expect(page.getByLabel('Column Remark becomes')).toHaveValue('');
    });
    await test.step('the verdict says how many change, and each before and after', async () => {
      await page.getByRole('button', { name: `Changed ${CORRECTED}` }).click();
      const first = page
        .getByRole('row')
        .filter({ hasText: priced[0]?.partNumber ?? '' })
        .first();
      await expect(first).toContainText(String(next(priced[0]?.priceCents ?? 0) / 100));
      await expectAccessibleInBothSchemes(page);
    });
    await test.step('it lands in a draft, and is published', async () => {
      await page.getByRole('button', { name: new RegExp(`^Put ${CORRECTED} into`) }).click();
      await expect(page.getByRole('status').getByText(`${CORRECTED} rows are changed`)).toBeVisible();
      await page.getByRole('link', { name: 'Look at the draft' }).click();
      // Pages are compared one after the other, and the draft ends with its publication.
      const pages = page.getByRole('region', { name: 'What visitors will see' });
      await expect(pages.getByText('Pages that change')).toBeVisible();
      await expect(pages.getByText(/pages compared$/)).toHaveCount(0, { timeout: COMPARED_WITHIN });
      await page.getByRole('button', { name: `Publish ${CORRECTED} changes` }).click();
      await expect(page.getByText(/^Published as revision \d+/)).toBeVisible();
    });
    await test.step('the page shows the new price', async () => {
      const [first] = priced;
      await page.goto(`${OWN_SITE}/search/${encodeURIComponent(first?.partNumber ?? '')}`);
      await expect(page.getByText(asDollars(next(first?.priceCents ?? 0))).first()).toBeVisible();
    });
  },
);
