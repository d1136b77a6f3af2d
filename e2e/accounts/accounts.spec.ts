import { expectAccessible } from '../browser/accessible.ts';
import { expect, networkOf, oneWidth, test } from '../browser/fixtures.ts';
import {
  confirmedAccount,
  expectSignedOut,
  fault,
  mailedLink,
  openUserMenu,
  sentReferers,
  signIn,
  signInButton,
  signUp,
  somebody,
  tokenOf,
  tryToSignIn,
  userShown,
} from './account-steps.ts';

test.use({ isRefused: true });

test('signs up, confirms by mail, signs in, sees the settings, signs out', async ({ page }) => {
  test.slow();
  const person = somebody();
  await signUp(page, person);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Distributor' })).not.toBeChecked();
  await expectAccessible(page);

  const referers = sentReferers(page);
  const link = await mailedLink(page, person);
  await page.goto(link);
  await expect(page.getByText('Your e-mail address is confirmed. You can sign in now.')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in$/);
  const token = new URL(link).searchParams.get('confirm') ?? '';
  expect(token.length).toBeGreaterThan(20);
  expect(referers.filter((referer) => referer.includes(token))).toEqual([]);
  await expectAccessible(page);

  const bearers: (string | undefined)[] = [];
  await page.getByLabel('Email').fill(` ${person.email.toUpperCase()} `);
  await page.getByLabel('Password').fill(person.password);
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
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Username')).toHaveValue(person.email.split('@')[0] ?? '');
  await expect(page.getByLabel('Company Name')).toHaveAttribute('readonly');

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

test('a confirmation link works once, and says so the second time', oneWidth, async ({ page }) => {
  const person = somebody();
  await signUp(page, person);
  const link = await mailedLink(page, person);
  await page.goto(link);
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link has expired or has been used already.')).toBeVisible();
  await expectAccessible(page);
});

test(
  'a wrong password is refused in the words of the specification; what was typed stays',
  oneWidth,
  async ({ page }) => {
    const person = somebody();
    await tryToSignIn(page, person);
    await expect(fault(page)).toHaveText('Login failed. Please try again.');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Password')).toHaveValue(person.password);
    expect(await tokenOf(page)).toBeNull();
    await expectAccessible(page);
  },
);

test('who has not confirmed yet is told, and has the link sent again', oneWidth, async ({ page }) => {
  const person = somebody();
  await signUp(page, person);
  await mailedLink(page, person);
  await tryToSignIn(page, person);
  await expect(fault(page)).toContainText('confirm your email address');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('A confirmation email has been sent with further instructions.')).toBeVisible();
  await page.goto(await mailedLink(page, person, 1));
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await signIn(page, person);
});

test(
  'a lost password is reset by mail: all sessions end, the link works once, its token goes nowhere',
  oneWidth,
  async ({ page, browser }) => {
    test.slow();
    const person = await confirmedAccount(page);
    const elsewhere = await (await browser.newContext({ extraHTTPHeaders: networkOf(test.info()) })).newPage();
    await elsewhere.goto(page.url());
    await signIn(elsewhere, person);

    await page.goto('/reset');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(
      page.getByText("If the account exists, we'll email you instructions to reset the password."),
    ).toBeVisible();
    await expectAccessible(page);

    const referers = sentReferers(page);
    const link = await mailedLink(page, person, 1);
    const token = link.split('/reset/')[1] ?? '';
    await page.goto(link);
    expect(await page.content()).not.toContain(token);
    const changed = { ...person, password: 'Wet-well-22&' };
    await page.getByLabel('New password').fill(changed.password);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Password successfully updated.')).toBeVisible();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page.getByText('Password successfully updated.')).toBeVisible();
    expect(referers.filter((referer) => referer.includes(token))).toEqual([]);

    await elsewhere.reload();
    // A page begins as a stranger's: that it looks so is no proof yet.
    await expect.poll(() => tokenOf(elsewhere)).toBeNull();
    await expectSignedOut(elsewhere);
    await elsewhere.context().close();

    await page.goto(link);
    await page.getByLabel('New password').fill(person.password);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(fault(page)).toContainText('no longer good');
    await expectAccessible(page);
    await tryToSignIn(page, person);
    await expect(fault(page)).toHaveText('Login failed. Please try again.');
    await signIn(page, changed);
  },
);
