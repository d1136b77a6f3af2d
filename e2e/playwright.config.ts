import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLAYWRIGHT_ARGS } from '@millrace/run/chromium-args';
import { findChromium } from '@millrace/run/find-chromium';
import { defineConfig } from '@playwright/test';
import { ONE_WIDTH, PHONE } from './browser/widths.ts';
import { READY } from './site/demo-data.ts';

/** Chromium is the system's: no browser is downloaded. `npm test` finds or installs it and sets CHROMIUM_PATH. */
const executablePath = findChromium(process.env);
const PORT = Number(process.env.E2E_PORT ?? 3123);
/**
 * Sites that workers start begin with a copy of the data of the first site of the run (`site/demo-data.ts`). The gate names the folder
 * itself.
 */
if (process.env.DEMO_DATA === undefined) {
  const folder = join(tmpdir(), `millrace-e2e-demo-${process.pid}`);
  process.env.DEMO_DATA = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
/** V8 optimises less code: most pages of a test are left before that pays. Measurements have the browser of visitors (decision 397). */
const OPTIMISE_LATER = '--js-flags=--efficiency-mode';
const DESKTOP = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  forbidOnly: true,
  fullyParallel: true,
  /** On two cores: a test waits for frames, timers and answers about a third of its time. Five were tried (decision 334). */
  workers: 3,
  /** For a machine that does other things besides: no test says how long something takes. */
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? [['line'], ['json', { outputFile: 'test-results/e2e.json' }]] : [['list']],
  globalSetup: './site/ease-bot-check.ts',
  outputDir: '../test-results/e2e',
  use: {
    // Tests share a window, which starts empty for each. Specs about first visits, and about the worker, say `ownWindow`.
    reuseContext: true,
    baseURL: `http://127.0.0.1:${PORT}`,
    // A page with a part that never comes costs a minute, and its test names the part.
    navigationTimeout: 60_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...PLAYWRIGHT_ARGS, OPTIMISE_LATER],
    },
    // A worker between page and network would hide requests from the tests that count them; offline.spec.ts has its own say.
    serviceWorkers: 'block',
    // A sixth of the processor time of a run goes into traces, and nobody reads those of a gate that passes: `--trace on` makes them.
    trace: 'off',
  },
  projects: [
    // First, as its specs follow one another: begun last, they would leave a core idle. Each of its two workers has a site.
    { name: 'own-site', testMatch: '**/*.own-site.spec.ts', workers: 2, fullyParallel: false, use: DESKTOP },
    { name: 'desktop', testIgnore: ['**/*.phone.spec.ts', '**/*.own-site.spec.ts'], use: DESKTOP },
    {
      name: 'phone',
      testIgnore: ['**/*.desktop.spec.ts', '**/*.own-site.spec.ts'],
      // A test whose outcome cannot depend on the width runs once (decision 155).
      grepInvert: new RegExp(ONE_WIDTH),
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node site/serve.ts',
    wait: { stdout: READY },
    timeout: 300_000,
    env: { PORT: String(PORT) },
  },
});
