import { createHash, randomUUID } from 'node:crypto';
import { type Database, dropUploads, readUploads, recordUpload, renewUpload, type Upload } from '@millrace/database';
import type { FileStore } from '../../files/file-store.ts';
import type { StoredRoom } from '../../limits/stored-room.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { mediaType } from '../media-type.ts';
import type { Judged } from './judge-upload.ts';

/** The folder of uploads in the store: no address leads to it. */
export const UPLOADS = 'library';

/** Bytes that staff sent, by their hash. */
export interface UploadStore {
  /** null: nobody sent them, or nobody names them any more. */
  read(file: string): Promise<Buffer | null>;
  /** Whether the store has its bytes. */
  has(file: string): Promise<boolean>;
  /** Keeps bytes, and returns their record once they are safe. The same bytes are kept once. */
  keep(judged: Judged, by: string | null): Promise<Upload>;
  /** Lets a draft name an upload; undefined: it is not there any more. */
  renew(file: string): Promise<Upload | undefined>;
  /** Removes those that nobody names: what they were sent for was refused. */
  drop(files: readonly string[]): Promise<void>;
  /** The records of uploads, by their hashes. */
  facts(files: readonly string[]): Promise<Map<string, Upload>>;
}

interface Dependencies {
  database: Pick<Database, 'queries'>;
  files: Pick<FileStore, 'read' | 'has' | 'write' | 'remove'>;
  room: Pick<StoredRoom, 'refuseBeyond'>;
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function uploadStore({ database: { queries }, files, room }: Dependencies): UploadStore {
  /** A visitor's request costs a look-up in the database the first time alone. */
  const keys = new Map<string, string>();
  const keyOf = async (file: string): Promise<string | null> => {
    const key = (await readUploads(queries, [file])).get(file)?.key ?? null;
    if (key === null) keys.delete(file);
    else keys.set(file, key);
    return key;
  };
  const readAt = (key: string | null): Promise<Buffer | null> =>
    key === null ? Promise.resolve(null) : files.read(key);

  return {
    read: async (file) => (await readAt(keys.get(file) ?? null)) ?? readAt(await keyOf(file)),
    has: async (file) => {
      const key = keys.get(file) ?? (await keyOf(file));
      if (key !== null && (await files.has(key))) return true;
      // Another node may have kept it anew, under another key.
      const asked = await keyOf(file);
      return asked !== null && asked !== key && files.has(asked);
    },
    facts: (hashes) => readUploads(queries, hashes),
    renew: (file) => renewUpload(queries, file),
    drop: async (hashes) => {
      for (const file of hashes) keys.delete(file);
      for (const key of await dropUploads(queries, hashes)) await files.remove(key);
    },
    keep: async ({ type, bytes, width, height }, by) => {
      const file = hashOf(bytes);
      const { contentType } = mediaType(`library/a.${type}`);
      const known = await renewUpload(queries, file);
      if (known !== undefined) {
        // Bytes that the store has lost come back.
        if ((await files.read(known.key)) === null) await files.write(known.key, bytes, contentType);
        return known;
      }
      // First the bytes: a record without them cannot be. Under a key of their own, so that nobody else removes them.
      const key = `${UPLOADS}/${randomUUID()}.${type}`;
      await files.write(key, bytes, contentType);
      try {
        const kept = await queries.transaction(async (tx) => {
          const recorded = await recordUpload(tx, {
            file,
            key,
            type,
            bytes: bytes.length,
            width,
            height,
            uploadedBy: by,
          });
          await room.refuseBeyond(tx, 'uploads');
          return recorded;
        });
        if (kept.key !== key) await files.remove(key);
        return kept;
      } catch (error) {
        // After any other fault the record may be there.
        if (error instanceof ProblemError) await files.remove(key);
        throw error;
      }
    },
  };
}
