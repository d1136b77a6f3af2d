import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { expectArrived, expectFocusShown, tabThrough, tabTo } from '../browser/keyboard.ts';
import { open } from '../browser/moves.ts';
import { configuredFamily, content, wayTo } from '../site/demo-names.ts';

/** A family of a handful of questions; one of them has more than one option to choose from. */
const family = content.families.find(
  ({ isLive, intrinsicallySafe, configurator }) =>
    isLive && !intrinsicallySafe && configurator !== null && within(configurator.configGroups.length, 3, 8),
);
if (family === undefined) throw new Error('The demo has no family with three to eight groups.');
const { item, category } = wayTo(family.slug);
const MOST_CHOICES = 30;
const STOPS = 50;

function within(count: number, least: number, most: number): boolean {
  return count >= least && count <= most;
}

test('from home to support by keyboard alone: category, family, model number, search', async ({ page }) => {
  await open(page, '/home');
  const main = page.getByRole('main');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'Tab', 1);
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await tabTo(page, main.getByRole('link', { name: category.name, exact: true }));
  await page.keyboard.press('Enter');
  await expectArrived(page, category.name);

  await tabTo(page, main.getByRole('link', { name: item.title }).first());
  await page.keyboard.press('Enter');
  await expectArrived(page, family.name);

  const modelNumber = await buildByKeyboard(page);
  await expect(page.locator('.plate-price-text')).toContainText(/\$[\d,]+\.\d\d|For Pricing Call:/);

  const box = page.getByRole('combobox', { name: /Search/ });
  await tabTo(page, box, 'Shift+Tab');
  await page.keyboard.type(modelNumber);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expectArrived(page, 'Search');
  await tabTo(page, main.locator('a[href*="configurator="]').first());

  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectArrived(page, 'Support documents');
  // A page that is kept may hold some, too.
  const documents = main.locator('summary:visible').first();
  await tabTo(page, documents);
  await page.keyboard.press('Enter');
  await tabTo(page, main.locator('details[open]:visible').getByRole('link').first(), 'Tab', 1);
});

/**
 * In each group that is asked for next: reach it with Tab, look around with the arrow keys, choose with the space bar.
 */
async function buildByKeyboard(page: Page): Promise<string> {
  const asked = page.locator('[data-group][data-open]');
  for (let choices = 0; choices < MOST_CHOICES && (await asked.count()) > 0; choices++) {
    const options = asked.first().locator('[data-status="free"] input');
    await tabTo(page, options.first());
    if ((await options.count()) > 1 && (await options.first().getAttribute('type')) === 'radio') {
      await page.keyboard.press('ArrowDown');
      await expect(options.nth(1)).toBeFocused();
      await expect(options.nth(1)).not.toBeChecked();
      await expectFocusShown(page);
      await page.keyboard.press('ArrowUp');
    }
    const chosen = page.locator(':focus');
    await page.keyboard.press('Space');
    await expect(chosen).toBeChecked();
  }
  await page.waitForURL(/configurator=/);
  return new URL(page.url()).searchParams.get('configurator') ?? '';
}

test('why an option cannot be chosen is said by the button that frees it', async ({ page }) => {
  await open(page, `/family/${family.slug}`);
  const group = page.locator('[data-group]').filter({ has: page.locator('input[type="radio"]') });
  await group.first().locator('input').first().focus();
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('.cfg-switch, .cfg-free').first());
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Switch/);
  await page.keyboard.press('Enter');
  await expect(group.first().locator('input:checked')).toBeFocused();
});

test('menu and dialog by keyboard: the menu closes after the visitor tabs on, the dialog keeps the focus and gives it back', async ({
  page,
}) => {
  await open(page, '/about');
  await test.step('the Products menu opens and closes, and closes after the visitor tabs on', async () => {
    const menu = page.locator('summary', { hasText: 'Products' }).first();
    const all = page.getByRole('link', { name: 'All products' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await tabTo(page, all);
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }));
    await expect(all).toBeHidden();
  });
  await test.step('a dialog keeps the focus and gives it back', async () => {
    const opener = page.getByRole('contentinfo').getByText('Privacy Settings');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const stops = await dialog.locator('a[href], button, input').count();
    for (let presses = 0; presses <= stops; presses++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.closest('dialog') === null;
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

for (const paths of [
  ['/home', `/category/${category.slug}`, '/careers', '/search/float'],
  [`/family/${family.slug}`, '/support', '/employment', '/sign-up'],
])
  test(`at 320 px, as when enlarged, what has the focus is in sight: ${paths.join(', ')}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths)
      await test.step(path, async () => {
        await open(page, path);
        await tabThrough(page, 'Tab', STOPS);
        await tabThrough(page, 'Shift+Tab', STOPS / 2);
      });
  });

test('the plate of a large configurator covers nothing that has the focus, on a phone and on a desk', async ({
  page,
}) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 1280, height: 720 },
  ])
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await open(page, `/family/${configuredFamily(15).slug}`);
      await page.locator('[data-group] input:enabled').nth(20).focus();
      await tabThrough(page, 'Tab', STOPS);
      await tabThrough(page, 'Shift+Tab', STOPS);
    });
});
