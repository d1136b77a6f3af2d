import type { StoredBytes } from './stored-bytes.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The smallest encoding that the stored answer has and the request's `Accept-Encoding` takes. */
export function chooseEncoding(accepted: string | undefined, stored: Pick<StoredBytes, 'br' | 'gzip'>): Encoding {
  if (stored.br === null && stored.gzip === null) return 'identity';
  const quality = qualities(accepted ?? '');
  const takes = (encoding: Encoding) => (quality.get(encoding) ?? quality.get('*') ?? 0) > 0;
  return (
    PREFERRED.find((encoding) => encoding !== 'identity' && stored[encoding] !== null && takes(encoding)) ?? 'identity'
  );
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
