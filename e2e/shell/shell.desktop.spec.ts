import { expect, test } from '../browser/fixtures.ts';
import { content } from '../site/demo-names.ts';

const topCategories = content.categories.filter(
  (category) => category.parentId === null && category.isLive && !category.isVizzy,
);

test('the menu leads to every category and marks where one is, home fits a laptop', async ({ page }) => {
  await test.step('the Products menu leads to every category', async () => {
    await page.goto('/home');
    await page.locator('summary', { hasText: 'Products' }).first().click();
    for (const category of topCategories) {
      await expect(
        page.getByRole('navigation').getByRole('link', { name: category.name, exact: true }).first(),
      ).toBeVisible();
    }
  });
  await test.step('home fits a laptop without scrolling to the categories', async () => {
    await page.goto('/home');
    const grid = page.getByRole('main').locator('a[href^="/category/"]');
    await expect(grid.last()).toBeInViewport();
  });
  await test.step('at /faq the menu marks Support', async () => {
    await page.goto('/faq');
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveText('Support');
  });
});
