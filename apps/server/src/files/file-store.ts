import { randomUUID } from 'node:crypto';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { StoragePlace } from '../config/storage-place.ts';
import { s3Options } from './s3-options.ts';

/** Where files are kept whole under keys such as `media/families/tern.svg`. */
export interface FileStore {
  /** null: there is none. */
  read(key: string): Promise<Buffer | null>;
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Also where there is none. */
  remove(key: string): Promise<void>;
}

/** Local disk or an S3 bucket. The S3 client, 20 MB of code, is loaded only where it is used. */
export async function openFileStore(place: StoragePlace): Promise<FileStore> {
  if (place.kind === 'disk')
    return storeOn(new Disk(new FSDriver({ location: place.folder, visibility: 'private' })), true);
  const { S3Driver } = await import('flydrive/drivers/s3');
  return storeOn(new Disk(new S3Driver(s3Options(place))), false);
}

/** `aside`: write beside and rename, where a write is not whole or nothing by itself. */
function storeOn(disk: Disk, aside: boolean): FileStore {
  return {
    read: async (key) => ((await disk.exists(key)) ? Buffer.from(await disk.getBytes(key)) : null),
    write: async (key, bytes, contentType) => {
      if (!aside) return disk.put(key, bytes, { contentType });
      const unfinished = `unfinished/${randomUUID()}`;
      await disk.put(unfinished, bytes);
      await disk.move(unfinished, key);
    },
    remove: (key) => disk.delete(key),
  };
}
