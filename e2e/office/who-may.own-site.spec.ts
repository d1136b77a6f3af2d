import { formWords } from '@millrace/contract';
import type { Page, Route } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, expectFits, oneWidth } from '../browser/fixtures.ts';
import { linksIn, nextMailTo } from '../mails/sent-mails.ts';
import { putAhead } from '../site/clock-file.ts';
import { OWN_SITE, OWN_SITE_PORT, PROVIDER_PORT, test } from '../site/own-site.ts';
import { passwordOf } from '../site/printed-users.ts';
import { authenticatorCode } from './authenticator-code.ts';
import { comesByProvider, findsProviderAway } from './by-provider.ts';

test.use({ isRefused: true, serverFails: true, goesTo: `http://localhost:${PROVIDER_PORT}` });

const EMAIL = 'hr@millrace.example';
const AN_HOUR = 60;

/** A device of the browser's own that holds passkeys and asks nobody to touch it. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    remove: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

/** In the page: scrolls all that an element stands in to its end. */
function scrollToEnd(element: Element): void {
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    around.scrollTop = around.scrollHeight;
}

test(
  'staff sign in with a passkey, and are asked for it again before what is dangerous',
  oneWidth,
  async ({ page }) => {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const password = passwordOf(OWN_SITE, EMAIL);
    const enter = async (): Promise<void> => {
      await page.getByLabel('E-mail').fill(EMAIL);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Continue' }).click();
    };
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const makeCodes = page.getByRole('button', { name: 'Make ten new ones' });
    await addDevice(page);
    await page.goto('/office');

    await test.step('a passkey is the first second factor', async () => {
      await enter();
      await page.getByRole('button', { name: 'Make a passkey' }).click();
      await expect(heading('Keep your recovery codes')).toBeVisible();
      await expect(page.getByRole('listitem')).toHaveCount(10);
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await page.getByRole('link', { name: 'Your sign-in' }).click();
      await expect(page.getByText('Passkey', { exact: true })).toBeVisible();
    });
    await test.step('it signs in', async () => {
      await page.getByRole('button', { name: 'Sign out' }).click();
      await enter();
      await expect(heading('Confirm that it is you')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      const come = Promise.withResolvers<void>();
      const held = async (route: Route): Promise<void> => {
        await come.promise;
        await route.continue();
      };
      await page.route('**/api/office/factors', held, { times: 1 });
      await page.getByRole('link', { name: 'Your sign-in' }).click();
      await expect(heading('Your sign-in')).toBeVisible();
      // The list would push it away from under the mouse.
      await expect(page.getByRole('button', { name: 'Add an authenticator' })).toHaveCount(0);
      come.resolve();
    });
    let secret = '';
    await test.step('an authenticator is added beside it', async () => {
      await page.getByRole('button', { name: 'Add an authenticator' }).click();
      secret = (await page.locator('code').textContent()) ?? '';
      await page.getByLabel('Six-digit code').fill(authenticatorCode(secret));
      await expect(page.getByText('Authenticator', { exact: true })).toBeVisible();
    });
    await test.step('nobody is asked again at once', async () => {
      await makeCodes.click();
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await expect(dialog).toBeHidden();
    });
    await test.step('an hour later the call waits for the passkey, and is made then', async () => {
      putAhead(OWN_SITE_PORT, AN_HOUR);
      await expect
        .poll(async () => (await (await page.request.get('/api/office/session')).json()).freshUntil)
        .toBeNull();
      await makeCodes.click();
      await expect(dialog).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await dialog.getByRole('button', { name: 'Leave it' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
      await makeCodes.click();
      await dialog.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(page.getByText('They are not shown again')).toBeVisible();
      await page.getByRole('button', { name: 'I have kept them' }).click();
    });
    await test.step('so it is with a code: a wrong one is refused in the dialog, a right one repeats the call', async () => {
      putAhead(OWN_SITE_PORT, 2 * AN_HOUR);
      await expect
        .poll(async () => (await (await page.request.get('/api/office/session')).json()).freshUntil)
        .toBeNull();
      await makeCodes.click();
      await dialog.getByLabel('Six-digit code').fill('000000');
      await expect(dialog.getByRole('alert')).toHaveText(/not valid/);
      const now = Date.now() + 2 * AN_HOUR * 60_000;
      await dialog.getByLabel('Six-digit code').fill(authenticatorCode(secret, now));
      await expect(page.getByText('They are not shown again')).toBeVisible();
      await expect(page.getByRole('list').getByRole('listitem')).not.toHaveCount(0);
      await page.getByRole('button', { name: 'I have kept them' }).click();
    });
    await test.step('the last factor stays, any other can be removed', async () => {
      const row = page.getByRole('listitem').filter({ hasText: 'Passkey' });
      await row.getByRole('button', { name: 'Remove' }).click();
      await expect(row).toHaveCount(0);
      await page.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'last second factor' })).toBeVisible();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await enter();
      await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
      await page.getByLabel('Six-digit code').fill('123456');
      await expect(page.getByRole('alert')).not.toHaveText(formWords.loginFailed);
    });
  },
);

test(
  'an admin invites a colleague, who comes in by the mailed link and sees what they may',
  oneWidth,
  async ({ page }) => {
    const [admin, invited] = ['admin@millrace.example', 'anna@mail.example'];
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    const setUp = async (): Promise<string> => {
      const secret = (await page.locator('code').textContent()) ?? '';
      await page.getByLabel('Six-digit code').fill(authenticatorCode(secret));
      await expect(heading('Keep your recovery codes')).toBeVisible();
      const [code = ''] = await page.getByRole('listitem').allInnerTexts();
      await page.getByRole('button', { name: 'I have kept them' }).click();
      return code;
    };
    let recoveryCode = '';
    const toRail = (name: string) =>
      page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name }).click();
    await page.goto('/office');

    await test.step('with the provider away, a password signs in', () => findsProviderAway(page));
    await test.step('the admin sends the invitation', async () => {
      await page.getByLabel('E-mail').fill(admin);
      await page.getByLabel('Password').fill(passwordOf(OWN_SITE, admin));
      await page.getByRole('button', { name: 'Continue' }).click();
      recoveryCode = await setUp();
      await toRail('Users of the office');
      await page.getByRole('link', { name: 'Invite' }).click();
      await page.getByLabel('E-mail').fill(invited);
      await page.getByLabel('Name').fill('Anna Lind');
      await expect(page.getByRole('button', { name: 'Send the invitation' })).toBeDisabled();
      await page.getByLabel('Editor').check();
      await page.getByRole('button', { name: 'Send the invitation' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Anna Lind' })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(page.getByText('Sent. The link of before is not good any more.')).toBeVisible();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(heading('Sign in')).toBeVisible();
    });
    const [first = '', second = ''] = [
      linksIn(await nextMailTo(OWN_SITE, invited)).find((link) => link.includes('/office/')),
      linksIn(await nextMailTo(OWN_SITE, invited, 1)).find((link) => link.includes('/office/')),
    ];
    await test.step('the link of before says that it is not good', async () => {
      await page.goto(first);
      await expect(heading('This invitation cannot be followed')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(/of no invitation/);
      await expectAccessibleInBothSchemes(page);
    });
    await test.step('the invited chooses a password and sets up a second factor', async () => {
      await page.goto('about:blank');
      await page.goto(second);
      await expect(heading('Welcome, Anna Lind')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await expectFits(page);
      await page.getByLabel('Choose a password').fill('Password1!');
      await page.getByRole('button', { name: 'Continue to the second factor' }).click();
      await expect(page.locator('form').getByRole('alert')).not.toBeEmpty();
      await page.getByLabel('Choose a password').fill('Weir-Gate-77!');
      await page.getByRole('button', { name: 'Continue to the second factor' }).click();
      await expect(heading('Set up your second factor')).toBeVisible();
      await expect(page).toHaveURL(/\/office$/);
      await setUp();
      await expect(page.getByText(`${invited} editor`)).toBeVisible();
    });
    await test.step('the rail has no page of admins, and its address says why', async () => {
      await expect(page.getByRole('link', { name: 'Users of the office' })).toHaveCount(0);
      await page.goto('/office/staff');
      await expect(page.getByText('Your roles do not open this page.')).toBeVisible();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(heading('Sign in')).toBeVisible();
      await page.goto('about:blank');
      await page.goto(second);
      await expect(page.getByRole('alert')).toHaveText(/used already/);
    });
    await test.step('the admin gives another role, and takes all of them', async () => {
      await page.goto('/office/staff');
      await page.getByLabel('E-mail').fill(admin);
      await page.getByLabel('Password').fill(passwordOf(OWN_SITE, admin));
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(recoveryCode);
      await page.getByRole('button', { name: 'Use it' }).click();
      await page.getByRole('link', { name: /Anna Lind/ }).click();
      await page.getByLabel('Publisher').check();
      await page.getByRole('button', { name: 'Change the roles' }).click();
      await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: /Anna Lind/ })).toContainText('Editor, Publisher');
      await expectAccessibleInBothSchemes(page);
      await expectFits(page);
      await page.getByRole('button', { name: 'Remove from the office' }).click();
      await page
        .getByRole('dialog', { name: 'Remove Anna Lind' })
        .getByRole('button', { name: 'Remove from the office' })
        .click();
      await expect(page.getByRole('link', { name: /Anna Lind/ })).toHaveCount(0);
    });
    await test.step('the admin lets a user of the site view it as another customer, and sees what waits to be deleted', async () => {
      await toRail('Users of the site');
      await page.getByRole('searchbox').fill('dakota irrigation');
      await page.keyboard.press('Enter');
      const user = page.getByRole('link', { name: 'rep@dakota.example' });
      await expect(page.getByRole('status').filter({ hasText: '1 user' })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await expectFits(page);
      await user.click();
      const company = page.getByLabel('Company', { exact: true });
      await expect(company.locator('option:checked')).toHaveText('Dakota Irrigation');
      await expect(page.getByRole('button', { name: 'Change the company' })).toBeDisabled();
      await company.selectOption('Prairie Pump');
      await page.getByRole('button', { name: 'Change the company' }).click();
      await expect(page.getByText('Saved. Its customer group: Prairie Pump Group.')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectFits(page);
      await page.getByRole('link', { name: 'What was done to this account' }).click();
      await expect(page.getByRole('row').filter({ hasText: 'user changed' })).toContainText(admin);
      await page.goto('/office/retention');
      await expect(page.getByRole('heading', { level: 2, name: 'Quarantine' })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await expectFits(page);
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    await test.step('words that visitors searched in vain are led to what they mean, in a draft', async () => {
      // Words count from three people on; the answer gets a row as if there had been so many.
      const searchedInVain = [
        { words: 'tank minder, cellar', times: 4, nearest: [{ name: 'Level controls', path: '/' }] },
      ];
      await page.route('**/api/office/interest', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), searchedInVain } });
      });
      await toRail('Today');
      await page.getByRole('button', { name: 'Lead to…' }).click();
      const dialog = page.getByRole('dialog', { name: /^Lead “tank minder/ });
      await dialog.getByRole('button', { name: 'Put it into the draft' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(/what they shall find/);
      await dialog.getByRole('button', { name: 'Level controls' }).click();
      await expect(dialog.getByLabel('finds what is found for')).toHaveValue('Level controls');
      await expectAccessibleInBothSchemes(page);
      await dialog.getByRole('button', { name: 'Put it into the draft' }).click();
      await expect(page.getByText('In the draft.')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('link', { name: 'See the words' }).click();
      await expect(page.getByText('tank minder cellar, Level controls')).toBeVisible();
      await page.unroute('**/api/office/interest');
      await toRail('Today');
      await expect(page.getByRole('heading', { level: 2, name: 'To answer' })).toBeVisible();
    });
    await test.step('the admin makes a token for a script, and takes it back', async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('x');
      await page.getByRole('link', { name: 'Make', exact: true }).press('Enter');
      await page.getByLabel('What it is for').fill('Drafts of the planning system');
      await expect(page.getByRole('button', { name: 'Make the token' })).toBeDisabled();
      await page.getByRole('checkbox', { name: 'All of Drafts' }).press('Space');
      await page.getByRole('checkbox', { name: /^Discards a draft/ }).press('Space');
      await expect(page.getByRole('checkbox', { name: 'All of Drafts' })).not.toBeChecked();
      // Elsewhere the bar with the button, which stays in sight, covers some box by half.
      await page.locator('.token-foot').evaluate(scrollToEnd);
      await expectAccessibleInBothSchemes(page);
      await expectFits(page);
      await page.getByRole('button', { name: 'Make the token' }).press('Enter');
      const field = page.getByLabel('The token, shown only now');
      await expect(field).toHaveValue(/^millrace-script-/);
      await expectAccessibleInBothSchemes(page);
      const headers = { authorization: `Bearer ${await field.inputValue()}` };
      const statusOf = async (path: string) => (await page.request.get(`/api/office${path}`, { headers })).status();
      expect([await statusOf('/drafts'), await statusOf('/log')]).toEqual([200, 403]);
      await page.getByRole('button', { name: 'I have kept it' }).click();
      await page.reload();
      await expect(page.getByRole('heading', { level: 2, name: 'Drafts of the planning system' })).toBeVisible();
      await expect(field).toHaveCount(0);
      await expect(page.getByRole('link', { name: /Drafts of the planning system/ })).toContainText(admin);
      await page.getByRole('button', { name: 'Take it back' }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
      await expect(page.getByText('makes the calls that the token names')).toBeVisible();
      await expect(page.getByRole('link', { name: /Drafts of the planning system/ })).toHaveCount(0);
      expect(await statusOf('/drafts')).toBe(401);
    });
    await comesByProvider(page);
  },
);
