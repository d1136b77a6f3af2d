import { expect, expectFits, test } from '../browser/fixtures.ts';
import { content } from '../site/demo-names.ts';

const topCategories = content.categories.filter(
  (category) => category.parentId === null && category.isLive && !category.isVizzy,
);

test('the banner can be paused and moved by keyboard', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: /pause/i }).click();
  await expect(page.getByRole('button', { name: /play|start/i })).toBeVisible();
});

test('every page fits its width', async ({ page }) => {
  for (const width of [320, 390, 740, 741, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/home', '/category', `/category/${topCategories[0]?.slug}`, '/search/float', '/employment']) {
      await page.goto(path);
      await expectFits(page);
    }
  }
});
