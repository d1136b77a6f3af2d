import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileType } from '../bytes/file-type.ts';
import { type StoredBytes, storeBytes, tagOf } from '../bytes/stored-bytes.ts';

/** The built client's files, in memory, by their path below the site's root: `/assets/home-page-Bk3x.js`, `/icon.svg`. */
export interface ClientFiles {
  get(path: string): StoredBytes | undefined;
  paths(): string[];
}

/**
 * Reads all files ahead, so that none is read while serving; files that Vite keeps for itself (`.vite`) stay out. The build leaves the
 * compressed forms beside a file (`NAME.br`, `NAME.gz`); one without them is compressed here.
 */
export async function clientFiles(folder: string, store = storeBytes): Promise<ClientFiles> {
  const names = new Set(await filesBelow(folder));
  const files = new Map<string, StoredBytes>();
  for (const name of names) {
    if (isFormOf(names, name)) continue;
    // One after the other: Brotli takes some 20 MB for each, and the pool has threads for a dozen.
    files.set(`/${name}`, await entry(folder, name, names, store));
  }
  return { get: (path) => files.get(path), paths: () => [...files.keys()] };
}

/** `a.js.br` where there is an `a.js`. */
const isFormOf = (names: ReadonlySet<string>, name: string): boolean =>
  /\.(?:br|gz)$/.test(name) && names.has(name.slice(0, -'.br'.length));

async function entry(
  folder: string,
  name: string,
  names: ReadonlySet<string>,
  store: typeof storeBytes,
): Promise<StoredBytes> {
  const read = (found: string): Promise<Buffer> => readFile(join(folder, found));
  const contentType = fileType(name);
  const identity = await read(name);
  if (!names.has(`${name}.br`) || !names.has(`${name}.gz`)) return store(contentType, identity, 'asset');
  const [br, gzip] = await Promise.all([read(`${name}.br`), read(`${name}.gz`)]);
  return { contentType, length: identity.length, tag: tagOf(identity), identity: null, br, gzip };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((found) => found.isFile())
    .map((found) => relative(folder, join(found.parentPath, found.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
}
