import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { compress, type Effort, isWorthCompressing } from './compress.ts';

/** One answer, made once: as it is, or in its compressed forms alone, which take a third of the memory together. */
export interface StoredBytes {
  contentType: string;
  /** Bytes of the content as it is. */
  length: number;
  /** The content as it is; `null` where compressing it is worth it: `plainBytes` returns it then. */
  identity: Buffer | null;
  br: Buffer | null;
  gzip: Buffer | null;
  /** Names the content, without quotes; an encoding's own tag is made of it. */
  tag: string;
}

/** Keeps bytes in the forms that readers take. */
export async function storeBytes(
  contentType: string,
  identity: Buffer,
  effort: Effort = 'quick',
): Promise<StoredBytes> {
  const common = { contentType, length: identity.length, tag: tagOf(identity) };
  if (!isWorthCompressing(contentType, identity, effort))
    return { ...common, identity: alone(identity), br: null, gzip: null };
  const [br, gzip] = await Promise.all([brotliOf(contentType, identity, effort), compress(identity, 'gzip', effort)]);
  return { ...common, identity: null, br: alone(br), gzip: alone(gzip) };
}

/** Node cuts small buffers from blocks of 64 KB, and one that is kept keeps its whole block: kept pages took a third more memory so. */
const alone = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(new Uint8Array(bytes).buffer);

/** A new connection carries so much in two rounds, 30 packets of 1460 bytes, beside a document's headers of nearly 1,400. */
export const TWO_ROUNDS = 42_400;
/** The part that compressing harder saves at best. */
const SAVED_AT_BEST = 0.08;

/** A document just above two rounds is compressed harder: 110 ms of a thread, once, save each phone that opens it a round of 150 ms. */
async function brotliOf(contentType: string, identity: Buffer, effort: Effort): Promise<Buffer> {
  const bytes = await compress(identity, 'br', effort);
  const isJustAbove = bytes.length > TWO_ROUNDS && bytes.length * (1 - SAVED_AT_BEST) < TWO_ROUNDS;
  return isJustAbove && contentType.startsWith('text/html') ? compress(identity, 'br', 'hard') : bytes;
}

/** Contents unpacked for readers that take no compression: the work, and then its result for as long as anybody reads it. */
const unpacked = new WeakMap<StoredBytes, Promise<Buffer> | WeakRef<Buffer>>();
/** The last ones stay, so that a page that many ask for is unpacked once; the largest content has 1.7 MB. */
const latest: Buffer[] = [];
export const LATEST_KEPT = 8;
const unpack = promisify(gunzip);

/** Returns the content as it is. All who read it at one time share one copy, however slowly they read. */
export async function plainBytes(stored: StoredBytes): Promise<Buffer> {
  if (stored.gzip === null) return stored.identity ?? Buffer.alloc(0);
  const found = unpacked.get(stored);
  const shared = found instanceof WeakRef ? found.deref() : found;
  if (shared !== undefined) return shared;
  const working = unpack(stored.gzip);
  unpacked.set(stored, working);
  const plain = await working;
  unpacked.set(stored, new WeakRef(plain));
  if (latest.push(plain) > LATEST_KEPT) latest.shift();
  return plain;
}

/** A short name of the content: 120 bits of its hash. */
export function tagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
}

export function sizeOf({ identity, br, gzip }: StoredBytes): number {
  return (identity?.length ?? 0) + (br?.length ?? 0) + (gzip?.length ?? 0);
}
