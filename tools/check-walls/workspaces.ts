import fs from 'node:fs';
import path from 'node:path';

export interface Workspace {
  /** From the root; '' is the root itself. */
  folder: string;
  name: string;
  dependencies: ReadonlySet<string>;
  devDependencies: ReadonlySet<string>;
  /** `exports`: the file behind each door, from the workspace's folder. */
  doors: ReadonlyMap<string, string>;
}

/** Every workspace of the repository, the root last. */
export function readWorkspaces(root: string): Workspace[] {
  const patterns = listed(readManifest(root, ''), 'workspaces');
  const folders = patterns
    .flatMap((pattern) => fs.globSync(`${pattern}/package.json`, { cwd: root }))
    .map(path.posix.dirname);
  return [...folders.sort(), ''].map((folder) => readWorkspace(root, folder));
}

/** The workspace a file belongs to. */
export const workspaceOf = (workspaces: readonly Workspace[], file: string): Workspace | undefined =>
  workspaces.find(({ folder }) => folder === '' || file.startsWith(`${folder}/`));

/** The file of a specifier, from the root; undefined when it names no file of ours. */
export function targetOf(workspaces: readonly Workspace[], file: string, specifier: string): string | undefined {
  const [name = ''] = specifier.split('?');
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  const sibling = workspaces.find((workspace) => workspace.name === packageOf(name));
  const door = sibling?.doors.get(`.${name.slice(sibling.name.length)}`);
  return sibling === undefined || door === undefined ? undefined : path.posix.join(sibling.folder, door);
}

/** `@scope/name` or `name` of a specifier. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function readWorkspace(root: string, folder: string): Workspace {
  const manifest = readManifest(root, folder);
  return {
    folder,
    name: String(manifest.name),
    dependencies: keysOf(manifest, 'dependencies'),
    devDependencies: keysOf(manifest, 'devDependencies'),
    doors: new Map(Object.entries(manifest.exports ?? {}).map(([door, file]) => [door, String(file)])),
  };
}

function readManifest(root: string, folder: string): Record<string, unknown> {
  return JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
}

const keysOf = (manifest: Record<string, unknown>, field: string): Set<string> =>
  new Set(Object.keys(manifest[field] ?? {}));

function listed(manifest: Record<string, unknown>, field: string): string[] {
  const value = manifest[field];
  return Array.isArray(value) ? value.map(String) : [];
}
