import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk, type DriveFile } from 'flydrive';
import type { StoragePlace } from '../config/storage-place.ts';
import { isStorageAway } from '../problems/storage-away.ts';
import { DurableDisk } from './durable-disk.ts';
import { s3Options } from './s3-options.ts';

/** Keeps whole files under keys such as `media/families/tern.svg`. */
export interface FileStore {
  /** null: there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Whether there is a file, without reading it. */
  has(key: string): Promise<boolean>;
  /** Resolves once the file is safe from a crash of the machine, whole; a write that does not finish leaves nothing under its key. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Also without one. */
  remove(key: string): Promise<void>;
  /** On a disk a folder stays when its last file goes. One that holds files stays. */
  removeEmptyFolder(folder: string): Promise<void>;
  /** Returns the keys below a folder, in no order; none where there is no such folder. */
  list(folder: string): AsyncIterable<StoredFile>;
}
interface StoredFile {
  key: string;
  storedAt: Date;
  /** Another one for other bytes: a disk knows their size and time, a bucket their hash. */
  mark: string;
}

/** Local disk or an S3 bucket. The S3 client, 20 MB of code, is loaded only for a bucket. */
export async function openFileStore(place: StoragePlace): Promise<FileStore> {
  if (place.kind === 'disk') {
    const disk = new DurableDisk(place.folder);
    await disk.prepare(new Date()).catch(unlessStorageAway);
    return storeOn(new Disk(disk), (folder) => rmdir(join(place.folder, named(folder))).catch(unlessThereIsNone));
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  return storeOn(new Disk(new S3Driver(s3Options(place))), hasNoFolders);
}

/** A bucket has keys alone. */
const hasNoFolders = async (): Promise<void> => {};
function unlessThereIsNone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}

/** A disk that takes nothing may still be read; the self-check of the start tells of it. */
function unlessStorageAway(error: unknown): void {
  if (!isStorageAway(error)) throw error;
}

function storeOn(disk: Disk, removeEmptyFolder: FileStore['removeEmptyFolder']): FileStore {
  return {
    read: (key) => readFrom(disk, named(key)),
    has: (key) => disk.exists(named(key)),
    write: (key, bytes, contentType) => disk.put(named(key), bytes, { contentType }),
    remove: (key) => disk.delete(named(key)),
    removeEmptyFolder,
    list: (folder) => filesBelow(disk, folder),
  };
}

/** A file may go between two looks at it: one that cannot be read, and is not there afterwards, is none. */
async function readFrom(disk: Disk, name: string): Promise<Buffer | null> {
  if (!(await disk.exists(name))) return null;
  try {
    return Buffer.from(await disk.getBytes(name));
  } catch (error) {
    if (await disk.exists(name)) throw error;
    return null;
  }
}

/** The disk library refuses signs that some stores cannot keep, such as + and ~: they are written as `!2b!` and `!7e!`, in UTF-8. */
const named = (key: string): string =>
  key.replaceAll(/[^\w./-]+/g, (signs) => `!${Buffer.from(signs).toString('hex')}!`);
const keyOf = (name: string): string =>
  name.replaceAll(/!([0-9a-f]+)!/g, (_, signs: string) => Buffer.from(signs, 'hex').toString());

/** A prefix is mere letters, and `resumes` is one of `resumes-of-old` too: the slash makes it a folder. */
async function* filesBelow(disk: Disk, folder: string): AsyncGenerator<StoredFile> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, {
      recursive: true,
      ...(paginationToken === undefined ? {} : { paginationToken }),
    });
    for (const entry of page.objects) {
      if (!entry.isFile || !entry.key.startsWith(`${folder}/`)) continue;
      const found = await metaDataOf(entry);
      if (found !== null) yield { key: keyOf(entry.key), storedAt: found.lastModified, mark: found.etag };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}

/** null: it was removed meanwhile. */
async function metaDataOf(file: DriveFile) {
  try {
    return await file.getMetaData();
  } catch (error) {
    if (await file.exists()) throw error;
    return null;
  }
}
