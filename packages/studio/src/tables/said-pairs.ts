import { saidOf } from './compare-pairs.ts';
import { bandOfKey, isPartOf, type NumberBand } from './number-bands.ts';
import type { PairMatrix } from './pair-matrix.ts';
import type { PairSaid, Pairs } from './recognising/recognition.ts';

/** A cell that somebody decided by hand, over the table that was pasted. */
export interface DecidedCell {
  row: string;
  column: string;
  says: PairSaid['says'];
}

const BY_HAND = { row: -1, column: -1 } as const;

/** The pairs of a table, with the cells that were decided by hand. Without a table these alone are said. */
export function withDecidedCells(
  sides: Pick<Pairs, 'rows' | 'columns'>,
  pasted: Pairs | null,
  cells: readonly DecidedCell[],
): Pairs {
  const said = new Map<string, Map<string, PairSaid>>();
  const put = (row: string, column: string, one: PairSaid): void => {
    const line = said.get(row) ?? new Map<string, PairSaid>();
    said.set(row, line);
    line.set(column, one);
  };
  const isTurned = pasted !== null && pasted.rows !== sides.rows;
  for (const [row, line] of pasted?.said ?? [])
    for (const [column, one] of line) put(isTurned ? column : row, isTurned ? row : column, one);
  for (const { row, column, says } of cells) put(row, column, { says, at: BY_HAND });
  return { ...sides, said };
}

/** Cells decided by hand, after another value begins a band of a number: what was said of a band is said of its parts. */
export function recutCells(
  cells: readonly DecidedCell[],
  side: 'row' | 'column',
  bands: readonly NumberBand[],
): DecidedCell[] {
  return cells.flatMap((cell) => {
    const whole = bandOfKey(cell[side]);
    return whole === null
      ? [cell]
      : bands.filter((band) => isPartOf(band, whole)).map(({ key }) => ({ ...cell, [side]: key }));
  });
}

/** Cells decided by hand, with more of them; a decision that is what would be said without it goes. */
export function decidedWith(
  cells: readonly DecidedCell[],
  more: readonly DecidedCell[],
  { pasted, matrix }: { pasted: Pairs | null; matrix: PairMatrix },
): DecidedCell[] {
  const keyOf = ({ row, column }: Pick<DecidedCell, 'row' | 'column'>): string => JSON.stringify([row, column]);
  const all = new Map([...cells, ...more].map((cell) => [keyOf(cell), cell]));
  return [...all.values()].filter(({ row, column, says }) => {
    const table = pasted === null ? null : saidOf(pasted, matrix, row, column);
    const rules = matrix.answers[matrix.rowCodes.indexOf(row)]?.[matrix.columnCodes.indexOf(column)];
    return says !== (table?.says ?? rules);
  });
}
