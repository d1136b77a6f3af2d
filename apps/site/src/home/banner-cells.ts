import type { DecodedNumber } from '@millrace/contract';
import type { PlateCell } from '../nameplate/plate-cells.ts';
import { tagPieces } from '../nameplate/tag-pieces.ts';

/** The cells of a banner's plate. They carry the names of their groups when the number reads piece by piece. */
export function bannerCells(modelNumber: string, decoded: DecodedNumber | null): PlateCell[] {
  const pieces = tagPieces(modelNumber);
  const printed = decoded?.cells.filter(({ text }) => text !== '') ?? [];
  const isNamed = printed.length === pieces.length;
  return pieces.map(({ text }, index) => ({
    group: '',
    name: isNamed ? (printed[index]?.group ?? '') : '',
    text,
    separator: pieces[index - 1]?.separator ?? '',
    state: 'filled',
  }));
}
