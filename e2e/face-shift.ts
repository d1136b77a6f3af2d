import { type Browser, chromium } from '@playwright/test';
import { SHIFT_MAX } from './first-paint.ts';
import { clockOf, holdFaces, type Shifts, shiftsSince, shows, watchShifts } from './late-faces.ts';
import config from './playwright.config.ts';
import { publicPages } from './public-pages.ts';
import { type StartedSite, startedSite } from './started-site.ts';

/**
 * How much each public page moves when its type faces arrive late: painted with the faces that stand in, then given those of the
 * site. Prints what moved, and by width how many pages moved and on how many the Sans waits for the next page; ends with 1 where
 * one moved by what could be seen. Takes the site at the address given, or starts one for itself; widths behind it measure those alone.
 */
const OWN_PORT = 3125;
const PHONES = [360, 390, 412, 740];
const WIDE = [768, 1024, 1440];
const LIMITS = [0, SHIFT_MAX, 0.001, 0.005];
const AT_ONCE = 3;

interface Measured extends Shifts {
  path: string;
  waits: boolean;
}

const [given, ...widths] = process.argv.slice(2);
const site: StartedSite =
  given === undefined ? await startedSite(OWN_PORT) : { address: given, stop: async () => undefined };
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  const paths = await publicPages(site.address);
  const table: string[] = [];
  for (const width of widths.length > 0 ? widths.map(Number) : [...PHONES, ...WIDE]) {
    const pages = await measuredAll(paths, width);
    for (const { path, score, moved } of pages.filter(({ score }) => score > 0))
      console.log(`${width} ${score.toFixed(4)} ${path} ${moved.join('; ')}`);
    const above = (limit: number): number => pages.filter(({ score }) => score > limit).length;
    const waits = pages.filter((page) => page.waits).length;
    table.push([width, pages.length, ...LIMITS.map(above), waits].join('\t'));
    if (above(SHIFT_MAX) > 0) process.exitCode = 1;
  }
  console.log(['width', 'pages', ...LIMITS.map((limit) => `>${limit}`), 'Sans waits'].join('\t'));
  for (const line of table) console.log(line);
} finally {
  await browser.close();
  await site.stop();
}

async function measuredAll(paths: readonly string[], width: number): Promise<Measured[]> {
  const left = paths.entries();
  const found: Measured[] = [];
  const measure = async (): Promise<void> => {
    for (const [index, path] of left) found[index] = await measured(browser, path, width);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, measure));
  return found;
}

async function measured(browser: Browser, path: string, width: number): Promise<Measured> {
  const isPhone = PHONES.includes(width);
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 800 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const letGo = await holdFaces(page);
    await watchShifts(page);
    const asked = page.waitForRequest('**/*.woff2');
    await page.goto(site.address + path, { waitUntil: 'domcontentloaded' });
    await asked;
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    // What the script adds of its own, such as the banner, has come.
    await page.waitForTimeout(1_000);
    const since = await clockOf(page);
    await letGo();
    return { path, waits: !(await shows(page, 'Plex Sans')), ...(await shiftsSince(page, since)) };
  } finally {
    await context.close();
  }
}
