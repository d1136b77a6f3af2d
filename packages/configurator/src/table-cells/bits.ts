import { present } from '../data/present.ts';
/** A set of rows, one bit for each. */
export type Bits = Uint32Array;

export function noRows(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

export function allRows(size: number): Bits {
  const bits = noRows(size);
  for (let row = 0; row < size; row += 1) addRow(bits, row);
  return bits;
}

export function addRow(bits: Bits, row: number): void {
  bits[row >> 5] = present(bits[row >> 5]) | (1 << (row & 31));
}

export function hasRow(bits: Bits, row: number): boolean {
  return (present(bits[row >> 5]) & (1 << (row & 31))) !== 0;
}

/** Leaves in `bits` only what `other` has too. */
export function keepRows(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = present(bits[word]) & present(other[word]);
}

export function meet(bits: Bits, other: Bits): boolean {
  for (let word = 0; word < bits.length; word += 1) if ((present(bits[word]) & present(other[word])) !== 0) return true;
  return false;
}

/** The first row of a set, or -1. */
export function firstRow(bits: Bits): number {
  for (let word = 0; word < bits.length; word += 1) {
    const value = present(bits[word]);
    if (value !== 0) return word * 32 + 31 - Math.clz32(value & -value);
  }
  return -1;
}
