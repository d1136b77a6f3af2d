import { isConverted, type Measure, printMeasure, type UnitSystem } from '@millrace/contract';
import { demoContent } from '@millrace/demo-content';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { ONE_WIDTH } from '../browser/widths.ts';

const content = demoContent();
const float = content.families.find(({ attributes }) => attributes['across'] === 2.74);
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

/** The measures of the float that are shown otherwise in other units. */
const measures: readonly Measure[] = content.attributes.flatMap(({ key, unit, precision, compares }) => {
  const value = float?.attributes[key];
  if (!compares || !isConverted(unit) || value === undefined) return [];
  if (typeof value === 'number') return [{ from: value, to: value, unit, precision }];
  const isRange = typeof value === 'object' && !Array.isArray(value);
  return isRange ? [{ from: value.from ?? null, to: value.to ?? null, unit, precision }] : [];
});
const systems: readonly UnitSystem[] = ['us', 'metric'];
const cable = content.attributes.find(({ key }) => key === 'cable');
/** Pages with the float, and how many of its measures each shows at least. */
const pages: readonly [name: string, path: string, least: number][] = [
  ['specifications', PATH, 3],
  ['comparison', `/compare?family=${float?.slug}`, 3],
  ['filtered category', '/category/control-floats?f.cable.from=10&f.cable.to=20', 0],
  ['filtered search', '/search/float?f.cable.from=10&f.cable.to=20', 0],
];

for (const system of systems)
  test(`who reads ${system} units reads them on every page, and no others`, { tag: ONE_WIDTH }, async ({ page }) => {
    await page.addInitScript((units) => localStorage.setItem('units', units), system);
    for (const [name, path, least] of pages)
      await test.step(name, async () => {
        await page.goto(path);
        await expect(page.getByRole('button', { name: system === 'us' ? 'US' : 'Metric' }).first()).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        const values = await valuesOn(page);
        const shown = measures.filter((measure) => values.includes(printMeasure(measure, system)));
        expect(shown.length).toBeGreaterThanOrEqual(least);
        const wrong = measures.filter((measure) =>
          systems.some((one) => one !== system && values.includes(printMeasure(measure, one))),
        );
        expect(wrong).toEqual([]);
      });
    await test.step('choices and fields of a filter', async () => {
      const asked = { from: 10, to: 20, unit: 'ft', precision: cable?.precision ?? 0 };
      const main = page.getByRole('main');
      await expect(main.getByRole('list', { name: 'Chosen' })).toContainText(printMeasure(asked, system));
      await expect(main.getByRole('combobox', { name: 'Cable length, to' })).toHaveValue(
        system === 'us' ? '20' : '6.1',
      );
    });
  });

/** The texts of all values: cells, facts and chips. */
const valuesOn = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('dd, td, .fct-chip')
    .evaluateAll((all) => all.map(({ textContent }) => textContent.trim()));

test('a number as it is built is in the units of who builds it, beside those that the number is in', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('units', 'metric'));
  await test.step('an option that says an attribute', async () => {
    await page.goto('/family/plover-tethered');
    await expect(page.locator('[data-group="Cord length"]').getByText('6.1 m', { exact: true })).toBeVisible();
  });
  await test.step('a number that is asked for, and the drawing', async () => {
    await page.goto('/family/sora-narrow-angle?configurator=SN-30-NO-30');
    const cord = page.locator('[data-group="Cord"]');
    await expect(cord.getByText('9.1 m', { exact: true })).toBeVisible();
    await cord.getByRole('button', { name: /^Cord/ }).click();
    await expect(cord.getByText('30 ft = 9.1 m')).toBeVisible();
    const drawn = page.locator('.drawn-measure');
    await expect(drawn.filter({ hasText: '69.6 mm' })).toBeVisible();
    await expect(drawn.filter({ hasText: /(in|ft)$/ })).toHaveCount(0);
  });
  await test.step('what follows from the number', async () => {
    await page.goto('/family/tern-duplex?configurator=TD-3-4X-4F-040-AB-E-20');
    const facts = page.getByRole('region', { name: 'Data of this number' });
    await expect(facts.getByText(/ kg$/)).toBeVisible();
    await expect(facts.getByText(/ lb$/)).toHaveCount(0);
  });
});
