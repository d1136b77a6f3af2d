import type { CompiledFamily, FamilyVariants } from './family-tables.ts';

/**
 * The intrinsically-safe variant when it is requested and exists; else the plain family, else the only one there is.
 */
export const findVariant = (
  variants: FamilyVariants | undefined,
  intrinsicallySafe: boolean,
): CompiledFamily | undefined =>
  intrinsicallySafe
    ? (variants?.intrinsicallySafe ?? variants?.plain)
    : (variants?.plain ?? variants?.intrinsicallySafe);
