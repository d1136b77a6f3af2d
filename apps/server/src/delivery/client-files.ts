import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileType } from '../bytes/file-type.ts';
import { plainBytes, type StoredBytes, storeBytes } from '../bytes/stored-bytes.ts';

/** The built client's files, in memory, by their path below the site's root: `/assets/home-page-Bk3x.js`, `/icon.svg`. */
export interface ClientFiles {
  get(path: string): StoredBytes | undefined;
  paths(): string[];
  /** Gives every file its smallest form, which takes seconds: one by one, once, however often it is called. */
  squeeze(): Promise<void>;
}

/** Reads all files ahead, so that none is read while serving; files that Vite keeps for itself (`.vite`) stay out. */
export async function clientFiles(folder: string, store = storeBytes): Promise<ClientFiles> {
  const names = await filesBelow(folder);
  const files = new Map<string, StoredBytes>();
  // One after the other: Brotli takes some 20 MB for each, and the pool has threads for a dozen.
  for (const name of names) files.set(...(await entry(folder, name, store)));
  let squeezing: Promise<void> | undefined;
  return {
    get: (path) => files.get(path),
    paths: () => [...files.keys()],
    squeeze: () => {
      squeezing ??= squeezeAll(files, store);
      return squeezing;
    },
  };
}

type Store = typeof storeBytes;

async function squeezeAll(files: Map<string, StoredBytes>, store: Store): Promise<void> {
  for (const [path, stored] of files)
    files.set(path, await store(stored.contentType, await plainBytes(stored), 'best'));
}

async function entry(folder: string, name: string, store: Store): Promise<[string, StoredBytes]> {
  return [`/${name}`, await store(fileType(name), await readFile(join(folder, name)), 'asset')];
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((found) => found.isFile())
    .map((found) => relative(folder, join(found.parentPath, found.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
}
