import type { Page } from '@playwright/test';

/** A PNG of one colour, drawn by the browser. */
export async function picture(page: Page, colour: string): Promise<Buffer> {
  const address = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    const pen = canvas.getContext('2d');
    if (pen !== null) pen.fillStyle = fill;
    pen?.fillRect(0, 0, 300, 200);
    return canvas.toDataURL('image/png');
  }, colour);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
