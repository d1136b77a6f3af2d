import { demoContent } from '@millrace/demo-content';
import { expect, test } from '../browser/fixtures.ts';

const float = demoContent().families.find(({ attributes }) => attributes['across'] === 2.74);
const PATH = `/family/${float?.slug}?tab=Specifications`;

test('measures are shown in the units that a visitor chooses, on every page, until others are chosen', async ({
  page,
}) => {
  await page.goto(PATH);
  const specifications = page.getByRole('region', { name: 'Specifications' });
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(specifications.getByText('2.74 in', { exact: true })).toBeVisible();
  await specifications.getByRole('button', { name: 'Metric' }).click();
  await expect(specifications.getByText('69.6 mm', { exact: true })).toBeVisible();
  await expect(specifications.getByText('2.74 in', { exact: true })).toHaveCount(0);
  await expect(summary.getByText(/°C$/).first()).toBeVisible();
  await expect(specifications.getByText(/AWG/).first()).toBeVisible();
  await page.reload();
  await expect(specifications.getByText('69.6 mm', { exact: true })).toBeVisible();
  await summary.getByRole('button', { name: 'US' }).click();
  await expect(specifications.getByText('2.74 in', { exact: true })).toBeVisible();
  await expect(summary.getByRole('button', { name: 'US' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('they are in the units of the site, and nothing is offered that does nothing', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText('2.74 in', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Metric' })).toHaveCount(0);
  });
});
