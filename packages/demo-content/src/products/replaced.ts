import type { WrittenProduct } from '../written-family.ts';

/** Marks products as no longer made, each replaced by the part number at its place; null for none. */
export const replacedInOrder =
  (by: readonly (string | null)[], replacedNote: string) =>
  (product: WrittenProduct, index: number): WrittenProduct => {
    const replacedBy = by[index] ?? null;
    return { ...product, isObsolete: true, ...(replacedBy === null ? {} : { replacedBy, replacedNote }) };
  };
