import type { CompiledFamily, FamilyVariants } from './family-tables.ts';

/** The intrinsically-safe variant where it is asked for and exists; else the plain family, else the one there is. */
export const findVariant = (
  variants: FamilyVariants | undefined,
  intrinsicallySafe: boolean,
): CompiledFamily | undefined =>
  intrinsicallySafe
    ? (variants?.intrinsicallySafe ?? variants?.plain)
    : (variants?.plain ?? variants?.intrinsicallySafe);
