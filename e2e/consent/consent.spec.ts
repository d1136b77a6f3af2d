import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, expectFits, oneWidth, test } from '../browser/fixtures.ts';
import { listedFamily } from '../site/demo-names.ts';

test.use({ answersCookies: false });

const BEGINNING = 'We are using cookies to give you the best experience on our website';
const YEAR_SECONDS = 31_536_000;
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Privacy Overview' });
const toggle = (page: Page) => page.getByRole('switch', { name: /strictly necessary cookies/i });
const settings = (page: Page) => banner(page).getByRole('button', { name: 'settings' });

async function cookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'cookies_accepted');
}

/** A page’s cookie reaches the browser some time after the page wrote it. */
const expectAnswer = (page: Page, value: 'true' | 'false' | undefined) =>
  expect.poll(async () => (await cookie(page))?.value).toBe(value);

/** Every event the page has sent so far, as `name path`. */
function sentEvents(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/Events')) return;
    const { events } = JSON.parse(request.postData() ?? '') as { events: { name: string; path: string }[] };
    sent.push(...events.map(({ name, path }) => `${name} ${path}`));
  });
  return sent;
}

/** As when the visitor turns to another tab: waiting reports are sent. */
const turnAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
  });

const goToContact = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact/);
};

test(
  'one who has not answered is asked, and nothing is sent; Accept is kept for a year, and then each page and document is counted once',
  oneWidth,
  async ({ page }) => {
    const sent = sentEvents(page);
    await test.step('asked, and nothing is sent', async () => {
      await page.goto('/home');
      await expect(banner(page)).toContainText(BEGINNING);
      await goToContact(page);
      await turnAway(page);
      await expect(banner(page)).toBeVisible();
      expect(await cookie(page)).toBeUndefined();
      expect(sent).toEqual([]);
    });
    await test.step('Accept is kept for a year', async () => {
      await page.goto('/home?utm_source=mail');
      await banner(page).getByRole('button', { name: 'Accept' }).click();
      await expect(banner(page)).toBeHidden();
      await expectAnswer(page, 'true');
      const { value, path, sameSite, secure, expires } = (await cookie(page)) ?? {};
      expect({ value, path, sameSite, secure }).toEqual({ value: 'true', path: '/', sameSite: 'Lax', secure: false });
      expect(Math.abs(Number(expires) - Date.now() / 1000 - YEAR_SECONDS)).toBeLessThan(60);
    });
    await test.step('each page is counted once, as it comes, and the server takes what is sent', async () => {
      const answered = page.waitForResponse(/\/api\/Events$/);
      await goToContact(page);
      await turnAway(page);
      await expect.poll(() => sent).toEqual(['page_view /home', 'page_view /contact']);
      expect((await answered).status()).toBe(204);
      await page.goto('/category');
      await expect.poll(() => sent.at(-1)).toBe('page_view /category');
      await expect(banner(page)).toBeHidden();
    });
    await test.step('a document that is opened is counted', async () => {
      const { slug } = listedFamily();
      await page.goto(`/family/${slug}`);
      await expect.poll(() => sent.at(-1)).toBe(`page_view /family/${slug}`);
      const group = page.locator('#documents details').first();
      await group.locator('summary').click();
      await group
        .getByRole('link')
        .first()
        .click({ modifiers: ['Alt'], noWaitAfter: true });
      await turnAway(page);
      await expect.poll(() => sent).toContain(`doc_clicked /family/${slug}`);
    });
  },
);

test('after Decline nothing is sent, now or on the next visit', oneWidth, async ({ page }) => {
  const sent = sentEvents(page);
  await page.goto('/home');
  await settings(page).click();
  await dialog(page).getByRole('button', { name: 'Decline' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expectAnswer(page, 'false');
  await goToContact(page);
  await turnAway(page);
  await page.goto('/category');
  await page.waitForTimeout(1500);
  await turnAway(page);
  await expect(banner(page)).toBeHidden();
  expect(sent).toEqual([]);
});

test('consent can be taken back from the foot of the page', async ({ page }) => {
  await page.goto('/home');
  await settings(page).click();
  await dialog(page).getByRole('button', { name: 'Accept All' }).click();
  await expect(dialog(page)).toBeHidden();
  await expectAnswer(page, 'true');
  const sent = sentEvents(page);
  await page.getByRole('button', { name: 'Privacy Settings' }).click();
  await expect(toggle(page)).toHaveText('Disabled');
  await toggle(page).click();
  await expect(toggle(page)).toHaveText('Enabled');
  await expectAnswer(page, 'false');
  await turnAway(page);
  expect(sent).toEqual([]);
});

test(
  'by keyboard: the dialog names three ways to opt out; the toggle off again removes the cookie, asks again, and counts until the page is reloaded',
  oneWidth,
  async ({ page }) => {
    const sent = sentEvents(page);
    await page.goto('/home');
    await settings(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('link')).toHaveCount(3);
    await toggle(page).focus();
    await page.keyboard.press('Space');
    await expect(toggle(page)).toBeChecked();
    await expect(banner(page)).toBeHidden();
    await page.keyboard.press('Space');
    await expect(toggle(page)).toHaveAttribute('aria-checked', 'false');
    await expectAnswer(page, undefined);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(settings(page)).toBeVisible();
    await turnAway(page);
    await expect.poll(() => sent).toEqual(['page_view /home']);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await goToContact(page);
    await turnAway(page);
    expect(sent).toEqual(['page_view /home']);
  },
);

test('an address that holds a token is never counted', oneWidth, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'cookies_accepted', value: 'true', url: String(baseURL) }]);
  const sent = sentEvents(page);
  await page.goto('/reset/secret-token');
  await page.waitForTimeout(1500);
  await turnAway(page);
  await page.goto('/contact?confirm=secret-token');
  await page.waitForTimeout(1500);
  await turnAway(page);
  expect(sent).toEqual([]);
});

test('the banner leaves the page its width, its bar and its end', oneWidth, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  await expect(banner(page)).toBeVisible();
  await expectFits(page);
  const bar = await page.getByRole('navigation', { name: 'Quick' }).boundingBox();
  const box = await banner(page).boundingBox();
  expect(Number(box?.y) + Number(box?.height)).toBeLessThanOrEqual(Number(bar?.y) + 1);
  await page.getByRole('button', { name: 'Privacy Settings' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectFits(page);
});

test('axe finds nothing: banner and dialog', async ({ page }) => {
  await page.goto('/contact');
  await expect(banner(page)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await settings(page).click();
  await expectAccessibleInBothSchemes(page);
  await toggle(page).click();
  await expectAccessibleInBothSchemes(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nobody is asked, as nothing is counted', oneWidth, async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByText(BEGINNING)).toHaveCount(0);
  });
});
