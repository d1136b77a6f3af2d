export interface ByteRange {
  /** Both ends included. */
  first: number;
  last: number;
}

/**
 * Reads a `Range` header for a file of `size` bytes. null: send the whole (no header, several ranges, another unit or
 * nonsense, as RFC 9110 allows); 'unsatisfiable': status 416.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return null;
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : within(size - Number(to), size, size);
  if (to !== '' && Number(to) < Number(from)) return null;
  return within(Number(from), to === '' ? size : Number(to), size);
}

function within(first: number, last: number, size: number): ByteRange | 'unsatisfiable' {
  return first >= size ? 'unsatisfiable' : { first: Math.max(0, first), last: Math.min(last, size - 1) };
}
