import path from 'node:path';
import { hashOf, type Tree } from './tree.ts';

/** The state that inputs of tests are told from. */
export interface House {
  tree: Tree;
  /** The text of a file of the tree. */
  read(file: string): string;
  /** As of `machineNow`. */
  machine: string;
}

/** Tests that are alike in what they go by: all of the tree, or the folders that they are made of. */
type Places = 'all' | readonly string[];

const TEST = /\.(?:test\.tsx?|spec\.ts)$/;
/** Settings, and what npm installs. */
const isSetting = (file: string): boolean => !file.includes('/') && !file.endsWith('.md');
/** The programs that run the tests. */
const RUNNERS = 'tools/run/';

/**
 * Returns a function that tells a hash of all that the outcome of a test file goes by, a program of the bench among them: the file itself,
 * the sources of the workspace that it tests and of those that this one names, whatever kind they are, settings, and the programs that run
 * the tests. Other tests are left out. A test that looks beyond its workspace goes by the whole tree.
 */
export function inputsOfTests({ tree, read, machine }: House): (test: string) => string {
  const hashes = new Map<string, string>();
  const sources = [...tree].filter(([file]) => !TEST.test(file)).sort(byPath);
  const hashOfPlaces = (places: Places): string => {
    const key = String(places);
    const known = hashes.get(key);
    if (known !== undefined) return known;
    const counting =
      places === 'all'
        ? [...tree].sort(byPath)
        : sources.filter(([file]) => isSetting(file) || [RUNNERS, ...places].some((place) => file.startsWith(place)));
    const hash = hashOf([machine, ...counting.map((parts) => parts.join(' '))].join('\n'));
    hashes.set(key, hash);
    return hash;
  };
  return (test) => hashOf([hashOfPlaces(placesOf(test, tree, read)), test, tree.get(test)].join(' '));
}

const byPath = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);

const PATH_FROM_ROOT = /'(?:apps|packages|tools|docs|bench|e2e)\//;
const PATHS_UP = /'(\.\.(?:\/[^']*)?)'/g;

/** Whether a test names a path that leads out of its workspace, or to another one. */
function looksBeyond(test: string, text: string, workspace: string): boolean {
  const isOutside = (up: string): boolean =>
    !`${path.posix.join(path.posix.dirname(test), up)}/`.startsWith(`${workspace}/`);
  return PATH_FROM_ROOT.test(text) || [...text.matchAll(PATHS_UP)].some(([, up = '']) => isOutside(up));
}

function placesOf(test: string, tree: Tree, read: (file: string) => string): Places {
  const [kind = '', name = ''] = test.split('/');
  if (kind === 'bench' && !TEST.test(test)) return ['apps/', 'packages/', 'bench/', 'e2e/'];
  if (kind === 'e2e' && test.endsWith('.spec.ts')) return placesOfSpec(test, read(test));
  if (kind !== 'apps' && kind !== 'packages') return 'all';
  const workspace = `${kind}/${name}`;
  return looksBeyond(test, read(test), workspace) ? 'all' : workspacesOf(workspace, tree, read);
}

/** A site sends each visitor the files of the app that is asked for, so what is in the office is seen by who opens it. */
function placesOfSpec(spec: string, text: string): string[] {
  const everywhere = ['apps/server/', 'apps/site/', 'packages/', 'e2e/'];
  return /\boffice\b/i.test(`${spec} ${text}`) ? ['apps/office/', ...everywhere] : everywhere;
}

const OURS = '@millrace/';

/** A workspace, and the packages that it names and that these name. It meets another app only as built files, which no unit test loads. */
function workspacesOf(first: string, tree: Tree, read: (file: string) => string): string[] {
  const found = new Set([first]);
  for (const folder of found)
    for (const name of namedBy(read(path.posix.join(folder, 'package.json')))) {
      const further = `packages/${name}`;
      if (tree.has(`${further}/package.json`)) found.add(further);
    }
  return [...found].sort().map((folder) => `${folder}/`);
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function namedBy(manifest: string): string[] {
  const { dependencies = {}, devDependencies = {} }: Manifest = JSON.parse(manifest);
  const named = Object.keys({ ...dependencies, ...devDependencies });
  return named.filter((name) => name.startsWith(OURS)).map((name) => name.slice(OURS.length));
}
