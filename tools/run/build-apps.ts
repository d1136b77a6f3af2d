import fs from 'node:fs';
import path from 'node:path';
import { compressBuilt } from './compress-built.ts';
import { runCommand } from './run-command.ts';
import { showProgress } from './show-progress.ts';
import { type App, isStale, printOf, recordOf } from './stale-app.ts';

/** The office takes the type faces that the site's build has made, so they are built one after the other. */
const apps: readonly App[] = [
  {
    name: 'site',
    folder: 'apps/site',
    sources: ['src', 'worker', 'build', 'public', 'build.ts', 'vite.config.ts', 'package.json'],
    sent: 'dist/client',
    bundles: ['dist/client/.vite/manifest.json', 'dist/server/entry-server.js'],
  },
  {
    name: 'office',
    folder: 'apps/office',
    sources: ['src', 'build', 'index.html', 'build.ts', 'vite.config.ts', 'package.json'],
    sent: 'dist',
    bundles: ['dist/index.html'],
  },
];

/** Builds the site and the office where they are stale, with the compressed forms of what browsers are sent. Throws with the build's own words when one fails. */
export async function buildApps(root: string): Promise<void> {
  for (const app of apps) if (isStale(root, app)) await buildApp(root, app);
}

async function buildApp(root: string, app: App): Promise<void> {
  const record = recordOf(root, app);
  const builtFrom = printOf(root, app);
  fs.rmSync(record, { force: true });
  const build = runCommand(process.execPath, [`${app.folder}/build.ts`], { cwd: root });
  const { code, output } = await showProgress(`Building the ${app.name}`, build);
  if (code !== 0) throw new Error(`The ${app.name} could not be built.\n${output}`);
  await showProgress(`Compressing the ${app.name}`, compressBuilt(path.join(root, app.folder, app.sent)));
  fs.writeFileSync(record, builtFrom);
}
