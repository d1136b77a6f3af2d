import { expect, test } from '../browser/fixtures.ts';
import { configuredFamily, wayTo } from '../site/demo-names.ts';
import { buildNumber } from './build-number.ts';

const family = configuredFamily(15);
const { item, category } = wayTo(family.slug);

test('a newcomer browses to a family, builds a number, finds it by search and takes the data sheet', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Water and Wastewater Solutions');

  await page.getByRole('main').getByRole('link', { name: category.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name);
  await page.getByRole('main').getByRole('link', { name: item.title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(family.name);

  const modelNumber = await buildNumber(page);
  expect(modelNumber.length).toBeGreaterThan(5);
  const plate = page.getByRole('list', { name: 'Model number' });
  await expect(plate).toBeVisible();
  await expect(page.locator('.plate-price')).toContainText(/\$[\d,]+\.\d\d|For Pricing Call:/);
  const price = String(await page.locator('.plate-price-text').textContent());

  if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).tap();
  const box = page.getByRole('combobox', { name: /Search/ });
  await box.fill(modelNumber);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  const hit = page.getByRole('main').locator(`a[href*="configurator="]`).first();
  await expect(page.getByRole('main')).toContainText(price);
  await hit.click();
  await expect(page).toHaveURL(new RegExp(`/family/${family.slug}`));
  await expect(page.locator('.plate-price-text')).toHaveText(price);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('configurator') === modelNumber);

  await page.locator('#documents').scrollIntoViewIfNeeded();
  await page.locator('summary', { hasText: 'Technical Data Sheets' }).click();
  const sheet = page.locator('#documents a').first();
  const address = await sheet.getAttribute('href');
  const answer = await page.request.get(String(address));
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
