import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { follow } from '../browser/moves.ts';
import { holdFaces, shows } from './late-faces.ts';
import { clockOf, SHIFT_MAX, shiftsSince, watchShifts } from './shifts.ts';

/** A page that is painted and at work, and whose faces are on their way until the answer's `letCome` is called. */
async function openWithoutFaces(page: Page, path: string): Promise<{ letCome: () => Promise<void> }> {
  const letCome = await holdFaces(page);
  await watchShifts(page);
  const asked = page.waitForRequest('**/*sans*.woff2');
  // It is not loaded while they are on their way.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await asked;
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  return { letCome };
}

/** In the page, ahead of all it has: digits with room for them in the face that stands in; the Sans has wider ones. */
function putLine(room: number): void {
  const line = document.createElement('p');
  line.id = 'line';
  line.textContent = '00000000 00000000 00000000';
  line.style.width = 'max-content';
  document.querySelector('main')?.prepend(line);
  line.style.width = `${line.getBoundingClientRect().width + room}px`;
}
const heightOfLine = (page: Page) => page.locator('#line').evaluate((line) => line.getBoundingClientRect().height);

test('faces that come late move nothing: the Mono shows at once, a Sans that would move a line with the next page', async ({
  page,
}) => {
  const { letCome } = await openWithoutFaces(page, '/about');
  await page.evaluate(putLine, 2);
  const [before, since] = [await heightOfLine(page), await clockOf(page)];
  await letCome();
  expect((await shiftsSince(page, since)).score).toBeLessThanOrEqual(SHIFT_MAX);
  expect([await shows(page, 'Plex Mono'), await shows(page, 'Plex Sans')]).toEqual([true, false]);
  await page.evaluate(() => document.body.append(...document.querySelectorAll('#line')));
  await follow(page, '/support');
  expect(await shows(page, 'Plex Sans')).toBe(true);
  // It would have moved what is below the line.
  expect(await heightOfLine(page)).toBeGreaterThan(before);
});

test('a Sans that moves nothing shows on the page it is late for', async ({ page }) => {
  const { letCome } = await openWithoutFaces(page, '/about');
  await page.evaluate(putLine, 40);
  // What the page has besides may or may not move.
  await page.evaluate(() => document.body.replaceChildren(...document.querySelectorAll('#line')));
  const [before, since] = [await heightOfLine(page), await clockOf(page)];
  await letCome();
  expect(await shows(page, 'Plex Sans')).toBe(true);
  expect((await shiftsSince(page, since)).score).toBe(0);
  expect(await heightOfLine(page)).toBe(before);
});
