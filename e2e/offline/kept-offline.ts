import { expect, type Page } from '@playwright/test';

/** Installing the worker comes last of all a page does, and a busy machine takes long for it. */
export const WITHIN_MS = 60_000;

/** Waits until a page is kept for when there is no network. */
export const isKept = (page: Page, address: string) =>
  expect
    .poll(
      () => page.evaluate(async (at) => (await caches.match(at, { cacheName: 'kept-pages' })) !== undefined, address),
      { timeout: WITHIN_MS },
    )
    .toBe(true);

/** Says that there is no network. */
export const offlineBar = (page: Page) => page.getByRole('region', { name: 'Connection' });
