import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { field } from '../browser/field.ts';
import { expect } from '../browser/fixtures.ts';
import { linksIn, nextMailTo } from '../mails/sent-mails.ts';

export interface Person {
  email: string;
  password: string;
}

/** Somebody with an address of their own: tries and mails are counted by it. */
export const somebody = (): Person => ({ email: `visitor-${randomUUID()}@example.com`, password: 'Lift-station7!' });

export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign-In' });
export const signUpButton = (page: Page) => page.getByRole('button', { name: 'Sign-Up' });
export const fault = (page: Page) => page.getByRole('main').getByRole('alert');
/** Asked of the browser, not of the page, which may be reloading just then. */
export async function tokenOf(page: Page): Promise<string | null> {
  const { origins } = await page.context().storageState();
  return origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'us-token')?.value ?? null;
}

/** Fills in the sign-up form and sends it. */
export async function signUp(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/sign-up');
  await page.getByRole('radio', { name: 'Distributor' }).check();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await signUpButton(page).click();
  await expect(page.getByText('A confirmation email has been sent with further instructions.')).toBeVisible();
}

/** Fills in the sign-in form and sends it. */
export async function tryToSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/sign-in');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await signInButton(page).click();
}

/** Signs in; it ends at the start page. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await tryToSignIn(page, person);
  await page.waitForURL('**/home');
  expect(await tokenOf(page)).not.toBeNull();
}

/** Makes the window remember a token, as one does in which somebody signed in before; at an address that runs no script. */
export async function beSignedIn(page: Page, token: string): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate((value) => localStorage.setItem('us-token', value), token);
}

/** The address of the link in a mail, once it is there: the one that comes after those read already. */
export const mailedLink = async (site: string, { email }: Person, read = 0): Promise<string> =>
  confirmationIn(await nextMailTo(site, email, read));

/** The link of a mail that confirms an address or leads to a new password. */
export function confirmationIn(mail: Email): string {
  const link = linksIn(mail).find((address) => /confirm=|\/reset\//.test(address));
  if (link === undefined) throw new Error(`No link in "${mail.subject}".`);
  return link;
}

/** Every Referer the page sends from now on. */
export function sentReferers(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.headers().referer ?? ''));
  return sent;
}

/** Opens whichever menu holds the user's entries in this layout. */
export async function openUserMenu(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 741;
  const summary = isPhone
    ? page.locator('nav[aria-label="Quick"] summary')
    : page.locator('summary[aria-label="User menu"]');
  await summary.click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
}

/** The user that the opened menu names. */
export const userShown = (page: Page) => page.locator('.user-menu-whose:visible');

/** Expects the link that strangers see in place of the user's menu. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect(
    page
      .locator('a[href="/sign-in"]')
      .filter({ hasText: /Sign[ -]In/ })
      .first(),
  ).toBeAttached();
  await expect(page.locator('summary[aria-label="User menu"]')).toHaveCount(0);
}
