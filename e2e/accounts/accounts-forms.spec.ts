import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessible.ts';
import { field } from '../browser/field.ts';
import { expect, expectFitsAtWidths, oneWidth, test } from '../browser/fixtures.ts';
import { holdScripts } from '../browser/moves.ts';
import { fault, signInButton, signUpButton, somebody, tokenOf } from './account-steps.ts';

test.use({ isRefused: true });

const checklist = [
  '8 characters minimum',
  'one lowercase letter',
  'one uppercase letter',
  'one number',
  'one special character',
];
const line = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

test(
  'an invalid sign-up says all that is wrong; the checklist ticks what a password has; the privacy policy opens',
  oneWidth,
  async ({ page }) => {
    await page.goto('/sign-up');
    const password = field(page, 'Password');
    await test.step('all that is wrong, and the first fault first', async () => {
      await signUpButton(page).click();
      await expect(page.getByText('Please select a user type')).toBeVisible();
      await expect(page.getByText('Please enter an email')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'OEM' })).toBeFocused();
      for (const words of checklist) await expect(line(page, words)).toContainText('missing');
      await expectAccessible(page);
      await page.getByRole('radio', { name: 'Rep' }).check();
      await field(page, 'Email').fill('nobody');
      await signUpButton(page).click();
      await expect(page.getByText('Please select a user type')).toBeHidden();
      await expect(page.getByText('Invalid email format.')).toBeVisible();
      await expect(field(page, 'Email')).toBeFocused();
      await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email format.');
    });
    await test.step('the checklist ticks what a password has, as it is typed', async () => {
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
    await test.step('the privacy policy opens', async () => {
      await page.getByRole('button', { name: 'privacy policy' }).click();
      await expect(page.getByRole('dialog', { name: 'Privacy Overview' })).toBeVisible();
    });
  },
);

test('what is chosen and typed before the script has come is sent', oneWidth, async ({ page }) => {
  const person = somebody();
  const letGo = await holdScripts(page);
  await page.goto('/sign-up', { waitUntil: 'commit' });
  await expect(signUpButton(page)).toBeDisabled();
  await page.getByRole('radio', { name: 'Distributor' }).check();
  await field(page, 'Email').fill(person.email);
  await field(page, 'Password').fill(person.password);
  letGo();
  await signUpButton(page).click();
  await expect(page.getByText('A confirmation email has been sent with further instructions.')).toBeVisible();
});

test(
  'signing in: what is wrong is said, the form is sent by keyboard alone, once, and refused in the words of the specification',
  oneWidth,
  async ({ page }) => {
    await page.goto('/sign-in');
    await test.step('by keyboard alone: to the form, through it, and sent by Enter', async () => {
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('Tab');
      await expect(field(page, 'Email')).toBeFocused();
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
    await test.step('what is invalid is said', async () => {
      await field(page, 'Email').fill('');
      await field(page, 'Password').fill('short');
      await signInButton(page).click();
      await expect(page.getByText('Please enter an email')).toBeVisible();
      await expect(page.getByText('Passwords have at least 6 characters')).toBeVisible();
      await expect(field(page, 'Email')).toBeFocused();
      await expectAccessible(page);
    });
    const { email, password } = somebody();
    await test.step('sent once, however often it is pressed', async () => {
      let sent = 0;
      const pressed = Promise.withResolvers<void>();
      await page.route('**/api/Users/login', async (route) => {
        sent += 1;
        await pressed.promise;
        await route.continue();
      });
      await field(page, 'Email').fill(email);
      await field(page, 'Password').fill(password);
      await signInButton(page).click();
      await page.getByRole('button', { name: 'Signing in' }).click({ force: true });
      await field(page, 'Password').press('Enter');
      pressed.resolve();
      await expect(fault(page)).toHaveText('Login failed. Please try again.');
      expect(sent).toBe(1);
    });
    await test.step('refused, what was typed stays', async () => {
      await expect(field(page, 'Email')).toHaveValue(email);
      await expect(field(page, 'Password')).toHaveValue(password);
      expect(await tokenOf(page)).toBeNull();
      await expectAccessible(page);
    });
  },
);

test('an invalid request for a link says what is wrong', oneWidth, async ({ page }) => {
  await page.goto('/reset');
  await field(page, 'Email').fill('nobody@nowhere');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Error: Invalid email format.')).toBeVisible();
  await expectAccessible(page);
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
