import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { field } from '../browser/field.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { configuredFamily, listedFamily } from '../site/demo-names.ts';
import { readyAccount, tokenFor } from './account-calls.ts';
import { beSignedIn, expectSignedOut, openUserMenu, type Person, signIn, tokenOf, userShown } from './account-steps.ts';

test.use({ isRefused: true });

const userMenu = 'summary[aria-label="User menu"]';
let person: Person;
/** A session that no test ends; those that sign out have their own. */
let token: string;
test.beforeAll(async ({ baseURL }) => {
  person = await readyAccount(String(baseURL));
  token = await tokenFor(String(baseURL), person);
});

test(
  'a token the server does not know is taken away, and the page goes on as a stranger’s',
  oneWidth,
  async ({ page }) => {
    await beSignedIn(page, 'long-gone');
    await page.goto('/contact');
    await expect.poll(() => tokenOf(page)).toBeNull();
    await expectSignedOut(page);
    await expect(page.locator('#announcer')).toHaveText('You are signed out.');
  },
);

test('signing out in one tab signs out the other; signing in, too', oneWidth, async ({ page, context, baseURL }) => {
  await beSignedIn(page, await tokenFor(String(baseURL), person));
  await page.goto('/contact');
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(other.locator(userMenu)).toBeAttached();
  await openUserMenu(page);
  // It reloads the site, which would interrupt the next address.
  const begun = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectSignedOut(other);
  await expect(other).toHaveURL(/\/contact$/);
  await begun;
  await signIn(page, person);
  await expect(other.locator(userMenu)).toBeAttached();
});

test(
  'the settings are for who is signed in, the sign-in page for who is not; the bytes of a page are those of a stranger’s',
  oneWidth,
  async ({ page }) => {
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/sign-in$/);
    await beSignedIn(page, token);
    const answer = await page.goto('/settings');
    await expect(field(page, 'Email')).toHaveValue(person.email);
    await test.step('the bytes are those of a stranger’s', async () => {
      expect(await answer?.text()).not.toContain(person.email);
      const kept = await page.evaluate(async () => {
        const authorization = `Bearer ${localStorage.getItem('us-token')}`;
        return (await fetch('/api/Users/get-user', { headers: { authorization } })).headers.get('cache-control');
      });
      expect(kept).toContain('no-store');
    });
    await page.goto('/sign-in');
    await expect(page).toHaveURL(/\/home$/);
  },
);

test.describe('without faces', () => {
  test.use({ losesNetwork: true });
  test('nothing moves when the user is known', async ({ page }) => {
    await beSignedIn(page, token);
    // Those come later on a phone, and may move a word by a hair (faces.spec.ts).
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 1);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await openUserMenu(page);
    await expect(userShown(page)).toContainText(person.email);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
});

test('axe finds nothing in the menu and the settings', async ({ page }) => {
  await beSignedIn(page, token);
  await page.goto('/home');
  await openUserMenu(page);
  await expectAccessibleInBothSchemes(page);
  await page.goto('/settings');
  await expect(field(page, 'Email')).toHaveValue(person.email);
  await expectAccessibleInBothSchemes(page);
});

test.describe('without a network', () => {
  test.use({ losesNetwork: true, serviceWorkers: 'block' });
  test('nobody is signed out: the page is a visitor’s until the next load', oneWidth, async ({ page }) => {
    await beSignedIn(page, token);
    await page.route('**/api/Users/**', (route) => route.abort());
    await page.goto('/contact');
    await expectSignedOut(page);
    expect(await tokenOf(page)).not.toBeNull();
    await page.unroute('**/api/Users/**');
    await page.goto('/contact');
    await expect(page.locator(userMenu)).toBeAttached();
  });
  test('a sign-out that fails leaves the user signed in', oneWidth, async ({ page }) => {
    await beSignedIn(page, token);
    await page.goto('/home');
    await openUserMenu(page);
    await page.route('**/api/Users/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('You are still signed in. Please try again.').first()).toBeVisible();
    expect(await tokenOf(page)).not.toBeNull();
  });
});

test.describe('with a token and a server that fails at it', () => {
  test.use({ serverFails: true });
  test.beforeEach(async ({ page }) => {
    await beSignedIn(page, token);
    await page.route('**/api/**', (route) =>
      route.request().headers().authorization === undefined
        ? route.continue()
        : route.fulfill({ status: 500, json: {} }),
    );
  });
  test(
    'pages are shown as to a visitor, the settings lead to signing in, and the token stays',
    oneWidth,
    async ({ page }) => {
      for (const path of ['/contact', `/family/${configuredFamily(15).slug}`, `/family/${listedFamily().slug}`])
        await test.step(path, async () => {
          await page.goto(path);
          await expectSignedOut(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText('cannot be shown')).toHaveCount(0);
          expect(await tokenOf(page)).not.toBeNull();
          await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
          await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
        });
      await test.step('/settings', async () => {
        await page.goto('/settings');
        await expect(page).toHaveURL(/\/sign-in$/);
      });
    },
  );
});
