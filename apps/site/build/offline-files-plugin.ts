import type { Plugin } from 'vite';
import type { OfflineFile } from './offline-files.ts';

const NAME = 'virtual:offline-files';

/** Lets the worker `import { files } from 'virtual:offline-files'`: what it keeps from the start. */
export function offlineFilesPlugin(files: readonly OfflineFile[]): Plugin {
  return {
    name: 'offline-files',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export const files = ${JSON.stringify(files)};` : null),
  };
}
