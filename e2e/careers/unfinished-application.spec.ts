import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessible.ts';
import { field } from '../browser/field.ts';
import { expect, expectFits, oneWidth, test } from '../browser/fixtures.ts';
import { follow, holdScripts, open } from '../browser/moves.ts';
import { content } from '../site/demo-names.ts';
import {
  addEntry,
  applicant,
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

const job = content.jobs.find(({ isLive }) => isLive);
if (job === undefined) throw new Error('The demo has no job.');
/** Returns the unfinished applications that the browser keeps. */
const keptTexts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('application-draft:') ? [String(text)] : [])),
  );

/** An application with a row of a table and a résumé, left by a reload. */
async function leaveUnfinished(page: Page): Promise<void> {
  await open(page, `/employment/${job?.id}`);
  await fillIn(page, applicant());
  await addEntry(page, 'an employer', { Name: 'Red River Panel Works', 'Start Date': 'May 2019' });
  await resumeField(page).setInputFiles(resume('Ada.pdf'));
  await expect(form(page).getByText('Ada.pdf').first()).toBeVisible();
  await page.reload();
  await expect(unfinished(page)).toBeInViewport();
}

test(
  'after a reload the application is offered and nothing of it is shown; continued, it goes on where it was left; sent, it is kept no more',
  oneWidth,
  async ({ page }) => {
    await leaveUnfinished(page);
    await test.step('offered, and nothing of it is shown', async () => {
      await expect(page.getByText('Ada', { exact: true })).toHaveCount(0);
      await expect(form(page)).toBeHidden();
      await expectAccessible(page);
      await expectFits(page);
    });
    await test.step('continued where it was left', async () => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(form(page)).toBeFocused();
      await expect(field(page, 'Last name')).toHaveValue('Byron');
      await expect(question(page, 'Can you furnish').getByRole('radio', { name: 'Yes' })).toBeChecked();
      expect(await rowsOf(page, 'Former Employers')).toEqual([
        ['Red River Panel Works', '', '', '', '', '', 'May 2019', ''],
      ]);
      await expect(page.getByText('Ada.pdf is not kept with the rest: please attach it again.')).toBeVisible();
    });
    // That it is kept no more after OK says employment.spec.ts.
    await test.step('sent, it is kept no more, also by a page that goes before anybody says OK', async () => {
      await submitButton(page).click();
      await expect(page.getByText(SUBMITTED)).toBeVisible();
      expect(await keptTexts(page)).toEqual([]);
      await page.reload();
      await expect(form(page)).toBeVisible();
      await expect(unfinished(page)).toHaveCount(0);
      expect(await keptTexts(page)).toEqual([]);
    });
  },
);

test('discarded, it is gone for good; each job has its own', oneWidth, async ({ page }) => {
  await open(page, '/employment');
  await field(page, 'First name').fill('Ada');
  await expect.poll(() => keptTexts(page)).toHaveLength(1);
  await open(page, `/employment/${job.id}`);
  await expect(unfinished(page)).toHaveCount(0);
  await field(page, 'First name').fill('Grace');
  // At once, as the page goes: no pause in typing is waited for.
  await open(page, '/employment');
  expect((await keptTexts(page)).map((text) => JSON.parse(text).values.first).toSorted()).toEqual(['Ada', 'Grace']);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(field(page, 'First name')).toHaveValue('');
  await page.reload();
  await expect(form(page)).toBeVisible();
  await expect(unfinished(page)).toHaveCount(0);
  expect((await keptTexts(page)).map((text) => JSON.parse(text).values.first)).toEqual(['Grace']);
});

test(
  'nothing typed leaves the device before it is submitted; cleared, the form is empty, on the device too',
  oneWidth,
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await open(page, '/employment');
    await field(page, 'First name').fill('Quetzalcoatl');
    await addEntry(page, 'a school', { Name: 'Fargo North' });
    await expect.poll(() => keptTexts(page)).toHaveLength(1);
    await test.step('what another page was left with stays', async () => {
      await follow(page, '/careers');
      await follow(page, '/employment');
      await expect(field(page, 'First name')).toHaveValue('Quetzalcoatl');
      await expect(unfinished(page)).toHaveCount(0);
    });
    await test.step('nothing typed leaves the device', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Continue' }).click();
      expect(sent.filter((text) => text.includes('Quetzalcoatl'))).toEqual([]);
    });
    await test.step('cleared, it is empty', async () => {
      await expect(field(page, 'First name')).toHaveValue('Quetzalcoatl');
      await page.getByRole('button', { name: 'Clear the form' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
      await expect(field(page, 'First name')).toHaveValue('');
      expect(await rowsOf(page, 'Education Information')).toEqual([]);
      await expect.poll(() => keptTexts(page)).toEqual([]);
    });
  },
);

test('what is typed before the script is there stays', oneWidth, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/employment', { waitUntil: 'commit' });
  await field(page, 'First name').fill('Ada');
  await question(page, 'U.S. Citizen').getByRole('radio', { name: 'No' }).check();
  letGo();
  await expect(form(page)).toHaveAttribute('data-ready');
  await field(page, 'Last name').fill('Byron');
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await expect(question(page, 'U.S. Citizen').getByRole('radio', { name: 'No' })).toBeChecked();
  await expect.poll(async () => (await keptTexts(page)).join()).toContain('Byron');
  const [kept = ''] = await keptTexts(page);
  expect(JSON.parse(kept).values).toMatchObject({ first: 'Ada', uSCitizen: 'no' });
});
