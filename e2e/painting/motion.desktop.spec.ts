import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { open } from '../browser/moves.ts';
import { configuredFamily, content, listedFamily, wayTo } from '../site/demo-names.ts';

const LONGEST_S = 0.01;
const family = configuredFamily(3);
const post = content.posts.find(({ isLive }) => isLive)?.slug;

/** Every transition and animation that would run longer, of all elements with their ::before and ::after. */
function longMotions(longest: number): string[] {
  const seconds = (list: string): number =>
    Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1)));
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
      const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(
        element,
        pseudo,
      );
      const isLong =
        seconds(transitionDuration) > longest || (animationName !== 'none' && seconds(animationDuration) > longest);
      const isSmooth = scrollBehavior === 'smooth';
      return isLong || isSmooth ? [`${element.outerHTML.slice(0, 100)} ${pseudo ?? ''}`] : [];
    }),
  );
}
const expectStill = async (page: Page) => expect(await page.evaluate(longMotions, LONGEST_S)).toEqual([]);

/** Whether the second banner has come after twice the time a banner stays. */
async function hasMovedOn(page: Page): Promise<boolean> {
  await page.clock.install();
  await open(page, '/home');
  await expect(page.locator('.banners-viewport[data-live]')).toBeVisible();
  const first = page.getByRole('group', { name: /^1 of/ });
  await page.clock.runFor(6000);
  return (await first.getAttribute('inert')) !== null;
}

test('the banners move by themselves', async ({ page }) => {
  expect(await hasMovedOn(page)).toBe(true);
});

test('a choice presses the cells it changes, and no others', async ({ page }) => {
  await open(page, `/family/${family.slug}`);
  const cells = page.locator('.plate-cell');
  const codes = () => cells.locator('.plate-code').allInnerTexts();
  const before = await codes();
  await page.locator('[data-status="free"] input').first().check();
  await expect(page.locator('.plate-cell[data-pressed]').first()).toBeVisible();
  const changed = (await codes()).map((code, index) => code !== before[index]);
  expect(changed.filter(Boolean).length).toBeLessThan(before.length);
  expect(await cells.evaluateAll((all) => all.map((cell) => cell.hasAttribute('data-pressed')))).toEqual(changed);
});

test.describe('for those who want no motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('the banners stay, and move when asked', async ({ page }) => {
    expect(await hasMovedOn(page)).toBe(false);
    await page.locator('.banners-tab').nth(1).click();
    await page.clock.runFor(100);
    await expect(page.getByRole('group', { name: /^2 of/ })).toBeInViewport({ ratio: 0.9 });
  });

  test('nothing moves on any kind of page', async ({ page }) => {
    for (const path of [
      '/home',
      `/category/${wayTo(family.slug).category.slug}`,
      `/family/${family.slug}`,
      `/family/${listedFamily().slug}`,
      '/search/float',
      '/sign-up',
      '/orders',
      '/about',
      '/contact',
      '/careers',
      '/employment',
      `/blog/${post}`,
    ])
      await test.step(path, async () => {
        await open(page, path);
        await expectStill(page);
      });
  });

  test('nothing moves in the menu, in dialogs, in what opens', async ({ page }) => {
    await open(page, `/family/${listedFamily().slug}`);
    await page.locator('summary', { hasText: 'Products' }).first().click();
    await expectStill(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Enlarge|Zoom/i }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectStill(page);
    await page.keyboard.press('Escape');
    await page.locator('#documents summary').first().click();
    await page.getByRole('contentinfo').getByText('Privacy Settings').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectStill(page);
  });

  test('a choice does not press its cell', async ({ page }) => {
    await open(page, `/family/${family.slug}`);
    await page.locator('[data-status="free"] input').first().check();
    await expect(page.locator('.plate-cell[data-pressed]')).toBeVisible();
    await expectStill(page);
  });

  test('the page goes to an opened category at once', async ({ page }) => {
    await open(page, '/support');
    const places = await page
      .locator('main details')
      .last()
      .evaluate(async (details: HTMLDetailsElement) => {
        const seen = new Set([window.scrollY]);
        details.open = true;
        for (let frames = 0; frames < 20; frames++) {
          await new Promise((painted) => requestAnimationFrame(painted));
          seen.add(window.scrollY);
        }
        return seen.size;
      });
    expect(places).toBe(2);
    await expectStill(page);
  });
});
