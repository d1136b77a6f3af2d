import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { linksIn, nextMailTo } from '../mails/sent-mails.ts';
import { putAhead } from '../site/clock-file.ts';
import { startProvider } from '../site/own-provider.ts';
import { OWN_SITE, OWN_SITE_PORT, PROVIDER_PORT } from '../site/own-site.ts';

const EMAIL = 'joan@mail.example';
const AN_HOUR = 60;

async function signInThere(theirs: Page): Promise<void> {
  await expect(theirs.getByRole('heading', { name: 'The provider' })).toBeVisible();
  await theirs.getByLabel('Name').fill('joan');
  await theirs.getByRole('button', { name: 'Sign in' }).click();
}

/** On the page that signs in, while no provider runs: the office says so, and the password stays. */
export async function findsProviderAway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in through localhost' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached just now' })).toContainText(
    'If you sign in with a password',
  );
  await expect(page.getByRole('button', { name: 'Sign in through localhost' })).toBeEnabled();
}

/**
 * A publisher comes by a real provider: accepts an invitation so, signs in so, and shows the factor there before a draft is published.
 * Begins as an admin who has just shown a factor.
 */
export async function comesByProvider(page: Page): Promise<void> {
  const provider = await startProvider(PROVIDER_PORT, OWN_SITE);
  const isIn = () => expect(page.getByText(`${EMAIL} publisher`)).toBeVisible();
  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  };
  try {
    await test.step('an invitation is accepted through the provider', async () => {
      await page.goto('/office/staff?of=new');
      await page.getByLabel('E-mail').fill(EMAIL);
      await page.getByLabel('Name').fill('Joan Clarke');
      await page.getByLabel('Publisher').check();
      await page.getByRole('button', { name: 'Send the invitation' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Joan Clarke' })).toBeVisible();
      await signOut();
      const link = linksIn(await nextMailTo(OWN_SITE, EMAIL)).find((one) => one.includes('/office/'));
      await page.goto('about:blank');
      await page.goto(link ?? '');
      await page.getByRole('button', { name: 'Accept through localhost' }).click();
      await signInThere(page);
      await isIn();
    });
    await test.step('they sign in through it', async () => {
      await signOut();
      await page.getByRole('button', { name: 'Sign in through localhost' }).click();
      await isIn();
    });
    await test.step('an hour later a publication waits for the factor, keeps what was typed, and goes on', async () => {
      await page.goto('/office/settings');
      await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('701-555-0199');
      await expect(page.getByText('Saved to the draft')).toBeVisible();
      await page.getByRole('link', { name: 'Publish…' }).click();
      const note = page.getByLabel('Note, kept in the history');
      await note.fill('The phone is another one.');
      putAhead(OWN_SITE_PORT, AN_HOUR);
      await expect
        .poll(async () => (await (await page.request.get('/api/office/session')).json()).freshUntil)
        .toBeNull();
      const publish = page.getByRole('button', { name: /^Publish \d+ changes?$/ });
      const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
      await publish.click();
      await dialog.getByRole('button', { name: 'Leave it' }).click();
      await expect(note).toHaveValue('The phone is another one.');
      await publish.click();
      const [theirs] = await Promise.all([
        page.waitForEvent('popup'),
        dialog.getByRole('button', { name: /^Confirm at the provider/ }).click(),
      ]);
      await signInThere(theirs);
      await expect(theirs.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
      await theirs.close();
      await expect(page.getByText(/^Published as revision/)).toBeVisible();
      expect(await (await fetch(`${OWN_SITE}/contact`)).text()).toContain('701-555-0199');
    });
  } finally {
    await provider.stop();
  }
}
