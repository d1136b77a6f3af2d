import { createHash } from 'node:crypto';
import { test as base, expect, type Page, type Request, type TestInfo } from '@playwright/test';
import { browserProcesses } from './browser-processes.ts';
import { untilInPage } from './in-page.ts';
import { ONE_WIDTH, PHONE } from './widths.ts';

interface Visitor {
  answersCookies: boolean;
  losesNetwork: boolean;
  isRefused: boolean;
  serverFails: boolean;
  goesTo: string;
  ownWindow: boolean;
}

/** A test fails on an error in the console, on an uncaught exception, and on a request to anywhere but the product. */
export const test = base.extend<Visitor>({
  /** Most journeys are of a visitor who has refused cookies; no banner stands at the bottom of the window then. */
  answersCookies: [true, { option: true }],
  /** The browser logs each request that no network answers. */
  losesNetwork: [false, { option: true }],
  /** The browser logs each answer of 400, 401, 403, 409, 415 and 429. */
  isRefused: [false, { option: true }],
  /** The browser logs each answer of 500, 502 and 503. */
  serverFails: [false, { option: true }],
  /** A further origin that the journey leads to; empty: none. */
  goesTo: ['', { option: true }],
  /** A window for this test alone, with nothing in memory. `reuseContext: false` would give such tests a worker and a browser, too. */
  ownWindow: [false, { option: true }],
  context: async (
    { context: shared, browser, ownWindow, baseURL, answersCookies, javaScriptEnabled },
    use,
    testInfo,
  ) => {
    const context = ownWindow ? await browser.newContext() : shared;
    const url = String(baseURL);
    // Not by the option `extraHTTPHeaders`: a window with other options is another window.
    await context.setExtraHTTPHeaders(networkOf(testInfo));
    if (answersCookies) await context.addCookies([{ name: 'cookies_accepted', value: 'false', url }]);
    if (javaScriptEnabled !== false) {
      for (const page of context.pages()) waitForScript(page);
      context.on('page', waitForScript);
    }
    await use(context);
    if (ownWindow) await context.close();
    else await context.clearPermissions();
  },
  page: async ({ page, baseURL, losesNetwork, isRefused, serverFails, goesTo }, use, testInfo) => {
    const faults: string[] = [];
    const unanswered = new Set<Request>();
    page.on('request', (request) => unanswered.add(request));
    page.on('requestfinished', (request) => unanswered.delete(request));
    page.on('requestfailed', (request) => unanswered.delete(request));
    page.on('console', (message) => {
      const text = message.text();
      const isExpected =
        expectedStatus(text) ||
        (losesNetwork && /net::ERR_|Failed to fetch/.test(text)) ||
        (isRefused && /status of 4(?:0[0139]|15|29)/.test(text)) ||
        (serverFails && /status of 50[023]/.test(text));
      if (message.type() === 'error' && !isExpected) faults.push(`${text} (${message.location().url})`);
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('request', (request) => {
      const url = request.url();
      const isOurs = url.startsWith(String(baseURL)) || (goesTo !== '' && url.startsWith(`${goesTo}/`));
      if (/^https?:/.test(url) && !isOurs) faults.push(`asked ${url}`);
    });
    await use(page);
    // A page that hangs fails without saying where.
    if (testInfo.status !== testInfo.expectedStatus && unanswered.size > 0)
      console.error(`${testInfo.title}: no whole answer to ${[...unanswered].map((one) => one.url()).join(', ')}`);
    if (testInfo.status === 'timedOut')
      console.error(`${testInfo.title}: timed out at ${page.url()}\n${browserProcesses()}`);
    expect(faults).toEqual([]);
  },
});
export { expect };

/**
 * The mark of a test whose outcome cannot depend on the width of the window: `test('…', oneWidth, …)`. It runs in the project `desktop`
 * alone. What it says of the look of a page (`expectFits`, axe) is said at both widths all the same.
 */
export const oneWidth = { tag: ONE_WIDTH };

/** Looks at the page as it stands: at the width of the project and, in a test that runs at one width, at a phone's as well. */
export async function atBothWidths(page: Page, look: () => Promise<void>): Promise<void> {
  await look();
  const wide = page.viewportSize();
  if (wide === null || !test.info().tags.includes(ONE_WIDTH)) return;
  await page.setViewportSize(PHONE);
  await test.step('as wide as a phone', look);
  await page.setViewportSize(wide);
}

/**
 * Returns the headers that say from which address a test's visitor comes, as a proxy does. The site counts tries, the work that forms ask
 * for and processor time by network, the latter by the clock where a worker does it. So each test is a network of its own, and in a test
 * that opens many pages each `part` is.
 */
export function networkOf({ testId }: TestInfo, part = ''): Record<string, string> {
  const hash = createHash('sha256').update(`${testId}\n${part}`).digest();
  return { 'X-Forwarded-For': `10.${hash[0]}.${hash[1]}.${hash[2]}` };
}

/** Goes on as a visitor from another network: the test has asked much of the site as this one. */
export const comeFrom = (page: Page, part: string): Promise<void> =>
  page.context().setExtraHTTPHeaders(networkOf(test.info(), part));

/**
 * A page's script begins when the page is painted, which may be after it is loaded: who opens or reloads a page waits for it, unless they
 * ask for no more than that the document has begun to come.
 */
function waitForScript(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  // A test that goes on without it reports the missing part itself.
  const hasBegun = (): Promise<void> => untilInPage(page, isHydrated).catch(() => {});
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await hasBegun();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await hasBegun();
    return answer;
  };
}

/**
 * In the page. A page that waits for no script is final. The history keeps its mode over a reload, the elements do not.
 */
function isHydrated(): boolean {
  const first = document.querySelector('#root > *');
  const isTaken = first !== null && Object.keys(first).some((key) => key.startsWith('__react'));
  return document.querySelector('#page-modules') === null || (isTaken && history.scrollRestoration === 'manual');
}

/** The browser logs every refusal; those a test asks for are judged by the test itself. */
function expectedStatus(text: string): boolean {
  return /status of 40[0134]/.test(text);
}

/** The page does not scroll sideways. */
export const expectFits = (page: Page): Promise<void> => atBothWidths(page, () => expectFitsNow(page));

/** Widths of windows on both sides of each change of the layout; each list begins with the one that the page is opened at. */
const WIDTHS = [
  [320, 390, 740],
  [1440, 1024, 741],
];

/** A page does not scroll sideways in any window, opened on a phone or on a desk. */
export async function expectFitsAtWidths(page: Page, path: string): Promise<void> {
  for (const [first = 0, ...others] of WIDTHS) {
    await page.setViewportSize({ width: first, height: 800 });
    await page.goto(path);
    await expectFitsNow(page);
    for (const width of others) {
      await page.setViewportSize({ width, height: 800 });
      await expectFitsNow(page);
    }
  }
}

/** The same, at the present width alone. */
export async function expectFitsNow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
