import { writeArchive, writeXlsx } from '@millrace/exchange';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { picture } from '../browser/drawn-picture.ts';
import { expect, expectFits, oneWidth, test } from '../browser/fixtures.ts';
import { PHONE } from '../browser/widths.ts';
import { firstEntry } from './first-entry.ts';

/** Nobody else of the tests on this site is this user. */
const EMAIL = 'sheets@millrace.example';
const FAMILIES = ['Gannet', 'Plover', 'Curlew', 'Avocet'];
const PRODUCTS = 40;
const FILES = FAMILIES.length + PRODUCTS;
const numberOf = (at: number): string => `00${at + 100}-${FAMILIES[at % FAMILIES.length]?.[0]}`;

test.use({ serverFails: true });

test(
  '40 products of new families come in with their pictures from a ZIP, and can be taken back',
  oneWidth,
  async ({ page, baseURL }) => {
    await firstEntry(page, String(baseURL), EMAIL, '/office/import');
    const pictures: Record<string, Buffer> = {};
    for (const [at, name] of FAMILIES.entries())
      pictures[`photos/${name}.png`] = await picture(page, `rgb(${at * 60}, 90, 120)`);
    for (let at = 0; at < PRODUCTS; at += 1)
      pictures[`photos/${numberOf(at)}.png`] = await picture(page, `rgb(${at * 5}, 200, 40)`);
    const book = await writeXlsx([
      {
        name: 'Families',
        rows: [['Name', 'Description', 'Pictures'], ...FAMILIES.map((name) => [name, `The ${name}.`, `${name}.png`])],
      },
      {
        name: 'Products',
        rows: [
          ['SKU', 'Title', 'Series', 'List price', 'Long text', 'Photos'],
          ...Array.from({ length: PRODUCTS }, (_, at) => {
            const name = FAMILIES[at % FAMILIES.length] ?? '';
            return [
              numberOf(at),
              `${name} panel ${at}`,
              at === 0 ? 'Ganett' : name,
              `$1,${100 + at}.50`,
              'New this year.',
              `${numberOf(at)}.png; ${name}.png`,
            ];
          }),
        ],
      },
    ]);

    await test.step('the workbook and the ZIP are dropped together, and wait for their turn', async () => {
      const busy = { code: 'not-ready', message: 'Two imports are being worked on.', status: 503 };
      await page.route('**/verdict?*', (route) => route.fulfill({ status: 503, json: busy }), { times: 1 });
      await page.getByLabel('Choose files').setInputFiles([
        { name: 'pictures.zip', mimeType: 'application/zip', buffer: Buffer.from(writeArchive(pictures)) },
        {
          name: 'new-products.xlsx',
          mimeType: 'application/octet-stream',
          buffer: Buffer.from(await book.arrayBuffer()),
        },
      ]);
      await expect(page.getByRole('heading', { level: 1, name: 'new-products.xlsx' })).toBeVisible();
      await expect(page.getByRole('status').getByText('Two imports are being worked on.')).toBeVisible();
      await expect(page.getByText(`2 files, with ${FILES} pictures and documents to name`)).toBeVisible();
      await page.getByRole('button', { name: /^Products/ }).click();
      await expect(page.getByLabel('Column SKU becomes')).toHaveValue('partNumber');
      await expect(page.getByLabel('Column Series becomes')).toHaveValue('familyId');
      await expect(page.getByLabel('Column Photos becomes')).toHaveValue('pictures');
    });
    await test.step('a family that is not written right is taken as the one that fits, and given back', async () => {
      await page.getByRole('button', { name: 'Refused 1' }).click();
      await page.getByRole('button', { name: 'Gannet fits' }).click();
      await expect(page.getByRole('button', { name: 'Refused 0' })).toBeVisible();
      await page.getByRole('button', { name: 'Undo: read Ganett as it is again' }).click();
      await page.getByRole('button', { name: 'Gannet fits' }).click();
      await expect(page.getByRole('button', { name: 'Refused 0' })).toBeVisible();
      await page.getByRole('button', { name: /^All/ }).click();
    });
    await test.step('the verdict has no refusal, also on a phone', async () => {
      await expect(page.getByRole('button', { name: `New ${PRODUCTS + FAMILIES.length}` })).toBeVisible();
      await expect(page.getByText(`${FILES} files become media.`)).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      const size = page.viewportSize();
      await page.setViewportSize(PHONE);
      await expectFits(page);
      if (size !== null) await page.setViewportSize(size);
    });
    await test.step('a row of a wrong family is refused with what fits, and mended by the mapping', async () => {
      await page.getByLabel('Column Series becomes').selectOption('left out');
      await expect(page.getByRole('button', { name: `Refused ${PRODUCTS}` })).toBeVisible();
      await page.getByLabel('Column Series becomes').selectOption('Family');
      await expect(page.getByRole('button', { name: /^Refused/ })).toHaveCount(0);
    });
    await test.step('all of it lands in one step, pictures too, and one undo takes it back', async () => {
      await page.getByRole('button', { name: new RegExp(`^Put ${PRODUCTS + FAMILIES.length} into`) }).click();
      await expect(
        page.getByRole('status').getByText(`${PRODUCTS + FAMILIES.length} rows are new, ${FILES} files came along`),
      ).toBeVisible();
      const draft = await page.evaluate(() => localStorage.getItem('office-draft') ?? '');
      const media = await page.request.get(`/api/office/media?draft=${draft}&folder=families&search=gannet`);
      const { files } = await media.json();
      expect(files).toMatchObject([
        { uri: 'families/gannet.png', uses: 1 + PRODUCTS / FAMILIES.length, width: 300, height: 200 },
      ]);
      const own = await page.request.get(`/api/office/media?draft=${draft}&folder=products&search=00100`);
      expect((await own.json()).files).toMatchObject([{ uri: 'products/00100-g.png', uses: 1 }]);
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('Control+z');
      await expect
        .poll(async () => (await (await page.request.get(`/api/office/drafts/${draft}`)).json()).changes)
        .toBe(0);
    });
    await test.step('a sheet of which nobody knows what it holds says that it is not read', async () => {
      await page.goto('/office/import');
      const sheet = { name: 'odd.csv', mimeType: 'text/csv', buffer: Buffer.from('Qqq,Zzz\nx,y\n') };
      await page.getByLabel('Choose files').setInputFiles(sheet);
      await expect(page.getByText('This sheet is not read.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Verdict' })).toHaveCount(0);
      await page.getByLabel('Its rows are').selectOption('products');
      await expect(page.getByText('This sheet is not read.')).toHaveCount(0);
      await page.getByRole('button', { name: 'Cancel this import' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel this import' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Import a sheet' })).toBeVisible();
    });
    await test.step('what is cancelled in another window is told in words', async () => {
      await page.goto('/office/import');
      const sheet = { name: 'late.csv', mimeType: 'text/csv', buffer: Buffer.from('SKU,Title\n00100-G,Late\n') };
      await page.getByLabel('Choose files').setInputFiles(sheet);
      await expect(page.getByRole('button', { name: /^All/ })).toBeVisible();
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByRole('button', { name: 'Cancel this import' }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Cancel this import' }).click();
      await expect(other.getByRole('heading', { level: 1, name: 'Import a sheet' })).toBeVisible();
      await other.close();
      await page.getByLabel('Search the verdict').fill('late');
      await page.getByLabel('Search the verdict').press('Enter');
      await expect(
        page.getByRole('alert').getByText('it has landed, was cancelled, or its time is over'),
      ).toBeVisible();
    });
  },
);
