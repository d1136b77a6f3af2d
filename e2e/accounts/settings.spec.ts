import type { Browser, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, networkOf, oneWidth, test } from '../browser/fixtures.ts';
import { confirmedAccount, fault, type Person, signIn, tokenOf } from './account-steps.ts';

test.use({ isRefused: true });

const NEW_PASSWORD = 'Wet-well!station8';
let person: Person;
test.beforeEach(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: String(baseURL), extraHTTPHeaders: networkOf(test.info()) });
  person = await confirmedAccount(await context.newPage());
  await context.close();
});

test(
  'a user changes the password, which signs out every other browser',
  oneWidth,
  async ({ page, browser, baseURL }) => {
    const other = await signedInElsewhere(browser, baseURL);
    await openSettings(page);
    await page.getByLabel('Current password').fill('Wrong!horse7');
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(fault(page)).toContainText('The current password is not right.');
    await page.getByLabel('Current password').fill(person.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password successfully updated.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(0);
    await other.goto('/contact');
    await expect.poll(() => tokenOf(other)).toBeNull();
    await other.context().close();
  },
);

test(
  'a user ends a session elsewhere, and stays signed in here; axe finds nothing in the settings',
  oneWidth,
  async ({ page, browser, baseURL }) => {
    const other = await signedInElsewhere(browser, baseURL);
    await openSettings(page);
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: /^End/ }).click();
    const asked = page.getByRole('form', { name: /^End the session/ });
    await asked.getByLabel('Current password').fill('Wrong!horse7');
    await asked.getByRole('button', { name: /^End/ }).click();
    await expect(asked.getByRole('alert')).toContainText('The current password is not right.');
    await expectAccessibleInBothSchemes(page);
    await asked.getByLabel('Current password').fill(person.password);
    await asked.getByRole('button', { name: /^End/ }).click();
    await expect(page.locator('#announcer')).toHaveText('The session has ended.');
    await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(0);
    await other.goto('/contact');
    await expect.poll(() => tokenOf(other)).toBeNull();
    expect(await tokenOf(page)).not.toBeNull();
    await other.context().close();
  },
);

/** A page of a second browser in which the same person is signed in. */
async function signedInElsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: String(baseURL), extraHTTPHeaders: networkOf(test.info()) });
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

/** Signs in here too, and sees one session that can be ended: the one elsewhere. */
async function openSettings(page: Page): Promise<void> {
  await signIn(page, person);
  await page.goto('/settings');
  await expect(page.getByText('This browser')).toBeVisible();
  await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(1);
}
