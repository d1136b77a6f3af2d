import { makerFiles, ordering } from '@millrace/second-maker';
import type { Page } from '@playwright/test';
import { expect } from '../browser/fixtures.ts';

/** Makes a configurator of the maker's ordering guide, with dimensions and a table, by the studio alone. */
export async function makeConfigurator(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: /^Configurators/ })
    .click();
  const from = page.getByRole('region', { name: 'New configurator from a guide' });
  const { name, bytes } = makerFiles.guide;
  await from
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(await bytes()) });
  const family = from.getByLabel('The family that it is for');
  await family.selectOption({ label: await optionOf(family.getByRole('option'), ordering.family) });
  await from.getByRole('button', { name: 'Read the guide' }).click();
  await expect(page.getByText(/^(\d+) of \1 examples decode/)).toBeVisible();
  await expect(page.getByText('nothing is wrong in the rules')).toBeVisible();
  await page.getByRole('button', { name: 'Make the configurator' }).click();
  await expect(page.getByRole('region', { name: 'Groups' })).toBeVisible();
  await expect(page.getByText('Saved to the draft')).toBeVisible();
}

/** The words of the option that begins with these. */
async function optionOf(options: ReturnType<Page['getByRole']>, words: string): Promise<string> {
  const found = options.filter({ hasText: words }).first();
  await expect(found).toBeAttached();
  return (await found.textContent()) ?? '';
}
