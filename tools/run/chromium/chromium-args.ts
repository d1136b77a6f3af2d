/** Arguments of Chromium for tests and measurements: as root, without a network. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell would round the widths of letters to whole pixels, which no visitor's browser does.
  '--font-render-hinting=none',
];

/**
 * Two pages of the browser's own that come with every window, unseen, for its address bar. Without them a browser test takes nearly a
 * third less.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Playwright's own list, which it does not export. Of two lists Chromium uses the last. */
export const PLAYWRIGHT_LEAVES_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

const LIST = '--disable-features=';
const leavingOut = (features: readonly string[]): string => LIST + [...features, ...ADDRESS_BAR].join(',');

/** Arguments for a browser that Playwright starts, beside its own. */
export const PLAYWRIGHT_ARGS: string[] = [...QUIET, leavingOut(PLAYWRIGHT_LEAVES_OUT)];

/** All arguments for a browser that another program starts with these of its own. */
export function chromiumArgs(own: readonly string[]): string[] {
  const features = own.flatMap((arg) => (arg.startsWith(LIST) ? arg.slice(LIST.length).split(',') : []));
  return [...own.filter((arg) => !arg.startsWith(LIST)), ...QUIET, leavingOut(features)];
}
