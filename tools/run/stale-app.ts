import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { packageSources } from './package-sources.ts';

export interface App {
  name: string;
  folder: string;
  /** All in its folder that its bundles are made from. */
  sources: readonly string[];
  /** The folder below its own with the files that browsers are sent. */
  sent: string;
  /** Files below its folder that a finished build has. */
  bundles: readonly string[];
}

const inFolder = (folder: string, places: readonly string[]): string[] => places.map((place) => `${folder}/${place}`);

/** The file that says which sources an app was built from. */
export const recordOf = (root: string, { folder }: App): string => path.join(root, folder, 'dist/built-from.txt');

/** The fingerprint of the present sources of an app: its own, those of the packages that it takes in, and what npm installs. */
export const printOf = (root: string, { folder, sources }: App): string =>
  fingerprint(root, [...inFolder(folder, sources), ...packageSources(root, folder), 'package-lock.json']);

/** Whether an app was not built to the end, or from other sources than the present ones. */
export function isStale(root: string, app: App): boolean {
  if (inFolder(app.folder, app.bundles).some((bundle) => !fs.existsSync(path.join(root, bundle)))) return true;
  const record = recordOf(root, app);
  return !fs.existsSync(record) || fs.readFileSync(record, 'utf8') !== printOf(root, app);
}
