import { readFileSync } from 'node:fs';
import { signIn } from '../accounts/sign-in.ts';
import { expectAccessible } from '../browser/accessible.ts';
import { field } from '../browser/field.ts';
import { expect, expectFits, test } from '../browser/fixtures.ts';
import { content } from '../site/demo-names.ts';

/** The first is switched from customer to customer by one test, the second views as one throughout. */
const SWITCHED = 'oem@prairiepump.example';
const STAYING = 'distributor@lakehead.example';
const IN_NO_GROUP = 'rep@dakota.example';

const customer = (slug: string) => found(content.customers.find((one) => one.slug === slug));
const pageOf = (slug: string, familySlug: string) => {
  const family = found(content.families.find((one) => one.slug === familySlug));
  const page = content.customerFamilies.find(
    ({ customerId, familyId }) => customerId === customer(slug).id && familyId === family.id,
  );
  return { family, page: found(page) };
};
function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The demo content lacks what this journey is about.');
  return value;
}

test('a page is read as the own customer sells it, and as another one of the group', async ({ page, baseURL }) => {
  // Four whole pages, two of them loaded again.
  test.slow();
  const prairie = pageOf('prairie-pump', 'tern-duplex');
  const river = pageOf('red-river-pump', 'tern-duplex');
  await signIn(page, String(baseURL), SWITCHED);
  await page.goto('/family/tern-duplex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(prairie.page.name);
  await expect(page).toHaveTitle(new RegExp(prairie.page.name));
  const viewedAs = field(page, 'Viewed as');
  await expect(viewedAs.locator('option')).toHaveText([customer('prairie-pump').name, customer('red-river-pump').name]);
  await expect(page.getByRole('img', { name: customer('prairie-pump').name })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.locator('.cfg-groups input:enabled').first().check();
  const [reloaded] = await Promise.all([
    page.waitForEvent('domcontentloaded'),
    viewedAs.selectOption({ label: customer('red-river-pump').name }),
  ]);
  await expect(reloaded.getByRole('heading', { level: 1 })).toHaveText(river.page.name);
  await expect(field(page, 'Viewed as')).toHaveValue(String(customer('red-river-pump').id));
  await expect(page.locator('.cfg-groups input:checked').first()).toBeAttached();

  await page.goto('/settings');
  await expect(field(page, 'Company Name')).toHaveValue(customer('red-river-pump').name);
  await expectAccessible(page);
  await page.getByRole('link', { name: prairie.page.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(prairie.page.name);
  await expect(field(page, 'Viewed as')).toHaveValue(String(customer('prairie-pump').id));
});

test('nothing of the plain page shows before the own one, and nothing moves', async ({ page, baseURL }) => {
  const { page: own, family } = pageOf('lakehead-supply', 'wren-outdoor');
  await signIn(page, String(baseURL), STAYING);
  await page.route('**/api/Customers/slug/**', async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen, shifts: 0 });
    const look = (): void => {
      for (const heading of document.querySelectorAll('h1'))
        if (heading.checkVisibility({ visibilityProperty: true })) seen.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/family/wren-outdoor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.name);
  expect(own.name).not.toBe(family.name);
  const { seen, shifts } = await page.evaluate(() => ({
    seen: [...(Reflect.get(window, 'seen') as Set<string>)],
    shifts: Number(Reflect.get(window, 'shifts')),
  }));
  expect(seen).toEqual([own.name]);
  expect(shifts).toBeLessThan(0.01);
});

test('a number built there is the customer’s own, with what the label adds; so is the list of it', async ({
  page,
  baseURL,
}) => {
  const { page: own, family } = pageOf('lakehead-supply', 'wren-outdoor');
  const { configurator } = own;
  const product = found(
    content.products.find(({ familyId, configModelNo }) => familyId === family.id && configModelNo),
  );
  const plainPrefix = family.configurator?.prefix ?? '';
  const number = `${configurator?.prefix}${product.configModelNo?.slice(plainPrefix.length)}`;
  await signIn(page, String(baseURL), STAYING);
  await page.goto(`/family/wren-outdoor?configurator=${encodeURIComponent(number)}`);
  await expect(page.locator('.plate-price-text')).toHaveText(/^\$/);
  const price = Number((await page.locator('.plate-price-text').textContent())?.replace(/[$,]/g, ''));
  expect(price * 100).toBeCloseTo((product.priceCents ?? 0) + (configurator?.adderPrice ?? 0) * 100);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Number sheet, Spreadsheet' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(configurator?.prefix);
  expect(readFileSync(await download.path()).length).toBeGreaterThan(1000);
});

test('who is in no group, and who is not signed in, sees the plain page', async ({ page, baseURL }) => {
  const { family } = pageOf('prairie-pump', 'tern-duplex');
  await page.goto('/family/tern-duplex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(family.name);
  await signIn(page, String(baseURL), IN_NO_GROUP);
  await page.goto('/family/tern-duplex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(family.name);
  await expect(field(page, 'Viewed as')).toHaveCount(0);
  await page.goto('/settings');
  await expect(field(page, 'Company Name')).toHaveValue(customer('dakota-irrigation').name);
  await expect(page.getByRole('heading', { name: 'Your product pages' })).toHaveCount(0);
});
