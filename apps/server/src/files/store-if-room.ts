import { isStorageAway } from '../problems/storage-away.ts';
import type { FileStore } from './file-store.ts';

/** Keeps a file that can be made again. Where there is no room for it, as on a full disk, nothing is kept: it is made again next time. */
export async function storeIfRoom(
  files: Pick<FileStore, 'write'>,
  key: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  try {
    await files.write(key, bytes, contentType);
  } catch (error) {
    if (!isStorageAway(error)) throw error;
  }
}
