/** One piece of a model number on one line: `text` and the hyphen that follows it when copied. */
export interface TagPiece {
  text: string;
  separator: string;
  mark: 'none' | 'differs' | 'mended';
}

/** A model number taken apart at its hyphens, for the compact plate. A number without hyphens is one piece. */
export function tagPieces(modelNumber: string): TagPiece[] {
  const texts = modelNumber.split('-');
  return texts.map((text, index) => ({ text, separator: index < texts.length - 1 ? '-' : '', mark: 'none' }));
}

/** The pieces of a number with those marked that another number has not, in its order. */
export function piecesAgainst(modelNumber: string, other: string): TagPiece[] {
  const pieces = tagPieces(modelNumber);
  const common = commonPlaces(modelNumber.split('-'), other.split('-'));
  return pieces.map((piece, index) => (common.has(index) ? piece : { ...piece, mark: 'differs' }));
}

/** Places in `a` of the longest sequence that both lists have. */
function commonPlaces(a: readonly string[], b: readonly string[]): Set<number> {
  const lengths: number[][] = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i]?.splice(j, 1, a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)));
    }
  }
  const places = new Set<number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      places.add(i);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return places;
}

/** The pieces of a mended number: what the mending changed is marked. */
export function mendedPieces(modelNumber: string, wrong: string): TagPiece[] {
  return piecesAgainst(modelNumber, wrong).map((piece) =>
    piece.mark === 'differs' ? { ...piece, mark: 'mended' } : piece,
  );
}
