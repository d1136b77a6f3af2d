import type { Page } from '@playwright/test';
import { passwordOf } from '../site/printed-users.ts';
import { tokenFor } from './account-calls.ts';
import { beSignedIn } from './account-steps.ts';

/** Signs a demo user in; the next page that is opened knows them. */
export async function signIn(page: Page, site: string, email: string): Promise<void> {
  await beSignedIn(page, await tokenFor(site, { email, password: passwordOf(site, email) }));
}
