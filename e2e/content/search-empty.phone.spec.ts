import { expect, test } from '../browser/fixtures.ts';
import { open } from '../browser/moves.ts';
import { content } from '../site/demo-names.ts';

const examples = content.settings.find(({ group, key }) => group === 'search' && key === 'examples')?.value;

test('the open search on a phone shows examples, then what was searched for last', async ({ page }) => {
  await open(page, '/home');
  const start = page.getByRole('navigation', { name: 'Quick' }).getByRole('button', { name: 'Search' });
  await start.tap();
  // They are the maker's own: a setting, which the product does not know.
  const shown = page.getByRole('region', { name: 'For example' }).getByRole('link');
  await expect.poll(() => shown.allTextContents()).toEqual(examples);
  const box = page.getByRole('combobox', { name: /Search/ });
  await box.fill('7311203');
  await box.press('Enter');
  await expect(page).toHaveURL('/search/7311203');
  await start.tap();
  await page.getByRole('region', { name: 'Searched for last' }).getByRole('link', { name: '7311203' }).tap();
  await expect(page).toHaveURL('/search/7311203');
});
