import { createHash } from 'node:crypto';
import type { Manifest } from './page-assets.ts';

/** A file the worker keeps from the start. */
export interface OfflineFile {
  url: string;
  /** Of its content, where the name does not change with it. */
  revision: string | null;
}

/** Every file of the client's build, from Vite's manifest, and the shell: any page can be drawn with them. */
export function offlineFiles(manifest: Manifest, shell: { url: string; html: string }): OfflineFile[] {
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const hashed = [...new Set(files)].sort().map((file) => ({ url: `/${file}`, revision: null }));
  return [...hashed, { url: shell.url, revision: createHash('sha256').update(shell.html).digest('hex').slice(0, 16) }];
}
