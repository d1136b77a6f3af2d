import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessible.ts';
import { field } from '../browser/field.ts';
import { expect, expectFitsNow, oneWidth, test } from '../browser/fixtures.ts';
import { tabTo } from '../browser/keyboard.ts';
import { follow, goBack, holdScripts, open } from '../browser/moves.ts';
import {
  event,
  eventPath,
  expectFilledIn,
  expectTaken,
  fillIn,
  guest,
  refusal,
  registerButton,
} from './registration-steps.ts';

const API = '**/api/Blog/register-alderon-days';
const problem = (status: number, code: string, message: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: `urn:problem:${code}`, title: code, status, code, message }),
});

test(
  'a field says what is missing once it was touched, the button says it of all; in every state the page fits every width; thanks are said once',
  oneWidth,
  async ({ page }) => {
    const person = guest();
    await open(page, eventPath);
    const button = registerButton(page);
    await test.step('an empty form fits every width', () => expectFitsEveryWidth(page));
    await test.step('what is missing once it was touched', async () => {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await field(page, 'Phone').focus();
      await expect(page.getByText('Phone number is required')).toHaveCount(0);
      await field(page, 'Email').fill('nobody');
      await expect(page.getByText('Phone number is required')).toBeVisible();
      await field(page, 'Total attending').fill('');
      await expect(page.getByText('Invalid email format.')).toBeVisible();
    });
    await test.step('the button says it of all, and leads to the first', async () => {
      await button.click({ force: true });
      for (const words of ['First name', 'Last name', 'Phone number', 'Total number attending'])
        await expect(page.getByText(`${words} is required`)).toBeVisible();
      await expect(refusal(page)).toHaveText('Please fill in all required fields');
      await expect(field(page, 'First name')).toBeFocused();
      await expect(field(page, 'First name')).toHaveAccessibleDescription('First name is required');
      await expectAccessible(page);
    });
    await test.step('a form with faults and a long word fits every width', async () => {
      await field(page, 'Notes').fill('no-break-'.repeat(40));
      await expectFitsEveryWidth(page);
    });
    await test.step('nothing is missing any more', async () => {
      await fillIn(page, person);
      await field(page, 'Total attending').fill(String(event.attendingMax + 1));
      await expect(page.getByText(`One registration may bring ${event.attendingMax} at most`)).toBeVisible();
      await field(page, 'Total attending').fill(String(event.attendingMax));
      await expect(refusal(page)).toBeEmpty();
      await expect(button).toHaveAttribute('aria-disabled', 'false');
    });
    await test.step('thanks are said once: coming back leads to the heading', async () => {
      await button.click();
      await expectTaken(page);
      await follow(page, '/about');
      await goBack(page, eventPath);
    });
  },
);

async function expectFitsEveryWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 390, 740, 741, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFitsNow(page);
  }
  if (before !== null) await page.setViewportSize(before);
}

test('while it is sent the window is covered; then there are thanks and an empty form', async ({ page }) => {
  // Until the cover has been looked at, however long that takes.
  const seen = Promise.withResolvers<void>();
  await page.route(API, async (route) => {
    await seen.promise;
    await route.continue();
  });
  await open(page, eventPath);
  await fillIn(page, guest());
  await field(page, 'Notes').fill('No meat.\nNo stairs.');
  await registerButton(page).click();
  const cover = page.getByRole('dialog', { name: 'Registering' });
  await expect(cover).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await cover.boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
  await page.keyboard.press('Escape');
  await expect(cover).toBeVisible();
  seen.resolve();
  await expectTaken(page);
  await expect(field(page, 'Notes')).toHaveValue('');
  await expect(cover).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('what is refused', () => {
  test.use({ isRefused: true, serverFails: true });
  test('says why, and keeps what was typed, which can be sent', oneWidth, async ({ page }) => {
    const person = guest();
    const sent: string[] = [];
    const answers = [
      problem(429, 'too-many', 'Too many tries. Wait a minute.'),
      problem(503, 'not-ready', 'Nothing can be stored just now. Try again in a minute.'),
      problem(409, 'registration-closed', 'Registration is closed. All chairs are taken.'),
    ];
    await page.route(API, async (route) => {
      sent.push(route.request().url());
      const answer = answers.shift();
      await (answer === undefined ? route.continue() : route.fulfill(answer));
    });
    await page.route('**/api/BotCheck/**', (route) => route.fulfill(problem(403, 'not-allowed', 'No.')));
    await open(page, eventPath);
    await fillIn(page, person);
    await test.step('without a token of the bot check nothing is sent', async () => {
      await registerButton(page).click();
      await expect(refusal(page)).toHaveText('Error: Unable to get Recaptcha token. Please Try Again');
      await expectFilledIn(page, person);
      expect(sent).toEqual([]);
      await page.unroute('**/api/BotCheck/**');
    });
    await test.step('too many, or not ready: says try again', async () => {
      await registerButton(page).click();
      await expect(refusal(page)).toHaveText('Error: Please Try AgainToo many tries. Wait a minute.');
      await expectFilledIn(page, person);
      await registerButton(page).click();
      await expect(refusal(page)).toHaveText(
        'Error: Please Try AgainNothing can be stored just now. Try again in a minute.',
      );
      await expectFilledIn(page, person);
      await expectAccessible(page);
    });
    await test.step('closed while the page was open: says whom to ask', async () => {
      await registerButton(page).click();
      await expect(refusal(page)).toContainText('Registration is closed. All chairs are taken.');
      await expect(refusal(page)).not.toContainText('Try Again');
      await expect(refusal(page).getByRole('link')).toHaveCount(2);
      await expectFilledIn(page, person);
      await expectAccessible(page);
    });
    await test.step('what was typed can be sent', async () => {
      await registerButton(page).click();
      await expectTaken(page);
    });
  });
});

/** More kept pages than are kept at a time. */
const elsewhere = [
  '/contact',
  '/contact/location',
  '/contact/employment',
  '/orders',
  '/orders/warranty-and-returns',
  '/support/frequently-asked-questions',
  '/support/documents',
];

test('what was typed outlives a look around the site, whatever else was visited', oneWidth, async ({ page }) => {
  const person = guest();
  await open(page, eventPath);
  await fillIn(page, person);
  for (const path of elsewhere) await follow(page, path);
  await page.evaluate((steps) => history.go(-steps), elsewhere.length);
  await expect(page).toHaveURL(eventPath);
  await expectFilledIn(page, person);
  await expect(registerButton(page)).toHaveAttribute('aria-disabled', 'false');
});

test('what is typed before the script has come is sent too', oneWidth, async ({ page }) => {
  const person = guest();
  const letGo = await holdScripts(page);
  await page.goto(eventPath, { waitUntil: 'commit' });
  await expect(registerButton(page)).toBeDisabled();
  await fillIn(page, person);
  await field(page, 'Total attending').fill('2');
  const sent = page.waitForRequest(API);
  letGo();
  await expect(registerButton(page)).toHaveAttribute('aria-disabled', 'false');
  await registerButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ ...person, totalAttending: 2 });
  await expectTaken(page);
});

test('a registration by keyboard alone', async ({ page }) => {
  const { firstName, lastName, phone, email } = guest();
  await open(page, eventPath);
  for (const [label, typed] of [
    ['First name', firstName],
    ['Last name', lastName],
    ['Phone', phone],
    ['Email', email],
  ] as const) {
    await tabTo(page, field(page, label));
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(field(page, 'Total attending')).toHaveValue('2');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Notes')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(registerButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectTaken(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says that the form needs it, and gives phone and e-mail', oneWidth, async ({ page }) => {
    await page.goto(eventPath);
    const notice = page.getByRole('status').filter({ hasText: 'This form needs JavaScript.' });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link')).toHaveCount(2);
    await expect(page.locator('main form')).toBeHidden();
    await expect(page.getByText(event.dates).first()).toBeVisible();
  });
});
