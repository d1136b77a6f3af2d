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
      // The reader has scrolled on: the row of the option is out of sight.
      const scroller = page.getByTestId('option-scroll');
      const top = Number((await editor.boundingBox())?.y) - Number((await scroller.boundingBox())?.y);
      await scroller.evaluate((element, by) => element.scrollBy(0, by), top);
      const before = await tile.boundingBox();
      await tile.click();
      await expect(text).toHaveValue('Enclosure.amps>=25:Supply.3|4');
      await expect(editor.getByText(/^Not finished/)).toHaveCount(0);
      // Forty numbers went away below: nothing moves under the pointer, or the next press would miss.
      await expect(editor.getByText(/no longer fit/)).toHaveCount(0);
      expect(await tile.boundingBox()).toEqual(before);
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

    await test.step('what an option takes out, alone and with others, and how many it allows, is written and taken back', async () => {
      await page
        .getByRole('region', { name: 'Groups' })
        .getByRole('button', { name: /^Pilot lights|Pilot lights/ })
        .click();
      const lights = page.getByRole('grid', { name: 'Options of Pilot lights' });
      await lights.getByRole('row').nth(1).getByRole('gridcell').last().click();
      await page.keyboard.press('r');
      const effects = page.getByRole('region', { name: /^When can .* be chosen/ });
      await effects.getByRole('button', { name: '+ takes others out …' }).click();
      const line = (lead: string) => effects.locator('.rule-line').filter({ hasText: lead });
      await line('takes out').first().getByRole('button').nth(1).click();
      await expect(line('takes out').first().getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
      await effects.getByRole('button', { name: '+ takes out together with others' }).click();
      const pair = line('are chosen, takes out');
      await pair.getByRole('button').nth(1).click();
      await expect(pair.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
      await effects.getByRole('textbox', { name: 'So many of the group are allowed' }).fill('2');
      await effects.getByRole('combobox', { name: '+ another number with' }).selectOption({ index: 1 });
      await expect(effects.getByRole('textbox', { name: /^So many with / })).toHaveValue('1');
      await expectAccessibleInBothSchemes(page);
      await effects.getByRole('button', { name: /^Take the number with .* out$/ }).click();
      await effects.getByRole('textbox', { name: 'So many of the group are allowed' }).fill('');
      await effects.getByRole('button', { name: 'Take this pair out' }).click();
      await line('takes out').first().getByRole('button').nth(1).click();
      await effects.getByRole('button', { name: 'Done' }).click();
    });

    await test.step('the rules of an option are its row of the compatibility table, decided by a click', async () => {
      await page
        .getByRole('region', { name: 'Groups' })
        .getByRole('button', { name: /Motor amps/ })
        .click();
      await row.getByRole('gridcell').last().click();
      await page.keyboard.press('r');
      await editor.getByRole('button', { name: 'As a row' }).click();
      const marks = editor.getByRole('region', { name: '140 with Enclosure' });
      const mark = marks.getByRole('button', { name: /^4X6/ });
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
      await mark.click();
      await expect(marks.getByRole('heading', { name: 'The rules this makes' })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await marks.getByRole('button', { name: 'Make the rules' }).click();
      await expect(mark).toHaveAttribute('aria-pressed', 'false');
      await expect(row).toContainText('not with Enclosure');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
      await editor.getByRole('button', { name: 'Done' }).click();
    });

    await test.step('what a number needs is written where no group has to be found for it', async () => {
      await page.getByRole('button', { name: 'Compatibility', exact: true }).click();
      await page.getByRole('button', { name: /^Needs/ }).click();
      const needs = page.getByRole('region', { name: 'What a number needs' });
      await needs.getByRole('button', { name: '+ the number needs …' }).click();
      await combobox(needs, 'then as text').fill('UL 508A listed.yes');
      await needs.getByRole('textbox', { name: 'and says' }).fill('A panel without UL is not sold.');
      await expect(needs.locator('.rule-lines').first()).toContainText('UL 508A listed');
      await expectAccessibleInBothSchemes(page);
      await needs.getByRole('button', { name: 'Take this need out' }).click();
      await expect(needs.getByRole('textbox', { name: 'and says' })).toHaveCount(0);
    });

    await test.step('a sum is picked part by part; the text says the same, and is a sentence again when it is typed', async () => {
      const needs = page.getByRole('region', { name: 'What a number needs' });
      const said = combobox(needs, 'then as text');
      const left = needs.getByRole('group', { name: 'Compared, a sum' });
      await needs.getByRole('button', { name: '+ the number needs …' }).click();
      await needs.getByRole('button', { name: /: another group$/ }).click();
      await page.keyboard.type('motor');
      await page.keyboard.press('Enter');
      await needs.getByRole('combobox', { name: 'What of Motor amps' }).selectOption('a sum …');
      await expect(said).toHaveValue('sum(Motor amps.amps)>=');
      await expect(needs.getByText('Write a number or a measure.')).toBeVisible();
      await left.getByRole('textbox', { name: 'Times, term 1' }).fill('1.25');
      await left.getByRole('button', { name: '+ plus' }).click();
      await page.keyboard.type('a num');
      await page.keyboard.press('Enter');
      await expect(left.getByRole('textbox', { name: 'Number, term 2' })).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('5');
      await left.getByRole('combobox', { name: 'Plus or less, term 2' }).selectOption('less');
      await expect(said).toHaveValue('sum(1.25*Motor amps.amps - 5)>=');
      await left.getByRole('textbox', { name: 'Times, term 1' }).fill('1,25');
      await expect(left.getByText('A number such as 1.25.')).toBeVisible();
      await expect(said).toHaveValue('sum(1.25*Motor amps.amps - 5)>=');
      await left.getByRole('textbox', { name: 'Times, term 1' }).fill('1.25');
      await needs.getByRole('combobox', { name: 'Sign' }).selectOption('≤');
      await combobox(needs, 'Compared with').fill('Enclosure.amps');
      await needs.getByRole('button', { name: 'Compared with: a sum of several' }).click();
      const right = needs.getByRole('group', { name: 'Compared with, a sum' });
      await expect(right.getByRole('button', { name: '+ plus' })).toBeFocused();
      await expect(said).toHaveValue('sum(1.25*Motor amps.amps - 5)<=sum(Enclosure.amps)');
      await right.getByRole('button', { name: 'Enclosure: another group' }).click();
      await page.keyboard.type('every');
      await page.keyboard.press('Enter');
      await expect(said).toHaveValue('sum(1.25*Motor amps.amps - 5)<=sum(amps)');
      await expect(needs.getByText(/^Not finished/)).toHaveCount(0);
      await expectAccessibleInBothSchemes(page);
      await said.fill('sum(1.25*Motor amps.amps - 5)<=sum(Enclosure.am');
      await expect(right).toHaveCount(0);
      await said.press('Enter');
      await page.keyboard.type(')');
      await expect(said).toHaveValue('sum(1.25*Motor amps.amps - 5)<=sum(Enclosure.amps)');
      await right.getByRole('button', { name: 'not a sum' }).click();
      await left.getByRole('button', { name: 'Take term 2 out' }).click();
      await expect(said).toHaveValue('sum(1.25*Motor amps.amps)<=Enclosure.amps');
      await needs.getByRole('button', { name: 'Take this need out' }).click();
    });

    await test.step('several answers, a text, answers in an order, a number and a part are tried as their kinds ask', async () => {
      const open = async (name: RegExp): Promise<void> => {
        const all = tryIt.getByRole('button', { name: /groups? empty or hidden$/ });
        if ((await all.count()) > 0) await all.click();
        await tryIt.getByRole('button', { name }).click();
      };
      const studioOf = async (family: string): Promise<void> => {
        await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Configurators' }).click();
        await page.getByRole('link', { name: family, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: family })).toBeVisible();
      };
      await studioOf('Harrier Simplex Control Panels');
      await open(/^Options/);
      await tryIt.getByRole('checkbox', { name: /Cycle counter/ }).check();
      await tryIt.getByRole('checkbox', { name: /Elapsed-time meter/ }).check();
      await expect(tryIt.getByRole('button', { name: /^Options/ })).toContainText('Elapsed-time meter');
      await open(/^Nameplate/);
      await tryIt.getByRole('textbox', { name: 'Nameplate' }).fill('lift station 4');
      await expect(tryIt.getByRole('button', { name: /^Nameplate/ })).toContainText('LIFT STATION 4');
      await open(/^Pilot devices/);
      await tryIt
        .getByRole('button', { name: /^Add .*R/ })
        .first()
        .click();
      await expect(tryIt.getByRole('button', { name: /^Pilot devices/ })).toContainText('Red pilot light');
      await expectAccessibleInBothSchemes(page);
      await studioOf('Heron Level Controllers');
      await open(/^Lag delay/);
      await tryIt.getByRole('textbox', { name: 'Lag delay' }).fill('30');
      await expect(tryIt.getByRole('button', { name: /^Lag delay/ })).toContainText('30');
      await open(/^Backup float/);
      await tryIt.getByRole('button', { name: /^Contact/ }).click();
      await tryIt.getByRole('radio').first().check();
      await expect(tryIt.getByRole('button', { name: 'Leave it out' })).toBeVisible();
      await tryIt.getByRole('button', { name: 'Leave it out' }).click();
      await tryIt.getByRole('combobox', { name: /customer/ }).selectOption('prairie-pump');
      await expectAccessibleInBothSchemes(page);
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
