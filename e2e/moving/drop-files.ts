import { type MakerFile, secondMaker } from '@millrace/second-maker';
import type { Page } from '@playwright/test';
import { expect } from '../browser/fixtures.ts';

/** The fields that columns of a sheet become, by the words of their headings; what is guessed need not be said. */
type Said = Readonly<Record<string, string>>;

/** The bytes of a file as an input of the browser takes them. */
const inputOf = async ({ name, bytes }: MakerFile) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(await bytes()),
});

/** Drops files on the import of the office. */
export async function dropFiles(page: Page, files: readonly MakerFile[]): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: /^Import/ })
    .click();
  await page.getByLabel('Choose files').setInputFiles(await Promise.all(files.map(inputOf)));
  await expect(page.getByRole('heading', { level: 1, name: /\.(?:csv|xlsx|json|zip)$/ })).toBeVisible();
}

/** Says what columns of a sheet become, and what all of its rows are. */
export async function mapSheet(page: Page, sheet: string | null, said: Said, always: Said = {}): Promise<void> {
  if (sheet !== null) {
    await page
      .getByRole('region', { name: /Sheets$/ })
      .getByRole('button', { name: new RegExp(`^${sheet}`) })
      .click();
  }
  for (const [heading, field] of Object.entries(said))
    await page.getByLabel(`Column ${heading} becomes`).selectOption({ label: field });
  for (const [field, text] of Object.entries(always)) {
    const input = page.getByLabel(`${field} of every row`);
    await input.fill(text);
    await input.press('Tab');
  }
}

/** Puts what the verdict lets in into the draft. Returns the words that say what landed. */
export async function land(page: Page, counts: { new?: number; changed?: number; refused?: number }): Promise<string> {
  for (const [state, count] of Object.entries(counts)) {
    const name = state.charAt(0).toUpperCase() + state.slice(1);
    const button = page.getByRole('button', {
      name: `${name} ${count.toLocaleString(secondMaker.locale)}`,
      exact: true,
    });
    await expect(button).toBeVisible();
  }
  await page.getByRole('button', { name: /^Put [\d.,]+ into/ }).click();
  const landed = page.getByRole('region', { name: 'What has landed' });
  await expect(landed.getByText('It is in the draft.')).toBeVisible();
  return (await landed.textContent()) ?? '';
}
