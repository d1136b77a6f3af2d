import { expectAccessible } from '../browser/accessible.ts';
import { field } from '../browser/field.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { isSignedIn, newAccount, readyAccount, tokenFor } from './account-calls.ts';
import {
  expectSignedOut,
  fault,
  mailedLink,
  openUserMenu,
  sentReferers,
  signInButton,
  signUp,
  somebody,
  tokenOf,
  tryToSignIn,
  userShown,
} from './account-steps.ts';

test.use({ isRefused: true });

test('signs up, confirms by mail, signs in, sees the settings, signs out', async ({ page, baseURL }) => {
  test.slow();
  const person = somebody();
  await signUp(page, person);
  await expect(field(page, 'Email')).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Distributor' })).not.toBeChecked();
  await expectAccessible(page);

  const referers = sentReferers(page);
  const link = await mailedLink(String(baseURL), person);
  await page.goto(link);
  await expect(page.getByText('Your e-mail address is confirmed. You can sign in now.')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in$/);
  const token = new URL(link).searchParams.get('confirm') ?? '';
  expect(token.length).toBeGreaterThan(20);
  expect(referers.filter((referer) => referer.includes(token))).toEqual([]);
  await expectAccessible(page);

  const bearers: (string | undefined)[] = [];
  await field(page, 'Email').fill(` ${person.email.toUpperCase()} `);
  await field(page, 'Password').fill(person.password);
  await signInButton(page).click();
  await page.waitForURL('**/home');
  page.on('request', (request) => {
    if (request.url().includes('/api/Product')) bearers.push(request.headers().authorization);
  });

  await openUserMenu(page);
  await expect(userShown(page)).toContainText(person.email);
  const menu = page.locator('.user-menu-entries:visible');
  await expect(menu.getByRole('button', { name: 'Orders' })).toBeDisabled();
  await expect(menu.getByRole('button', { name: 'Products' })).toBeDisabled();
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(field(page, 'Email')).toHaveValue(person.email);
  await expect(field(page, 'Username')).toHaveValue(person.email.split('@')[0] ?? '');
  await expect(field(page, 'Company Name')).toHaveAttribute('readonly');

  await page.goto('/category');
  await page.getByRole('main').getByRole('link').first().click();
  await expect.poll(() => bearers.length).toBeGreaterThan(0);
  const stored = await tokenOf(page);
  expect(new Set(bearers)).toEqual(new Set([`Bearer ${stored}`]));

  await openUserMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/home');
  expect(await tokenOf(page)).toBeNull();
  await expectSignedOut(page);
});

test(
  'who has not confirmed yet is told, and has the link sent again; it works once, and says so the second time',
  oneWidth,
  async ({ page, baseURL }) => {
    const site = String(baseURL);
    const person = await newAccount(site);
    await mailedLink(site, person);
    await test.step('signing in says what is missing', async () => {
      await tryToSignIn(page, person);
      await expect(fault(page)).toContainText('confirm your email address');
      await expectAccessible(page);
    });
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('A confirmation email has been sent with further instructions.')).toBeVisible();
    const link = await mailedLink(site, person, 1);
    await test.step('the link confirms', async () => {
      await page.goto(link);
      await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
      expect(await tokenFor(site, person)).not.toBe('');
    });
    await test.step('and no second time', async () => {
      await page.goto(link);
      await expect(page.getByText('This link has expired or has been used already.')).toBeVisible();
      await expectAccessible(page);
    });
  },
);

test(
  'a lost password is reset by mail: all sessions end, the link works once, its token goes nowhere',
  oneWidth,
  async ({ page, baseURL }) => {
    const site = String(baseURL);
    const person = await readyAccount(site);
    const elsewhere = await tokenFor(site, person);

    await page.goto('/reset');
    await field(page, 'Email').fill(person.email);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(
      page.getByText("If the account exists, we'll email you instructions to reset the password."),
    ).toBeVisible();
    await expectAccessible(page);

    const referers = sentReferers(page);
    const link = await mailedLink(site, person, 1);
    const token = link.split('/reset/')[1] ?? '';
    const changed = { ...person, password: 'Wet-well-22&' };
    await test.step('the new password is taken, and the token of the mail goes nowhere', async () => {
      await page.goto(link);
      expect(await page.content()).not.toContain(token);
      await field(page, 'New password').fill(changed.password);
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(page.getByText('Password successfully updated.')).toBeVisible();
      await expect(page).toHaveURL(/\/sign-in$/);
      await expect(page.getByText('Password successfully updated.')).toBeVisible();
      expect(referers.filter((referer) => referer.includes(token))).toEqual([]);
    });
    await test.step('the session elsewhere has ended', async () => {
      expect(await isSignedIn(site, elsewhere)).toBe(false);
    });
    await test.step('the link works once', async () => {
      await page.goto(link);
      await field(page, 'New password').fill(person.password);
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(fault(page)).toContainText('no longer good');
      await expectAccessible(page);
    });
    await test.step('the password before is refused, the new one signs in', async () => {
      await expect(tokenFor(site, person)).rejects.toThrow('Login failed');
      expect(await isSignedIn(site, await tokenFor(site, changed))).toBe(true);
    });
  },
);
