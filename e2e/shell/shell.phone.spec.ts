import { expect, test } from '../browser/fixtures.ts';

test('the bottom bar opens the menu, and the search puts the cursor in the field', async ({ page }) => {
  await page.goto('/home');
  await page.locator('summary', { hasText: 'Menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Quick' });
  for (const name of ['Products', 'Orders', 'Contact', 'Careers', 'Support', 'About', 'Sign-In']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await expect(page.getByRole('combobox', { name: /Search/ })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toBeHidden();
});
