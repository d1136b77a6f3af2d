import { configuredFamily, content, wayTo } from '../demo-names.ts';
import { expect, test } from '../fixtures.ts';

const long = content.categories.find((category) => category.description.length > 350);

test('a category comes back as it was left: open text and scroll', async ({ page }) => {
  await page.goto(`/category/${long?.slug}`);
  await page.getByRole('button', { name: 'Read More' }).click();
  await page.evaluate(() => window.scrollTo(0, 200));
  const left = await page.evaluate(() => window.scrollY);
  await page.getByRole('main').locator('a[href^="/family/"]').first().click();
  await expect(page).toHaveURL(/\/family\//);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Read Less' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a family begins at its top when it is come to by a link', async ({ page }) => {
  const family = configuredFamily(15);
  const { category } = wayTo(family.slug);
  await page.goto(`/category/${category.slug}`);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('main').locator(`a[href^="/family/${family.slug}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(family.name);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an anchor in the address is scrolled to', async ({ page }) => {
  const family = configuredFamily(15);
  await page.goto(`/family/${family.slug}#documents`);
  await expect(page.locator('#documents')).toBeInViewport();
});
