import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One answer, made once: its bytes and, when it is worth it, compressed forms. */
export interface StoredBytes {
  contentType: string;
  identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  /** Names the content, without quotes; an encoding's own tag is made of it. */
  tag: string;
}

/**
 * Below this size a compressed answer saves no packet; but a page asks for several small assets at once, and those add
 * up.
 */
const WORTH_COMPRESSING = { quick: 1024, best: 300 };
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|problem\+json|manifest\+json|xml)|image\/svg\+xml)/;
/** Brotli 5 and gzip 6 are within 10 % of their best on our pages, at a tenth of the time. */
const QUICK = { br: 5, gzip: 6 };
const BEST = { br: 11, gzip: 9 };

const compressBr = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** `thorough` is for bytes that are made once for good, such as hashed assets. */
export async function storeBytes(
  contentType: string,
  identity: Buffer,
  options: { thorough?: boolean } = {},
): Promise<StoredBytes> {
  const isThorough = options.thorough === true;
  const effort = isThorough ? BEST : QUICK;
  const worth =
    identity.length >= (isThorough ? WORTH_COMPRESSING.best : WORTH_COMPRESSING.quick) &&
    COMPRESSIBLE.test(contentType);
  const [br, zipped] = worth
    ? await Promise.all([
        compressBr(identity, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: effort.br,
            [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
          },
        }),
        compressGzip(identity, { level: effort.gzip }),
      ])
    : [null, null];
  return { contentType, identity, br, gzip: zipped, tag: tagOf(identity) };
}

/** A short name of the content: 120 bits of its hash. */
export function tagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
}

export function sizeOf(stored: StoredBytes): number {
  return stored.identity.length + (stored.br?.length ?? 0) + (stored.gzip?.length ?? 0);
}
