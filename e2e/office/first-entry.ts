import type { Page } from '@playwright/test';
import { expect } from '../browser/fixtures.ts';
import { passwordOf } from '../site/printed-users.ts';
import { authenticatorCode } from './authenticator-code.ts';

/**
 * Signs a user, of the demo where no password is given, in to the office of a site for the first time: password, an authenticator that is
 * set up, recovery codes that are kept. Returns the secret of the authenticator.
 */
export async function firstEntry(
  page: Page,
  site: string,
  email: string,
  path = '/office',
  password?: string,
): Promise<string> {
  await page.goto(new URL(path, site).href);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password ?? passwordOf(site, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Six-digit code').fill(authenticatorCode(secret));
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible();
  return secret;
}
