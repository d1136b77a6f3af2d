import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { packageSources } from './package-sources.ts';
import { runCommand } from './run-command.ts';
import { showProgress } from './show-progress.ts';

interface App {
  name: string;
  folder: string;
  /** All in its folder that its bundles are made from. */
  sources: readonly string[];
  /** Files below its folder that a finished build has. */
  bundles: readonly string[];
}

const inFolder = (folder: string, places: readonly string[]): string[] => places.map((place) => `${folder}/${place}`);

/** The office takes the type faces that the site's build has made, so they are built one after the other. */
const apps: readonly App[] = [
  {
    name: 'site',
    folder: 'apps/site',
    sources: ['src', 'worker', 'build', 'public', 'build.ts', 'vite.config.ts', 'package.json'],
    bundles: ['dist/client/.vite/manifest.json', 'dist/server/entry-server.js'],
  },
  {
    name: 'office',
    folder: 'apps/office',
    sources: ['src', 'build', 'index.html', 'build.ts', 'vite.config.ts', 'package.json'],
    bundles: ['dist/index.html'],
  },
];

const recordOf = ({ folder }: App): string => `${folder}/dist/built-from.txt`;
const printOf = (root: string, { folder, sources }: App): string =>
  fingerprint(root, [...inFolder(folder, sources), ...packageSources(root, folder), 'package-lock.json']);

/** Whether an app was built from other sources than the present ones. */
function isStale(root: string, app: App): boolean {
  if (inFolder(app.folder, app.bundles).some((bundle) => !fs.existsSync(path.join(root, bundle)))) return true;
  const record = path.join(root, recordOf(app));
  return !fs.existsSync(record) || fs.readFileSync(record, 'utf8') !== printOf(root, app);
}

/** Builds the site and the office where they are stale. Throws with the build's own words when one fails. */
export async function buildApps(root: string): Promise<void> {
  for (const app of apps) if (isStale(root, app)) await buildApp(root, app);
}

async function buildApp(root: string, app: App): Promise<void> {
  const record = path.join(root, recordOf(app));
  const builtFrom = printOf(root, app);
  fs.rmSync(record, { force: true });
  const build = runCommand(process.execPath, [`${app.folder}/build.ts`], { cwd: root });
  const { code, output } = await showProgress(`Building the ${app.name}`, build);
  if (code !== 0) throw new Error(`The ${app.name} could not be built.\n${output}`);
  fs.writeFileSync(record, builtFrom);
}
