import { expectAccessible } from '../browser/accessible.ts';
import { field } from '../browser/field.ts';
import { expect, expectFits, oneWidth, test } from '../browser/fixtures.ts';
import { content } from '../site/demo-names.ts';

const newestFirst = content.jobs
  .filter(({ isLive }) => isLive)
  .toSorted((a, b) => b.postDate.localeCompare(a.postDate) || b.id - a.id);
const [newest, second] = newestFirst;
const oldest = newestFirst.at(-1);
const intern = newestFirst.find(({ type }) => type === 'Internship');
if (newest === undefined || second === undefined || oldest === undefined || intern === undefined)
  throw new Error('The demo has too few jobs.');

test(
  'the list of jobs: narrowed and widened through the address, without jobs, of an unknown job',
  oneWidth,
  async ({ page }) => {
    await test.step('typing, choosing and Reset narrow and widen the list through the address', async () => {
      await page.goto('/careers');
      const count = page.getByText(/Jobs Found$/);
      const titles = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(count).toHaveText(`${newestFirst.length} Jobs Found`);
      await expect(titles.first()).toHaveText(newest.name);

      await field(page, 'Filter By').selectOption('Oldest');
      await expect(page).toHaveURL(/\/careers\?startBy=Oldest$/);
      await expect(titles.first()).toHaveText(oldest.name);

      await field(page, 'Job Type').selectOption('Internship');
      await expect(page).toHaveURL(/\?type=Internship&startBy=Oldest$/);
      await expect(titles.first()).toHaveText(intern.name);

      await field(page, 'Search', { exact: true }).last().fill(intern.name.toLowerCase());
      await expect(page).toHaveURL(/\?search=[^&]+&type=Internship&startBy=Oldest$/);
      await expect(count).toHaveText('1 Jobs Found');

      await field(page, 'Job Category').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(page).toHaveURL(/\/careers$/);
      await expect(field(page, 'Job Type')).toHaveValue('');
      await expect(count).toHaveText(`${newestFirst.length} Jobs Found`);
      await expect(titles.first()).toHaveText(newest.name);
      await expectFits(page);
    });
    await test.step('a list without jobs says how to widen it', async () => {
      await page.goto('/careers?search=qqqq&type=Remote');
      await expect(page.getByText('0 Jobs Found')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Without “qqqq”' }).click();
      await expect(page).toHaveURL(/\/careers\?type=Remote$/);
      await expect(field(page, 'Search', { exact: true }).last()).toHaveValue('');
      await expect(page.getByText('0 Jobs Found')).toHaveCount(0);
    });
    await test.step('an unknown job clears the selection and the list says so', async () => {
      for (const path of ['/careers?job=999999', '/careers/999999']) {
        await page.goto(path);
        await expect(page).toHaveURL(/\/careers$/);
        // The page of the unknown job is kept, hidden, after the list took its place.
        await expect(page.getByText('reference number 999999').filter({ visible: true })).toHaveCount(1);
        await expect(page.getByText(`${newestFirst.length} Jobs Found`).filter({ visible: true })).toHaveCount(1);
      }
    });
  },
);

test('a job begins at its top; Back leads to the list where it was left, with its filters', async ({ page }) => {
  await page.goto('/careers?startBy=Oldest');
  await page.getByRole('link', { name: second.name, exact: true }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await page.getByRole('link', { name: second.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`\\?startBy=Oldest&job=${second.id}$`));
  const heading = page.getByRole('heading', { level: 1, name: second.name });
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  for (const words of [String(second.id), second.category, second.type, second.description])
    await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', `/employment/${second.id}`);
  await expectFits(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/careers\?startBy=Oldest$/);
  await expect(page.getByRole('link', { name: second.name, exact: true })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form asks, Reset starts anew, a job reads whole', oneWidth, async ({ page }) => {
    await page.goto('/careers');
    await field(page, 'Job Type').selectOption('Internship');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/type=Internship/);
    await expect(field(page, 'Job Type')).toHaveValue('Internship');
    await page.getByRole('link', { name: intern.name, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'What you will do' })).toBeVisible();
    await page.goto('/careers?type=Internship');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText(`${newestFirst.length} Jobs Found`)).toBeVisible();
  });
});
