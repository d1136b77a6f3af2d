import { createHash } from 'node:crypto';
import { compress, isWorthCompressing } from './compress.ts';

/** One answer, made once: its bytes and, when it is worth it, compressed forms. */
export interface StoredBytes {
  contentType: string;
  identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  /** Names the content, without quotes; an encoding's own tag is made of it. */
  tag: string;
}

/** `thorough` is for bytes that are made once for good, such as hashed assets. */
export async function storeBytes(
  contentType: string,
  identity: Buffer,
  options: { thorough?: boolean } = {},
): Promise<StoredBytes> {
  const effort = options.thorough === true ? 'best' : 'quick';
  const [br, gzip] = isWorthCompressing(contentType, identity, effort)
    ? await Promise.all([compress(identity, 'br', effort), compress(identity, 'gzip', effort)])
    : [null, null];
  return { contentType, identity, br, gzip, tag: tagOf(identity) };
}

/** A short name of the content: 120 bits of its hash. */
export function tagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
}

export function sizeOf(stored: StoredBytes): number {
  return stored.identity.length + (stored.br?.length ?? 0) + (stored.gzip?.length ?? 0);
}
