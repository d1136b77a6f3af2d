import { field } from '../browser/field.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { open, scrollDown, scrolledTo } from '../browser/moves.ts';
import { configuredProduct, content } from '../site/demo-names.ts';

const { product, modelNumber } = configuredProduct();

test('the drop-down shows four matches with the text marked; Enter shows them all', async ({ page, isMobile }) => {
  await page.goto('/home');
  if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).tap();
  const box = page.getByRole('combobox', { name: /Search/ });
  await box.fill('float');
  await expect(page.getByRole('option')).toHaveCount(4);
  await expect(page.getByRole('option').first().locator('mark').first()).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\/float$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
});

test('the keyboard chooses a match and opens its family with the number', oneWidth, async ({ page, isMobile }) => {
  await page.goto('/home');
  if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).tap();
  const box = page.getByRole('combobox', { name: /Search/ });
  await box.fill(product.partNumber);
  await expect(page.getByRole('option').first()).toContainText(product.partNumber);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`configurator=${encodeURIComponent(modelNumber).replace(/[.*+?^$()|]/g, '\\$&')}`),
  );
});

test(
  'the rows sure to match are there before the answer; a new letter gives a request up',
  oneWidth,
  async ({ page, isMobile }) => {
    const [word = ''] = /[a-z]{5,}/i.exec(product.name) ?? [];
    const most = word.slice(0, -1);
    await open(page, '/home');
    if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).tap();
    const box = page.getByRole('combobox', { name: /Search/ });
    await box.fill(most);
    const status = page.getByRole('search').getByRole('status');
    await expect(status).toHaveText(/that match/);
    await page.route(new RegExp(`/api/Search/everything\\?search=${word}&`, 'i'), () => {});
    const asked = page.waitForRequest(new RegExp(`search=${word}&`, 'i'));
    await box.fill(word);
    await asked;
    await expect(status).toHaveText('Searching');
    for (const option of await page.getByRole('option').all())
      await expect(option).toContainText(new RegExp(word, 'i'));
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes(`search=${word}&`));
    await box.fill(most);
    await expect(status).toHaveText(/that match/);
    await givenUp;
  },
);

test(
  'a page is turned while a new number of rows is on its way: the address keeps both',
  oneWidth,
  async ({ page }) => {
    await open(page, '/search/float');
    const asked = page.waitForRequest(/pageSize=7/);
    const answered = Promise.withResolvers<void>();
    await page.route(/\/api\/Search\?.*pageSize=7/i, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await field(page, 'Rows on a page').fill('7');
    await asked;
    await page.getByRole('button', { name: 'Next' }).first().click();
    await expect(page).toHaveURL('/search/float?page=2&pageSize=7');
    answered.resolve();
    await expect(page.getByRole('main').getByText('page 2', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);
  },
);

test('another page of results begins at its top; Back leads to where the one before was left', async ({ page }) => {
  await open(page, '/search/float');
  const left = await scrollDown(page, 150);
  await page
    .getByRole('button', { name: 'Next' })
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('main').getByText('page 2', { exact: true })).toBeVisible();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('main').getByText('page 2', { exact: true })).toBeHidden();
  await expect.poll(() => scrolledTo(page)).toBe(left);
});

test(
  'the page of results: turned, typed on, beyond its end, of a wrong number, of nothing',
  oneWidth,
  async ({ page, request }) => {
    await test.step('pages go forth and back, and Back restores the page', async () => {
      await page.goto('/search/float');
      const first = String(await page.getByRole('main').getByRole('listitem').first().textContent());
      await page
        .getByRole('button', { name: 'Next' })
        .or(page.getByRole('link', { name: 'Next' }))
        .click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByRole('main').getByRole('listitem').first()).not.toHaveText(first);
      await page.goBack();
      await expect(page).toHaveURL(/\/search\/float$/);
    });
    await test.step('typing on the search page replaces the address; clearing hides the results', async () => {
      await page.goto('/search/float');
      const field = page.getByRole('main').getByRole('searchbox').first();
      await field.fill(product.partNumber);
      await expect(page).toHaveURL(new RegExp(`/search/${product.partNumber}`));
      await expect(page.getByRole('main')).toContainText(product.partNumber);
      await field.fill('');
      await expect(page.locator('.srch-found').getByRole('listitem')).toHaveCount(0);
    });
    await test.step('a wrong model number is decoded, the wrong cell is named and mended numbers are offered', async () => {
      const family = content.families.find((item) => item.slug === 'tern-duplex' || /duplex/.test(item.slug));
      const sold = content.products.find((item) => item.familyId === family?.id && item.configModelNo !== null);
      const cells = String(sold?.configModelNo).split('-');
      cells[2] = `${cells[2]}Q`;
      await page.goto(`/search/${encodeURIComponent(cells.join('-'))}`);
      await expect(page.locator('[data-state="wrong"]').first()).toBeVisible();
    });
    await test.step('nothing found helps on', async () => {
      await page.goto('/search/qqqqzzzz');
      await expect(page.getByRole('main')).toContainText(/qqqqzzzz/);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
    await test.step('a page beyond the last shows the last, on the server and in the window', async () => {
      const answer = await request.get('/search/float?page=99', { maxRedirects: 0 });
      const last = String(answer.headers().location);
      expect([answer.status(), last]).toEqual([302, expect.stringMatching(/^\/search\/float\?page=\d+$/)]);
      await page.goto('/search/float?page=99');
      await expect(page).toHaveURL(last);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /Next/ })).toBeDisabled();
    });
  },
);

test('what is typed while an answer is on its way stays typed, and is asked for next', oneWidth, async ({ page }) => {
  await page.goto('/search');
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/Search\?search=floa(&|$)/, async (route) => {
    await held;
    await route.continue();
  });
  const field = page.getByRole('main').getByRole('searchbox');
  const asked = page.waitForRequest(/search=floa(&|$)/);
  await field.fill('floa');
  await asked;
  await field.press('t');
  answer();
  await expect(page).toHaveURL('/search/float');
  await expect(field).toHaveValue('float');
});

test('a part number with a wrong digit is told as none, and its neighbours are offered', oneWidth, async ({ page }) => {
  const real = content.products.find(
    ({ partNumber, isLive, isObsolete }) => /^\d{7}$/.test(partNumber) && isLive && !isObsolete,
  );
  if (real === undefined) throw new Error('There is no part number of seven digits.');
  const { partNumber } = real;
  const all = new Set(content.products.map((one) => one.partNumber));
  const wrong = [...'0123456789'].map((digit) => partNumber.slice(0, 2) + digit + partNumber.slice(3));
  const typed = wrong.find((one) => ![...all].some((number) => number.includes(one)));
  if (typed === undefined) throw new Error('Every other digit makes a part number.');
  await page.goto(`/search/${typed}`);
  const main = page.getByRole('main');
  await expect(main.getByText(`No number of ours reads ${typed}.`)).toBeVisible();
  const near = main.getByRole('region', { name: `Close to ${typed}` });
  await expect(near.getByRole('link', { name: partNumber, exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: /^\d+ models?$/ })).toHaveCount(0);
  await expect(main.getByText(/^Nothing found/)).toHaveCount(0);
});
