import { readFileSync } from 'node:fs';
import { type OrderingGuide, orderingGuides } from '@millrace/demo-content/guides';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { firstEntry } from './first-entry.ts';
import { pasteCells } from './paste-cells.ts';

/** Nobody else of the tests signs in to the office as this user. */
const EMAIL = 'guides@millrace.example';
/** The most that a guide may need. */
const MOST_INTERACTIONS = 40;

/** Copied from a page: blanks and dots keep its columns apart. */
const PAGE = `Pos. 1   Lens
  R      Red ............ $48.00
  A      Amber .......... $48.00
Pos. 2   Supply
  024    24 V AC/DC ..... incl.
  120    120 V AC ....... $14.00
Example:  PB R - 024   $48.00
Example:  PB A - 120
`;

/** Counts what a person does: each click, each choice, each file. */
function counted(): { did<Result>(what: Promise<Result>): Promise<Result>; count(): number } {
  let count = 0;
  return {
    did: (what) => {
      count++;
      return what;
    },
    count: () => count,
  };
}

const fileOf = async ({ file, bytes }: OrderingGuide) => ({
  name: file,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(await bytes()),
});

/** The row as the server has it in the draft of this page, once it is saved. */
async function rowInDraft(
  page: Page,
  id: string,
): Promise<{ configurator: unknown; validNumbers: { number: string }[] }> {
  await expect(page.getByText('Saved to the draft')).toBeVisible();
  const draft = await page.evaluate(
    () => Object.values(localStorage).find((value) => /^[\w-]{10,}$/.test(value)) ?? '',
  );
  const answer = await page.request.get(
    `/api/office/rows/families/${id}?draft=${encodeURIComponent(draft.replaceAll('"', ''))}`,
  );
  return (await answer.json()).row;
}

test(
  'three ordering guides become configurators whose examples all decode, by the studio alone',
  oneWidth,
  async ({ page, baseURL }) => {
    await firstEntry(page, String(baseURL), EMAIL);
    await test.step('a guide that is taken back at once leaves nothing, and the next one stands alone', async () => {
      const [first, second] = orderingGuides;
      if (first === undefined || second === undefined) throw new Error('There are no two guides.');
      await page
        .getByRole('navigation', { name: 'Office' })
        .getByRole('link', { name: /^Configurators/ })
        .click();
      const from = page.getByRole('region', { name: 'New configurator from a guide' });
      await from.locator('input[type="file"]').setInputFiles(await fileOf(first));
      await from.getByLabel('The family that it is for').selectOption({ index: 1 });
      await from.getByRole('button', { name: 'Read the guide' }).click();
      const make = page.getByRole('button', { name: 'Make the configurator' });
      await make.click();
      await page.getByRole('button', { name: 'Undo' }).click();
      const drop = page.locator('.guide-begin input[type="file"]');
      await drop.setInputFiles(await fileOf(second));
      await make.click();
      await expect(page.getByRole('region', { name: 'Groups' })).toBeVisible();
      const id = /families\/(\d+)/.exec(page.url())?.[1] ?? '';
      await expect(async () => {
        const numbers = (await rowInDraft(page, id)).validNumbers.map(({ number }) => number);
        expect(numbers.toSorted()).toEqual(second.examples.map(({ number }) => number).toSorted());
      }).toPass();
      await expect(page.getByText(/in conflict/)).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(drop).toBeAttached();
    });

    for (const guide of orderingGuides)
      await test.step(guide.file, async () => {
        const { did, count } = counted();
        await did(
          page
            .getByRole('navigation', { name: 'Office' })
            .getByRole('link', { name: /^Configurators/ })
            .click(),
        );
        const from = page.getByRole('region', { name: 'New configurator from a guide' });
        await did(from.locator('input[type="file"]').setInputFiles(await fileOf(guide)));
        await did(from.getByLabel('The family that it is for').selectOption({ index: 1 }));
        await did(from.getByRole('button', { name: 'Read the guide' }).click());
        const { examples } = guide;
        await expect(page.getByText(/^(\d+) of \1 examples decode/)).toBeVisible();
        const list = page.getByRole('region', { name: 'Examples of the guide' });
        for (const { number } of examples)
          await expect(
            list
              .getByRole('listitem')
              .filter({ hasText: number })
              .getByText(/^decodes/),
          ).toBeVisible();
        await expect(page.getByText('nothing is wrong in the rules')).toBeVisible();
        if (guide === orderingGuides[0]) await expectAccessibleInBothSchemes(page);
        await did(page.getByRole('button', { name: 'Make the configurator' }).click());
        await expect(page.getByRole('region', { name: 'Groups' })).toBeVisible();
        expect(count()).toBeLessThanOrEqual(MOST_INTERACTIONS);
        const id = /families\/(\d+)/.exec(page.url())?.[1] ?? '';
        await expect(async () => {
          const numbers = (await rowInDraft(page, id)).validNumbers.map(({ number }) => number);
          expect(numbers).toEqual(expect.arrayContaining(examples.map(({ number }) => number)));
        }).toPass();
      });

    await test.step('the configurator goes out as its guide and as JSON, and comes in again as it is', async () => {
      await page.getByRole('button', { name: 'Guide', exact: true }).click();
      const offered = async (name: string) => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name }).click(),
        ]);
        return download.path();
      };
      const file = page.locator('.guide-drop input[type="file"]');
      const [json, xlsx] = [await offered('Configurator as JSON'), await offered('As XLSX')];
      await expect(page.getByRole('article').getByRole('heading', { name: /how to order$/ })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await file.setInputFiles({ name: 'alarm.json', mimeType: 'application/json', buffer: readFileSync(json) });
      await expect(page.getByText('Nothing is wrong in it.')).toBeVisible();
      await page.getByRole('button', { name: 'Show the difference' }).click();
      await expect(page.getByRole('dialog').getByText('Both are the same.')).toBeVisible();
      await page.reload();
      await file.setInputFiles({ name: 'alarm.xlsx', mimeType: '', buffer: readFileSync(xlsx) });
      await page.getByRole('button', { name: 'Show the difference' }).click();
      await expect(page.getByRole('dialog').getByText('Both are the same.')).toBeVisible();
      await page.reload();
    });

    await test.step('the text of a page is pasted, and its numbers decode', async () => {
      await expect(page.locator('.guide-drop')).toBeVisible();
      await pasteCells(page.locator('body'), PAGE);
      await expect(page.getByText('2 of 2 examples decode')).toBeVisible();
      const list = page.getByRole('region', { name: 'Examples of the guide' });
      for (const number of ['PBR-024', 'PBA-120']) await expect(list).toContainText(number);
      await page.reload();
    });

    await test.step('a correction by keys, and a guide over a configurator that is there', async () => {
      const [first] = orderingGuides;
      if (first === undefined) throw new Error('There is no guide.');
      await page
        .locator('.guide-drop input[type="file"]')
        .setInputFiles({ name: 'broken.xlsx', mimeType: '', buffer: Buffer.from('PK no zip') });
      await expect(page.getByRole('alert').filter({ hasText: '“broken.xlsx” is' })).toBeVisible();
      await page.locator('.guide-drop input[type="file"]').setInputFiles(await fileOf(first));
      const grid = page.getByRole('grid');
      await expect(grid).toBeVisible();
      await grid.getByRole('gridcell').first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await page.getByRole('toolbar').getByRole('button', { name: 'Nothing' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Take back the last correction' })).toBeEnabled();
      await page.getByRole('textbox', { name: 'Name of the group Alarm' }).fill('Alarms');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Name of the group Alarms' })).toBeVisible();
      await page.getByRole('button', { name: 'Show the difference' }).click();
      const question = page.getByRole('dialog', { name: /^Replace the configurator/ });
      await expect(question.getByRole('listitem').first()).toBeVisible();
      await question.getByRole('button', { name: 'Leave it as it is' }).click();
      await expect(question).toBeHidden();
    });
  },
);
