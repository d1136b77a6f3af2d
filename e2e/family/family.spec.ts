import { expect, test } from '../browser/fixtures.ts';
import { configuredFamily, content, listedFamily, productsOf } from '../site/demo-names.ts';

test.use({ reuseContext: true });

const listed = listedFamily();

test('the table of models shows part numbers and prices', async ({ page }) => {
  await page.goto(`/family/${listed.slug}`);
  for (const product of productsOf(listed.id).slice(0, 3)) {
    await expect(page.getByRole('main').getByText(product.partNumber, { exact: true }).first()).toBeVisible();
  }
});

test('a tab stands in the address, Models does not', async ({ page }) => {
  await page.goto(`/family/${listed.slug}`);
  const tabs = page.getByRole('navigation', { name: 'About this family' });
  await tabs.getByRole('link', { name: /^Specifications/ }).click();
  await expect(page).toHaveURL(/tab=Specifications/);
  await page.reload();
  await expect(tabs.getByRole('link', { name: /^Specifications/ })).toHaveAttribute('aria-current', /page|true/);
  await tabs.getByRole('link', { name: /^Models/ }).click();
  await expect(page).not.toHaveURL(/tab=/);
});

test('a part number leads to its family and never stays in the address', async ({ page }) => {
  const product = productsOf(listed.id)[0];
  await page.goto(`/family?part=${product?.partNumber}`);
  await expect(page).toHaveURL(new RegExp(`/family/${listed.slug}#part-${product?.partNumber}$`));
});

test.describe('what is not there', () => {
  for (const path of ['/family/no-such-family', '/family?part=NOPE-000', '/category/no-such-shelf']) {
    test(`${path} is a not-found page inside the shell`, async ({ page }) => {
      const lookedUp: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/Product')) lookedUp.push(pathname);
      });
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox').first()).toBeVisible();
      expect(lookedUp).toEqual([]);
    });
  }
  test('an unknown path goes home', async ({ page }) => {
    await page.goto('/no/such/path');
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('the intrinsically-safe variant keeps its parameter through the tabs', async ({ page }) => {
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

test('the model list downloads with and without prices', async ({ page }) => {
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

test('Share copies the link and says so for three seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/family/${listed.slug}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/family/${listed.slug}`);
  await expect(page.getByText('link copied')).toBeHidden({ timeout: 5000 });
});

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
