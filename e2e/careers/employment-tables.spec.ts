import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessible.ts';
import { expect, expectFitsNow, oneWidth, test } from '../browser/fixtures.ts';
import { open } from '../browser/moves.ts';
import {
  addEntry,
  applicant,
  fault,
  fillEntry,
  fillIn,
  form,
  resume,
  resumeField,
  rowsOf,
  SUBMITTED,
  submitButton,
  tooLongResume,
} from './application-steps.ts';

const TABLE = 'Education Information';
const names = async (page: Page): Promise<(string | undefined)[]> =>
  (await rowsOf(page, TABLE)).map(([, name]) => name);

test('rows are added, changed in their place and deleted; a dialog that is closed changes nothing', async ({
  page,
}) => {
  await open(page, '/employment');
  await expect(page.getByRole('table')).toHaveCount(3);
  for (const name of ['First', 'Second', 'Third']) await addEntry(page, 'a school', { Name: name, Graduate: 'Yes' });
  expect(await rowsOf(page, TABLE)).toContainEqual(['', 'Second', '', 'Yes', '']);
  const dialog = page.getByRole('dialog', { name: 'Edit a school' });

  await test.step('a dialog that is closed changes nothing, and a press beside it does not close it', async () => {
    await page.getByRole('button', { name: 'Edit Second' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Second');
    await expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByLabel('Name').fill('Not kept');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Edit Second' })).toBeFocused();
    expect(await names(page)).toEqual(['First', 'Second', 'Third']);
  });
  await test.step('a row is changed in its place', async () => {
    await page.getByRole('button', { name: 'Edit Second' }).click();
    await fillEntry(page, 'Edit a school', { Name: 'Changed', Graduate: 'No' });
    expect(await names(page)).toEqual(['First', 'Changed', 'Third']);
  });
  await test.step('a deletion is undone', async () => {
    await page.getByRole('button', { name: 'Delete Changed' }).click();
    expect(await names(page)).toEqual(['First', 'Third']);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await names(page)).toEqual(['First', 'Changed', 'Third']);
  });
});

test(
  'a file that is no résumé is refused at once, and one attached before stays; an application with one is not sent until it is replaced or taken away',
  oneWidth,
  async ({ page }) => {
    const long = tooLongResume(test.info().outputDir, 'long.pdf');
    await open(page, '/employment');
    await test.step('refused at once, and one attached before stays', async () => {
      await resumeField(page).setInputFiles(resume('good.pdf'));
      await expect(form(page).getByText('good.pdf').first()).toBeVisible();
      await resumeField(page).setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: Buffer.from([137, 80, 78, 71, 0]),
      });
      await expect(form(page).getByText(/^me\.png: This file is of another kind/)).toBeVisible();
      await resumeField(page).setInputFiles(long);
      await expect(form(page).getByText(/^long\.pdf: This file has 10\.1 MB\./)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Remove good.pdf' }).click();
      await expect(form(page).getByText('good.pdf')).toHaveCount(0);
      await expect(resumeField(page)).toBeFocused();
      await resumeField(page).setInputFiles(resume('short.pdf'));
    });
    await test.step('not sent until the file is replaced or taken away', async () => {
      await fillIn(page, applicant());
      await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'false');
      await resumeField(page).setInputFiles(long);
      await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
      await submitButton(page).click({ force: true });
      await expect(fault(page)).toHaveText(/The résumé cannot be sent/);
      await expect(resumeField(page)).toBeFocused();
      await expectAccessible(page);
      await resumeField(page).setInputFiles(resume('short.pdf'));
      await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'false');
      await resumeField(page).setInputFiles(long);
      await page.getByRole('button', { name: 'go on without it' }).click();
      await expect(fault(page)).toHaveText('');
      await expect(form(page).getByText('short.pdf').first()).toBeVisible();
      await submitButton(page).click();
      await expect(page.getByRole('dialog').getByText(SUBMITTED, { exact: true })).toBeVisible();
    });
  },
);

test('with rows in every table the page fits its width, and a dialog its window', oneWidth, async ({ page }) => {
  await open(page, '/employment');
  const long = 'Minnesota-State-Community-and-Technical-College '.repeat(3).trim();
  await addEntry(page, 'a school', { Name: long, Location: long });
  await addEntry(page, 'an employer', { Name: long, Address: long, 'Reason for Leaving': long, Supervisor: long });
  await addEntry(page, 'a reference', { Name: long, Business: long });
  await resumeField(page).setInputFiles(resume(`${'x'.repeat(120)}.pdf`));
  for (const width of [320, 390, 740, 741, 980, 981, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await expectFitsNow(page);
  }
  await page.setViewportSize({ width: 320, height: 480 });
  await page.getByRole('button', { name: 'Add an employer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeInViewport();
});
