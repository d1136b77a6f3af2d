import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { firstEntry } from './first-entry.ts';

/** Nobody else of the tests signs in to the office as this user. */
const EMAIL = 'findings@millrace.example';
const NARROW = { width: 1024, height: 768 };
const WRONG = 'TD-3-4X-5F-040-AB-20';

test(
  'a broken rule is found, proved and mended; known numbers block a publication; a code is renamed and goes on being read',
  oneWidth,
  async ({ page, baseURL }) => {
    const tab = (name: string | RegExp) =>
      page.getByRole('navigation', { name: 'Parts of the configurator' }).getByRole('button', { name });
    const findings = page.getByRole('region', { name: 'Findings' });
    const known = page.getByRole('region', { name: 'Known numbers' });
    const tryIt = page.getByRole('complementary', { name: 'Try it' });
    const number = tryIt.getByRole('textbox', { name: 'Model number' });
    const saved = () => expect(page.getByText(/^Saved(?: to the draft|, with)/)).toBeVisible();
    await firstEntry(page, String(baseURL), EMAIL);

    await test.step('a rule that names a group that does not exist is found as it is typed, and mended by a click', async () => {
      await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Configurators' }).click();
      await page.getByRole('link', { name: 'Tern Duplex Control Panels', exact: true }).click();
      const editor = await rulesOfFP(page);
      await editor.getByRole('button', { name: '+ not with' }).click();
      await page.keyboard.type('supp');
      await page.keyboard.press('Enter');
      await editor.getByRole('combobox', { name: 'disableIf as text', exact: true }).fill('Suply.6');
      await tab(/^Findings/).click();
      await expect(
        findings.getByRole('heading', { name: /^Fault: Float mounting FP, “not with”.*Suply/ }),
      ).toBeVisible();
      await findings.getByRole('button', { name: 'Take Supply for Suply' }).click();
      await expect(findings.getByText(/Suply/)).toHaveCount(0);
    });

    await test.step('a rule that refuses a known number: one click loads the number, and a mend takes the finding away', async () => {
      const editor = await rulesOfFP(page);
      await editor.getByRole('combobox', { name: 'disableIf as text', exact: true }).fill('Supply.1');
      await tab(/^Findings/).click();
      const witness = findings.getByRole('button', { name: /^Try TD-1-1-4F-FP-/ }).first();
      await witness.click();
      await expect(number).toHaveValue(/^TD-1-1-4F-FP-/);
      await expect(tryIt).toContainText(/^.*Refused at /);
      await expectAccessibleInBothSchemes(page);
      await findings.getByRole('button', { name: 'It must be refused' }).click();
      await expect(findings.getByText(/must be valid, but it/)).toHaveCount(0);
      await saved();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(findings.getByText(/must be valid, but it/)).toBeVisible();
    });

    await test.step('F8 leads to the fault, from anywhere in the studio', async () => {
      await tab('Options').click();
      await page.keyboard.press('F8');
      await expect(known).toBeVisible();
      await known.getByLabel('Only those that are not as wanted').check();
      await expect(known.getByRole('listitem')).toHaveCount(1);
    });

    await test.step('the rule is taken out, and nothing is wrong', async () => {
      const editor = await rulesOfFP(page);
      await editor.getByRole('button', { name: 'Take this clause out' }).click();
      await tab(/^Findings/).click();
      await expect(findings.getByText('Nothing is wrong that could be found')).toBeVisible();
    });

    await test.step('numbers are pasted with their verdicts; a wrong one blocks the publication, which says what it reads as', async () => {
      await tab(/^Known numbers/).click();
      await known.getByRole('button', { name: 'Paste numbers' }).click();
      const sheet = page.getByRole('dialog', { name: 'Paste known numbers' });
      await sheet.getByRole('textbox').fill(`Model number\tList price\nTD-1-1-3F-AR-20\t936.00\n${WRONG}\t1,456.00`);
      await expect(sheet.getByText('Line 1 is left out, a heading')).toBeVisible();
      await expect(sheet.getByText('reads up to "TD-3-4X-"; Floats could go on with "3F"')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await sheet.getByRole('button', { name: 'Take 2 numbers' }).click();
      await known.getByLabel('Filter the known numbers').fill('5F-040');
      await expect(known.getByRole('listitem')).toHaveCount(1);
      await expect(known.getByRole('listitem')).toContainText('Not as wanted: reads up to "TD-3-4X-"');
      await expectAccessibleInBothSchemes(page);
      await saved();
      await page.getByRole('link', { name: 'Publish…' }).click();
      await expect(page.getByText(`${WRONG} must be valid, but it reads up to "TD-3-4X-"`).first()).toBeVisible();
      await expect(page.locator('button.publish-button')).toBeDisabled();
      await page.goBack();
      await known.getByRole('button', { name: `Take out ${WRONG}` }).click();
      await saved();
    });

    await test.step('a code is renamed: all that it touches is shown, and the former code is read on', async () => {
      await toOption(page, 'Enclosure');
      const grid = page.getByRole('grid', { name: 'Options of Enclosure' });
      await grid.getByRole('row', { name: /^4X / }).getByRole('gridcell').first().dblclick();
      await page.getByRole('textbox', { name: 'Code of 4X' }).fill('4Z');
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: 'Give an option another code' });
      await expect(sheet.getByRole('heading', { name: /^Products: \d+/ })).toBeVisible();
      await expect(sheet.getByText(/stops? reading/)).toHaveCount(0);
      await sheet.getByRole('checkbox', { name: /^Numbers with the old code/ }).uncheck();
      await expect(sheet.getByRole('heading', { name: /^\d+ numbers stop reading/ })).toBeVisible();
      await sheet.getByRole('checkbox', { name: /^Numbers with the old code/ }).check();
      await sheet.getByRole('textbox').fill('12');
      await expect(sheet.getByText('Another option has the code 12 already.')).toBeVisible();
      await sheet.getByRole('textbox').fill('4Z');
      await expectAccessibleInBothSchemes(page);
      await sheet.getByRole('button', { name: /^Write \d+ rows into the draft/ }).click();
      await expect(grid.getByRole('row', { name: /^4Z / })).toBeVisible();
      await saved();
      await number.fill('TD-1-4X-3F-A0-20');
      await expect(tryIt).toContainText('TD-1-4Z-3F-A0-20');
      await expect(tryIt).toContainText('Valid');
    });

    await test.step('the difference is told, where it is used is counted, and what depends on what is drawn', async () => {
      await tab('Compare').click();
      await expect(page.getByRole('region', { name: 'Compare with published' })).toContainText('Enclosure');
      await expectAccessibleInBothSchemes(page);
      await tab('Where used').click();
      await expect(page.getByRole('link', { name: '48 products' })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await tab('Dependencies').click();
      const depends = page.getByRole('region', { name: 'What depends on what' });
      await depends.getByRole('button', { name: 'Motor amps', exact: true }).click();
      await expect(depends.getByRole('heading', { name: 'Motor amps is decided by' })).toBeVisible();
      await depends.getByRole('button', { name: 'Motor amps', exact: true }).press('ArrowUp');
      await expect(depends.getByRole('button', { name: 'Float mounting', exact: true })).toBeFocused();
      await expectAccessibleInBothSchemes(page);
      await depends.getByLabel('As a table').check();
      await expect(depends.getByRole('table')).toContainText('Enclosure');
    });

    await test.step('one step of undo takes the rename back; all of it fits a window of 1024', async () => {
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.setViewportSize(NARROW);
      await tab(/^Known numbers/).click();
      await expect(known.getByRole('button', { name: 'Try TD-1-1-3F-A0-20' })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await tab(/^Findings/).click();
      await expect(findings.getByText('Nothing is wrong that could be found')).toBeVisible();
    });
  },
);

/** The options of a group, from any tab. */
async function toOption(page: Page, group: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Parts of the configurator' })
    .getByRole('button', { name: 'Options' })
    .click();
  await page
    .getByRole('region', { name: 'Groups' })
    .getByRole('button', { name: new RegExp(group) })
    .first()
    .click();
}

/** The open rules of an option that one known number has. */
async function rulesOfFP(page: Page): Promise<Locator> {
  await toOption(page, 'Float mounting');
  const row = page.getByRole('grid', { name: 'Options of Float mounting' }).getByRole('row', { name: /^FP / });
  await row.getByRole('gridcell').last().click();
  await page.keyboard.press('r');
  return page.getByRole('region', { name: /^When can FP be chosen/ });
}
