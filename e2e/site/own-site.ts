import { test as base } from '../browser/fixtures.ts';
import { clockEnvironment, putAhead, removeClock } from './clock-file.ts';
import { providerEnvironment } from './own-provider.ts';
import { startedSite } from './started-site.ts';

/** Passkeys need the name of a host. */
const HOST = 'localhost';
/** Of this worker alone: Playwright counts those that run at the same time. The next port is its provider's. */
export const OWN_SITE_PORT =
  Number(process.env.E2E_PORT ?? 3123) + 10 + 2 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
/** The port of its provider of single sign-on, which a test starts where it needs one. */
export const PROVIDER_PORT = OWN_SITE_PORT + 1;
export const OWN_SITE = `http://${HOST}:${OWN_SITE_PORT}`;

/**
 * For specs that publish, or put the clock ahead: a site for each worker that runs them, apart from that of the other specs. In a worker
 * they run one after the other (`*.own-site.spec.ts`), in any order of their files. The clock goes right for each test that begins; content
 * and members of staff stay as the one before has left them.
 */
export const test = base.extend<{ clockGoesRight: undefined }, { ownSite: undefined }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the first parameter.
    async ({}, use) => {
      const env = { ...clockEnvironment(OWN_SITE_PORT), ...providerEnvironment(PROVIDER_PORT) };
      const site = await startedSite(OWN_SITE_PORT, { host: HOST, env });
      await use(undefined);
      await site.stop();
      removeClock(OWN_SITE_PORT);
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  clockGoesRight: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      putAhead(OWN_SITE_PORT, 0);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: OWN_SITE,
});
