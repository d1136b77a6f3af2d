import { expect, test } from '@playwright/test';
import { open } from '../browser/moves.ts';

/** Not with the fixtures of the others: that the search failed is logged, as the specification asks. */
test('a search that fails leaves the page and what was typed, logs it, and can be tried again', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await open(page, '/search/float');
  await page.route(/\/api\/Search\?search=alarm/, (route) => route.fulfill({ status: 500, json: {} }));
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('alarm');
  await expect(page).toHaveURL('/search/alarm');
  await expect.poll(() => logged.some((text) => text.includes('ApiError'))).toBe(true);
  await expect(field).toHaveValue('alarm');
  await page.unroute(/\/api\/Search\?search=alarm/);
  await field.fill('alarms');
  await expect(page).toHaveURL('/search/alarms');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/alarm/i);
});

test('a first search that fails says so and offers to try again', async ({ page }) => {
  await open(page, '/search');
  await page.route(/\/api\/Search\?search=alarm/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('main').getByRole('searchbox').fill('alarm');
  await expect(page.getByRole('alert')).toContainText('The search did not answer.');
  await page.unroute(/\/api\/Search\?search=alarm/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/alarm/i);
});
