import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { runCommand } from './run-command.ts';
import { showProgress } from './show-progress.ts';

/** The sources of the site's bundles. */
const SOURCES = [
  ...['src', 'worker', 'build', 'public', 'build.ts', 'vite.config.ts', 'package.json'].map(
    (place) => `apps/site/${place}`,
  ),
  'packages/contract/src',
  'packages/configurator/src',
  'package-lock.json',
];
const BUNDLES = ['apps/site/dist/client/.vite/manifest.json', 'apps/site/dist/server/entry-server.js'];
const RECORD = 'apps/site/dist/built-from.txt';

/** Whether the site was built from other sources than the present ones. */
export function isSiteStale(root: string): boolean {
  if (BUNDLES.some((bundle) => !fs.existsSync(path.join(root, bundle)))) return true;
  const record = path.join(root, RECORD);
  return !fs.existsSync(record) || fs.readFileSync(record, 'utf8') !== fingerprint(root, SOURCES);
}

/** Builds the site when it is stale. Throws with the build's own words when it fails. */
export async function buildSite(root: string): Promise<void> {
  if (!isSiteStale(root)) return;
  const builtFrom = fingerprint(root, SOURCES);
  fs.rmSync(path.join(root, RECORD), { force: true });
  const build = runCommand(process.execPath, ['apps/site/build.ts'], { cwd: root });
  const { code, output } = await showProgress('Building the site', build);
  if (code !== 0) throw new Error(`The site could not be built.\n${output}`);
  fs.writeFileSync(path.join(root, RECORD), builtFrom);
}
