import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';

const CATEGORY = '/category/control-panels';
const CLICKS_MOST = 5;

/** Counts what a visitor presses. */
function presser() {
  let clicks = 0;
  return {
    press: async (what: ReturnType<Page['locator']>): Promise<void> => {
      clicks += 1;
      await what.click();
    },
    clicks: () => clicks,
  };
}

/** The filters wait behind a button. */
const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 981;
const filters = (page: Page) => page.getByRole('form', { name: 'Filter' });
const choice = (page: Page, name: RegExp) => filters(page).getByRole('checkbox', { name });

test('an engineer filters by voltage, enclosure and amps to a panel that can be built', async ({ page }) => {
  const { press, clicks } = presser();
  await page.goto(CATEGORY);
  if (isNarrow(page)) await press(page.getByRole('button', { name: 'Filter' }));
  await press(choice(page, /^480 V/));
  await expect(page).toHaveURL(/\?f\.voltage=480$/);
  await press(choice(page, /^NEMA 4X stainless/));
  await expect(page).toHaveURL(/\?f\.enclosure=NEMA\+4X\+stainless&f\.voltage=480$/);
  const amps = filters(page).getByRole('combobox', { name: 'Full-load amps, per pump, from' });
  await amps.fill('12');
  await filters(page).getByRole('combobox', { name: 'Full-load amps, per pump, to' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/f\.fla\.from=12&f\.fla\.to=12/);
  const found = page.getByRole('listitem').filter({ hasText: 'Harrier simplex' });
  await expect(found.getByText('Can be built.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('more to be built');
  await press(found.getByRole('link', { name: 'Build it with these choices made' }));
  await expect(page).toHaveURL(/\/family\/harrier-simplex\?/);
  await expect(page.getByRole('heading', { level: 1, name: /Harrier/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/HS-4-4X[S6]/);
  expect(clicks()).toBeLessThanOrEqual(CLICKS_MOST);
});

test('a press asks for the answer to a choice, and the click does not ask again', async ({ page }) => {
  await page.goto(CATEGORY);
  if (isNarrow(page)) await page.getByRole('button', { name: 'Filter' }).click();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/facets/i.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await choice(page, /^480 V/)
    .locator('..')
    .hover();
  await page.mouse.down();
  await expect.poll(() => asked).toEqual([expect.stringContaining('voltage')]);
  await page.mouse.up();
  await expect(page).toHaveURL(/\?f\.voltage=480$/);
  await expect(page.getByRole('main').getByRole('status')).toContainText(/^\d+ models in \d+ families/);
  expect(asked).toHaveLength(1);
});

test('choices are counted, taken away as chips, and kept by Back; models are one press away', async ({ page }) => {
  await page.goto(`${CATEGORY}?f.voltage=480`);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText(/^\d+ models in \d+ families/);
  if (isNarrow(page)) await page.getByRole('button', { name: 'Filter 1' }).click();
  const single = choice(page, /^Single-phase/);
  const three = choice(page, /^Three-phase/);
  const models = Number((await three.locator('..').textContent())?.match(/(\d+) models?$/)?.[1]);
  await three.check();
  await expect(three).toBeChecked();
  await expect(status).toContainText(`${models} models`);
  await expect(single).not.toBeChecked();
  const first = page.getByRole('main').locator('.fct-models').first();
  await first.locator('summary').click();
  await expect(first.getByRole('link').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?f\.voltage=480$/);
  await page.getByRole('link', { name: /480 V/ }).click();
  await expect(page).toHaveURL(CATEGORY);
  await expect(page.getByRole('link', { name: /Simplex panels/ }).first()).toBeVisible();
});

test('an address has one spelling; combinations stay out of search engines', async ({ page }) => {
  await page.goto(
    `${CATEGORY}?f.phase=Three-phase&utm_source=x&f.bogus=1&f.voltage=7&f.enclosure=NEMA+1&f.phase=Three-phase`,
  );
  await expect(page).toHaveURL(`${CATEGORY}?f.enclosure=NEMA+1&f.phase=Three-phase`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goto(`${CATEGORY}?f.phase=Three-phase`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/category\/control-panels\?f\.phase=Three-phase$/,
  );
});

test('where nothing is left, it says without what there would be some; what is left has an order', async ({ page }) => {
  await page.goto(`${CATEGORY}?f.pumps=1&f.floats=5&f.voltage=24`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Nothing here is all of that, and nothing can be built.');
  const hint = main.getByText(/Without .+ there (?:is|are) \d+ models?/);
  await expect(hint).toBeVisible();
  const first = hint.getByRole('link').first();
  const models = await first.textContent();
  await first.click();
  await expect(main.getByRole('status')).toContainText(`${models} in`);

  await page.goto(`${CATEGORY}?f.floats=3`);
  const prices = async (): Promise<number[]> => {
    const texts = await main.locator('.fct-price b').allTextContents();
    return texts.map((text) => Number(text.replaceAll(/[$,]/g, '')));
  };
  const before = await prices();
  expect(before).not.toEqual(before.toSorted((a, b) => a - b));
  await main.getByRole('combobox', { name: 'Order' }).selectOption('Price, lowest first');
  await expect(page).toHaveURL(`${CATEGORY}?order=price&f.floats=3`);
  await expect.poll(prices).toEqual(before.toSorted((a, b) => a - b));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /control-panels\?f\.floats=3$/);
  await page.goto(`${CATEGORY}?order=bogus&f.floats=3`);
  await expect(page).toHaveURL(`${CATEGORY}?f.floats=3`);
});

test('models of all families stand in one list, the dearest first; the families are one press away', async ({
  page,
}) => {
  await page.goto(`${CATEGORY}?f.voltage=480`);
  const views = page.getByRole('navigation', { name: 'Shown as' });
  await views.getByRole('link', { name: 'Models' }).click();
  await expect(page).toHaveURL(`${CATEGORY}?view=models&f.voltage=480`);
  const rows = page.getByRole('main').locator('.fct-listed tbody tr');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Price, highest first' });
  await expect(page).toHaveURL(`${CATEGORY}?order=-price&view=models&f.voltage=480`);
  await expect
    .poll(async () => {
      const prices = (await rows.locator('td:last-child').allTextContents())
        .map((text) => Number(text.replace(/[^\d.]/g, '')))
        .filter((price) => price > 0);
      return prices.length > 2 && prices.every((price, at) => at === 0 || price <= (prices[at - 1] ?? 0));
    })
    .toBe(true);
  await views.getByRole('link', { name: 'Families' }).click();
  await expect(page).toHaveURL(`${CATEGORY}?order=-price&f.voltage=480`);
});

test('what the search finds is filtered like a category', async ({ page }) => {
  await page.goto('/search/duplex');
  const main = page.getByRole('main');
  if (isNarrow(page)) await main.getByRole('button', { name: 'Filter' }).click();
  const box = choice(page, /^NEMA 4X fibreglass/);
  const models = Number((await box.locator('..').textContent())?.match(/(\d+) models?$/)?.[1]);
  expect(models).toBeGreaterThan(0);
  await box.check();
  await expect(page).toHaveURL('/search/duplex?f.enclosure=NEMA+4X+fibreglass');
  await expect(main.getByText(`${models} models in`)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Tern' }).first()).toContainText(/\d+ of \d+ models/);
  await page
    .getByRole('list', { name: 'Chosen' })
    .getByRole('link', { name: /NEMA 4X fibreglass/ })
    .click();
  await expect(page).toHaveURL('/search/duplex');
  await expect(main.getByRole('heading', { name: 'Families' })).toBeVisible();
  await page.goto('/search/duplex?f.phase=Three-phase&f.bogus=1');
  await expect(page).toHaveURL('/search/duplex?f.phase=Three-phase');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the same panel is found by a form', async ({ page }) => {
    const { press, clicks } = presser();
    await page.goto(CATEGORY);
    await press(choice(page, /^480 V/));
    await press(choice(page, /^NEMA 4X stainless/));
    await filters(page).getByRole('combobox', { name: 'Full-load amps, per pump, from' }).fill('12');
    await filters(page).getByRole('combobox', { name: 'Full-load amps, per pump, to' }).fill('12');
    await press(page.getByRole('button', { name: 'Show what fits' }));
    await expect(page).toHaveURL(/f\.enclosure=NEMA\+4X\+stainless&f\.fla\.from=12&f\.fla\.to=12&f\.voltage=480/);
    const found = page.getByRole('listitem').filter({ hasText: 'Harrier simplex' });
    await press(found.getByRole('link', { name: 'Build it with these choices made' }));
    await expect(page.getByRole('heading', { level: 1, name: /Harrier/ })).toBeVisible();
    expect(clicks()).toBeLessThanOrEqual(CLICKS_MOST);
  });
  test('a number is typed in either unit, and what the search finds is filtered, too', async ({ page }) => {
    await page.goto('/search/float');
    const from = filters(page).getByRole('combobox', { name: 'Cable length, from' });
    await from.fill('6.1');
    await filters(page).getByRole('combobox', { name: 'Cable length, unit' }).selectOption('m');
    await page.getByRole('button', { name: 'Show what fits' }).click();
    await expect(page).toHaveURL('/search/float?f.cable.from=20');
    await expect(from).toHaveValue('20');
    await expect(page.getByRole('main')).toContainText(/\d+ models in \d+ families/);
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Price, lowest first');
    await page.getByRole('button', { name: 'Show what fits' }).click();
    await expect(page).toHaveURL('/search/float?order=price&f.cable.from=20');
  });
});

test('who reads metric filters in metric, and the address keeps the unit of the maker', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('units', 'metric'));
  await page.goto('/category/control-floats');
  if (isNarrow(page)) await page.getByRole('button', { name: 'Filter' }).click();
  const from = filters(page).getByRole('combobox', { name: 'Cable length, from' });
  await expect(from).toHaveAttribute('placeholder', '3.05');
  await from.fill('6.1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?f\.cable\.from=20$/);
  await expect(from).toHaveValue('6.1');
  await expect(page.getByRole('list', { name: 'Chosen' })).toContainText('6.1 m and above');
});

test('at every width the table of models says what its models are', async ({ page }) => {
  await page.goto('/family/pipit-simplex');
  const row = page.getByRole('main').locator('.mod-table tbody tr').first();
  for (const value of ['120 V', 'Up to 12 A', '15 ft'])
    await expect(row.getByText(value, { exact: true })).toBeVisible();
});
