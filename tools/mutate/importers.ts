import path from 'node:path';
import { parseSync } from 'vite';

/** The files of a tree, by path from its root. */
export type Tree = ReadonlyMap<string, string>;

/** A name of another file, or all of it where it is null. */
interface Taken {
  from: string;
  name: string | null;
}

interface Module {
  imports: Taken[];
  /** Names that it hands on, as it calls them. */
  handsOn: Map<string, Taken>;
  /** Files of which it hands everything on. */
  handsOnAll: string[];
  declares: Set<string>;
}

/**
 * The files that import a file. A name that is imported through a door belongs to the file that declares it, so that not everything that
 * enters a package imports all of it. Types alone are no imports. A file that is loaded by its place, in a thread or as a program, is one.
 */
export function importersIn(tree: Tree, doors: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const modules = new Map([...tree].map(([file, text]) => [file, readModule(file, text, doors)]));
  const importers = new Map<string, Set<string>>();
  for (const [file, { imports, handsOn, handsOnAll }] of modules) {
    const sources = imports.map((taken) => declaredIn(modules, taken) ?? taken.from);
    for (const source of [...sources, ...[...handsOn.values()].map(({ from }) => from), ...handsOnAll]) {
      importers.set(source, (importers.get(source) ?? new Set()).add(file));
    }
  }
  return importers;
}

function declaredIn(modules: ReadonlyMap<string, Module>, { from, name }: Taken): string | undefined {
  const module = modules.get(from);
  if (module === undefined || name === null) return undefined;
  if (module.declares.has(name)) return from;
  const handedOn = module.handsOn.get(name);
  if (handedOn !== undefined) return declaredIn(modules, handedOn) ?? handedOn.from;
  for (const other of module.handsOnAll) {
    const found = declaredIn(modules, { from: other, name });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `new URL('./a.ts', import.meta.url)`, `path.join(import.meta.dirname, 'a.ts')`. */
const LOADED = /(?:new URL\(\s*|import\.meta\.dirname,\s*)'(?!\/)([^']*\.tsx?)'/g;

function readModule(file: string, text: string, doors: ReadonlyMap<string, string>): Module {
  const pathOf = (specifier: string): string =>
    specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), specifier)
      : (doors.get(specifier) ?? specifier);
  const { module } = parseSync(file, text);
  const read: Module = { imports: [], handsOn: new Map(), handsOnAll: [], declares: new Set() };
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = pathOf(moduleRequest.value);
    const names = entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name);
    read.imports.push(...(entries.length === 0 ? [null] : names).map((name) => ({ from, name })));
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, '');
    read.imports.push({ from: pathOf(specifier), name: null });
  }
  for (const [, program = ''] of text.matchAll(LOADED)) read.imports.push({ from: pathOf(`./${program}`), name: null });
  for (const { moduleRequest, exportName, importName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (isType) continue;
    const { name } = exportName;
    if (moduleRequest === null) read.declares.add(name ?? 'default');
    else if (name === null) read.handsOnAll.push(pathOf(moduleRequest.value));
    else read.handsOn.set(name, { from: pathOf(moduleRequest.value), name: importName.name });
  }
  return read;
}
