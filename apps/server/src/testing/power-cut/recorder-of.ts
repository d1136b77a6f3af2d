import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An option for `NODE_OPTIONS`: processes record what they do to files below `root`. */
export function recorderOf(root: string, file: string): string {
  const loader = pathToFileURL(resolve(import.meta.dirname, 'record-here.ts'));
  loader.searchParams.set('root', root);
  loader.searchParams.set('record', file);
  return `--import=${loader.href}`;
}
