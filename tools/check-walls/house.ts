/** The form of a plan of the house; `walls.ts` is the plan. */
export interface House {
  /** By the folder of the workspace. */
  rooms: Readonly<Record<string, Room>>;
  /** Folders that hold more source files than allowed and wait to be split. Empty, unless a split is under way. */
  crowded: readonly string[];
}

export interface Room {
  /** Packages of ours it may import, by folder. Tests may also import their doors for tests, `…/testing`. */
  mayImport: Readonly<Record<string, Reach>>;
  /** Runs anywhere: no `node:` module, no clock, network or environment. */
  isPure?: true;
  /** Sends its `src` to browsers: `node:` modules only in the files named. */
  nodeOnlyIn?: readonly string[];
  /** From below. A room of several folders has some. */
  layers?: readonly Layer[];
}

/** `types`: no values but in tests. `tests`: in tests alone. */
export type Reach = 'all' | 'types' | 'tests';

/** Places that stand side by side: none imports another, and all import from every layer below. */
export interface Layer {
  name: string;
  /** Folders and files directly in `src`. */
  holds: readonly string[];
  /** Exceptions. */
  arrows?: readonly Arrow[];
}

/** A place that imports one beside or above it. */
export interface Arrow {
  from: string;
  to: string;
  because: string;
}

/** `src/testing` stands in no layer: only tests import it, and it may import everything. */
export const TESTING = 'testing';

/** The folder directly below `src`, or the file there; undefined outside `src`. */
export function placeOf(home: string, file: string): string | undefined {
  const source = `${home}/src/`;
  return file.startsWith(source) ? file.slice(source.length).split('/')[0] : undefined;
}

/** A place that is a file of `src`, not a folder. */
export const isOfRoot = (place: string): boolean => /\.\w+$/.test(place);

export const arrowsOf = ({ layers = [] }: Room): readonly Arrow[] => layers.flatMap(({ arrows = [] }) => arrows);

/** Files that only run on a developer's machine: tests, their doors, and what builds or configures. */
export const isForDevelopers = (path: string): boolean =>
  /\.(?:test|spec)\.tsx?$|(?:^|\/)testing\/|^tools\/|^bench\/|^e2e\/|^apps\/(?:site|office)\/(?:build|dev)[\w-]*(?:\.ts$|\/)|(?:^|\/)[\w.-]+\.config\.ts$/.test(
    path,
  );

export const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$|(?:^|\/)testing\//.test(path);
