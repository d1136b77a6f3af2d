import path from 'node:path';
import { importersIn, type Tree } from './importers.ts';

const TEST = /\.test\.tsx?$/;

/**
 * Tells the tests of a file: its own, those of its name elsewhere, then those that import it: directly, from beside it, from its feature's
 * folder, from beside what imports it, and the rest, each the nearest first; then those beside it that do not, as they may run it as a
 * program. `doors` are the files that packages are entered by.
 */
export function relatedTestsIn(tree: Tree, doors: ReadonlyMap<string, string>): (file: string) => string[] {
  const importers = importersIn(tree, doors);
  const files = [...tree.keys()];
  return (file) => {
    const reached = new Set([file]);
    for (const one of reached) for (const importer of importers.get(one) ?? []) reached.add(importer);
    const { dir, name } = path.posix.parse(file);
    const isNamedSo = (one: string): boolean => one.endsWith(`/${name}.test.ts`) || one.endsWith(`/${name}.test.tsx`);
    const isBeside = (one: string): boolean => path.posix.dirname(one) === dir;
    const named = files.filter(isNamedSo);
    const own = [...named.filter(isBeside), ...named.filter((one) => reached.has(one))];
    const importing = [
      ...(importers.get(file) ?? []),
      ...[...reached].filter(isBeside),
      ...[...reached].filter((one) => featureOf(one) === featureOf(file)),
      ...[...Map.groupBy(reached, path.posix.dirname).values()].flat(),
    ];
    return [...new Set([...own, ...importing, ...files.filter(isBeside)])].filter((one) => TEST.test(one));
  };
}

/** `apps/server/src/careers` of all that lies in it, however deep. */
const featureOf = (file: string): string => path.posix.dirname(file).split('/').slice(0, 4).join('/');
