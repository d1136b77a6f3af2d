import type { Browser, CDPSession, Page } from '@playwright/test';

export interface VisitOptions {
  /** Slows the processor down by this factor. */
  slower?: number;
  /** Milliseconds from here to the server and back; none otherwise. */
  roundTripMs?: number;
}

export interface Visit {
  page: Page;
  leave(): Promise<void>;
}

const BYTES_PER_SECOND = 10_000_000 / 8;
/** By then the work that follows a page, such as prefetching, is done. */
const AT_REST_MS = 1_200;
/** For a machine that does other things besides, such as the gate's browser tests: a page's pictures are made when it is first asked for. */
const WAIT_MS = 180_000;

/** A new visitor with an empty cache who has refused cookies, on a page that its script has taken over. */
export async function visit(browser: Browser, address: string, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    // The benches read their figures from the page by script.
    bypassCSP: true,
  });
  context.setDefaultTimeout(WAIT_MS);
  await context.addCookies([{ name: 'cookies_accepted', value: 'false', url: address }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (options.roundTripMs !== undefined) await slowNetwork(session, options.roundTripMs);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(`history.scrollRestoration === 'manual'`);
  await page.waitForTimeout(AT_REST_MS);
  if (options.slower !== undefined) await session.send('Emulation.setCPUThrottlingRate', { rate: options.slower });
  return { page, leave: () => context.close() };
}

async function slowNetwork(session: CDPSession, latency: number): Promise<void> {
  await session.send('Network.enable');
  const [downloadThroughput, uploadThroughput] = [BYTES_PER_SECOND, BYTES_PER_SECOND];
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput,
  });
}
