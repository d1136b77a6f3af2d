import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { open } from '../browser/moves.ts';

test(
  'a search over everything: misspelled, for a sheet, for an answer, for all of a section',
  oneWidth,
  async ({ page }) => {
    await test.step('a contractor misspells a high-water alarm, and finds alarms', async () => {
      await open(page, '/search/hight%20watter%20alarm');
      await expect(page.getByRole('region', { name: 'Families' }).getByRole('listitem').first()).toContainText(
        /alarm/i,
      );
    });
    await test.step('a sheet that is asked for stands nearest, and opens', async () => {
      await open(page, '/search/data%20sheet%20tern');
      const sheet = page.getByRole('region', { name: 'Nearest' }).getByRole('link');
      await expect(sheet).toContainText('TDS 0412');
      const answer = await page.request.get(String(await sheet.getAttribute('href')));
      expect(answer.headers()['content-type']).toBe('application/pdf');
    });
    await test.step('a question opens to its answer', async () => {
      await open(page, '/search/how%20to%20wire%20a%20float');
      const nearest = page.getByRole('region', { name: 'Nearest' });
      await nearest.getByText('How is a piggyback plug connected?').click();
      await expect(nearest).toContainText('the float plugs into the wall');
    });
    await test.step('a section says how much it has; all of it is one step away, and Back returns to everything', async () => {
      await open(page, '/search/float');
      const families = page.getByRole('region', { name: 'Families' });
      await expect(families.getByRole('listitem')).toHaveCount(4);
      const all = families.getByRole('link', { name: /^All \d+ families/ });
      const count = Number(/\d+/.exec(String(await all.textContent()))?.[0]);
      await all.click();
      await expect(page).toHaveURL('/search/float?show=families');
      await expect(families.getByRole('listitem')).toHaveCount(count);
      // A number that is built is priced by its options, and may cost less than every model.
      const built = families.getByRole('listitem').filter({ hasText: 'Configured to order' }).filter({ hasText: '$' });
      const prices = await built.locator('.fnd-facts .figures').allTextContents();
      expect(prices.length).toBeGreaterThan(0);
      for (const price of prices) expect(price).toMatch(/^models from \$/);
      await page.goBack();
      await expect(families.getByRole('listitem')).toHaveCount(4);
    });
    await test.step('all of a section is read page by page; each page has an address, and Back returns', async () => {
      await open(page, '/search/panel?show=documents');
      const documents = page.getByRole('region', { name: 'Documents' });
      const pages = page.getByRole('navigation', { name: 'Pages of documents' });
      const total = Number(/of (\d+)/.exec(String(await pages.textContent()))?.[1]);
      await expect(pages).toContainText(`1–50 of ${total}`);
      const first = String(await documents.getByRole('link').first().textContent());
      await pages.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/search/panel?show=documents&page=2');
      await expect(pages).toContainText(`51–${Math.min(100, total)} of ${total}`);
      await expect(documents.getByRole('link').first()).not.toHaveText(first);
      await page.goBack();
      await expect(documents.getByRole('link').first()).toHaveText(first);
    });
  },
);
