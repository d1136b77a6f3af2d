import { randomUUID } from 'node:crypto';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UPLOAD_MAX_BYTES } from '@millrace/contract';
import type { Page } from '@playwright/test';
import { field } from '../browser/field.ts';
import { expect } from '../browser/fixtures.ts';

export interface Applicant {
  first: string;
  last: string;
  email: string;
}

/** Somebody with an address of their own: their mails are found by it. */
export const applicant = (): Applicant => ({
  first: 'Ada',
  last: 'Byron',
  email: `applicant-${randomUUID()}@example.com`,
});

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit' });
export const form = (page: Page) => page.getByRole('form', { name: 'Application' });
export const fault = (page: Page) => form(page).getByRole('alert').first();
/** The offer to go on with an application that was not sent. Its time is the company's; the browser of the tests has another. */
export const unfinished = (page: Page) =>
  page.getByText(/^You have an unfinished application from .+, \d+:\d\d\s[AP]M C[SD]T\. /);
/** The words of specification 8. */
export const SUBMITTED =
  'Application Submitted Successfully. A copy of your application has been sent to the email you have provided.';

const questions = { 'Are you UNDER the age of 18?': 'No', 'U.S. Citizen': 'Yes', 'Can you furnish proof': 'Yes' };
export const question = (page: Page, words: string) => page.getByRole('group', { name: words });

/** Fills in the required fields. */
export async function fillIn(page: Page, { first, last, email }: Applicant): Promise<void> {
  await field(page, 'First name').fill(first);
  await field(page, 'Last name').fill(last);
  await field(page, 'Phone', { exact: true }).fill('701-555-0100');
  await field(page, 'Email').fill(email);
  await field(page, 'Current address').fill('1 Mill Street\nFargo, ND 58102');
  for (const [words, answer] of Object.entries(questions))
    await question(page, words).getByRole('radio', { name: answer }).check();
}

/** Adds a row through its dialog; a field named "yes" or "no" answers Graduate. */
export async function addEntry(page: Page, one: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: `Add ${one}` }).click();
  await fillEntry(page, `Add ${one}`, fields);
}

/** Fills in the dialog of a row, and saves it. */
export async function fillEntry(page: Page, title: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  for (const [label, text] of Object.entries(fields)) {
    if (label === 'Graduate') await dialog.getByRole('radio', { name: text }).check();
    else await dialog.getByLabel(label).fill(text);
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Returns the texts of a table's rows, without their buttons. */
export const rowsOf = (page: Page, table: string): Promise<string[][]> =>
  page
    .getByRole('table', { name: table })
    .locator('tbody tr:not(.entries-none)')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td[data-title]')].map((cell) => cell.textContent ?? '')),
    );

export const resume = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 '.padEnd(2000, 'A')),
});
/**
 * Puts a résumé of a byte too many into a folder, and returns its path: so many bytes take seconds on the way from the test to the
 * browser.
 */
export function tooLongResume(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, '%PDF-1.7 ');
  truncateSync(path, UPLOAD_MAX_BYTES + 1);
  return path;
}
export const resumeField = (page: Page) => page.getByRole('button', { name: 'Résumé', exact: true });
