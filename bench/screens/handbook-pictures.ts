import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { orderingGuides } from '@millrace/demo-content/guides';
import { applicant, fillIn, SUBMITTED, submitButton } from '@millrace/e2e/application-steps';
import { writeXlsx } from '@millrace/exchange';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { withBrowser } from '../browser/chromium.ts';
import { emptyDataDir, startServer } from '../started-server.ts';

const FOLDER = resolve(import.meta.dirname, '../../apps/office/src/handbook/pictures');
const PORT = Number(process.env.BENCH_PORT ?? 3197);
const SIZE = { width: 1200, height: 720 };
const QUALITY = 45;
/** For marks that fade, and for words that come after a check. */
const SETTLED_MS = 500;
/** On a machine that does much else a first page takes long. */
const WAIT_MS = 120_000;
const EMAIL = 'admin@millrace.example';
/** The cells of the column of prices in the list of products. */
const price = (row: number): string => `#cell-${row}-3`;

/**
 * Makes the pictures of the office's handbook, light and dark, each at the step that its chapter tells of, on a site with the demo
 * content.
 */
export async function takeHandbookPictures(): Promise<void> {
  const { dataDir, remove } = emptyDataDir();
  let printed = '';
  const env = { BOT_CHECK: 'off', STAFF_SECOND_FACTOR: 'off' };
  const onOutput = (text: string): void => {
    printed += text;
  };
  try {
    const site = await startServer(dataDir, PORT, { env, onOutput });
    const password =
      printed
        .split('\n')
        .find((line) => line.trim().startsWith(EMAIL))
        ?.trim()
        .split(/\s+/)[1] ?? '';
    try {
      await withBrowser((browser) => tellTheStory(browser, site.address, password));
    } finally {
      await site.stop();
    }
  } finally {
    remove();
  }
}

async function tellTheStory(browser: Browser, address: string, password: string): Promise<void> {
  const context = await browser.newContext({ viewport: SIZE, baseURL: address });
  context.setDefaultTimeout(WAIT_MS);
  await context.addCookies([{ name: 'cookies_accepted', value: 'false', url: address }]);
  const page = await context.newPage();
  await apply(page);
  await page.goto('/office');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('navigation', { name: 'Office' }).waitFor();
  await prices(page);
  await rule(page);
  await conflict(page);
  await faults(page);
  await findings(page);
  await publication(page);
  await tables(page);
  await options(page);
  await ordering(page);
  await importing(page);
  await others(page);
  await context.close();
}

/** Somebody applies, so that there is an application to read. */
async function apply(page: Page): Promise<void> {
  await page.goto('/employment');
  await fillIn(page, { ...applicant(), email: 'ada.byron@example.com' });
  await submitButton(page).click();
  await page.getByText(SUBMITTED).waitFor();
}

async function prices(page: Page): Promise<void> {
  await page.goto('/office/rows/products');
  await type(page, 1, '249.50');
  await saved(page);
  await page.locator(price(2)).dblclick();
  await field(page).fill('189.00');
  await take(page, 'price');
  await field(page).fill('1.188,00');
  await page.keyboard.press('Enter');
  await page.getByText('is not a price').first().waitFor();
  await take(page, 'refused');
  await page.keyboard.press('Escape');
}

/** A rule that costs products, and one of them in try-it; it is taken back afterwards. */
async function rule(page: Page): Promise<void> {
  await page.goto('/office/configurators');
  await page.getByRole('link', { name: 'Tern Duplex Control Panels', exact: true }).click();
  await page
    .getByRole('region', { name: 'Groups' })
    .getByRole('button', { name: /Motor amps/ })
    .click();
  await page
    .getByRole('row', { name: /^140[ ,]/ })
    .getByRole('gridcell')
    .last()
    .click();
  await page.keyboard.press('r');
  const editor = page.getByRole('region', { name: /^When can 140 be chosen/ });
  await editor.getByRole('button', { name: '+ only with' }).click();
  await page.getByRole('combobox', { name: 'Group' }).fill('Enclosure');
  await page.keyboard.press('Enter');
  await editor.getByRole('combobox', { name: 'What of Enclosure' }).selectOption('amps');
  await editor.getByRole('combobox', { name: 'Compared with', exact: true }).fill('25');
  await editor.getByText(/no longer fit/).waitFor();
  await editor.getByRole('button', { name: /^Try / }).first().click();
  await editor.evaluate((element) => {
    const list = element.closest('.option-scroll');
    // The row of the option stays in sight above it.
    list?.scrollBy({ top: element.getBoundingClientRect().top - list.getBoundingClientRect().top - 64 });
  });
  await take(page, 'rule');
  await editor.getByRole('button', { name: 'Take this clause out' }).click();
  await saved(page);
}

/** Two windows change one price while they are cut off. */
async function conflict(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await page.goto('/office/rows/products');
  await page.locator(price(4)).getByText(/\d/).waitFor();
  await other.goto('/office/rows/products');
  await other.locator(price(4)).getByText(/\d/).waitFor();
  await page.context().setOffline(true);
  await type(page, 4, '71.00');
  await type(other, 4, '72.00');
  await page.context().setOffline(false);
  const decide = (of: Page) => of.getByRole('button', { name: 'Decide' });
  const late = await Promise.race(
    [page, other].map(async (one) => {
      await decide(one).waitFor();
      return one;
    }),
  );
  await decide(late).click();
  await take(late, 'conflict');
  await late.getByRole('button', { name: 'Leave theirs' }).click();
  await saved(late);
  await other.close();
}

/** A family that is begun has faults; it is taken back afterwards. */
async function faults(page: Page): Promise<void> {
  await page.goto('/office/rows/families');
  await page.getByRole('button', { name: 'Add a family' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kestrel level transmitter');
  await page.getByRole('heading', { name: 'Kestrel level transmitter' }).waitFor();
  await page
    .getByText(/\d faults?$/)
    .first()
    .waitFor();
  await take(page, 'family');
  const family = page.url();
  await page.getByRole('link', { name: 'Publish…' }).click();
  await page.getByText(/blocks? publishing/).waitFor();
  await take(page, 'fault');
  await page.goto(family);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.waitForURL('**/families');
}

/** A price that products did not follow, and a known number that is refused; both are taken back afterwards. */
async function findings(page: Page): Promise<void> {
  await page.goto('/office/configurators');
  await page.getByRole('link', { name: 'Tern Duplex Control Panels', exact: true }).click();
  await page.getByRole('button', { name: /^Known numbers/ }).click();
  await page.getByRole('button', { name: 'Paste numbers' }).click();
  await page.getByLabel(/^One number in each line/).fill('TD-3-4X-5F-040-AB-20\t1,456.00');
  await page.getByRole('button', { name: 'Take 1 number' }).click();
  await page.getByRole('button', { name: /^Findings/ }).click();
  await page.getByRole('button', { name: 'It must be refused' }).waitFor();
  await page.getByRole('button', { name: /^Try TD-3/ }).click();
  await saved(page);
  await take(page, 'findings');
  await page.getByRole('button', { name: 'Take it out of the known numbers' }).click();
  await page.getByText('Nothing is wrong that could be found').waitFor();
}

async function publication(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Publish…' }).click();
  await page.getByLabel('Note, kept in the history').fill('Prices of spring, as agreed with sales');
  const publish = page.getByRole('button', { name: /^Publish \d+ changes?$/ });
  await page.locator('button.publish-button:enabled').waitFor();
  await page.getByRole('region', { name: 'What visitors will see' }).getByRole('link').first().waitFor();
  await take(page, 'publish');
  await publish.click();
  await page.getByRole('link', { name: /in the history$/ }).click();
  await page.getByRole('heading', { name: /^Roll back/ }).waitFor();
  await take(page, 'history');
}

/** A price of an option is another, and an option is new. */
async function options(page: Page): Promise<void> {
  await page.goto('/office/configurators');
  await page.getByRole('link', { name: 'Harrier Simplex Control Panels', exact: true }).click();
  await page
    .getByRole('region', { name: 'Groups' })
    .getByRole('button', { name: /Motor amps/ })
    .click();
  await page.locator('#option-6-2').dblclick();
  await page.getByRole('textbox', { name: 'Price of 140' }).fill('102');
  await page.keyboard.press('Enter');
  await page.locator('#option-7-2').click();
  await page.keyboard.press('n');
  for (const text of ['200', '14–20 A', '112', '20']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await saved(page);
  await page.locator('#option-6-2').click();
  await take(page, 'options');
}

/** A table over what the rules say: one motor more, and one less. */
const MATRIX = '\t1\t3R\t12\t4X\t4XW\t4XG\n140\t●\t●\t●\t●\t–\t●\n250\t●\t●\t●\t●\t●\t●\n320\t–\t–\t–\t–\tmaybe\t●\n';

async function tables(page: Page): Promise<void> {
  await page.goto('/office/configurators');
  await page.getByRole('link', { name: 'Tern Duplex Control Panels', exact: true }).click();
  await page.getByRole('button', { name: 'Compatibility', exact: true }).click();
  await page.getByRole('table', { name: 'Motor amps with Enclosure' }).waitFor();
  await page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, MATRIX);
  await page.getByRole('region', { name: 'The rules this makes' }).waitFor();
  await take(page, 'tables');
  await page.getByRole('button', { name: 'Discard' }).click();
}

/** An ordering guide that was read, beside what it became; it is left without a configurator. */
async function ordering(page: Page): Promise<void> {
  const [guide] = orderingGuides;
  if (guide === undefined) throw new Error('There is no ordering guide.');
  await page.goto('/office/configurators');
  const from = page.getByRole('region', { name: 'New configurator from a guide' });
  await from
    .locator('input[type="file"]')
    .setInputFiles({ name: guide.file, mimeType: '', buffer: Buffer.from(await guide.bytes()) });
  await from.getByLabel('The family that it is for').selectOption({ index: 1 });
  await from.getByRole('button', { name: 'Read the guide' }).click();
  await page.getByText(/^(\d+) of \1 examples decode/).waitFor();
  await take(page, 'ordering');
}

/** A price list with one price that cannot be read and one that is ten times what it was; it is cancelled afterwards. */
async function importing(page: Page): Promise<void> {
  const answer = await page.request.get('/api/office/rows/products?pageSize=80&sort=id');
  const all: { row: { partNumber: string; name: string; priceCents: number | null } }[] = (await answer.json()).rows;
  const priced = all.map(({ row }) => row).filter(({ priceCents }) => (priceCents ?? 0) > 0);
  const rows = priced.map(({ partNumber, name, priceCents }, at) => {
    const price = (priceCents ?? 0) / 100;
    return [partNumber, name, at === 1 ? '8 86.O0' : at === 2 ? price * 10 : price + 12, 6.4];
  });
  const sheet = { name: 'Panels', rows: [['Item No.', 'Descr', 'List price 2027', 'Wt (kg)'], ...rows] };
  const buffer = Buffer.from(await (await writeXlsx([sheet])).arrayBuffer());
  await page.goto('/office/import');
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'price-list-spring.xlsx', mimeType: 'application/octet-stream', buffer });
  // The verdict's row; the preview of the sheet has one, too.
  await page.getByRole('row').filter({ hasText: '8 86.O0' }).filter({ hasText: 'Refused' }).waitFor();
  await page.getByRole('heading', { level: 2, name: /Columns/ }).evaluate((heading) => heading.scrollIntoView());
  await take(page, 'import');
  await page.getByRole('button', { name: 'Cancel this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this import' }).click();
  await page.getByText('Drop a sheet here').waitFor();
}

async function others(page: Page): Promise<void> {
  await page.goto('/office/category-tree');
  await page.getByRole('treeitem').first().waitFor();
  await page.locator('.tree-tile img').first().waitFor();
  await take(page, 'tree');
  await page.goto('/office/settings');
  await page.getByLabel('Find a setting').fill('phone');
  await page.getByLabel('Find a setting').press('Tab');
  await take(page, 'settings');
  await page.goto('/office/script-tokens?of=new');
  await page.getByLabel('What it is for').fill('Prices from the ERP, each night');
  await page.getByRole('button', { name: 'Choose all that only read' }).click();
  await take(page, 'token');
  await page.goto('/office/media?type=pictures');
  await page.locator('.media-grid a').first().click();
  await page.getByLabel('Words for those who do not see it').waitFor();
  await take(page, 'media');
  await page.goto('/office/applications');
  await page.getByRole('link', { name: 'Ada Byron' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await take(page, 'application');
  await page.goto('/office/staff?of=new');
  await page.getByLabel('E-mail').fill('joan.clarke@example.com');
  await page.getByLabel('Name').fill('Joan Clarke');
  await page.getByLabel('Publisher').check();
  await take(page, 'invite');
  await page.goto('/office/today');
  await page.getByRole('heading', { name: 'To answer' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await take(page, 'keys');
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Price', exact: true });

async function type(page: Page, row: number, text: string): Promise<void> {
  await page.locator(price(row)).dblclick();
  await field(page).fill(text);
  await page.keyboard.press('Enter');
}

const saved = (page: Page): Promise<void> => page.getByText('Saved to the draft').first().waitFor();

async function take(page: Page, name: string): Promise<void> {
  // The stream of a draft never ends, so the network is never idle.
  // A picture below the fold is not fetched before somebody scrolls to it.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top >= innerHeight),
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(SETTLED_MS);
    const file = resolve(FOLDER, `${name}${colorScheme === 'dark' ? '-dark' : ''}.avif`);
    await writeFile(
      file,
      await sharp(await page.screenshot())
        .avif({ quality: QUALITY })
        .toBuffer(),
    );
  }
  await page.emulateMedia({ colorScheme: 'light' });
  process.stdout.write(`${name}\n`);
}
