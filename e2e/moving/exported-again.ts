import { writeFileSync } from 'node:fs';
import { officeCalls } from '@millrace/contract/office';
import type { Page } from '@playwright/test';
import { expect } from '../browser/fixtures.ts';
import { dropFiles } from './drop-files.ts';

/** With `MOVED_IN_KEEP=PATH`, keeps the whole site as PATH.zip: to be started from, or measured (`bench/lighthouse`). */
export async function keepSite(page: Page): Promise<void> {
  const kept = process.env['MOVED_IN_KEEP'];
  if (kept === undefined) return;
  const answer = await page.request.get(`/api${officeCalls.officeExportSite.path}`);
  expect(answer.status()).toBe(200);
  writeFileSync(`${kept}.zip`, await answer.body());
}

/** Everything goes out as a file, and comes in again as unchanged in every row. Returns the number of rows. */
export async function exportAgain(page: Page, format: 'xlsx' | 'csv' | 'json'): Promise<number> {
  const answer = await page.request.get(`/api/office/export?format=${format}`);
  expect(answer.status()).toBe(200);
  const bytes = await answer.body();
  await dropFiles(page, [{ name: `content.${format === 'csv' ? 'zip' : format}`, bytes: async () => bytes }]);
  const unchanged = page.getByRole('button', { name: /^The same [\d.,]+$/ });
  await expect(unchanged).toBeVisible({ timeout: 120_000 });
  for (const state of ['New', 'Changed', 'Refused'])
    await expect(page.getByRole('button', { name: new RegExp(`^${state} [1-9]`) })).toHaveCount(0);
  const count = Number(/[\d.,]+$/.exec((await unchanged.textContent()) ?? '')?.[0].replaceAll(/[.,]/g, ''));
  return count;
}
