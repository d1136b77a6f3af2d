import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { PHONE } from '../browser/widths.ts';
import { firstEntry } from './first-entry.ts';
import { pasteCells } from './paste-cells.ts';

test.use({ losesNetwork: true, isRefused: true });

/** Nobody else of the tests signs in to the office as this user. */
const EMAIL = 'prices@millrace.example';
const PRODUCTS = '/office/rows/products';
const [PRICE, FAMILY] = [3, 5];

/** Whether the edge of the list stands across a cell. */
const isCut = (cell: Locator): Promise<boolean> =>
  cell.evaluate((element) => {
    const list = element.closest('.grid-scroll');
    if (list === null) return true;
    return element.getBoundingClientRect().right > list.getBoundingClientRect().left + list.clientWidth;
  });

/** As a spreadsheet puts cells on the clipboard. */
const paste = (page: Page, text: string): Promise<void> => pasteCells(page.getByRole('grid'), text);

test(
  'prices are changed in the grid, pasted, kept through a lost connection, and decided where two changed one',
  oneWidth,
  async ({ page, context, browser, baseURL }) => {
    const cell = (row: number, of: Page = page, column = PRICE) => of.locator(`#cell-${row}-${column}`);
    const strip = (of: Page = page) => of.getByRole('contentinfo');
    const type = async (row: number, text: string, of: Page = page): Promise<void> => {
      await cell(row, of).dblclick();
      await of.getByRole('textbox', { name: 'Price', exact: true }).fill(text);
      await of.keyboard.press('Enter');
    };
    await firstEntry(page, String(baseURL), EMAIL);

    await test.step('the families of a page of products are asked for together, also after a jump', async () => {
      const single: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/\/rows\/families\/\d+$/.test(pathname)) single.push(pathname);
      });
      await page.goto(PRODUCTS);
      const grid = page.getByRole('grid', { name: 'Products' });
      await expect(page.locator(`#cell-0-${FAMILY}`)).toHaveText(/[a-z]{3}/);
      await grid.focus();
      await page.keyboard.press('Control+ArrowDown');
      const last = Number(await grid.getAttribute('aria-rowcount')) - 3;
      await expect(page.locator(`#cell-${last}-${FAMILY}`)).toHaveText(/[a-z]{3}/);
      await page.keyboard.press('Control+ArrowUp');
      await expect(page.locator(`#cell-0-${FAMILY}`)).toHaveText(/[a-z]{3}/);
      expect(single).toEqual([]);
    });

    await test.step('a view is kept with its user: on another device, and without a connection', async () => {
      // As a device kept views before users did.
      await page.evaluate(() => {
        const old = [{ name: 'Of this device', query: '?q=panel&columns=partNumber,priceCents:140' }];
        localStorage.setItem('office-views:products', JSON.stringify(old));
        for (const name of Object.keys(localStorage))
          if (name.startsWith('office-saved-views:')) localStorage.removeItem(name);
      });
      const keep = async (of: Page, name: string): Promise<void> => {
        await of.getByRole('button', { name: /^View/ }).click();
        await of.getByRole('textbox', { name: 'Name of the view' }).fill(name);
        await of.keyboard.press('Enter');
        await expect(of.getByRole('link', { name, exact: true })).toBeVisible();
        await of.keyboard.press('Escape');
      };
      await page.goto(`${PRODUCTS}?q=duplex&sort=-priceCents`);
      await keep(page, 'Dear duplex panels');
      const { cookies } = await context.storageState();
      const device = await browser.newContext({ baseURL: String(baseURL), storageState: { cookies, origins: [] } });
      const other = await device.newPage();
      await other.goto(PRODUCTS);
      await other.getByRole('button', { name: 'Views', exact: true }).click();
      await expect(other.getByRole('link', { name: 'Of this device' })).toBeVisible();
      await expectAccessibleInBothSchemes(other);
      await other.setViewportSize(PHONE);
      const menu = await other.getByRole('dialog', { name: 'Views' }).boundingBox();
      expect(menu !== null && menu.x >= 0 && menu.x + menu.width <= PHONE.width).toBe(true);
      await other.setViewportSize({ width: 1440, height: 900 });
      await other.getByRole('link', { name: 'Dear duplex panels' }).click();
      await expect(other).toHaveURL(/q=duplex&sort=-priceCents$/);
      await expect(other.getByRole('button', { name: 'View: Dear duplex panels' })).toBeVisible();
      // Both change it, the first of them without a connection.
      await page.goto(`${PRODUCTS}?q=simplex`);
      await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible();
      await context.setOffline(true);
      await keep(page, 'Dear duplex panels');
      await other.goto(`${PRODUCTS}?q=triplex`);
      await keep(other, 'Dear duplex panels');
      await context.setOffline(false);
      await page.getByRole('button', { name: /^View/ }).click();
      await expect(page.getByRole('dialog', { name: 'Views' })).toContainText(
        'Yours is kept as “Dear duplex panels (2)”',
      );
      await page.getByRole('link', { name: 'Dear duplex panels', exact: true }).click();
      await expect(page).toHaveURL(/q=triplex$/);
      await device.close();
    });

    await test.step('a field that the list does not have is said, and taken out of the address', async () => {
      await page.goto(`${PRODUCTS}?f.colour=red&f.name=no-such-name`);
      await expect(page.getByText('The address asks for “colour”, which products do not have.')).toBeVisible();
      await expect(page.getByText('No product fits Name no-such-name.')).toBeVisible();
      await page.getByRole('button', { name: 'Take it out of the address' }).click();
      await expect(page).toHaveURL(/\?f\.name=no-such-name$/);
      await page.getByRole('button', { name: 'Take the filter out' }).click();
      await expect(page).toHaveURL(/products$/);
      await expect(cell(0)).toBeVisible();
    });

    await test.step('other pages say so, too, where an address asks for what they do not know', async () => {
      const unknown = (parts: string) => page.getByText(`The address asks for ${parts}, which`);
      await page.goto(`${PRODUCTS}?show=broken`);
      await expect(unknown('“show=broken”')).toBeVisible();
      await page.goto('/office/media?folder=no-such&type=none');
      await expect(unknown('“type=none”, “folder=no-such”')).toBeVisible();
      await page.getByRole('button', { name: 'Take it out of the address' }).click();
      await expect(page).toHaveURL(/media$/);
      await expect(unknown('')).toHaveCount(0);
      await page.goto('/office/settings?at=company.colour');
      await expect(unknown('“at=company.colour”')).toBeVisible();
    });

    await test.step('a price is typed, and stands among the changes of the draft of the day', async () => {
      await page.goto(PRODUCTS);
      await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible();
      await type(0, '999.50');
      await expect(strip()).toContainText('Saved to the draft');
      await expect(page.getByText('1 change', { exact: true })).toBeVisible();
      await expect(cell(0)).toHaveText(/999\.50/);
      // Enter went on to the next row; the page to look at is that of the price, until one goes elsewhere.
      const preview = page.getByRole('link', { name: 'Preview', exact: true });
      const shows = async (row: number): Promise<RegExp> =>
        new RegExp(`part=${await page.locator(`#cell-${row}-0`).textContent()}$`);
      await expect(preview).toHaveAttribute('href', await shows(0));
      await page.keyboard.press('ArrowDown');
      await expect(preview).toHaveAttribute('href', await shows(2));
      // Beside it what its number comes to, which is another price; the card says what the price was.
      await expect(page.locator(`#cell-0-${PRICE + 1}`)).toHaveText(/\d\.\d\d, not the price of the product/);
      await cell(0).hover();
      await expect(page.getByRole('region', { name: /^Price of .*, before and after$/ })).toContainText('999.50');
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('link', { name: '1 change' }).click();
      await expect(page.getByText('999.50').first()).toBeVisible();
    });

    await test.step('the price and what its number comes to are in sight at 1280 and at 1024', async () => {
      const wide = page.viewportSize();
      await page.goto(PRODUCTS);
      for (const width of [1280, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        for (const column of [PRICE, PRICE + 1]) {
          await expect(page.locator(`#cell-0-${column}`)).toBeInViewport({ ratio: 1 });
          expect(await isCut(page.locator(`#cell-0-${column}`))).toBe(false);
        }
      }
      if (wide !== null) await page.setViewportSize(wide);
    });

    await test.step('the page is seen with it in the preview, and as it was on the site', async () => {
      const read = async (path: string) => (await page.request.get(`/api/office/rows/${path}`)).json();
      const [product] = (await read('products?page=1&pageSize=1')).rows;
      const { row: family } = await read(`families/${product.row.familyId}`);
      await page.goto(PRODUCTS);
      await cell(0).click();
      const [preview] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: 'Preview', exact: true }).click(),
      ]);
      // Of the row that one stands in.
      await expect(preview.getByRole('heading', { level: 1, name: family.name })).toBeVisible();
      await expect(preview.getByText('$999.50').first()).toBeVisible();
      const models = `/family/${family.slug}?tab=Models`;
      await preview.goto(models);
      await expect(preview.getByRole('heading', { level: 1, name: family.name })).toBeVisible();
      await expect(preview.getByText('$999.50')).toHaveCount(0);
      await preview.close();
      await page.goto(PRODUCTS);
    });

    await test.step('the handle of a range fills on, and Escape leaves all as it was', async () => {
      const texts = (column: number) => Promise.all([0, 1, 2, 3].map((row) => cell(row, page, column).textContent()));
      const before = await texts(PRICE);
      await cell(0).click();
      await cell(1).click({ modifiers: ['Shift'] });
      const draw = async (): Promise<void> => {
        const handle = await page.locator('.grid-handle').boundingBox();
        const to = await cell(3).boundingBox();
        if (handle === null || to === null) throw new Error('There is nothing to draw.');
        await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
        await page.mouse.down();
        await page.mouse.move(to.x + 30, to.y - 20, { steps: 3 });
        await page.mouse.move(to.x + 30, to.y + 10, { steps: 3 });
        await expect(page.locator('.is-filling')).toHaveCount(2);
      };
      await draw();
      await page.keyboard.press('Escape');
      await page.mouse.up();
      expect(await texts(PRICE)).toEqual(before);
      await draw();
      await page.mouse.up();
      await expect(page.getByText('3 changes', { exact: true })).toBeVisible();
      await expect(cell(2)).toHaveText(/^999\.50/);
      await expect(cell(3)).toHaveText(`${before[1]}, changed`);
      await page.getByRole('grid').focus();
      await page.keyboard.press('Control+z');
      await expect(page.getByText('1 change', { exact: true })).toBeVisible();
      expect(await texts(PRICE)).toEqual(before);
    });

    await test.step('from a row to those beside it, in the order of the list that one came from', async () => {
      await page.goto(`${PRODUCTS}?q=panel&sort=-partNumber`);
      await expect(cell(0)).toHaveText(/\d/);
      const parts = await Promise.all([0, 1, 2].map((row) => cell(row, page, 0).textContent()));
      await cell(1, page, 0).click();
      await page.keyboard.press('Control+Enter');
      const head = page.getByRole('heading', { level: 1 });
      const beside = page.getByRole('navigation', { name: 'Rows beside this one' });
      await expect(head).toContainText(String(parts[1]));
      await expect(beside).toContainText(/^.*2 of \d+$/);
      await page.getByLabel('Name', { exact: true }).focus();
      await page.keyboard.press('Alt+PageDown');
      await expect(head).toContainText(String(parts[2]));
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
      await beside.getByRole('button', { name: 'Row before' }).click();
      await expect(head).toContainText(String(parts[1]));
      await page.keyboard.press('Alt+PageUp');
      await expect(head).toContainText(String(parts[0]));
      await expect(beside.getByRole('button', { name: 'Row before' })).toBeDisabled();
      await page.getByRole('main').getByRole('link', { name: 'Products' }).click();
      await expect(page).toHaveURL(/q=panel&sort=-partNumber$/);
      await page.goto(PRODUCTS);
    });

    await test.step('what is no price stays in the cell with the reason', async () => {
      const field = page.getByRole('textbox', { name: 'Price', exact: true });
      const before = String(await cell(1).textContent()).trim();
      await cell(1).click();
      await page.keyboard.press('F2');
      await page.keyboard.type('0');
      await expect(field).toHaveValue(`${before}0`);
      await page.keyboard.press('Escape');
      // Opened by a double click or Enter, what is typed takes the place of what was there.
      await cell(1).dblclick();
      await page.keyboard.type('1.188,00');
      await expect(field).toHaveValue('1.188,00');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'is not a price' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);
    });

    await test.step('cells of a spreadsheet are judged before they are taken', async () => {
      await cell(2).click();
      await paste(page, '61.00\nfree\n62.50\n');
      const verdict = page.getByRole('region', { name: 'What was pasted' });
      await expect(verdict).toContainText('“free” is not a price');
      await verdict.getByRole('button', { name: 'Put 2 into the draft' }).click();
      await expect(page.getByText('3 changes', { exact: true })).toBeVisible();
      await expect(cell(4)).toHaveText(/62\.50/);
    });

    await test.step('what is typed without a connection waits, and is written when it is back', async () => {
      await context.setOffline(true);
      await type(5, '70.00');
      await expect(strip()).toContainText('Offline: 1 edit waits');
      await context.setOffline(false);
      await expect(strip()).toContainText('Saved to the draft');
      await expect(page.getByText('4 changes', { exact: true })).toBeVisible();
    });

    await test.step('a value that two windows changed is asked about, and neither is lost', async () => {
      const other = await context.newPage();
      await other.goto(PRODUCTS);
      await expect(cell(6, other)).toHaveText(/\d/);
      await context.setOffline(true);
      await type(6, '71.00');
      await expect(strip()).toContainText('Offline: 1 edit waits');
      await type(6, '72.00', other);
      await expect(strip(other)).toContainText('Offline: 1 edit waits');
      await context.setOffline(false);
      const decide = (of: Page) => of.getByRole('button', { name: 'Decide' });
      await expect.poll(async () => (await decide(page).count()) + (await decide(other).count())).toBe(1);
      const part = (await page.locator('#cell-6-0').textContent()) ?? '';
      const late = (await decide(page).count()) > 0 ? page : other;
      await decide(late).click();
      const sheet = late.getByRole('dialog', { name: 'What is not in the draft' });
      await expect(sheet.getByRole('heading', { name: `Price of ${part}` })).toContainText('you and');
      await expect(sheet).toContainText('71.00');
      await expect(sheet).toContainText('72.00');
      await sheet.getByRole('button', { name: 'Put yours in' }).click();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(strip(late)).toContainText('Saved to the draft');
      await expect(cell(6, late)).toHaveText(late === page ? /71\.00/ : /72\.00/);
      await other.close();
    });

    await test.step('D begins a draft by name, from the page and from the search, until letters are turned off', async () => {
      const name = page.getByRole('textbox', { name: 'New draft' });
      await page.getByRole('main').press('d');
      await expect(name).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find or do' }).fill('begin');
      await page.keyboard.press('Enter');
      await expect(name).toBeFocused();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '? all keys' }).click();
      const letters = page.getByRole('checkbox', { name: 'Single letters are keys outside fields' });
      await letters.uncheck();
      // Behind the sheet no key works, and after it no letter.
      await page.keyboard.press('d');
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('main').press('d');
      await page.getByRole('main').press('F8');
      await expect(name).toBeHidden();
      await page.getByRole('button', { name: '? all keys' }).click();
      await letters.check();
      await page.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('a fault is shown at its cell, and taken back with the keys', async () => {
      const name = page.locator('#cell-8-1');
      const before = (await name.textContent()) ?? '';
      await name.dblclick();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
      await page.keyboard.press('Enter');
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('1 fault').first()).toBeVisible();
      await expect(strip(page)).toContainText(/Checked \d\d:\d\d:\d\d in \d+\.\d\d s/);
      const list = page.url();
      await page.keyboard.press('F8');
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute('aria-invalid', 'true');
      await page.goto(list);
      await page.getByRole('grid').focus();
      await page.keyboard.press('Control+z');
      await expect(name).toHaveText(before);
      await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    });
  },
);
