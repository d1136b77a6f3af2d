import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * `hard` is for a document that a few bytes keep from a round of the network, `asset` for a file of the client that its build has not
 * compressed.
 */
export type Effort = 'quick' | 'hard' | 'asset';

/**
 * Brotli 8 and gzip 6 are within 10 % of their best on our pages, at a fiftieth of the time. For the largest document (275 KB), in a run
 * on a slow machine, Brotli 8 takes 15 ms and 42.8 KB, 7 takes 14 and 42.9, 5 takes 10 and 44.0, 9 takes 49 and 42.6: with less, the first
 * paint of a panel misses two rounds of the network.
 */
const LEVELS = {
  quick: { br: 8, gzip: 6 },
  hard: { br: 10, gzip: 9 },
  asset: { br: 8, gzip: 9 },
} as const;
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
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return compressBr(bytes, { params });
}
