import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { configuredFamily, content, listedFamily, productsOf } from '../site/demo-names.ts';

const listed = listedFamily();

test('the table of models shows part numbers and prices', async ({ page }) => {
  await page.goto(`/family/${listed.slug}`);
  for (const product of productsOf(listed.id).slice(0, 3)) {
    await expect(page.getByRole('main').getByText(product.partNumber, { exact: true }).first()).toBeVisible();
  }
});

test('the number of a model stands on one line with its box, and with its words where there is room', async ({
  page,
  isMobile,
}) => {
  await page.goto(`/family/${listed.slug}`);
  const row = page.getByRole('main').getByRole('table').locator('tbody tr').filter({ hasNotText: 'Obsolete' }).first();
  const parts = isMobile ? '.checkbox, .fam-anchor' : '.checkbox, .fam-anchor, b';
  const middles = await row.evaluate(
    (one, asked) =>
      [...one.querySelectorAll(asked)].map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    parts,
  );
  expect(middles.length).toBe(isMobile ? 2 : 3);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1.5);
});

test('a long table of models is filtered, sorted by price and copied, without a mouse', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const longest = content.families
    .filter(({ isLive, configurator }) => isLive && configurator === null)
    .reduce((a, b) => (productsOf(a.id).length < productsOf(b.id).length ? b : a));
  const all = productsOf(longest.id);
  const word = all[0]?.name.split(/\W/)[0] ?? '';
  await page.goto(`/family/${longest.slug}`);
  const main = page.getByRole('main');
  const rows = main.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(all.length);

  await main.getByRole('searchbox', { name: `Filter ${all.length} models` }).fill(word);
  await expect(main.getByText(/^\d+ of \d+ models$/)).toBeVisible();
  const left = await rows.count();
  expect(left).toBeLessThan(all.length);
  const price = main.getByRole('button', { name: 'List price' });
  await price.press('Enter');
  await price.press('Enter');
  await expect(main.getByRole('columnheader', { name: 'List price' })).toHaveAttribute('aria-sort', 'descending');
  const prices = (await rows.locator('td:last-child').allTextContents()).map((text) =>
    Number(text.replace(/[$,]/g, '')),
  );
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));

  await main.getByRole('button', { name: `Copy ${left} rows` }).press('Enter');
  await expect(main.getByText(`Copied: ${left} models with headings`)).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines).toHaveLength(left + 1);
  expect(lines[0]?.split('\t')).toEqual(['Part number', 'Name', 'Description', 'List price']);
  expect(Number(lines[1]?.split('\t').at(-1))).toBe(prices[0]);
  const part = lines[1]?.split('\t')[0] ?? '';
  await main.getByRole('button', { name: `Copy ${part}` }).press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(part);

  await main.getByRole('searchbox').fill('no such thing');
  await expect(rows).toHaveCount(0);
  await main.getByRole('button', { name: `Show all ${all.length}` }).click();
  await expect(rows).toHaveCount(all.length);
});

test(
  'addresses of a family: its tabs, its parts, its variant, its lists and its link',
  oneWidth,
  async ({ page, context }) => {
    await test.step('a tab stands in the address, Models does not', async () => {
      await page.goto(`/family/${listed.slug}`);
      const tabs = page.getByRole('navigation', { name: 'About this family' });
      await tabs.getByRole('link', { name: /^Specifications/ }).click();
      await expect(page).toHaveURL(/tab=Specifications/);
      await page.reload();
      await expect(tabs.getByRole('link', { name: /^Specifications/ })).toHaveAttribute('aria-current', /page|true/);
      await tabs.getByRole('link', { name: /^Models/ }).click();
      await expect(page).not.toHaveURL(/tab=/);
    });
    await test.step('a part number leads to its family and never stays in the address', async () => {
      const product = productsOf(listed.id)[0];
      await page.goto(`/family?part=${product?.partNumber}`);
      await expect(page).toHaveURL(new RegExp(`/family/${listed.slug}#part-${product?.partNumber}$`));
    });
    await test.step('the intrinsically-safe variant keeps its parameter through the tabs', async () => {
      const safe = content.families.find((family) => family.intrinsicallySafe && family.isLive);
      await page.goto(`/family/${safe?.slug}?intrinsically-safe=true`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(safe?.name));
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Specifications/ })
        .first()
        .click();
      await expect(page).toHaveURL(/intrinsically-safe=true/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(safe?.name));
    });
    await test.step('the model list downloads with and without prices', async () => {
      const family = configuredFamily(3);
      await page.goto(`/family/${family.slug}`);
      const link = page.getByRole('link', { name: /PDF/ }).first();
      const address = String(await link.getAttribute('href'));
      const answer = await page.request.get(address);
      expect(answer.status()).toBe(200);
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
      await page.getByRole('checkbox', { name: /Print prices/ }).uncheck();
      await expect(link).toHaveAttribute('href', /prices=false/);
    });
    await test.step('Share copies the link and says so for three seconds', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`/family/${listed.slug}`);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByText('link copied')).toBeVisible();
      const places = [page.getByText('link copied'), page.getByRole('button', { name: 'Share' })];
      const [said, button] = await Promise.all(places.map((place) => place.boundingBox()));
      expect(said, 'the words cover the button alone').toEqual(button);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/family/${listed.slug}`);
      await expect(page.getByText('link copied')).toBeHidden();
    });
    await test.step('where nothing may be copied, the whole address stands in the window to be taken by hand', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
      const share = page.getByRole('button', { name: 'Share' });
      await share.click();
      const address = page.locator('.fam-address');
      await expect(address).toHaveText(new RegExp(`/family/${listed.slug}$`));
      const box = await address.boundingBox();
      const wide = await page.evaluate(() => document.documentElement.clientWidth);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(wide);
      await share.click();
      await expect(address).toHaveCount(0);
    });
  },
);

test(
  'what is not there is a not-found page inside the shell; an unknown path goes home',
  oneWidth,
  async ({ page }) => {
    const lookedUp: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/Product')) lookedUp.push(pathname);
    });
    // The page of a link that is pointed at is fetched ahead: the pointer of the test before may rest on one.
    await page.mouse.move(0, 0);
    for (const path of ['/family/no-such-family', '/family?part=NOPE-000', '/category/no-such-shelf'])
      await test.step(path, async () => {
        const answer = await page.goto(path, { waitUntil: 'networkidle' });
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByRole('main').getByRole('searchbox').first()).toBeVisible();
        expect(lookedUp).toEqual([]);
      });
    await page.goto('/no/such/path');
    await expect(page).toHaveURL(/\/home$/);
  },
);

test('left and right move along the thumbnails, and the strip follows', async ({ page }) => {
  const family = content.families.find(
    ({ isLive, intrinsicallySafe, media }) => isLive && !intrinsicallySafe && media.length > 3,
  );
  await page.goto(`/family/${family?.slug}`);
  const strip = page.locator('.gal-thumbs');
  const current = strip.locator('[aria-current]');
  const seen = [];
  await current.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key);
    await expect(current).toBeFocused();
    seen.push(await current.getAttribute('aria-label'));
  }
  expect(new Set(seen).size).toBe(3);
  expect(seen[3]).toBe(seen[1]);
});
