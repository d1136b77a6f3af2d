import { expect, test } from 'vitest';
import { mendedPieces, piecesAgainst, tagPieces } from './tag-pieces.ts';

const marks = (pieces: { mark: string }[]) => pieces.map((piece) => piece.mark);

test('the pieces with their hyphens are the number again', () => {
  const number = 'TD-3-E|2S-20';
  expect(
    tagPieces(number)
      .map((piece) => piece.text + piece.separator)
      .join(''),
  ).toBe(number);
});
test('a number without hyphens is one piece', () => {
  expect(tagPieces('26C1B0')).toHaveLength(1);
});
test('what another number has otherwise is marked', () => {
  expect(marks(piecesAgainst('TD-3-4F', 'TD-3-5F'))).toEqual(['none', 'none', 'differs']);
});
test('a piece the other number lacks does not shift the rest', () => {
  expect(marks(piecesAgainst('TD-3-E-20', 'TD-3-20'))).toEqual(['none', 'none', 'differs', 'none']);
  expect(marks(piecesAgainst('TD-3-20', 'TD-3-E-20'))).toEqual(['none', 'none', 'none']);
});
test('what mending changed is marked as mended', () => {
  expect(marks(mendedPieces('TD-3-4F', 'TD-3-5F'))).toEqual(['none', 'none', 'mended']);
});
