import { expect, type Page, test } from '@playwright/test';

const ID = 'G-TEST123';
const SERVICE = 'https://www.googletagmanager.com';

/** Sets a measurement id among the site's settings and stands in for the outside service. Returns the requests to it. */
async function withMeasurementId(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\//, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    const body = (await answer.text()).replace(
      '"key":"measurementId","value":""',
      `"key":"measurementId","value":"${ID}"`,
    );
    expect(body).toContain(ID);
    await route.fulfill({
      response: answer,
      body,
      headers: {
        ...headers,
        'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${SERVICE}`),
      },
    });
  });
  return asked;
}

/** Returns the entries of its queue, as lists. */
const queue = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] }: { dataLayer?: ArrayLike<unknown>[] } = Object(window);
    return dataLayer.map((words) => Array.from(words));
  });
const isSilent = (page: Page) => page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), ID);
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test('before an answer and after Decline the outside service is not asked for', async ({ page }) => {
  const asked = await withMeasurementId(page);
  await page.goto('/about');
  await banner(page).getByRole('button', { name: 'settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto('/about');
  await page.waitForTimeout(1500);
  expect(asked).toEqual([]);
  expect(await queue(page)).toEqual([]);
});

test('after Accept it is asked for once, by its id, and told of each page', async ({ page }) => {
  const asked = await withMeasurementId(page);
  await page.goto('/about');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => asked).toEqual([`${SERVICE}/gtag/js?id=${ID}`]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/contact/);
  const paths = async (): Promise<unknown[]> =>
    (await queue(page)).filter(([word]) => word === 'set').map(([, said]) => Reflect.get(Object(said), 'page_path'));
  await expect.poll(paths).toEqual(['/about', '/contact']);
  expect((await queue(page)).filter(([word]) => word === 'config')).toMatchObject([
    ['config', ID, { send_page_view: false, anonymize_ip: false }],
  ]);
  expect(asked).toHaveLength(1);
});

test('consent taken back silences it; the toggle off again has it count without ads', async ({ page }) => {
  await withMeasurementId(page);
  await page.goto('/about');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => isSilent(page)).toBe(false);
  await page.getByRole('button', { name: 'Privacy Settings' }).click();
  const toggle = page.getByRole('switch', { name: /strictly necessary cookies/i });
  await toggle.click();
  await expect.poll(() => isSilent(page)).toBe(true);
  await toggle.click();
  await expect.poll(() => isSilent(page)).toBe(false);
  const config = (await queue(page)).findLast(([word]) => word === 'config');
  expect(config?.[2]).toMatchObject({ anonymize_ip: true, allow_ad_personalization_signals: false });
});
