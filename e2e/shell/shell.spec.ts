import { expect, expectFitsAtWidths, oneWidth, test } from '../browser/fixtures.ts';
import { open } from '../browser/moves.ts';
import { content } from '../site/demo-names.ts';

const topCategories = content.categories.filter(
  (category) => category.parentId === null && category.isLive && !category.isVizzy,
);

test(
  'home at every width: the banner by keyboard, tiles without holes; every page fits its width',
  oneWidth,
  async ({ page }) => {
    await test.step('the banner can be paused and moved by keyboard', async () => {
      await page.goto('/home');
      await page.getByRole('button', { name: /pause/i }).click();
      await expect(page.getByRole('button', { name: /play|start/i })).toBeVisible();
    });
    await test.step('tiles of categories fill every row, the brand and the number stay, and titles of banners are whole at every width', async () => {
      await page.goto('/home');
      await expect(page.locator('.banners-controls[data-live]')).toBeVisible();
      for (const width of [320, 390, 741, 834, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const header = page.getByRole('banner');
        await expect(header.locator('a[href="/home"] > span')).toBeVisible();
        await expect(header.locator('a[href^="tel:"]')).toBeVisible();
        expect(await page.evaluate(cutTitles), `${width} px`).toEqual([]);
        expect(await page.evaluate(rowsWithHoles, null), `the demo's at ${width} px`).toEqual([]);
        for (const count of [1, 5, 7, 16, 17])
          expect(await page.evaluate(rowsWithHoles, count), `${count} at ${width} px`).toEqual([]);
      }
    });
    await test.step('every page fits its width', async () => {
      for (const path of ['/home', '/category', `/category/${topCategories[0]?.slug}`, '/search/float', '/employment'])
        await expectFitsAtWidths(page, path);
    });
  },
);

test('a menu that is opened while a page is on its way stays open when the page comes, and goes with the next page', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(/about-page-.*\.js/, async (route) => {
    asked.resolve();
    await code.promise;
    await route.continue();
  });
  await open(page, '/orders');
  await page
    .locator('a[href="/about"]:visible')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await asked.promise;
  await expect(page).toHaveURL('/about');
  const menu = page.locator('details[name="menu"]:visible').first();
  await menu.locator('summary').first().click();
  code.resolve();
  await expect(page).toHaveTitle(/About/);
  await expect(menu).toHaveAttribute('open');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  await menu.locator('a[href]:visible').first().click();
  await expect(menu).not.toHaveAttribute('open');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Titles of banners that are shown and not whole. */
function cutTitles(): string[] {
  const titles = [...document.querySelectorAll<HTMLElement>('.banners-title')];
  return titles
    .filter((title) => getComputedStyle(title).clipPath === 'none' && title.scrollWidth > title.clientWidth + 1)
    .map(({ textContent }) => textContent ?? '');
}

/** Tops of the rows of the category grid that do not go from edge to edge without a hole; with a count, of so many single tiles. */
function rowsWithHoles(count: number | null): number[] {
  const shown = document.querySelector('.category-grid');
  if (shown === null) throw new Error('The grid is missing.');
  const grid = shown.cloneNode(true) as HTMLElement;
  const [one] = grid.children;
  if (count !== null && one !== undefined) {
    one.setAttribute('data-tiles', '1');
    while (one.children.length > 1) one.lastElementChild?.remove();
    grid.replaceChildren(...Array.from({ length: count }, () => one.cloneNode(true)));
  }
  shown.after(grid);
  const { left, right } = grid.getBoundingClientRect();
  const edges = new Map<number, [number, number][]>();
  for (const tile of grid.querySelectorAll('li')) {
    const box = tile.getBoundingClientRect();
    edges.set(Math.round(box.top), [...(edges.get(Math.round(box.top)) ?? []), [box.left, box.right]]);
  }
  grid.remove();
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 3;
  return [...edges].flatMap(([top, tiles]) => {
    const ends = [left, ...tiles.map(([, end]) => end)];
    return tiles.every(([start], index) => near(start, ends[index] ?? 0)) && near(ends.at(-1) ?? 0, right) ? [] : [top];
  });
}
