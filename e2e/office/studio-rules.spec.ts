import type { Locator } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { firstEntry } from './first-entry.ts';

/** Nobody else of the tests signs in to the office as this user. */
const EMAIL = 'rules@millrace.example';
const NARROW = { width: 1024, height: 768 };
const NUMBER = 'TD-3-4X-4F-140-AB-20';

const combobox = (of: Locator, name: string) => of.getByRole('combobox', { name, exact: true });

test(
  'a rule is written as a sentence and as text, half of it is said, what it costs is seen and tried, and it is taken out',
  oneWidth,
  async ({ page, baseURL }) => {
    const editor = page.getByRole('region', { name: /^When can 140 be chosen/ });
    const tryIt = page.getByRole('complementary', { name: 'Try it' });
    const number = tryIt.getByRole('textbox', { name: 'Model number' });
    const text = combobox(editor, 'enableIf as text');
    const row = page.getByRole('grid', { name: 'Options of Motor amps' }).getByRole('row', { name: /^140[ ,]/ });
    await firstEntry(page, String(baseURL), EMAIL);

    await test.step('R opens the rules of the option that one stands at; the keyboard alone is enough', async () => {
      await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Configurators' }).click();
      await page.getByRole('link', { name: 'Tern Duplex Control Panels', exact: true }).click();
      await page
        .getByRole('region', { name: 'Groups' })
        .getByRole('button', { name: /Motor amps/ })
        .click();
      await row.getByRole('gridcell').last().click();
      await page.keyboard.press('r');
      await expect(editor.getByRole('button', { name: '+ only with' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.type('encl');
      await page.keyboard.press('Enter');
      await expect(text).toHaveValue('Enclosure');
      await expect(editor.getByText('Choose at least one.')).toBeVisible();
      await expect(editor.getByText(/^Not finished/)).toBeVisible();
      await expect(tryIt.getByText('as it was before what is typed half')).toBeVisible();
    });

    await test.step('a comparison is chosen, and the text says the same', async () => {
      await editor.getByRole('combobox', { name: 'What of Enclosure' }).selectOption('amps');
      await combobox(editor, 'Compared with').fill('25');
      await expect(text).toHaveValue('Enclosure.amps>=25');
      await expect(row).toContainText('only with Enclosure amps at least 25');
      await expect(editor.getByText('was: always')).toBeVisible();
      await expect(editor.getByText(/^Not finished/)).toHaveCount(0);
    });

    await test.step('the products that no longer fit are counted, and one is tried', async () => {
      const cost = editor.getByText(/^\d+ products of the catalogue no longer fit/);
      await expect(cost).toBeVisible();
      await expect(editor.getByText('Enclosure 1, 3R, 4X and 4XW are shut out.')).toBeVisible();
      await expect(editor.getByRole('button', { name: /^Set 18 amps: all \d+ fit$/ })).toBeVisible();
      await editor.getByRole('button', { name: /^\d+ more$/ }).click();
      await editor.getByRole('button', { name: `Try ${NUMBER}` }).click();
      await expect(number).toHaveValue(NUMBER);
      await expect(tryIt).toContainText('Refused at Motor amps. NEMA 4X is too small for 9–14 A.');
      await expect(tryIt).toContainText('In the published revision: valid, 1,260.00.');
      await expectAccessibleInBothSchemes(page);
      await tryIt.getByRole('button', { name: 'Try TD-3-4XG-4F-140-AB-20' }).click();
      await expect(tryIt).toContainText('Valid, 1,334.00.');
      await tryIt.getByRole('button', { name: 'Must be valid' }).click();
      await expect(tryIt.getByRole('button', { name: 'Must be valid' })).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('half an alternative in the text is underlined, said, completed, and finished in the sentence', async () => {
      await text.click();
      await page.keyboard.press('End');
      await page.keyboard.type(':Sup');
      await expect(editor.locator('mark').first()).toHaveText('Sup');
      await expect(editor.getByText('“Sup” is not finished, or cannot be read.').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await page.keyboard.type('three-phase 480');
      await page.keyboard.press('Enter');
      await expect(text).toHaveValue('Enclosure.amps>=25:Supply.4');
      const tile = editor.getByRole('button', { name: '3, three-phase 208–240 V' });
      await expect(tile).toHaveAttribute('aria-pressed', 'false');
      await tile.click();
      await expect(text).toHaveValue('Enclosure.amps>=25:Supply.3|4');
      await expect(editor.getByText(/^Not finished/)).toHaveCount(0);
    });

    await test.step('one clause is taken out, a mend makes the numbers fit', async () => {
      await editor.getByRole('button', { name: 'Take this clause out' }).last().click();
      await expect(text).toHaveValue('Enclosure.amps>=25');
      await editor.getByRole('button', { name: /^Set 18 amps/ }).click();
      await expect(text).toHaveValue('Enclosure.amps>=18');
      await expect(editor.getByText(/no longer fit/)).toHaveCount(0);
    });

    await test.step('the rule is taken out, and the number is valid again', async () => {
      await editor.getByRole('button', { name: 'Take this clause out' }).click();
      await expect(text).toHaveCount(0);
      await number.fill('td3 4x 4f 140 ab 20');
      await expect(tryIt).toContainText(`Valid, 1,260.00. Read as ${NUMBER}.`);
      await page.keyboard.press('Escape');
    });

    await test.step('group by group, an option that is off says why, and what frees it', async () => {
      await tryIt.getByRole('button', { name: /^Motor amps/ }).click();
      const off = tryIt.getByRole('listitem').filter({ hasText: '28–40 A' }).last();
      await expect(off).toContainText('NEMA 4X is too small for 28–40 A.');
      await expect(off.getByRole('radio')).toBeDisabled();
      await off.getByRole('button', { name: /fits/ }).click();
      await expect(number).not.toHaveValue(/-4X-/);
      await tryIt.getByRole('radio', { name: /28–40 A/ }).check();
      await expect(tryIt).toContainText(/Valid, [\d,.]+\./);
    });

    await test.step('in a window of 1024 try it is a drawer that T opens', async () => {
      await page.setViewportSize(NARROW);
      await expect(number).toBeHidden();
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('t');
      await expect(number).toBeFocused();
      await expectAccessibleInBothSchemes(page);
    });
  },
);
