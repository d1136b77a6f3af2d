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

/** The pieces of a number with those marked that another number has otherwise, where both have as many pieces. */
export function piecesAgainst(modelNumber: string, other: string): TagPiece[] {
  const pieces = tagPieces(modelNumber);
  const others = other.split('-');
  if (others.length !== pieces.length) return pieces;
  return pieces.map((piece, index) => (piece.text === others[index] ? piece : { ...piece, mark: 'differs' }));
}

/** The pieces of a mended number: what the mending changed is marked. */
export function mendedPieces(modelNumber: string, wrong: string): TagPiece[] {
  return piecesAgainst(modelNumber, wrong).map((piece) =>
    piece.mark === 'differs' ? { ...piece, mark: 'mended' } : piece,
  );
}
