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

/** One grey dot. */
const PHOTOGRAPH = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('a label is read from a photograph', () => {
  const label = 'Read a label with the camera';

  test('where the browser reads codes, and the photograph stays on the device', async ({ page }) => {
    await page.addInitScript(() => {
      let taken = 0;
      Object.assign(window, {
        BarcodeDetector: class {
          async detect(): Promise<{ rawValue: string }[]> {
            taken += 1;
            const codes = [[], ['7311203', 'PF-30-NO-P120'], ['https://a.example/family?part=7204418']];
            return (codes[taken - 1] ?? []).map((rawValue) => ({ rawValue }));
          }
        },
      });
    });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await open(page, '/home');
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('button', { name: 'Search' }).tap();
    const photograph = page.getByLabel(label);
    const take = () => photograph.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PHOTOGRAPH });
    await take();
    await expect(page.getByText('No code could be read.')).toBeVisible();
    await take();
    const read = page.getByRole('region', { name: 'Read on the label' }).getByRole('link');
    await expect(read).toHaveText(['7311203', 'PF-30-NO-P120']);
    await take();
    await expect(page).toHaveURL('/search/7204418');
    await expect(page.getByRole('main')).toContainText('TD-3-4X-4F-040-AB-E-20');
    expect(sent).toEqual([]);
  });

  test('nothing of it is there in other browsers', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.addInitScript(() => Reflect.deleteProperty(window, 'BarcodeDetector'));
    await open(page, '/home');
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('button', { name: 'Search' }).tap();
    await expect(page.getByRole('region', { name: 'For example' })).toBeVisible();
    await expect(page.getByLabel(label)).toHaveCount(0);
    expect(scripts.filter((url) => url.includes('read-label'))).toEqual([]);
  });
});
