import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { field } from '../browser/field.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { isSignedIn, readyAccount, tokenFor } from './account-calls.ts';
import { beSignedIn, fault, tokenOf } from './account-steps.ts';

test.use({ isRefused: true });

const NEW_PASSWORD = 'Wet-well!station8';
const WRONG_PASSWORD = 'Wrong!horse7';

test(
  'a user ends a session elsewhere, then changes the password, which ends every other; axe finds nothing in the settings',
  oneWidth,
  async ({ page, baseURL }) => {
    const site = String(baseURL);
    const person = await readyAccount(site);
    let elsewhere = await tokenFor(site, person);
    await beSignedIn(page, await tokenFor(site, person));

    await test.step('a session elsewhere ends, for the right password alone; this one stays', async () => {
      await openSettings(page);
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('button', { name: /^End/ }).click();
      const asked = page.getByRole('form', { name: /^End the session/ });
      await asked.getByLabel('Current password').fill(WRONG_PASSWORD);
      await asked.getByRole('button', { name: /^End/ }).click();
      await expect(asked.getByRole('alert')).toContainText('The current password is not right.');
      await expectAccessibleInBothSchemes(page);
      expect(await isSignedIn(site, elsewhere)).toBe(true);
      await asked.getByLabel('Current password').fill(person.password);
      await asked.getByRole('button', { name: /^End/ }).click();
      await expect(page.locator('#announcer')).toHaveText('The session has ended.');
      await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(0);
      expect(await isSignedIn(site, elsewhere)).toBe(false);
      expect(await isSignedIn(site, String(await tokenOf(page)))).toBe(true);
    });

    await test.step('a changed password signs out every other browser', async () => {
      elsewhere = await tokenFor(site, person);
      await openSettings(page);
      await field(page, 'Current password').fill(WRONG_PASSWORD);
      await field(page, 'New password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(fault(page)).toContainText('The current password is not right.');
      expect(await isSignedIn(site, elsewhere)).toBe(true);
      await field(page, 'Current password').fill(person.password);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Password successfully updated.')).toBeVisible();
      await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(0);
      expect(await isSignedIn(site, elsewhere)).toBe(false);
      expect(await isSignedIn(site, await tokenFor(site, { ...person, password: NEW_PASSWORD }))).toBe(true);
    });
  },
);

/** Opens the settings, and sees one session that can be ended: the one elsewhere. */
async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(page.getByText('This browser')).toBeVisible();
  await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(1);
}
