import { fileURLToPath } from 'node:url';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, oneWidth } from '../browser/fixtures.ts';
import { isKept, offlineBar } from '../offline/kept-offline.ts';
import { holdFirstSecond } from '../painting/late-faces.ts';
import { SHIFT_MAX, shiftsSince, watchShifts } from '../painting/shifts.ts';
import { OWN_SITE, test } from '../site/own-site.ts';
import { firstEntry } from './first-entry.ts';

/** Nobody else of the tests on this site is this user. */
const EMAIL = 'brand@millrace.example';
const ACCENT = '#8c1d40';
const FACE = fileURLToPath(import.meta.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2'));
test.use({ isRefused: true });

test(
  'a maker’s face and colour are uploaded, seen in the draft, published, and on every page, without a network too',
  oneWidth,
  async ({ page, browser }) => {
    await firstEntry(page, OWN_SITE, EMAIL, '/office/brand');
    const site = page.frameLocator('iframe');
    const inTheirFace = (on: typeof site | typeof page) =>
      expect
        .poll(() => on.locator('body').evaluate((body) => getComputedStyle(body).fontFamily))
        .toMatch(/^"Text Face"/);

    await test.step('it is uploaded where WOFF2 alone is taken, and the draft shows it', async () => {
      const upload = page.getByLabel('Your own face for text: upload').and(page.locator('input'));
      await expect(upload).toHaveAttribute('accept', '.woff2');
      await upload.setInputFiles(FACE);
      await expect(page.getByLabel('Your own face for text', { exact: true })).toHaveValue(
        'faces/ibm-plex-sans-latin-400-normal.woff2',
      );
      await inTheirFace(site);
    });
    await test.step('a colour that cannot be read is refused with the nearest that can, and another is seen', async () => {
      const accent = page.getByLabel('Colour on light', { exact: true });
      await accent.fill('#e0c060');
      await expect(page.getByRole('button', { name: 'Take #856a00, the nearest' })).toBeVisible();
      await accent.fill(ACCENT);
      const shown = () =>
        site.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-water'));
      await expect.poll(shown).toBe(ACCENT);
    });
    await test.step('they are published', async () => {
      await page.getByRole('link', { name: 'Publish…' }).click();
      await page.getByRole('button', { name: /^Publish \d+ changes$/ }).click();
      await expect(page.getByText(/^Published as revision \d+/)).toBeVisible();
    });

    const visitor = await browser.newContext({ baseURL: OWN_SITE, serviceWorkers: 'allow' });
    const theirs = await visitor.newPage();
    const bars = () =>
      theirs.evaluate(() => [
        document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
        getComputedStyle(document.documentElement).getPropertyValue('--color-deep'),
      ]);
    await test.step('a first visit is painted in them, and nothing moves', async () => {
      await theirs.addInitScript(holdFirstSecond);
      await watchShifts(theirs);
      await theirs.goto('/home', { waitUntil: 'load' });
      await inTheirFace(theirs);
      expect(await theirs.evaluate(() => document.fonts.check('1em "Text Face"'))).toBe(true);
      expect((await shiftsSince(theirs, 0)).score).toBeLessThanOrEqual(SHIFT_MAX);
      const [bar, deep] = await bars();
      expect(bar).toBe(deep);
    });
    await test.step('in the dark its words can be read, though the colour on light pages alone is their own', async () => {
      await expectAccessibleInBothSchemes(theirs);
    });
    await test.step('without a network a page has their face, name and colours, and so have the bars of the browser', async () => {
      const [bar] = await bars();
      await isKept(theirs, '/home');
      await visitor.setOffline(true);
      await theirs.goto('/home');
      await expect(offlineBar(theirs)).toBeVisible();
      await inTheirFace(theirs);
      await expect(theirs).toHaveTitle('Millrace Controls');
      expect(await bars()).toEqual([bar, bar]);
    });
    await visitor.close();
  },
);
