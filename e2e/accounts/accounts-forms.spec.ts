import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessible.ts';
import { expect, expectFitsAtWidths, oneWidth, test } from '../browser/fixtures.ts';
import { holdScripts } from '../browser/moves.ts';
import { fault, signInButton, signUpButton, somebody, tryToSignIn } from './account-steps.ts';

test.use({ isRefused: true });

const checklist = [
  '8 characters minimum',
  'one lowercase letter',
  'one uppercase letter',
  'one number',
  'one special character',
];
const line = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

test('an invalid sign-up says all that is wrong, and begins with the first fault', oneWidth, async ({ page }) => {
  await page.goto('/sign-up');
  await signUpButton(page).click();
  await expect(page.getByText('Please select a user type')).toBeVisible();
  await expect(page.getByText('Please enter an email')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'OEM' })).toBeFocused();
  for (const words of checklist) await expect(line(page, words)).toContainText('missing');
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Rep' }).check();
  await page.getByLabel('Email').fill('nobody');
  await signUpButton(page).click();
  await expect(page.getByText('Please select a user type')).toBeHidden();
  await expect(page.getByText('Invalid email format.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format.');
});

test('what is chosen and typed before the script has come is sent', oneWidth, async ({ page }) => {
  const person = somebody();
  const letGo = await holdScripts(page);
  await page.goto('/sign-up', { waitUntil: 'commit' });
  await expect(signUpButton(page)).toBeDisabled();
  await page.getByRole('radio', { name: 'Distributor' }).check();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  letGo();
  await signUpButton(page).click();
  await expect(page.getByText('A confirmation email has been sent with further instructions.')).toBeVisible();
});

test('the checklist ticks what a password has, as it is typed', oneWidth, async ({ page }) => {
  await page.goto('/sign-up');
  const password = page.getByLabel('Password');
  const steps: [string, number][] = [
    ['p', 1],
    ['pU', 2],
    ['pU1', 3],
    ['pU1!', 4],
    ['pU1!pump', 5],
  ];
  for (const [typed, met] of steps) {
    await password.fill(typed);
    await expect(page.locator('.checklist [data-met="true"]')).toHaveCount(met);
  }
  await expect(page.getByText('5 of 5 met')).toBeAttached();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('an invalid sign-in and an invalid request for a link say what is wrong', oneWidth, async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('Password').fill('short');
  await signInButton(page).click();
  await expect(page.getByText('Please enter an email')).toBeVisible();
  await expect(page.getByText('Passwords have at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await page.goto('/reset');
  await page.getByLabel('Email').fill('nobody@nowhere');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Error: Invalid email format.')).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard alone: to the form, through it, and sent by Enter', oneWidth, async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(somebody().email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong-password');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(signInButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fault(page)).toHaveText('Login failed. Please try again.');
});

test('a form is sent once, however often it is pressed', oneWidth, async ({ page }) => {
  let sent = 0;
  await page.route('**/api/Users/login', async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await tryToSignIn(page, somebody());
  await page.getByRole('button', { name: 'Signing in' }).click({ force: true });
  await page.getByLabel('Password').press('Enter');
  await expect(fault(page)).toHaveText('Login failed. Please try again.');
  expect(sent).toBe(1);
});

test('the privacy policy opens from the sign-up page', oneWidth, async ({ page }) => {
  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'privacy policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy Overview' })).toBeVisible();
});

test('every account page fits its width', oneWidth, async ({ page }) => {
  for (const path of ['/sign-in', '/sign-up', '/reset', '/reset/some-token']) await expectFitsAtWidths(page, path);
});

test('account pages are not to be found, and send no Referer', oneWidth, async ({ page }) => {
  for (const path of ['/sign-in', '/sign-up', '/reset', '/reset/some-token', '/settings']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain('some-token');
    expect(html).not.toContain('rel="canonical"');
  }
  const answer = await page.request.get('/reset/some-token');
  expect(answer.headers()['referrer-policy']).toBe('no-referrer');
});

test.describe('who has not answered', () => {
  test.use({ answersCookies: false });
  test('is asked for cookies on the sign-up page', oneWidth, async ({ page }) => {
    await page.goto('/sign-up');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('where no token of the bot check is to be had', () => {
  test.use({ losesNetwork: true, serviceWorkers: 'block' });
  test('the form says so, and keeps what was typed', oneWidth, async ({ page }) => {
    await page.route('**/api/BotCheck/**', (route) => route.abort());
    const person = somebody();
    await tryToSignIn(page, person);
    await expect(fault(page)).toHaveText('Error: Unable to get Recaptcha token. Please Try Again');
    await expect(page.getByLabel('Password')).toHaveValue(person.password);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a form says that it needs it', oneWidth, async ({ page }) => {
    for (const path of ['/sign-in', '/sign-up', '/reset', '/reset/some-token', '/settings']) {
      await page.goto(path);
      await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
      await expect(page.locator('main form')).toBeHidden();
    }
  });
});
