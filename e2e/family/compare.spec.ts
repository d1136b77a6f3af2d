import { readFileSync } from 'node:fs';
import { readSheets } from '@millrace/exchange';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { ONE_WIDTH } from '../browser/widths.ts';
import { content } from '../site/demo-names.ts';

const CATEGORY = '/category/control-panels?f.phase=Three-phase';
const configured = content.products.filter(
  ({ isLive, isObsolete, configModelNo }) => isLive && !isObsolete && configModelNo !== null,
);
/** Five panels: models of the catalogue, and a number that no product carries. */
const NUMBER = 'TD-3-4XG-4F-250-AB-30';
const five = `/compare?${configured
  .filter(({ familyId }) => content.families.some(({ id, slug }) => id === familyId && /simplex|duplex/.test(slug)))
  .slice(0, 4)
  .map(({ partNumber }) => `part=${partNumber}`)
  .join('&')}&number=${NUMBER}`;
const table = (page: Page) => page.getByRole('region', { name: 'Comparison' }).getByRole('table');
const columns = (page: Page) => table(page).getByRole('columnheader');

test('what fits a filter is chosen, told in a bar, compared, and taken away again', async ({ page }) => {
  await page.goto(CATEGORY);
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'Compare Tern duplex', exact: true }).check();
  const models = main.getByRole('listitem').filter({ hasText: 'Harrier simplex' }).locator('.fct-models');
  await models.locator('summary').click();
  await models.getByRole('checkbox').first().check();
  const bar = page.getByRole('region', { name: 'Compare', exact: true });
  await expect(bar).toContainText('3 more at most');
  await expect(bar).toContainText('Tern duplex');
  await page.reload();
  await bar.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page).toHaveURL(/\/compare\?family=tern-duplex&part=\d+$/);
  await expect(columns(page)).toHaveCount(2);
  await expect(bar).toBeHidden();
  await expect(table(page).getByRole('row', { name: /^Pumps/ })).toContainText('2');
  await expect(columns(page).first()).toContainText('any of 50 models');

  const rows = await table(page).getByRole('row').count();
  await page.getByRole('link', { name: 'Differences only' }).click();
  await expect(page).toHaveURL(/\/compare\?differences=true&/);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    /\d+ rows? (is|are) the same and hidden/,
  );
  expect(await table(page).getByRole('row').count()).toBeLessThan(rows);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await page.getByRole('link', { name: /^Take tern duplex/i }).click();
  await expect(columns(page)).toHaveCount(1);
  await page.goto(CATEGORY);
  await expect(bar.getByRole('link', { name: 'Compare 1' })).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Compare Tern duplex', exact: true })).not.toBeChecked();
});

test('five that fit a filter are compared on one sheet, and a sixth is refused; numbers are chosen on their page', async ({
  page,
}) => {
  await page.goto('/category/control-panels?f.voltage=208%E2%80%93240');
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
  for (let at = 0; at < 5; at += 1) await boxes.nth(at).check();
  await boxes.nth(5).click();
  await expect(boxes.nth(5)).not.toBeChecked();
  const bar = page.getByRole('region', { name: 'Compare', exact: true });
  await expect(bar.getByRole('status')).toHaveText('5 at most: take one away first');
  await bar.getByRole('link', { name: 'Compare 5' }).click();
  await expect(columns(page)).toHaveCount(5);
  expect(await sheetsOf(page, 'Letter')).toBe(1);
  await page.goBack();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toBeHidden();

  await page.goto(`/family/tern-duplex?configurator=${NUMBER}`);
  await page.getByRole('checkbox', { name: `Compare ${NUMBER}` }).check();
  await page.getByRole('checkbox', { name: /^Compare Tern Duplex/ }).check();
  await bar.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page).toHaveURL(`/compare?number=${NUMBER}&family=tern-duplex`);
  await expect(table(page).getByRole('row', { name: /^Voltage/ })).toContainText('208–240 V');
});

test.describe('who has not answered about cookies', () => {
  test.use({ answersCookies: false });
  test('sees the bar above the question, also in a browser that is never idle', async ({ page }) => {
    await page.addInitScript(neverIdle);
    await page.goto(CATEGORY);
    await page.getByRole('main').getByRole('checkbox', { name: 'Compare Tern duplex', exact: true }).check();
    const banner = page.locator('.consent');
    const bar = page.getByRole('region', { name: 'Compare', exact: true });
    await expect(banner).toBeVisible();
    await expect(bar).toBeVisible();
    const [above, below] = [await bar.boundingBox(), await banner.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  });
});

test('a comparison is taken along as a spreadsheet', { tag: ONE_WIDTH }, async ({ page }) => {
  await page.goto(five);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Spreadsheet' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('comparison.xlsx');
  const read = readSheets('comparison.xlsx', readFileSync(await file.path()));
  const cells = read.ok ? (read.file.sheets[0]?.cells ?? []) : [];
  expect(cells.filter(({ row }) => row === 0)).toHaveLength(5);
  expect(cells.map(({ text }) => text)).toContain(NUMBER);
});

test('five panels print on one sheet, A4 or Letter', { tag: ONE_WIDTH }, async ({ page }) => {
  await page.goto(five);
  await expect(columns(page)).toHaveCount(5);
  for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format)).toBe(1);
});

/** In the page: what is asked to be done when the browser is idle is done when it has waited as long as it may. */
function neverIdle(): void {
  window.requestIdleCallback = (work, { timeout } = {}) =>
    timeout === undefined ? 0 : window.setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }), timeout);
}

/** How many sheets the page takes on paper. They must lie across. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<number | undefined> {
  const sheet = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  const [, width = 0, height = 0] = sheet.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  return sheet.match(/\/Type\s*\/Page\b/g)?.length;
}

test('a number is added, by the keyboard; what is not known is told and nothing is lost', async ({ page }) => {
  await page.goto('/compare');
  await expect(page.getByRole('main')).toContainText('Up to five families, models or configured numbers');
  const field = page.getByRole('textbox', { name: 'Part or model number' });
  await field.fill(NUMBER.toLowerCase());
  await field.press('Enter');
  await expect(page).toHaveURL(`/compare?number=${NUMBER}`);
  await field.fill('no such number');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Not in the catalogue, and left out: “no such number”');
  await expect(columns(page)).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('what is chosen in a list is compared by a button, and a number is added by a form', async ({ page }) => {
    await page.goto(CATEGORY);
    await page.getByRole('checkbox', { name: 'Compare Tern duplex', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Compare Harrier simplex', exact: true }).check();
    await page.getByRole('button', { name: 'Compare what is chosen' }).click();
    await expect(page).toHaveURL('/compare?family=harrier-simplex&family=tern-duplex');
    await expect(columns(page)).toHaveCount(2);
    await page.getByRole('textbox', { name: 'Part or model number' }).fill(NUMBER);
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page).toHaveURL(`/compare?family=harrier-simplex&family=tern-duplex&number=${NUMBER}`);
    await expect(columns(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Differences only' }).click();
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('the same and hidden');
  });
});
