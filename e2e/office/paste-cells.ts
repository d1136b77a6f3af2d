import type { Locator } from '@playwright/test';

/** Pastes cells as a spreadsheet puts them on the clipboard: tabs between them, a line for each row. */
export const pasteCells = (into: Locator, cells: string): Promise<void> =>
  into.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, cells);
