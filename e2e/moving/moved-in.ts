import { oldAddresses } from '@millrace/second-maker';
import type { Page } from '@playwright/test';
import { expect } from '../browser/fixtures.ts';

/** Addresses of the maker's old site lead to pages of this one. */
export async function followOldAddresses(page: Page): Promise<void> {
  for (const { from, to } of oldAddresses) {
    const answer = await page.request.get(from);
    expect([from, answer.status(), new URL(answer.url()).pathname]).toEqual([from, 200, to]);
  }
}
