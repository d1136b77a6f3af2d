import type { Plugin } from 'vite';
import type { OfflineFile } from './offline-files.ts';

const NAME = 'virtual:offline-files';

/**
 * Lets the worker import `{ files, shape }` from 'virtual:offline-files': the files it keeps from the start, and the
 * shape of answers.
 */
export function offlineFilesPlugin(files: readonly OfflineFile[], shape: string): Plugin {
  const code = `export const files = ${JSON.stringify(files)};\nexport const shape = ${JSON.stringify(shape)};`;
  return {
    name: 'offline-files',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? code : null),
  };
}
