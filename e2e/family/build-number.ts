import type { Page } from '@playwright/test';

const MOST_CHOICES = 60;

/**
 * Builds a complete model number as a visitor would: in the group the plate asks for next, the first option that can be chosen.
 * Returns the number that then stands in the address.
 */
export async function buildNumber(page: Page): Promise<string> {
  for (let choices = 0; choices < MOST_CHOICES; choices++) {
    const next = page.locator('[data-group][data-open]');
    if ((await next.count()) === 0) break;
    await next.first().locator('.cfg-row[data-status="free"] input').first().check();
  }
  await page.waitForURL(/configurator=/);
  return new URL(page.url()).searchParams.get('configurator') ?? '';
}
