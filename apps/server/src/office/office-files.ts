import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StoredBytes } from '../bytes/stored-bytes.ts';

const DIST = new URL('../../../office/dist/', import.meta.url);

/** The built office: its one document, and the files it names, by their path below `/office`. */
export interface OfficeFiles {
  document: StoredBytes;
  get(path: string): StoredBytes | undefined;
}

/** The folder of the built office; null where it is not built. */
export const builtOfficeDir = (dist: URL = DIST): string | null =>
  existsSync(new URL('index.html', dist)) ? fileURLToPath(dist) : null;

const DOCUMENT = '/index.html';
const ASSETS = '/assets/';

/** Takes the office out of the files of its folder. Throws where they have no document. */
export function officeFiles(files: { get(path: string): StoredBytes | undefined }): OfficeFiles {
  const document = files.get(DOCUMENT);
  if (document === undefined)
    throw new Error('The office is built without its document. Run `npm run build -w apps/office`.');
  return { document, get: (path) => (path.startsWith(ASSETS) ? files.get(path) : undefined) };
}
