import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessible.ts';
import { field } from '../browser/field.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { follow, open } from '../browser/moves.ts';
import { mailsTo, nextMailTo } from '../mails/sent-mails.ts';
import { content } from '../site/demo-names.ts';
import {
  addEntry,
  applicant,
  fault,
  fillIn,
  form,
  question,
  resume,
  resumeField,
  rowsOf,
  SUBMITTED,
  submitButton,
  unfinished,
} from './application-steps.ts';

const job = content.jobs.find(({ isLive, type }) => isLive && type === 'Internship');
if (job === undefined) throw new Error('The demo has no internship.');
const company = String(content.settings.find(({ group, key }) => group === 'company' && key === 'name')?.value);
const hiring = String(content.settings.find(({ group, key }) => group === 'hr' && key === 'notify')?.value);
const typeChoices = (page: Page) => field(page, 'Type of employment').locator('option').allTextContents();
const bytesOf = (content: unknown) => (content instanceof ArrayBuffer ? content : new ArrayBuffer(0));
const accept = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'OK' });

test('from a job to an application with rows and a résumé, and the mails that tell of it', async ({
  page,
  baseURL,
}) => {
  const person = applicant();
  await open(page, `/careers?job=${job.id}`);
  await follow(page, `/employment/${job.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Application For ${job.name}`);
  expect(await typeChoices(page)).toEqual(['Intern']);

  await fillIn(page, person);
  await field(page, 'Desired wage').fill('24.50');
  await addEntry(page, 'a school', { Type: 'College', Name: 'Minnesota State', Graduate: 'Yes' });
  await addEntry(page, 'a reference', { Name: 'Grace Hopper', Phone: '701-555-0199' });
  await resumeField(page).setInputFiles(resume('Résumé Ada.pdf'));
  await expect(form(page).getByText('Résumé Ada.pdf').first()).toBeVisible();
  await expectAccessible(page);
  const uploaded = page.waitForRequest('**/api/Applicant');
  await submitButton(page).click();
  expect((await uploaded).headers()['content-type']).toContain('multipart/form-data');

  const dialog = page.getByRole('dialog', { name: 'Thank you' });
  await expect(dialog.getByText(SUBMITTED, { exact: true })).toBeVisible();
  await expect(accept(page)).toBeFocused();
  await expectAccessible(page);
  await accept(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Application For ${job.name}`);
  await expect(field(page, 'First name')).toHaveValue('');
  expect(await rowsOf(page, 'Education Information')).toEqual([]);
  await expect(form(page).getByText('Résumé Ada.pdf')).toHaveCount(0);
  await expect(page.locator('.form-done')).toBeFocused();

  const site = String(baseURL);
  const copy = await nextMailTo(site, person.email);
  const sheet = copy.attachments.find(({ filename }) => filename === 'application.pdf');
  expect(sheet?.mimeType).toBe('application/pdf');
  expect(
    Buffer.from(new Uint8Array(bytesOf(sheet?.content)))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expect
    .poll(async () => (await mailsTo(site, hiring)).some(({ subject }) => subject?.includes(job.name)))
    .toBe(true);
  await test.step('sent, it is kept no more', async () => {
    await page.reload();
    await expect(form(page)).toBeVisible();
    await expect(unfinished(page)).toHaveCount(0);
  });
});

test('without a job the company stands for the position, and every type is offered', oneWidth, async ({ page }) => {
  const types = ['Full-Time', 'Part-Time', 'Seasonal', 'Intern', 'Remote'];
  for (const path of ['/employment', '/employment/999999', '/employment/none']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Application For ${company}`);
    expect(await typeChoices(page)).toEqual(types);
  }
  await expect(page.getByText('No position with the reference number none is open.')).toBeVisible();
});

test(
  'what is required says so; without a token of the bot check nothing is sent; pressed twice, it is sent once',
  oneWidth,
  async ({ page, baseURL }) => {
    const person = applicant();
    let sent = 0;
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/Applicant/apply', async (route) => {
      sent += 1;
      await answer.promise;
      await route.continue();
    });
    await page.route('**/api/BotCheck/apply', (route) => route.fulfill({ status: 404, json: null }));
    await open(page, '/employment');
    await test.step('what is required, once it was touched, or when the form is submitted', async () => {
      await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
      await field(page, 'Phone', { exact: true }).focus();
      await field(page, 'Email').fill('nobody');
      await field(page, 'Email').blur();
      await expect(field(page, 'Phone', { exact: true })).toHaveAccessibleDescription('Phone number is required');
      await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email format.');
      await expect(page.getByText('First name is required')).toBeHidden();

      await field(page, 'First name').fill('Ada');
      await submitButton(page).click({ force: true });
      await expect(fault(page)).toHaveText('Please fill in all required fields.');
      await expect(field(page, 'Last name')).toBeFocused();
      for (const words of ['Last name is required', 'Phone number is required', 'Address is required'])
        await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText('Please select an option')).toHaveCount(3);
      await expectAccessible(page);
    });
    await test.step('what is filled in is no fault any more, a wage that is no number is one', async () => {
      await fillIn(page, person);
      await expect(fault(page)).toBeHidden();
      await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'false');
      await question(page, 'U.S. Citizen').getByRole('radio', { name: 'No' }).check();
      await field(page, 'Desired wage').fill('plenty');
      await field(page, 'Desired wage').blur();
      await expect(field(page, 'Desired wage')).toHaveAccessibleDescription(/such as 24\.50/);
      await field(page, 'Desired wage').fill('');
    });
    await test.step('without a token of the bot check nothing is sent', async () => {
      await submitButton(page).click();
      await expect(fault(page)).toHaveText('Error: Unable to get Recaptcha token. Please Try Again');
      expect(sent).toBe(0);
      await page.unroute('**/api/BotCheck/apply');
    });
    await test.step('pressed twice, it is sent once; nothing below the spinner can be pressed', async () => {
      await submitButton(page).dblclick();
      await expect(page.getByText('Sending your application …')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('Sending your application …')).toBeVisible();
      answer.resolve();
      await expect(page.getByText(SUBMITTED)).toBeVisible();
      expect(sent).toBe(1);
      await nextMailTo(String(baseURL), person.email);
    });
  },
);

test('a failure says so, loses nothing, and the next try makes the one record', oneWidth, async ({ page, baseURL }) => {
  const person = applicant();
  const keys: (string | undefined)[] = [];
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await page.route('**/api/Applicant/apply', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The first one reaches the server, and its answer is lost.
    if (keys.length === 1) {
      await route.fetch();
      return route.fulfill({ status: 404, json: null });
    }
    if (keys.length === 2) return route.fulfill({ json: false });
    return route.continue();
  });
  await open(page, '/employment');
  await fillIn(page, person);
  for (const _failing of [1, 2]) {
    await submitButton(page).click();
    await expect(fault(page)).toHaveText('Error: Please Try Again');
    await expect(field(page, 'First name')).toHaveValue('Ada');
  }
  expect(logged.filter((line) => line.startsWith('This application was not sent'))).toHaveLength(2);
  await submitButton(page).click();
  await expect(page.getByText(SUBMITTED)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await page.getByRole('button', { name: 'Keep the form filled in' }).click();
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await nextMailTo(String(baseURL), person.email);
  expect(await mailsTo(String(baseURL), person.email)).toHaveLength(1);
});
