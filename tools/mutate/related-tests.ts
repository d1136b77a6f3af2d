import path from 'node:path';

/** The files of a tree, by path from its root. */
export type Tree = ReadonlyMap<string, string>;

const TEST = /\.test\.tsx?$/;
const SPECIFIER = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The tests that import a file, directly or through others, the nearest first; `doors` are the files that packages are entered by. */
export function relatedTests(tree: Tree, file: string, doors: ReadonlyMap<string, string>): string[] {
  const importers = importersIn(tree, doors);
  const reached = new Set([file]);
  for (const one of reached) for (const importer of importers.get(one) ?? []) reached.add(importer);
  const tests = [...reached].filter((one) => TEST.test(one));
  const beside = [...tree.keys()].filter(
    (one) => TEST.test(one) && path.posix.dirname(one) === path.posix.dirname(file),
  );
  return [...new Set([...beside, ...tests])];
}

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
