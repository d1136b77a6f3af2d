import { builtinModules } from 'node:module';
import path from 'node:path';
import { isForDevelopers, isOfRoot, isTest, placeOf, type Room, TESTING } from './house.ts';
import { layerBreach } from './layer-rules.ts';
import type { ResolvedImport } from './tree.ts';
import { packageOf, type Workspace } from './workspaces.ts';

interface Crossing extends ResolvedImport {
  /** From the root of the repository. */
  file: string;
  home: Workspace;
  root: Workspace;
  room: Room;
  /** Of ours, by name. */
  siblings: ReadonlyMap<string, Workspace>;
}

type Rule = (crossing: Crossing) => string | undefined;

/** Each returns the fault of an import, or undefined. */
export const importRules: readonly Rule[] = [
  function staysInside({ file, specifier, home }) {
    const target = path.posix.join(path.posix.dirname(file), specifier);
    if (!specifier.startsWith('.') || home.folder === '' || target.startsWith(`${home.folder}/`)) return undefined;
    return `leaves ${home.folder} by a path; import the package by its name`;
  },
  function asksNoNode({ file, specifier, home, room }) {
    if (!isNodeModule(specifier) || isForDevelopers(file)) return undefined;
    const place = file.slice(home.folder.length + 1);
    const isForBrowsers = room.nodeOnlyIn !== undefined && place.startsWith('src/') && !room.nodeOnlyIn.includes(place);
    return room.isPure || isForBrowsers ? `${home.folder} runs without Node` : undefined;
  },
  function isAllowed({ file, specifier, isTypeOnly, home, room, siblings }) {
    const sibling = siblings.get(packageOf(specifier));
    if (sibling === undefined || sibling === home) return undefined;
    const reach = room.mayImport[path.posix.basename(sibling.folder)];
    if (reach === undefined) return `${home.folder} may not import ${sibling.folder}`;
    if (isTest(file) || reach === 'all') return undefined;
    if (reach === 'tests') return `only tests of ${home.folder} may import ${sibling.folder}`;
    return isTypeOnly ? undefined : `${home.folder} may import only types of ${sibling.folder}`;
  },
  function entersByADoor({ file, specifier, siblings }) {
    const sibling = siblings.get(packageOf(specifier));
    if (sibling === undefined) return undefined;
    const door = `.${specifier.slice(sibling.name.length)}`;
    if (!sibling.doors.has(door)) return `${sibling.name} does not export ${door}`;
    return door === './testing' && !isForDevelopers(file) ? `${specifier} is for tests` : undefined;
  },
  function isDeclared({ file, specifier, isTypeOnly, home, root }) {
    if (specifier.startsWith('.') || specifier.startsWith('virtual:') || isNodeModule(specifier)) return undefined;
    const name = packageOf(specifier);
    const isKnown =
      home.dependencies.has(name) ||
      ((isForDevelopers(file) || isTypeOnly) && (home.devDependencies.has(name) || root.devDependencies.has(name)));
    return isKnown ? undefined : `${name} is not in the dependencies of ${home.folder}/package.json`;
  },
  function keepsToItsLayer({ file, target, home, room }) {
    const from = placeOf(home.folder, file);
    const to = target === undefined ? undefined : placeOf(home.folder, target);
    if (from === undefined || to === undefined) return undefined;
    if (to === TESTING && !isTest(file)) return `${TESTING} is for tests`;
    const isFree = isTest(file) && ([from, to].includes(TESTING) || isOfRoot(from) || isOfRoot(to));
    return isFree ? undefined : layerBreach(room, from, to);
  },
];

const isNodeModule = (specifier: string): boolean =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);
