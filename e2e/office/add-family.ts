import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { putAhead } from '../site/clock-file.ts';
import { OWN_SITE, OWN_SITE_PORT } from '../site/own-site.ts';

const MINUTE_MS = 60_000;
/** As the demo maker's settings say; the office asks for times in it. */
const TIME_ZONE = 'America/Chicago';
const FAMILY = 'Heron narrow-tank floats';
const PART = 'HRN-0100';
const PATH = '/family/heron-narrow-tank';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => expect(page.getByText('Saved to the draft')).toBeVisible();
const noFault = (page: Page) => expect(page.locator('.form-row[data-fault="error"]')).toHaveCount(0);
const upload = (page: Page, label: string): Locator =>
  page.locator(`input[type="file"][aria-label="${label}: upload"]`);

async function opensForm(page: Page, press: () => Promise<void>): Promise<void> {
  const before = page.url();
  await press();
  await expect(page).not.toHaveURL(before);
  await expect(page.locator('.page-head').getByText('New', { exact: true })).toBeVisible();
}

/** A PNG of one colour, drawn by the browser. */
async function picture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
    canvas.getContext('2d')?.fillRect(0, 0, 800, 600);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** The day and the time of a moment on the wall of the company. */
function wallTime(at: Date): { day: string; time: string } {
  const of = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, ...options }).format(at);
  return { day: of({ dateStyle: 'short' }), time: of({ timeStyle: 'short' }) };
}

/**
 * A publisher who has read nothing adds a family, with a picture, a data sheet and a model, puts it on the page of a category, sees it, has
 * it published at a time, and takes it back. Begins on any page of the office of the own site, without a draft.
 */
export async function addFamily(page: Page): Promise<void> {
  const anonymous = (path: string) => fetch(OWN_SITE + path);

  await test.step('a data sheet is added with its file', async () => {
    await page.goto('/office/rows/documents');
    await opensForm(page, () => page.getByRole('button', { name: 'Add a document' }).click());
    await expect(page.getByText('Name must not be empty.')).toBeVisible();
    await field(page, 'Number').fill('TDS-HRN');
    await field(page, 'Name').fill('Heron data sheet');
    await page.getByLabel('Kind', { exact: true }).selectOption('TDS, data sheet');
    await upload(page, 'File').setInputFiles({
      name: 'heron.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    });
    await expect(field(page, 'File')).toHaveValue(/heron\.pdf$/);
    await page.getByLabel('Live', { exact: true }).check();
    await saved(page);
    await noFault(page);
  });

  await test.step('a family is added, with a picture and the data sheet', async () => {
    await page
      .getByRole('navigation', { name: 'Office' })
      .getByRole('link', { name: /^Families/ })
      .click();
    await opensForm(page, () => page.getByRole('button', { name: 'Add a family' }).click());
    await field(page, 'Name').fill(FAMILY);
    await field(page, 'Address').fill(PATH.slice('/family/'.length));
    await field(page, 'Description').fill('A float switch for tanks of 8 in.');
    await page.getByRole('button', { name: 'Add to Pictures and videos' }).click();
    const added = await page.locator('#f-media-0-uri').elementHandle();
    await upload(page, 'File or video').setInputFiles({
      name: 'heron-walk.png',
      mimeType: 'image/png',
      buffer: await picture(page),
    });
    await expect(field(page, 'File or video')).toHaveValue(/heron-walk\.png$/);
    // The same one: drawn anew while it was saved, it would have lost the cursor, and an upload on its way.
    expect(await added?.evaluate((input) => input.isConnected)).toBe(true);
    await field(page, 'Words for who cannot see it').fill('The float on its stem');
    await page.getByRole('combobox', { name: 'Find for Documents' }).fill('heron');
    await page.getByRole('option', { name: /Heron data sheet/ }).click();
    await page.getByLabel('Live', { exact: true }).check();
    await saved(page);
    await noFault(page);
  });

  const form = page.url();
  await test.step('it gets a model', async () => {
    const models = page.getByRole('region', { name: 'Models' });
    await opensForm(page, () => models.getByRole('button', { name: 'Add a product' }).click());
    await field(page, 'Part number').fill(PART);
    await field(page, 'Name').fill('Heron, 10 ft of cord');
    await field(page, 'Price').fill('129.50');
    await saved(page);
    await noFault(page);
    await page.getByRole('link', { name: FAMILY }).click();
    await expect(page).toHaveURL(form);
    await expect(models.getByRole('link', { name: new RegExp(PART) })).toBeVisible();
  });

  await test.step('a tile puts it on the page of a category', async () => {
    const tiles = page.getByRole('region', { name: 'Tiles that lead here' });
    await opensForm(page, () => tiles.getByRole('button', { name: 'Add a tile' }).click());
    await expect(page.getByText('On the page of must not be empty.')).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue(FAMILY);
    await expect(field(page, 'Picture')).toHaveValue(/heron-walk\.png$/);
    await page.getByRole('combobox', { name: 'Find for On the page of' }).fill('Tethered pump switches');
    await page.getByRole('option', { name: 'Tethered pump switches', exact: true }).click();
    await saved(page);
    await noFault(page);
  });

  await test.step('the preview shows it, and no visitor sees it', async () => {
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Preview', exact: true }).click(),
    ]);
    await preview.waitForLoadState();
    const root = preview.url().replace(/\/home$/, '');
    // “Saved” may still be said of the change before the last: a page that is loaded again has the newest.
    await expect(async () => {
      await preview.goto(`${root}/category/tethered-pump-switches`);
      await expect(preview.getByRole('link', { name: FAMILY }).first()).toBeVisible({ timeout: 5000 });
    }).toPass();
    await preview.getByRole('link', { name: FAMILY }).first().click();
    await expect(preview.getByRole('heading', { level: 1, name: FAMILY })).toBeVisible();
    await expect(preview.getByText(PART).first()).toBeVisible();
    await preview.close();
    expect((await anonymous(PATH)).status).toBe(404);
  });

  await test.step('it is scheduled, and published when the time has come', async () => {
    await page.getByRole('link', { name: 'Publish…' }).click();
    // A new row is told by what it says, in the order of its form, and a file by its address.
    const told = page.getByRole('row').filter({ hasText: 'The whole row' }).filter({ hasText: PART });
    await expect(told).toContainText(new RegExp(`Part number ${PART}\\s*Name`));
    await expect(told).not.toContainText('none');
    await expect(page.getByRole('rowgroup').filter({ hasText: /heron-walk\.png media file/ })).toBeVisible();
    await page.getByLabel('Note, kept in the history').fill('The Heron is new.');
    await page.getByRole('radio', { name: 'At a time' }).check();
    await expect(page.getByText(`Choose a day first. The times are those of the company, ${TIME_ZONE}.`)).toBeVisible();
    await page.getByLabel('Day', { exact: true }).fill('2020-01-02');
    await page.getByRole('button', { name: 'Publish at that time' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /past|over|gone/ })).toBeVisible();
    const { day, time } = wallTime(new Date(Date.now() + 5 * MINUTE_MS));
    await page.getByLabel('Day', { exact: true }).fill(day);
    await page.getByLabel('Time', { exact: true }).fill(time);
    await page.getByRole('button', { name: 'Publish at that time' }).click();
    await expect(page.getByText(/^It is published .+ on your clock/)).toBeVisible();
    expect((await anonymous(PATH)).status).toBe(404);

    // A change asks first: what is taken back by a question of its own, what is typed by that of the edits.
    await page.goto(form);
    await expect(field(page, 'Description')).toBeVisible();
    await page.keyboard.press('Control+z');
    const question = page.getByRole('dialog', { name: 'Take the draft off its schedule?' });
    await expect(question).toContainText('is to be published on');
    await question.getByRole('button', { name: 'Leave it as it is' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'is to be published on' })).toBeVisible();
    await field(page, 'Description').fill('A float switch for tanks of 8 in and more.');
    const asked = page.getByRole('dialog', { name: 'What is not in the draft' });
    await expect(asked).toContainText('is to be published on');
    await asked.getByRole('button', { name: 'Take it off the schedule and save this' }).click();
    await expect(asked).toBeHidden();
    await saved(page);
    await page.getByRole('link', { name: 'Publish…' }).click();
    await page.getByLabel('Note, kept in the history').fill('The Heron is new.');
    await page.getByRole('radio', { name: 'At a time' }).check();
    const again = wallTime(new Date(Date.now() + 5 * MINUTE_MS));
    await page.getByLabel('Day', { exact: true }).fill(again.day);
    await page.getByLabel('Time', { exact: true }).fill(again.time);
    await page.getByRole('button', { name: 'Publish at that time' }).click();
    await expect(page.getByText(/^It is published .+ on your clock/)).toBeVisible();
    putAhead(OWN_SITE_PORT, 6);
    await expect(page.getByText(/^This draft was published/)).toBeVisible({ timeout: 60_000 });
    const published = await anonymous(PATH);
    expect(published.status).toBe(200);
    expect(await published.text()).toContain(PART);
  });

  await test.step('it is rolled back, and the page is gone', async () => {
    await page.getByRole('link', { name: 'history', exact: true }).click();
    await page.getByRole('row').filter({ hasText: 'The Heron is new.' }).getByRole('link').click();
    await page.getByRole('button', { name: /^Make the draft “Take back revision/ }).click();
    await page.getByRole('button', { name: /^Publish \d+ changes$/ }).click();
    await expect(page.getByText(/^Published as revision/)).toBeVisible();
    expect((await anonymous(PATH)).status).toBe(404);
  });
}
