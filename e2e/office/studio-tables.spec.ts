import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { firstEntry } from './first-entry.ts';
import { pasteCells } from './paste-cells.ts';

/** Nobody else of the tests signs in to the office as this user. */
const EMAIL = 'tables@millrace.example';
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 1024, height: 768 };

/** As a spreadsheet puts cells on the clipboard, with nothing of the page in focus. */
const paste = (page: Page, text: string): Promise<void> => pasteCells(page.locator('body'), text);

/** As its author keeps it: words and codes, a footnote, a code that became a number, a cell that nobody understands. */
const MATRIX = [
  'MOTORS AND ENCLOSURES, REV. C\t\t\t\t\t\t\t\t\t',
  'Motor amps\tNEMA 1 painted steel\t3R\t12\t4X\t4XW\t4XG\t4XL\t4XS\t4X6',
  '10\t●\t●\t●\t●\t●\t●\t●\t●\t●',
  '140\t●\t●\t●\t●\t–\t●\t●\t●\t●',
  '17–25 A\t●\t●\t●\t● *\t●\t●\t●\t●\t●',
  '320\t–\t–\t–\t–\tmaybe\t●\t●\t●\t●',
  '* with a fan',
].join('\n');

/** Begins to watch whether the cells move, or what stands around them. Returns what ends it, and reads what moved. */
async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  const watch = await page.evaluateHandle(() => {
    const moved: string[] = [];
    const watcher = new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of sources)
          if (node instanceof Element && node.matches('.studio-scroll, .pairs, .pairs *')) moved.push(node.className);
    });
    watcher.observe({ type: 'layout-shift' });
    return { moved, end: () => watcher.disconnect() };
  });
  return () =>
    watch.evaluate(async ({ moved, end }) => {
      // The next frame has told of the last one.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      end();
      return moved;
    });
}

test(
  'a matrix with marks is pasted, compared, made into rules and taken back; prices are pasted and raised',
  oneWidth,
  async ({ page, baseURL }) => {
    const matrix = page.getByRole('table', { name: 'Motor amps with Enclosure' });
    const cell = (name: RegExp) => matrix.getByRole('button', { name });
    const onHand = page.getByRole('region', { name: 'Table on hand' });
    const made = page.getByRole('region', { name: 'The rules this makes' });
    await firstEntry(page, String(baseURL), EMAIL);

    await test.step('the two groups that most is stated of are asked of the engine', async () => {
      await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Configurators' }).click();
      await page.getByRole('link', { name: 'Tern Duplex Control Panels', exact: true }).click();
      await page.getByRole('button', { name: 'Compatibility', exact: true }).click();
      await expect(cell(/^250 with 4X: refused/)).toHaveText('–');
      await expect(cell(/^250 with 12: go together/)).toHaveText('●');
      await expectAccessibleInBothSchemes(page);
    });

    await test.step('a table that fits nothing says why, and stays until it is discarded', async () => {
      await paste(page, '\tred\tblue\n010\t●\t●\n999\t●\t');
      await expect(onHand).toContainText('Options of one group alone stand in it.');
      await expect(onHand).toContainText('Nearest is Motor amps');
      await page.reload();
      await expect(onHand).toContainText('Options of one group alone stand in it.');
      await onHand.getByRole('button', { name: 'Discard' }).click();
      await expect(onHand).toHaveCount(0);
    });

    await test.step('a matrix as its author keeps it: what differs is marked, what is not understood is said', async () => {
      await paste(page, MATRIX);
      await expect(onHand).toContainText('5 differ');
      await expect(cell(/^140 with 4XW: go together; the table says no/)).toHaveText('–');
      await expect(cell(/^250 with 4X: refused; the table says yes/)).toHaveText('●');
      await expect(page.getByText('“maybe” is no mark that says yes or no; the cell says nothing.')).toBeVisible();
      await expect(page.getByText(/has a footnote \(\*\)/)).toBeVisible();
      await expect(onHand.getByRole('button', { name: '● yes' })).toBeVisible();
    });

    await test.step('the rules it makes are read before they are taken', async () => {
      await expect(made).toContainText('not with Enclosure is NEMA 4X thermoplastic with window');
      await expect(made).toContainText('not with Enclosure amps below 25');
      await expect(made).toContainText('All 117 cells were asked of the engine with these rules.');
      await expectAccessibleInBothSchemes(page);
      const moved = await watchMoves(page);
      for (const says of ['6 differ', '5 differ']) {
        await cell(/^010 with 1:/).click();
        await expect(onHand).toContainText(says);
        await expect(onHand.getByRole('button', { name: 'Make the rules from the table' })).toBeEnabled();
      }
      expect(await moved()).toEqual([]);
      await onHand.getByRole('button', { name: 'Make the rules from the table' }).click();
      await expect(onHand).toHaveCount(0);
      await expect(cell(/^250 with 4X: go together/)).toHaveText('●');
      await expect(cell(/^140 with 4XW: refused/)).toHaveText('–');
    });

    await test.step('Undo takes all of them back in one step, and nothing moves while the engine is asked', async () => {
      const moved = await watchMoves(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(cell(/^250 with 4X: refused/)).toHaveText('–');
      await expect(cell(/^140 with 4XW: go together/)).toHaveText('●');
      expect(await moved()).toEqual([]);
    });

    await test.step('cells are decided by the keyboard alone, also many at once', async () => {
      await cell(/^010 with 1:/).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('-');
      await expect(onHand).toContainText('2 cells decided by hand.');
      await expect(cell(/^025 with 1: go together; the table says no/)).toHaveText('–');
      await page.keyboard.press('Space');
      await expect(onHand).toHaveCount(0);
    });

    await test.step('a list with prices becomes a table of the configurator, edited at its cells', async () => {
      await paste(page, 'Supply\tEnclosure\tList price\n3\t4X\t$12.00\n4, 5\t4XG\tcall\n9\t4X\t5');
      await expect(onHand).toContainText('2 rows were read');
      await expect(page.getByText('“9” is no option of Supply; its row or column is left out.')).toBeVisible();
      await onHand.getByRole('button', { name: 'Add it as a table of the configurator' }).click();
      const grid = page.getByRole('table', { name: 'Table Supply and Enclosure' });
      await expect(grid.getByRole('textbox', { name: 'Supply, row 2' })).toHaveValue('4|5');
      await grid.getByRole('textbox', { name: 'Supply, row 2' }).fill('5|6');
      await page.keyboard.press('Alt+ArrowUp');
      await expect(grid.getByRole('textbox', { name: 'Supply, row 1' })).toHaveValue('5|6');
      await expect(grid.getByRole('textbox', { name: 'Supply, row 1' })).toBeFocused();
      await expect(grid.getByRole('textbox', { name: 'Supply, row 2' })).toHaveValue('3');
      await page.keyboard.press('Alt+ArrowDown');
      await expect(grid.getByRole('textbox', { name: 'Supply, row 2' })).toHaveValue('5|6');
      await grid.getByRole('textbox', { name: 'Supply, row 1' }).focus();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowRight');
      await expect(page.getByRole('status').filter({ hasText: '2 rows × 2 columns' })).toBeVisible();
      await page.keyboard.press('Control+d');
      await expect(grid.getByRole('textbox', { name: 'Supply, row 2' })).toHaveValue('3');
      await expect(grid.getByRole('textbox', { name: 'Enclosure, row 2' })).toHaveValue('4X');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(grid.getByRole('textbox', { name: 'Supply, row 2' })).toHaveValue('5|6');
      await grid.getByRole('textbox', { name: 'Supply, row 2' }).click();
      await grid.getByRole('textbox', { name: 'Enclosure, row 1' }).click({ modifiers: ['Shift'] });
      await page.keyboard.press('Delete');
      await expect(grid.getByRole('textbox', { name: 'Enclosure, row 1' })).toHaveValue('');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(grid.getByRole('textbox', { name: 'Enclosure, row 1' })).toHaveValue('4X');
      await grid.getByRole('textbox', { name: 'Enclosure, row 2' }).fill('4XG|9Z');
      await page.keyboard.press('Enter');
      const wrong = grid.getByRole('textbox', { name: 'Enclosure, row 2: Enclosure has no “9Z”' });
      await expect(wrong).toHaveAttribute('aria-invalid', 'true');
      await expectAccessibleInBothSchemes(page);
      const name = page.getByRole('textbox', { name: 'Name of the table' });
      await name.fill('Supply');
      await page.keyboard.press('Enter');
      await expect(page.getByText('A group is named “Supply” already.')).toBeVisible();
      await name.fill('Boxes');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('table', { name: 'Table Boxes' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Boxes', exact: true })).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: 'Take the table out' }).click();
      await expect(matrix).toBeVisible();
    });

    await test.step('facts have their values and conditions', async () => {
      await page.getByRole('button', { name: /^Facts/ }).click();
      await page.getByRole('textbox', { name: 'Name of a new fact' }).fill('Crate');
      await page.keyboard.press('Enter');
      const fact = page.getByRole('region', { name: 'Crate' });
      await fact.getByRole('button', { name: '+ a value' }).click();
      await fact.getByRole('textbox', { name: 'Value 1 of Crate' }).fill('wood');
      await expectAccessibleInBothSchemes(page);
      await fact.getByRole('button', { name: 'Take the fact Crate out' }).click();
      await expect(fact).toHaveCount(0);
    });

    const prices = page.getByRole('table', { name: 'Prices' });
    const proposed = page.getByRole('region', { name: 'Proposed prices' });
    const price = (name: string) => prices.getByRole('textbox', { name: `Price of ${name}`, exact: true });

    await test.step('a price list in any order is shown first; what matches nothing is listed', async () => {
      await page.getByRole('button', { name: 'Prices', exact: true }).click();
      await expect(price('Motor amps 010')).toHaveValue('52.00');
      await paste(page, 'Code\tGroup\tPrice\n010\tMotor amps\t$55.50\n4X\tEnclosure\t1,099.00\nZZ\tEnclosure\t2.00');
      await expect(proposed).toContainText('2 prices change');
      await expect(proposed).toContainText('“ZZ” is no option of this configurator.');
      await expectAccessibleInBothSchemes(page);
      await proposed.getByRole('button', { name: 'Put 2 into the draft' }).click();
      await expect(price('Motor amps 010')).toHaveValue('55.50');
      await expect(prices.getByRole('row', { name: /^Motor amps 010/ })).toContainText('+6.7 %');
    });

    await test.step('prices of a group are raised to a step, and taken back in one', async () => {
      await page.getByLabel('Group', { exact: true }).selectOption('Motor amps');
      await page.getByLabel('By how much').fill('4');
      await page.getByLabel('Step').fill('2');
      await page.getByRole('button', { name: 'Show first' }).click();
      await expect(proposed).toContainText('13 prices change');
      await proposed.getByRole('button', { name: 'Put 13 into the draft' }).click();
      await expect(price('Motor amps 010')).toHaveValue('58.00');
      await expect(price('Motor amps 140')).toHaveValue('102.00');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(price('Motor amps 010')).toHaveValue('55.50');
      await expect(price('Motor amps 140')).toHaveValue('98.00');
    });

    await test.step('a price is typed in its cell; what is none stays typed, and is marked', async () => {
      await price('Motor amps 016').fill('about 5');
      await page.keyboard.press('Enter');
      await expect(price('Motor amps 016')).toHaveAttribute('aria-invalid', 'true');
      await price('Motor amps 016').fill('call');
      await page.keyboard.press('Enter');
      await expect(price('Motor amps 016')).toHaveValue('on request');
    });

    await test.step('in a window of 1024 all of it is there', async () => {
      await page.setViewportSize(NARROW);
      await expect(price('Motor amps 016')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('button', { name: 'Compatibility', exact: true }).click();
      await page.getByRole('button', { name: 'Two groups' }).click();
      await expect(matrix).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.setViewportSize(WIDE);
    });

    await test.step('a number stands in bands; one is cut, and its cells become a bound at the option', async () => {
      await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Configurators' }).click();
      await page.getByRole('link', { name: 'Float Trees', exact: true }).click();
      await page.getByRole('button', { name: 'Compatibility', exact: true }).click();
      await page.getByRole('combobox', { name: 'Rows' }).selectOption('Base');
      await page.getByRole('combobox', { name: 'Columns' }).selectOption('Pole');
      const poles = page.getByRole('table', { name: 'Base with Pole' });
      await expect(poles.getByRole('button', { name: 'R with 11–16: go together' })).toBeVisible();
      const cut = page.getByRole('textbox', { name: 'Another column or row of Pole, from' });
      await cut.fill('30');
      await expect(page.getByText('A value above 4 and up to 20.')).toBeVisible();
      await cut.fill('14');
      await page.keyboard.press('Enter');
      await expect(onHand).toContainText('No cell is decided yet.');
      await expect(poles.getByRole('button', { name: 'R with 14–16: go together' })).toBeVisible();
      await poles.getByRole('button', { name: /^B with 4–7/ }).focus();
      await page.keyboard.press('ArrowDown');
      for (let right = 0; right < 3; right++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('-');
      await expect(made).toContainText('not with Pole value above 13');
      await expectAccessibleInBothSchemes(page);
      await onHand.getByRole('button', { name: 'Make the rules from the table' }).click();
      await expect(poles.getByRole('button', { name: 'R with 14–16: refused' })).toHaveText('–');
      await expect(poles.getByRole('button', { name: 'R with 11–13: go together' })).toHaveText('●');
    });
  },
);
