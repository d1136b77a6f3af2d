/** Sets of products by their place, 32 to a word. */
export type Bits = Uint32Array;

const WORD = 32;
const SHIFT = 5;

export const emptyBits = (size: number): Bits => new Uint32Array(Math.ceil(size / WORD));

export function addBit(bits: Bits, place: number): void {
  const word = place >>> SHIFT;
  bits[word] = (bits[word] ?? 0) | (1 << (place & (WORD - 1)));
}

export const hasBit = (bits: Bits, place: number): boolean =>
  ((bits[place >>> SHIFT] ?? 0) & (1 << (place & (WORD - 1)))) !== 0;

/** A set of those that are in all. */
export function inAll(first: Bits, others: readonly Bits[]): Bits {
  const found = first.slice();
  for (const other of others)
    for (let word = 0; word < found.length; word += 1) found[word] = (found[word] ?? 0) & (other[word] ?? 0);
  return found;
}

/** A set of those that are in any. */
export function inAny(size: number, sets: readonly Bits[]): Bits {
  const found = emptyBits(size);
  for (const set of sets)
    for (let word = 0; word < found.length; word += 1) found[word] = (found[word] ?? 0) | (set[word] ?? 0);
  return found;
}

/** How many are in both. */
export function countBoth(one: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) {
    const both = (one[word] ?? 0) & (other[word] ?? 0);
    if (both !== 0) count += ones(both);
  }
  return count;
}

/** How many of a word's bits are set: sums of pairs, of fours, of eights, then of all. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
