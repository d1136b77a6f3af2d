import type { Locator } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, expectFits, oneWidth, test } from '../browser/fixtures.ts';
import { open } from '../browser/moves.ts';
import {
  applicant,
  fillIn as fillInApplication,
  resume,
  resumeField,
  SUBMITTED,
  submitButton,
} from '../careers/application-steps.ts';
import { event, eventPath, expectTaken, fillIn, guest, registerButton } from '../events/registration-steps.ts';
import { passwordOf } from '../site/printed-users.ts';
import { authenticatorCode } from './authenticator-code.ts';

/** Nobody else of the tests signs in to the office as this user. */
const EMAIL = 'admin@millrace.example';
const PHONE = { width: 390, height: 844 };
/** In pixels: an address in a column of its own would be broken into syllables. */
const A_LINE = 250;

/** The elements around a row that scroll or cut it: to the side, if there is more than is seen; downwards, in any case. */
const cutAway = (row: Locator, way: 'x' | 'y'): Promise<string[]> =>
  row.evaluate((one, across) => {
    const found: string[] = [];
    for (let around = one.parentElement; around !== null && around !== document.body; around = around.parentElement) {
      const { overflowY } = getComputedStyle(around);
      if (across ? around.scrollWidth > around.clientWidth : overflowY !== 'visible') found.push(around.className);
    }
    return found;
  }, way === 'x');

test(
  'what people send in is read, answered, cancelled and forgotten in the office, and the log tells of it',
  oneWidth,
  async ({ page, baseURL }) => {
    const heading = (name: string | RegExp, level = 1) => page.getByRole('heading', { level, name });
    const rail = (name: string) => page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name });
    const person = guest();
    const applied = applicant();

    await test.step('somebody registers for an event, and somebody applies with a résumé', async () => {
      await open(page, eventPath);
      await fillIn(page, person);
      await registerButton(page).click();
      await expectTaken(page);
      await open(page, '/employment');
      await fillInApplication(page, applied);
      await resumeField(page).setInputFiles(resume('Ada Byron.pdf'));
      await submitButton(page).click();
      await expect(page.getByText(SUBMITTED)).toBeVisible();
    });
    await test.step('an admin signs in and is told on the first page', async () => {
      await page.goto('/office');
      await page.getByLabel('E-mail').fill(EMAIL);
      await page.getByLabel('Password').fill(passwordOf(String(baseURL), EMAIL));
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(heading('Set up your second factor')).toBeVisible();
      const secret = (await page.locator('code').textContent()) ?? '';
      await page.getByLabel('Six-digit code').fill(authenticatorCode(secret));
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await expect(heading('To answer', 2)).toBeVisible();
      await expect(page.getByText('Make a second admin')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.setViewportSize(PHONE);
      await expectFits(page);
    });
    await test.step('an application is read and answered, in a narrow window too', async () => {
      await page.getByRole('button', { name: 'All pages, this is Today' }).click();
      await page.getByRole('link', { name: /^Applications/ }).click();
      await page.getByRole('searchbox').fill(applied.email);
      await page.keyboard.press('Enter');
      // Until the answer is there the list shows the rows of before, and other applicants of this run have the same name.
      const found = page.getByRole('link', { name: `${applied.first} ${applied.last}` });
      await expect(found).toHaveCount(1);
      await found.click();
      await expect(page.getByLabel('Status').last()).toHaveValue('read');
      await expectFits(page);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Résumé' }).click();
      expect((await download).suggestedFilename()).toBe('Ada Byron.pdf');
      await page.getByRole('button', { name: 'Invite' }).click();
      await expect(page.getByLabel('Text')).toHaveValue(/^Dear Ada,/);
      await page.getByRole('button', { name: 'Send the mail' }).click();
      await expect(page.getByText(/^Mail: Your application as/)).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByLabel('Status').last().selectOption('invited');
      await expect(page.getByRole('link', { name: /Invited/ })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
    });
    await test.step('a registration is counted against the places and cancelled', async () => {
      await rail('Registrations').click();
      await expect(rail('Registrations')).toContainText(/[1-9]\d* for open events/);
      await page.getByRole('region', { name: 'Events', exact: true }).getByRole('link', { name: event.name }).click();
      const row = page.getByRole('row').filter({ hasText: person.email });
      await expect(row).toContainText(`${person.lastName}, ${person.firstName}`);
      await expectAccessibleInBothSchemes(page);
      expect(await cutAway(row, 'x')).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation', { name: 'Office' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
      // A list that is longer than a page goes on on the next one.
      expect(await cutAway(row, 'y')).toEqual([]);
      await page.emulateMedia({ media: null });
      await page.setViewportSize(PHONE);
      await expectFits(page);
      const mail = await page.getByText(person.email, { exact: true }).boundingBox();
      expect(mail?.width).toBeGreaterThan(A_LINE);
      await page.setViewportSize({ width: 1440, height: 900 });
      await row.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(row).toContainText('cancelled');
    });
    await test.step('the mails about it are in the outbox', async () => {
      await rail('Mails').click();
      await page.getByRole('searchbox').fill(person.email);
      await page.keyboard.press('Enter');
      const cancelled = page.getByRole('link', { name: /Registration cancelled/ });
      await expect(cancelled).toHaveCount(1);
      await cancelled.click();
      await expect(page.getByText('Kind', { exact: true })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
    });
    await test.step('a person is found and forgotten', async () => {
      await rail('A person’s data').click();
      await page.getByLabel('E-mail of the person').fill(applied.email);
      await page.getByRole('button', { name: 'Look' }).click();
      await expect(page.getByText('1, with 1 file')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('button', { name: 'Forget this person' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Forget this person' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'is deleted' })).toBeVisible();
    });
    await test.step('the log tells of all of it, by what was done', async () => {
      await rail('Log').click();
      await page.getByLabel('What', { exact: true }).selectOption('person-forgotten');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page.getByRole('row').filter({ hasText: 'person forgotten' }).first()).toContainText(EMAIL);
      await expectAccessibleInBothSchemes(page);
      await rail('Checks').click();
      await expect(heading('Families without a picture', 2)).toBeVisible();
      await expectAccessibleInBothSchemes(page);
    });
  },
);
