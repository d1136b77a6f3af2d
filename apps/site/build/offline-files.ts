import { createHash } from 'node:crypto';
import { isSeldomNeeded } from '@millrace/look/face-names';
import type { Manifest } from './page-assets.ts';

/** A file the worker keeps from the start. */
export interface OfflineFile {
  url: string;
  /** A hash of its content, for a file whose name does not change with it. */
  revision: string | null;
}

/**
 * Files of the client's build, from Vite's manifest, and the shell: any page can be drawn with them. Faces for other alphabets than the
 * Latin one are left out: they are 0.2 MB, and what they are for shows in another face without them.
 */
export function offlineFiles(manifest: Manifest, shell: { url: string; html: string }): OfflineFile[] {
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const hashed = [...new Set(files)]
    .filter((file) => !isSeldomNeeded(file))
    .sort()
    .map((file) => ({ url: `/${file}`, revision: null }));
  return [...hashed, { url: shell.url, revision: createHash('sha256').update(shell.html).digest('hex').slice(0, 16) }];
}
