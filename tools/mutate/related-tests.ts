import path from 'node:path';

/** The files of a tree, by path from its root. */
export type Tree = ReadonlyMap<string, string>;

const TEST = /\.test\.tsx?$/;
const SPECIFIER = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/**
 * The tests of a file: its own, those of its name elsewhere, then those that import it: directly, from beside it, from its feature's
 * folder, and the rest, each the nearest first; then those beside it that do not, as they may run it as a program. `doors` are the files
 * that packages are entered by.
 */
export function relatedTests(tree: Tree, file: string, doors: ReadonlyMap<string, string>): string[] {
  const importers = importersIn(tree, doors);
  const reached = new Set([file]);
  for (const one of reached) for (const importer of importers.get(one) ?? []) reached.add(importer);
  const { dir, name } = path.posix.parse(file);
  const isNamedSo = (one: string): boolean => one.endsWith(`/${name}.test.ts`) || one.endsWith(`/${name}.test.tsx`);
  const isBeside = (one: string): boolean => path.posix.dirname(one) === dir;
  const named = [...tree.keys()].filter(isNamedSo);
  const own = [...named.filter(isBeside), ...named.filter((one) => reached.has(one))];
  const importing = [
    ...(importers.get(file) ?? []),
    ...[...reached].filter(isBeside),
    ...[...reached].filter((one) => featureOf(one) === featureOf(file)),
    ...reached,
  ];
  return [...new Set([...own, ...importing, ...[...tree.keys()].filter(isBeside)])].filter((one) => TEST.test(one));
}

/** `apps/server/src/careers` of all that lies in it, however deep. */
const featureOf = (file: string): string => path.posix.dirname(file).split('/').slice(0, 4).join('/');

function importersIn(tree: Tree, doors: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of tree) {
    for (const [, specifier = ''] of text.matchAll(SPECIFIER)) {
      const target = specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), specifier)
        : doors.get(specifier);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}
