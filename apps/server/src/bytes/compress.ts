import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * `hard` is for a document that a few bytes keep from a round of the network, `asset` for a file of the client that its build has not
 * compressed.
 */
export type Effort = 'quick' | 'hard' | 'asset';

/** Quality of Brotli and level of gzip. Brotli 8 and gzip 6 are within 10 % of their best on our pages, at a fiftieth of the time. */
const LEVELS = {
  quick: { br: 8, gzip: 6 },
  hard: { br: 10, gzip: 9 },
  asset: { br: 8, gzip: 9 },
} as const;
/**
 * Up to this size Brotli looks back 64 KB alone, with quality 9. With a wider window it looks up in 16 MB, which the server gets anew for each
 * answer: 4,100 pages of memory, and on a virtual machine 54 ms of processor time in place of 4. Pages of up to 180 KB are as small or 1.6 %
 * larger so, one of 200 KB a tenth larger (decision 416, `node bench/delivery/compression.ts`).
 */
const NARROW_UP_TO = 180 * 1024;
const NARROW = { quality: 9, windowBits: 16 } as const;
/**
 * Below this size a compressed answer saves no packet; but a page asks for several small assets at once, and those add
 * up.
 */
const WORTH_COMPRESSING = { quick: 1024, hard: 1024, asset: 300 } as const;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|problem\+json|manifest\+json|xml|x-yaml)|image\/svg\+xml)/;

const compressBr = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export const isWorthCompressing = (contentType: string, { length }: Buffer, effort: Effort): boolean =>
  length >= WORTH_COMPRESSING[effort] && COMPRESSIBLE.test(contentType);

/** Compresses in a thread of Node's pool. */
export function compress(bytes: Buffer, encoding: 'br' | 'gzip', effort: Effort): Promise<Buffer> {
  const level = LEVELS[effort][encoding];
  if (encoding === 'gzip') return compressGzip(bytes, { level });
  const isNarrow = effort === 'quick' && bytes.length <= NARROW_UP_TO;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]: isNarrow ? NARROW.quality : level,
    [constants.BROTLI_PARAM_LGWIN]: isNarrow ? NARROW.windowBits : constants.BROTLI_DEFAULT_WINDOW,
  };
  return compressBr(bytes, { params });
}
