/** How a word matches, best first: whole, by its start, in the middle, by one slip. */
export const EXACT = 0;
export const PREFIX = 1;
export const MIDDLE = 2;
export const TYPO = 3;
export type Closeness = typeof EXACT | typeof PREFIX | typeof MIDDLE | typeof TYPO;

/** Where it matches, best first. */
export const PART_NUMBER = 0;
export const MODEL_NUMBER = 1;
export const NAME = 2;
export const DESCRIPTION = 3;
export const FIELDS = 4;
export type Field = typeof PART_NUMBER | typeof MODEL_NUMBER | typeof NAME | typeof DESCRIPTION;

/** 1 is the best; 0 is no match. How comes before where. */
export const rankOf = (closeness: Closeness, field: number): number => closeness * FIELDS + field + 1;

/** Any synonym comes after everything that matches as typed. */
const SYNONYM_MALUS = FIELDS * 4;
const WORST = 255;

/** Which documents match, and how well. */
export interface Matches {
  /** By document; 0 where it does not match. */
  readonly ranks: Uint8Array;
  /** Whether any does. */
  some: boolean;
}

export const noMatches = (documents: number): Matches => ({ ranks: new Uint8Array(documents), some: false });

/** Keeps the better rank. */
export function mark(matches: Matches, document: number, rank: number): void {
  const known = matches.ranks[document] ?? 0;
  if (known === 0 || rank < known) matches.ranks[document] = rank;
  matches.some = true;
}

/** Documents must match in both; ranks add up. */
export function both(a: Matches, b: Matches): Matches {
  const met = noMatches(a.ranks.length);
  if (!a.some || !b.some) return met;
  for (let document = 0; document < met.ranks.length; document += 1) {
    const one = a.ranks[document] ?? 0;
    const other = one === 0 ? 0 : (b.ranks[document] ?? 0);
    if (other !== 0) mark(met, document, Math.min(WORST, one + other));
  }
  return met;
}

/** Documents may match in either; the better rank counts. Changes and returns the first. */
export function either(a: Matches, b: Matches): Matches {
  if (!b.some) return a;
  for (let document = 0; document < b.ranks.length; document += 1) {
    const rank = b.ranks[document] ?? 0;
    if (rank !== 0) mark(a, document, rank);
  }
  return a;
}

/** Behind what matches as typed. Changes and returns what is given. */
export function asSynonym(matches: Matches): Matches {
  if (matches.some)
    for (let document = 0; document < matches.ranks.length; document += 1) {
      const rank = matches.ranks[document] ?? 0;
      if (rank !== 0) matches.ranks[document] = Math.min(WORST, rank + SYNONYM_MALUS);
    }
  return matches;
}
