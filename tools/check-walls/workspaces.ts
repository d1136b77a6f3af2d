import fs from 'node:fs';
import path from 'node:path';

export interface Workspace {
  /** From the root; '' is the root itself. */
  folder: string;
  name: string;
  dependencies: ReadonlySet<string>;
  devDependencies: ReadonlySet<string>;
  /** Keys of `exports`. */
  doors: ReadonlySet<string>;
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

function readWorkspace(root: string, folder: string): Workspace {
  const manifest = readManifest(root, folder);
  return {
    folder,
    name: String(manifest.name),
    dependencies: keysOf(manifest, 'dependencies'),
    devDependencies: keysOf(manifest, 'devDependencies'),
    doors: keysOf(manifest, 'exports'),
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
