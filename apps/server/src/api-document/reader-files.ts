import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fileType } from '../bytes/file-type.ts';
import { type StoredBytes, storeBytes } from '../bytes/stored-bytes.ts';

/** Scripts, styles and pictures of the page on which the description is read. */
export interface ReaderFiles {
  has(name: string): boolean;
  /** Reads a file that is there, and compresses it. */
  read(name: string): Promise<StoredBytes>;
}

const FOLDER = new URL('static/', import.meta.resolve('@fastify/swagger-ui'));

export async function readerFiles(): Promise<ReaderFiles> {
  const names = new Set(await readdir(fileURLToPath(FOLDER)));
  return {
    has: (name) => names.has(name),
    read: async (name) => storeBytes(fileType(name), await readFile(new URL(name, FOLDER))),
  };
}
