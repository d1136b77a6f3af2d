import type { BrowserContext, Page } from '@playwright/test';
import { untilShown } from '../browser/until-shown.ts';
import { type BenchRow, benchRow, median } from '../row.ts';

const FIRST_ROWS_MS = 300;
const PASTE_MS = 2000;
const PASTED = 5000;
const TIMES = 5;
/** The columns of the list of products that are written in. */
const NAME = 1;
/** The first row that is written in: well below the head of the list. */
const FIRST = 8;

/** A list of products as a person waits for it: its first rows, a change to its finding, and a paste. */
export async function benchListInBrowser(
  context: BrowserContext,
  address: string,
  findingBudgetMs: number,
): Promise<BenchRow[]> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const firstRows: number[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) {
    await page.goto(`${address}/office/rows/documents`);
    await page.locator('#cell-0-0:not(:empty)').waitFor();
    const link = page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: /^Products/ });
    const rows = { event: 'click', selector: '[aria-label="Products"] #cell-20-1', words: /\w/ };
    firstRows.push(await untilShown(page, rows, () => link.click()));
  }
  const changes: number[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) changes.push(await changeToFinding(page, FIRST + nth));
  const [verdict, written] = await pasted(page);
  await page.close();
  return [
    benchRow('in a browser: a click to the first rows of the list, median', median(firstRows), 'ms', FIRST_ROWS_MS),
    benchRow('in a browser: a key to the finding of its cell, median', median(changes), 'ms', findingBudgetMs),
    benchRow('in a browser: a paste of 5,000 cells to its verdict', verdict, 'ms', null),
    benchRow('in a browser: the verdict taken to all saved', written, 'ms', null),
    benchRow('in a browser: both', verdict + written, 'ms', PASTE_MS),
  ];
}

/** A name is taken away, and its cell is marked. */
async function changeToFinding(page: Page, row: number): Promise<number> {
  const cell = `#cell-${row}-${NAME}`;
  await page.locator(cell).dblclick();
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  await field.fill('');
  const marked = { event: 'keydown', selector: `${cell}[aria-invalid="true"]` };
  return untilShown(page, marked, () => field.press('Enter'));
}

async function pasted(page: Page): Promise<[verdict: number, written: number]> {
  await page.locator(`#cell-${FIRST + TIMES}-${NAME}`).click();
  const text = Array.from({ length: PASTED }, (_, at) => `Pasted ${at}`).join('\n');
  const region = '[aria-label="What was pasted"]';
  const verdict = await untilShown(page, { event: 'paste', selector: region, words: /\d/ }, () =>
    page.getByRole('grid').evaluate((grid, cells) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', cells);
      grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text),
  );
  // The tag of the draft counts what the server has taken.
  const taken = { event: 'click', selector: 'a', words: new RegExp(`^${PASTED + TIMES} changes`) };
  const written = await untilShown(page, taken, () =>
    page.locator(region).getByRole('button', { name: /^Put / }).click(),
  );
  return [verdict, written];
}
