import { diffWordsWithSpace } from 'diff';

/** A piece of a text, and whether the other text has it, too. */
export interface Piece {
  text: string;
  isOwn: boolean;
}

/** Texts shorter than this are shown whole, without marks. */
export const MARKED_FROM = 40;
/** So many letters around a difference are shown. */
const AROUND = 48;
/** Two texts that share less than this are two texts: marks would be confetti. */
const SHARED_LEAST = 0.25;

/** Two texts in pieces, each piece marked that only one of them has; null: they have too little in common, or are short. */
export function wordDifference(before: string, after: string): { before: Piece[]; after: Piece[] } | null {
  if (Math.max(before.length, after.length) < MARKED_FROM) return null;
  const parts = diffWordsWithSpace(before, after);
  const shared = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0);
  if (shared < SHARED_LEAST * Math.max(before.length, after.length)) return null;
  const side = (isOther: (part: (typeof parts)[number]) => boolean): Piece[] =>
    shortened(
      parts
        .filter((part) => !isOther(part))
        .map(({ value, added, removed }) => ({ text: value, isOwn: added || removed })),
    );
  return { before: side(({ added }) => added), after: side(({ removed }) => removed) };
}

/** Leaves out what is far from every mark. */
function shortened(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    const { text, isOwn } = piece;
    if (isOwn || text.length <= 2 * AROUND) return piece;
    const head = at === 0 ? '' : text.slice(0, AROUND).replace(/\s*\S*$/, '');
    const tail = at === pieces.length - 1 ? '' : text.slice(-AROUND).replace(/^\S*\s*/, '');
    return { text: `${head} … ${tail}`, isOwn };
  });
}
