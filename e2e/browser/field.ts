import type { Locator, Page } from '@playwright/test';

/**
 * The field with a label, on the page in sight. The document may hold other pages, hidden: those that are kept, and the one that a link
 * with the pointer or the focus leads to, drawn ahead as soon as the browser is idle.
 */
export const field = (page: Page, label: string, options?: { exact?: boolean }): Locator =>
  page.getByLabel(label, options).filter({ visible: true });
