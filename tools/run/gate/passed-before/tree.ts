import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { askGit } from '../ask-git.ts';

/** The hash of each file's content, by its path from the root. */
export type Tree = ReadonlyMap<string, string>;

/** The files that git keeps, or would keep, as they are on the disk; null where git does not say. */
export function treeOf(root: string): Tree | null {
  const files = listed(root);
  if (files === null) return null;
  const there = files.filter((file) => fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile());
  return new Map(there.map((file) => [file, hashOf(fs.readFileSync(path.join(root, file)))]));
}

export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

function listed(root: string): string[] | null {
  const options = ['-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const list = askGit(root, 'ls-files', ...options);
  return list?.split('\0').filter((file) => file !== '') ?? null;
}
