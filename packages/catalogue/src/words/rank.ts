/** The kinds of match of a word, best first: whole, beginning, middle, with a typing error. */
export const EXACT = 0;
export const PREFIX = 1;
export const MIDDLE = 2;
export const TYPO = 3;
export type Closeness = typeof EXACT | typeof PREFIX | typeof MIDDLE | typeof TYPO;

/** The fields of a match, best first. */
export const PART_NUMBER = 0;
export const MODEL_NUMBER = 1;
export const NAME = 2;
export const DESCRIPTION = 3;
export const FIELDS = 4;
export type Field = typeof PART_NUMBER | typeof MODEL_NUMBER | typeof NAME | typeof DESCRIPTION;

/** 1 is the best; 0 is no match. How comes before where. */
export const rankOf = (closeness: Closeness, field: number): number => closeness * FIELDS + field + 1;

/** Any synonym comes after everything that matches as typed. */
export const SYNONYM_MALUS = FIELDS * 4;
/** Ranks are bytes: sums beyond it are all alike. */
export const WORST_RANK = 255;
