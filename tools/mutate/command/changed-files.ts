import fs from 'node:fs';
import path from 'node:path';
import type { Tree } from '../importers.ts';

export interface ChangedFiles {
  /** Writes other texts into files of the tree. */
  write(texts: ReadonlyMap<string, string>): void;
  /** Gives each file that was written its own text back. */
  restore(): void;
}

/** Changes files below a root, and restores them: `tree` holds their own texts. */
export function changedFiles(root: string, tree: Tree): ChangedFiles {
  const changed = new Set<string>();
  return {
    write(texts) {
      for (const [file, text] of texts) {
        if (!tree.has(file)) throw new Error(`${file} is not in the tree, so it could not be restored.`);
        changed.add(file);
        fs.writeFileSync(path.join(root, file), text);
      }
    },
    restore() {
      for (const file of changed) fs.writeFileSync(path.join(root, file), tree.get(file) ?? '');
      changed.clear();
    },
  };
}

/** A project that checks the types of one folder alone; the path of the site's own, from the root, as it has one. */
export function typeProject(root: string, folder: string): string {
  if (folder.startsWith('apps/site/')) return 'apps/site/tsconfig.json';
  const project = path.join(root, 'node_modules/.mutate/tsconfig.json');
  fs.mkdirSync(path.dirname(project), { recursive: true });
  fs.writeFileSync(project, JSON.stringify({ extends: '../../tsconfig.base.json', include: [`../../${folder}`] }));
  return project;
}
