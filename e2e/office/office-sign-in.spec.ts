import { formWords } from '@millrace/contract';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { passwordOf } from '../site/printed-users.ts';
import { authenticatorCode } from './authenticator-code.ts';

/** Nobody else of the tests is this user: with a second factor, a password alone gives no rights of staff. */
const EMAIL = 'publisher@millrace.example';

test(
  'staff set up a second factor, keep its codes, work, leave, and come back with one of the codes',
  oneWidth,
  async ({ page, baseURL }) => {
    const enter = async (password: string): Promise<void> => {
      await page.getByLabel('E-mail').fill(EMAIL);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Continue' }).click();
    };
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const password = passwordOf(String(baseURL), EMAIL);

    await page.goto('/office');
    await enter('short');
    await expect(page.getByRole('alert')).toHaveText(formWords.loginFailed);
    await enter('Wrong!horse7');
    await expect(page.getByRole('alert')).toHaveText(formWords.loginFailed);
    await enter(password);
    await expect(heading('Set up your second factor')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    const secret = (await page.locator('code').textContent()) ?? '';
    await page.getByLabel('Six-digit code').fill('000 000');
    await expect(page.getByRole('alert')).toHaveText(/not the code/);
    await page.getByLabel('Six-digit code').fill(authenticatorCode(secret));
    await expect(heading('Keep your recovery codes')).toBeVisible();
    const [recoveryCode = ''] = await page.getByRole('listitem').allInnerTexts();
    await page.getByRole('button', { name: 'I have kept them' }).click();

    await page.getByRole('link', { name: 'Your sign-in' }).click();
    await expect(heading('Your sign-in')).toBeVisible();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/office/nothing');
    await expect(heading('The office has no such page')).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('y');
    await expect(page).toHaveURL(/\/office\/own-sign-in$/);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(heading('Sign in')).toBeVisible();
    await enter(password);
    await expect(heading('Confirm that it is you')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Steps' })).toHaveText(/Password, done.*Second factor/);
    await page.getByLabel('Six-digit code').fill('000 000');
    await expect(page.getByRole('alert')).toHaveText(/check the clock of your phone/);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Use it' }).click();
    await page.getByRole('link', { name: 'Your sign-in' }).click();
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  },
);
