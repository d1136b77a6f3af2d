import { SEARCH_DEBOUNCE_MS } from '@millrace/contract';
import { field } from '../browser/field.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { follow, goBack, goForward, open, scrollDown, scrolledTo } from '../browser/moves.ts';
import { content } from '../site/demo-names.ts';

const internship = content.jobs.find(({ isLive, type }) => isLive && type === 'Internship');
const job = content.jobs.find(({ isLive }) => isLive);
const AWAY = '/about';

/** Kept pages whose state is in the address: Back restores it, another address shows what it asks for. */
test('a search comes back with its text, page, rows and scroll', async ({ page, isMobile }) => {
  await open(page, AWAY);
  if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await page.getByRole('combobox', { name: /Search/ }).fill('float');
  await page.getByRole('combobox', { name: /Search/ }).press('Enter');
  const box = page.getByRole('main').getByRole('searchbox');
  const rows = field(page, 'Rows on a page');
  await rows.fill('7');
  await expect(page).toHaveURL(/pageSize=7/);
  await page.getByRole('button', { name: 'Next' }).first().click();
  await expect(page).toHaveURL('/search/float?page=2&pageSize=7');
  // The address changes before the page does.
  const secondPage = page.getByRole('main').getByText('page 2', { exact: true });
  await expect(secondPage).toBeVisible();
  const results = await page.getByRole('main').getByRole('listitem').allTextContents();
  const left = await scrollDown(page);
  const expectLeft = async () => {
    await expect(page).toHaveURL('/search/float?page=2&pageSize=7');
    await expect(box).toHaveValue('float');
    await expect(rows).toHaveValue('7');
    await expect(secondPage).toBeVisible();
    expect(await page.getByRole('main').getByRole('listitem').allTextContents()).toEqual(results);
    expect(await scrolledTo(page)).toBe(left);
  };
  await follow(page, AWAY);
  await goBack(page, '/search/float?page=2&pageSize=7');
  await expectLeft();
  await page.goBack();
  await expect(page).toHaveURL('/search/float?pageSize=7');
  await expect(secondPage).toBeHidden();
  await page.goForward();
  await expectLeft();

  await follow(page, AWAY);
  if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await page.getByRole('combobox', { name: /Search/ }).fill('alarm');
  await page.getByRole('combobox', { name: /Search/ }).press('Enter');
  await expect(page).toHaveURL('/search/alarm');
  await expect(box).toHaveValue('alarm');
  expect(await scrolledTo(page)).toBe(0);
});

test('a typed text, the filters of the job board and a job come back', oneWidth, async ({ page }) => {
  await test.step('text typed into the search and not yet asked for is there on the way back, and is asked for then', async () => {
    await open(page, '/search');
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('alarm');
    await follow(page, AWAY);
    await page.goBack();
    await expect(box).toHaveValue('alarm');
    await expect(page).toHaveURL('/search/alarm');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
  await test.step('the job board comes back with its filters and scroll; its plain address shows all jobs', async () => {
    await open(page, '/contact/employment');
    await follow(page, '/careers');
    await field(page, 'Job Type').selectOption('Internship');
    await field(page, 'Filter By').selectOption('Oldest');
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .fill(internship?.name.slice(0, 4).toLowerCase() ?? '');
    await expect(page).toHaveURL(/search=/);
    const address = page.url();
    const left = await scrollDown(page, 60);
    await follow(page, '/contact/employment');
    await goBack(page, address);
    await expect(field(page, 'Job Type')).toHaveValue('Internship');
    await expect(field(page, 'Filter By')).toHaveValue('Oldest');
    expect(await scrolledTo(page)).toBe(left);
    await goForward(page, '/contact/employment');
    await follow(page, '/careers');
    await expect(field(page, 'Job Type')).toHaveValue('');
    await expect(page.getByText('1 Jobs Found')).toHaveCount(0);
  });
  await test.step('a job under its short address comes back where it was left', async () => {
    await open(page, `/careers/${job?.id}`);
    const left = await scrollDown(page);
    await follow(page, AWAY);
    await goBack(page, `/careers/${job?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job?.name ?? '');
    expect(await scrolledTo(page)).toBe(left);
  });
});

test(
  'who leaves while a typed text waits to be asked for gets there, however long that page takes',
  oneWidth,
  async ({ page }) => {
    await open(page, '/search');
    const code = Promise.withResolvers<void>();
    await page.route(/about-page-.*\.js/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.getByRole('main').getByRole('searchbox').fill('alarm');
    const asked = page.waitForRequest(/about-page-.*\.js/);
    await page.locator(`a[href="${AWAY}"]:visible`).first().click();
    await asked;
    await page.waitForTimeout(2 * SEARCH_DEBOUNCE_MS);
    code.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(AWAY);
  },
);
