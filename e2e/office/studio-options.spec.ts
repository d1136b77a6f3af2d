import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { firstEntry } from './first-entry.ts';
import { pasteCells } from './paste-cells.ts';

/** Nobody else of the tests signs in to the office as this user. */
const EMAIL = 'options@millrace.example';
const NARROW = { width: 1024, height: 768 };

/** As a spreadsheet puts cells on the clipboard. */
const paste = (page: Page, text: string): Promise<void> => pasteCells(page.getByRole('grid'), text);

test(
  'a configurator is edited in the studio: a price, an option, the order of groups, what a spreadsheet has, and back again',
  oneWidth,
  async ({ page, baseURL }) => {
    const grid = page.getByRole('grid', { name: 'Options of Motor amps' });
    const row = (code: string) => grid.getByRole('row', { name: new RegExp(`^${code} `) });
    const cell = (code: string, column: number) => row(code).getByRole('gridcell').nth(column);
    const groups = page.getByRole('region', { name: 'Groups' }).getByRole('listitem');
    const saved = () => expect(page.getByText('Saved to the draft')).toBeVisible();
    const [DESCRIPTION, PRICE] = [1, 2];
    await firstEntry(page, String(baseURL), EMAIL);

    await test.step('the studio is found in the rail, with every configurator that there is', async () => {
      await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Configurators' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Configurators' })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('link', { name: 'Tern Duplex Control Panels', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Tern Duplex Control Panels' })).toBeVisible();
      await expect(groups.nth(5)).toContainText('Motor amps');
    });

    await test.step('a group is chosen, and its place is an address that can be sent', async () => {
      await groups.nth(5).getByRole('button').click();
      await expect(page.getByRole('heading', { level: 2, name: 'Motor amps' })).toBeVisible();
      await expect(page).toHaveURL(/group=Motor\+amps/);
      await page.reload();
      await expect(cell('140', DESCRIPTION)).toHaveText('9–14 A');
    });

    await test.step('the cursor stays in its cell while all cells are selected around it', async () => {
      await cell('140', DESCRIPTION).click();
      const active = await grid.getAttribute('aria-activedescendant');
      await page.keyboard.press('Control+a');
      await expect(page.getByRole('region', { name: 'This cell' })).toContainText('columns');
      await expect(grid).toHaveAttribute('aria-activedescendant', String(active));
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('region', { name: 'This cell' })).toContainText('140, Price');
    });

    await test.step('a price that is none is said at the cell, a price is written, and told beside the one before', async () => {
      await cell('140', PRICE).dblclick();
      const field = page.getByRole('textbox', { name: 'Price of 140' });
      await page.keyboard.type('dear');
      await page.keyboard.press('Enter');
      await expect(page.getByText('“dear” is not a price')).toBeVisible();
      await field.fill('102');
      await page.keyboard.press('Enter');
      await expect(cell('140', PRICE)).toHaveText('102.00, changed');
      await expect(cell('140', PRICE)).toHaveAttribute('title', 'was 98.00');
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('region', { name: 'This cell' })).toContainText('98.00 → 102.00');
      await saved();
    });

    await test.step('an option is added by N, and moved by keys', async () => {
      await page.keyboard.press('n');
      for (const text of ['145', '12–15 A', '104', '14.5']) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await expect(row('145')).toContainText('12–15 A');
      await expect(cell('145', PRICE)).toHaveText('104.00');
      const placeOf = async (code: string) => Number(await row(code).getAttribute('aria-rowindex'));
      const before = await placeOf('145');
      await page.keyboard.press('Alt+ArrowUp');
      await expect.poll(() => placeOf('145')).toBe(before - 1);
      expect(await placeOf('140')).toBe(before);
    });

    await test.step('a code that another option has is refused', async () => {
      await cell('145', 0).dblclick();
      await page.getByRole('textbox', { name: 'Code of 145' }).fill('140');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Another option has the code 140 already.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(row('145')).toBeVisible();
    });

    await test.step('a published code that is typed over is asked about, and left', async () => {
      await cell('010', 0).dblclick();
      await page.getByRole('textbox', { name: 'Code of 010' }).fill('009');
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: 'Give an option another code' });
      await expect(sheet.getByRole('region', { name: 'What it touches' })).toContainText('Families: 1');
      await sheet.getByRole('button', { name: 'Leave it' }).click();
      await expect(row('010')).toBeVisible();
    });

    await test.step('three rows of a spreadsheet are judged before any of them is written', async () => {
      await grid.focus();
      await page.keyboard.press('Home');
      await paste(page, '016\t1.0–1.6 A\t53\n700\t60–70 A\t402.00\n710\t70–80 A\tdear\n');
      const verdict = page.getByRole('region', { name: 'What was pasted' });
      await expect(verdict).toContainText('1 change2 new1 the same1 refused');
      await expect(verdict).toContainText('Line 3 Price “dear” is not a price');
      await expect(row('700')).toHaveCount(0);
      await verdict.getByRole('button', { name: 'Put 3 into the draft' }).click();
      await expect(cell('700', PRICE)).toHaveText('402.00');
      await expect(cell('016', PRICE)).toContainText('53.00');
      await saved();
    });

    await test.step('a group is moved by keys, and undone', async () => {
      const motor = groups.nth(5).getByRole('button');
      await motor.focus();
      await page.keyboard.press('Alt+ArrowDown');
      await expect(groups.nth(6)).toContainText('Motor amps');
      await expect(page.getByText('Motor amps is at place 7 of 25.')).toBeAttached();
      await saved();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(groups.nth(5)).toContainText('Motor amps');
      await page.getByRole('button', { name: 'Redo' }).click();
      await expect(groups.nth(6)).toContainText('Motor amps');
    });

    await test.step('what names a group is shown before it is taken out; it is kept', async () => {
      await page.getByRole('button', { name: 'Edit group' }).click();
      const editor = page.getByRole('region', { name: 'The group Motor amps' });
      await expect(editor.getByText('place 7 of 25')).toBeVisible();
      await expect(editor.getByText(/^\d+ options, \d+ products use them$/)).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await editor.getByRole('button', { name: 'Take the group out…' }).click();
      const sheet = page.getByRole('dialog', { name: 'Take Motor amps out?' });
      await expect(sheet).toContainText(/other places? names? it/);
      await expect(sheet).toContainText(/\d+ products of the family have it in the number/);
      await sheet.getByRole('button', { name: 'Keep it' }).click();
      await editor.getByRole('button', { name: 'Done' }).click();
      await expect(groups.nth(6)).toContainText('Motor amps');
    });

    await test.step('all of it is in the draft, and in a window of 1024', async () => {
      await page.setViewportSize(NARROW);
      await expect(cell('700', PRICE)).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('link', { name: 'Publish…' }).click();
      const changes = page.getByRole('main');
      await expect(changes).toContainText('102');
      await expect(changes).toContainText('700');
    });
  },
);
