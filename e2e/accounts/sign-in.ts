import type { Page } from '@playwright/test';
import { passwordOf } from '../site/printed-users.ts';

/** Signs a demo user in, by the page. */
export async function signIn(page: Page, siteAddress: string, email: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(passwordOf(siteAddress, email));
  await page.getByRole('main').getByRole('button', { name: 'Sign-In' }).click();
  await page.waitForURL((url) => url.pathname === '/home');
}
