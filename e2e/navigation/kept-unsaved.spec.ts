import { field } from '../browser/field.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { follow, open } from '../browser/moves.ts';
import { content } from '../site/demo-names.ts';

const described = content.categories.find(({ description }) => description.length > 350);
/** Kept pages that the footer leads to, then more of them by their tabs: more than are kept at a time. */
const elsewhere = [
  '/contact',
  '/contact/location',
  '/contact/employment',
  '/orders',
  '/orders/warranty-and-returns',
  '/orders/orders-and-shipping',
  '/support/frequently-asked-questions',
  '/support/documents',
];

test('what is unsaved outlives more visits than pages are kept', oneWidth, async ({ page }) => {
  await test.step('a page with unsaved input outlives more visits than pages are kept; others go', async () => {
    await open(page, `/category/${described?.slug}`);
    await page.getByRole('button', { name: 'Read More' }).click();
    await follow(page, '/support');
    await follow(page, '/support/videos');
    const filter = page.getByRole('searchbox', { name: 'Filter documents and questions' });
    await filter.fill('tern');
    for (const path of elsewhere) await follow(page, path);

    await follow(page, '/support/videos');
    await expect(filter).toHaveValue('tern');
    const visits = elsewhere.length + 3;
    await page.evaluate((steps) => history.go(-steps), visits);
    await expect(page).toHaveURL(`/category/${described?.slug}`);
    await expect(page.getByRole('button', { name: 'Read More' })).toBeVisible();
  });
  await test.step('an application that has been begun outlives them too', async () => {
    await open(page, '/employment');
    await field(page, 'First name').fill('Ada');
    for (const path of elsewhere) await follow(page, path);
    await follow(page, '/employment');
    await expect(field(page, 'First name')).toHaveValue('Ada');
    await expect(page.getByText(/^You have an unfinished application/)).toHaveCount(0);
  });
});
