import type { Snapshot } from '@millrace/catalogue';
import { type StoredBytes, storeBytes, tagOf } from '../bytes/stored-bytes.ts';
import type { FileStore } from '../files/file-store.ts';
import { storeIfRoom } from '../files/store-if-room.ts';
import { mediaType } from './media-type.ts';
import { type PictureFormat, sizedPicture } from './sized-picture.ts';

/** Makes a file that content names and nobody has stored yet; null when there is no such file. */
export interface ProduceMedia {
  (path: string): Promise<{ bytes: Uint8Array; contentType: string } | null>;
  /** Whether it makes one, without making it; absent: it is made to see. */
  makes?(path: string): Promise<boolean>;
}

/** Files below /media/: those stored, and those that can be made, which are stored once made. */
export interface MediaLibrary {
  /** The bytes of a file alone; null without one. */
  bytes(path: string): Promise<Buffer | null>;
  /** Whether there is a file, or one can be made; one that is stored is not read. */
  has(path: string): Promise<boolean>;
  original(path: string): Promise<StoredBytes | null>;
  /** At most `width` wide; null when there is no such picture. */
  sized(path: string, width: number, format: PictureFormat): Promise<StoredBytes | null>;
  /** The same files, with what another snapshot has at the addresses. */
  asOf(snapshot: () => Pick<Snapshot, 'mediaFiles'>): MediaLibrary;
}

/** All that staff have put below /media/. */
export interface PlacedMedia {
  /** The hash of the bytes at an address, in the revision in force; null: none are put there. */
  fileAt(path: string): string | null;
  read(file: string): Promise<Buffer | null>;
  has(file: string): Promise<boolean>;
}

export function mediaLibrary(
  store: FileStore,
  produce: ProduceMedia,
  placed: PlacedMedia = nothingPlaced,
): MediaLibrary {
  const inFlight = new Map<string, Promise<Buffer | null>>();
  /** Makes a file once for all requests that come meanwhile. */
  const once = (key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> => {
    const underway = inFlight.get(key) ?? make().finally(() => inFlight.delete(key));
    inFlight.set(key, underway);
    return underway;
  };
  const bytes = (path: string): Promise<Buffer | null> => {
    const key = `media/${path}`;
    const asItWas = async (): Promise<Buffer | null> => (await store.read(key)) ?? storeProduced(key, path);
    const file = placed.fileAt(path);
    // Named by its content: whoever asks after a publish never joins a reading of what was there before.
    return file === null
      ? once(key, asItWas)
      : once(`file ${file}`, async () => (await placed.read(file)) ?? asItWas());
  };
  const has = async (path: string): Promise<boolean> => {
    const file = placed.fileAt(path);
    if (file !== null && (await placed.has(file))) return true;
    if (await store.has(`media/${path}`)) return true;
    return produce.makes === undefined ? (await bytes(path)) !== null : produce.makes(path);
  };
  const storeProduced = async (key: string, path: string): Promise<Buffer | null> => {
    const made = await produce(path);
    if (made === null) return null;
    await storeIfRoom(store, key, made.bytes, made.contentType);
    return Buffer.from(made.bytes);
  };
  const original = async (path: string): Promise<StoredBytes | null> => {
    const found = await bytes(path);
    return found === null ? null : storeBytes(mediaType(path).contentType, found);
  };
  const sized = async (path: string, width: number, format: PictureFormat): Promise<StoredBytes | null> => {
    const source = await bytes(path);
    if (source === null) return null;
    const contentType = format === 'original' ? mediaType(path).contentType : `image/${format}`;
    // Named by the original's content: a replaced picture gets new sizes.
    const key = `sizes/${tagOf(source)}-${width}.${format}`;
    const picture = await once(key, async () => {
      const kept = await store.read(key);
      if (kept !== null) return kept;
      const made = await sizedPicture(source, width, format);
      await storeIfRoom(store, key, made, contentType);
      return made;
    });
    return picture === null ? null : storeBytes(contentType, picture);
  };
  const asOf: MediaLibrary['asOf'] = (snapshot) =>
    mediaLibrary(store, produce, { ...placed, fileAt: (path) => snapshot().mediaFiles.get(path)?.file ?? null });
  return { bytes, has, original, sized, asOf };
}

const nothingPlaced: PlacedMedia = { fileAt: () => null, read: async () => null, has: async () => false };
