import type { Page } from '@playwright/test';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { follow, holdScripts, isUncovered, open, scrollDown, scrolledTo } from '../browser/moves.ts';
import { configuredFamily, wayTo } from '../site/demo-names.ts';

const family = configuredFamily(15);
const familyPath = `/family/${family.slug}`;
const categoryPath = `/category/${wayTo(family.slug).category.slug}`;
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)));

test(
  'where a page begins: at its top by a link, where it was left after a reload; an address that leads nowhere goes home',
  oneWidth,
  async ({ page }) => {
    await test.step('a page that is not kept begins at its top, each time it is come to by a link', async () => {
      await open(page, categoryPath);
      const link = page.getByRole('main').locator(`a[href^="${familyPath}"]`).first();
      for (const _ of ['first', 'second']) {
        await scrollDown(page);
        await link.evaluate((element: HTMLElement) => element.click());
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(family.name);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        expect(await scrolledTo(page)).toBe(0);
        await scrollDown(page, 500);
        await follow(page, categoryPath);
      }
    });
    await test.step('the scroll outlives a reload, for the page and for those before it in the history', async () => {
      await open(page, '/orders');
      const before = await scrollDown(page, 300);
      await follow(page, '/support');
      const here = await scrollDown(page, 450);
      await page.reload();
      await expect.poll(() => scrolledTo(page)).toBe(here);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await scrolledTo(page)).toBe(before);
    });
    await test.step('an address that leads nowhere goes home, and the pages kept so far stay', async () => {
      await open(page, '/support/videos');
      await page.getByRole('searchbox', { name: 'Filter documents and questions' }).fill('tern');
      await page.evaluate(() => {
        history.pushState(null, '', '/no-such-page');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page).toHaveURL('/home');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('searchbox', { name: 'Filter documents and questions' })).toHaveValue('tern');
    });
  },
);

test('Back to a page that is not kept restores its scroll', async ({ page }) => {
  await open(page, categoryPath);
  await page.getByRole('main').locator(`a[href^="${familyPath}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const left = await scrollDown(page, 700);
  await follow(page, categoryPath);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(family.name);
  await expect.poll(() => scrolledTo(page)).toBe(left);
});

test('an anchor stands at the very top: come to from outside, within the page, by Back and Forward', async ({
  page,
}) => {
  await open(page, '/support#BKL');
  await expect.poll(() => topOf(page, '#BKL')).toBe(0);
  await page.locator('main a[href="#UG"]:visible').evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => topOf(page, '#UG')).toBe(0);
  await page.goBack();
  await expect.poll(() => topOf(page, '#BKL')).toBe(0);
  await page.goForward();
  await expect.poll(() => topOf(page, '#UG')).toBe(0);
});

test('Back from an anchor leads to where the page was left, also before the site has heard of the anchor', async ({
  page,
}) => {
  await open(page, '/support#BKL');
  await expect.poll(() => topOf(page, '#BKL')).toBe(0);
  const key = await page.evaluate(() => String(history.state.key));
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('main a[href="#UG"]')];
    links.find((link) => link.checkVisibility())?.click();
    history.back();
    // The site would go to the anchor in a moment of the browser's that is free.
    const end = performance.now() + 200;
    while (performance.now() < end);
  });
  await expect.poll(() => page.evaluate(() => history.state?.key)).toBe(key);
  await expect.poll(() => topOf(page, '#BKL')).toBe(0);
});

test(
  'Back leads to where the page was left, also where something above had moved it in the frame before',
  oneWidth,
  async ({ page }) => {
    await open(page, '/support#BKL');
    await expect.poll(() => topOf(page, '#BKL')).toBe(0);
    await page.evaluate(async () => {
      const late = document.createElement('div');
      late.style.height = '189px';
      document.querySelector('main')?.prepend(late);
      // The frame lays it out, and keeps what is in sight in its place; the next one will tell that the window has scrolled.
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      const links = [...document.querySelectorAll<HTMLElement>('main a[href="#UG"]')];
      links.find((link) => link.checkVisibility())?.click();
    });
    await expect.poll(() => topOf(page, '#UG')).toBe(0);
    await page.goBack();
    await expect.poll(() => topOf(page, '#BKL')).toBe(0);
  },
);

test('a group that the plate leads to is covered by nothing: neither its name nor what has the focus', async ({
  page,
}) => {
  await open(page, familyPath);
  await page.getByRole('list', { name: 'Model number' }).getByRole('link').last().click();
  const group = page.locator('.cfg-group:focus-within');
  await expect(group.locator('h3')).toBeInViewport();
  expect(await isUncovered(group.locator('h3'))).toBe(true);
  expect(await isUncovered(page.locator(':focus'))).toBe(true);
});

test(
  'a group that the plate leads to before the script is there has the focus when it comes',
  oneWidth,
  async ({ page }) => {
    const letScriptsGo = await holdScripts(page);
    await page.goto(familyPath, { waitUntil: 'commit' });
    await page.getByRole('list', { name: 'Model number' }).getByRole('link').last().click();
    letScriptsGo();
    await expect(page.locator('.cfg-group:focus-within h3')).toBeInViewport();
  },
);
