import path from 'node:path';
import type { Breach } from './file-rules.ts';
import { isTest, type Reach, type Room } from './house.ts';
import { PLAN, type ReadFile } from './tree.ts';
import { packageOf, type Workspace } from './workspaces.ts';

/** From the least to the most; `undefined` is no reach at all. */
const ORDER: readonly (Reach | undefined)[] = [undefined, 'tests', 'types', 'all'];

/** Reaches of a room that are wider than its imports need. */
export function reachBreaches(
  home: string,
  { mayImport }: Room,
  files: readonly ReadFile[],
  workspaces: readonly Workspace[],
): Breach[] {
  if (files.length === 0) return [];
  const folders = new Map(workspaces.map(({ name, folder }) => [name, path.posix.basename(folder)]));
  const needed = new Map<string, Reach | undefined>();
  for (const { file, imports } of files)
    for (const { specifier, isTypeOnly } of imports) {
      const to = folders.get(packageOf(specifier));
      if (to === undefined) continue;
      const reach = isTest(file) ? 'tests' : isTypeOnly ? 'types' : 'all';
      if (ORDER.indexOf(reach) > ORDER.indexOf(needed.get(to))) needed.set(to, reach);
    }
  return Object.entries(mayImport)
    .filter(([to, reach]) => ORDER.indexOf(needed.get(to)) < ORDER.indexOf(reach))
    .map(([to, reach]) => ({
      file: PLAN,
      line: 1,
      message: `${home} does not need '${reach}' of ${to}: ${needsOf(needed.get(to))}`,
    }));
}

const needsOf = (reach: Reach | undefined): string =>
  reach === undefined ? 'it imports nothing of it' : `'${reach}' is enough`;
