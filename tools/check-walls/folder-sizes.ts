import path from 'node:path';
import type { Breach } from './file-rules.ts';
import { isTest } from './house.ts';
import { PLAN } from './tree.ts';

/** A folder with more source files than this is split by what they are about. */
export const FILES_MAX = 20;

/** Files beside the source of a folder: they grow one by one, and nobody reads them together. */
const uncounted = /(?:^|\/)(?:testing|fixtures|migrations|decisions)\//;

/** Folders with too many source files, tests not counted; and folders that the plan lists as crowded and that are not. */
export function folderBreaches(files: readonly string[], crowded: readonly string[]): Breach[] {
  const counted = files.filter((file) => !isTest(file) && !uncounted.test(file));
  const folders = Map.groupBy(counted, (file) => path.posix.dirname(file));
  const tooFull = [...folders].filter(([, { length }]) => length > FILES_MAX);
  const full = new Set(tooFull.map(([folder]) => folder));
  return [
    ...tooFull
      .filter(([folder]) => !crowded.includes(folder))
      .map(([folder, { length }]) => ({
        file: folder,
        line: 1,
        message: `holds ${length} source files; ${FILES_MAX} are allowed. Split it by what they are about`,
      })),
    ...crowded
      .filter((folder) => !full.has(folder))
      .map((folder) => ({ file: PLAN, line: 1, message: `${folder} is not crowded any more; take it off the list` })),
  ];
}
