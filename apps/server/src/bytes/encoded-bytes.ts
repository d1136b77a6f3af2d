import type { Encoding } from './choose-encoding.ts';
import { compress, isWorthCompressing } from './compress.ts';

/** An answer in one encoding: what one caller asked for. */
export interface EncodedBytes {
  contentType: string;
  encoding: Encoding;
  bytes: Buffer;
  /** Whether another caller would get another encoding. */
  isVaried: boolean;
}

/** Encodes an answer in the encoding asked for alone; as it is, where compressing is not worth it. */
export async function encodeBytes(contentType: string, identity: Buffer, asked: Encoding): Promise<EncodedBytes> {
  const isVaried = isWorthCompressing(contentType, identity, 'quick');
  const encoding = isVaried ? asked : 'identity';
  const bytes = encoding === 'identity' ? identity : await compress(identity, encoding, 'quick');
  return { contentType, encoding, bytes, isVaried };
}
