import type { StoredBytes } from './stored-bytes.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The smallest encoding that the request's `Accept-Encoding` takes, of an answer that is not made yet. */
export const askedEncoding = (accepted: string | undefined): Encoding => {
  const quality = qualityOf(accepted);
  return PREFERRED.find((encoding) => takes(quality, encoding)) ?? 'identity';
};

/** The smallest encoding of the stored answer that the request's `Accept-Encoding` takes. */
export function chooseEncoding(accepted: string | undefined, stored: Pick<StoredBytes, 'br' | 'gzip'>): Encoding {
  if (stored.br === null && stored.gzip === null) return 'identity';
  const quality = qualityOf(accepted);
  return (
    PREFERRED.find((encoding) => encoding !== 'identity' && stored[encoding] !== null && takes(quality, encoding)) ??
    'identity'
  );
}

type Quality = ReadonlyMap<string, number>;
const takes = (quality: Quality, encoding: Encoding): boolean => (quality.get(encoding) ?? quality.get('*') ?? 0) > 0;
const qualityOf = (accepted = ''): Quality => known.get(accepted) ?? learned(accepted);

/** Browsers send a handful of different headers; made-up ones are not kept. */
const known = new Map<string, Quality>();
export const KNOWN_MAX = 50;
const KNOWN_LENGTH = 100;

/** How many headers are remembered. */
export const knownHeaders = (): number => known.size;

function learned(header: string): Quality {
  const quality = qualities(header);
  if (header.length <= KNOWN_LENGTH && known.size < KNOWN_MAX) known.set(header, quality);
  return quality;
}

/** `br;q=0, gzip` → { br: 0, gzip: 1 }. */
function qualities(header: string): Map<string, number> {
  const entries = header.split(',').map((part): [string, number] => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const stated = parameters.find((parameter) => parameter.startsWith('q='));
    return [name, stated === undefined ? 1 : Number(stated.slice(2))];
  });
  return new Map(entries);
}
