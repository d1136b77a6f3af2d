import type { Range, Sheet } from '@millrace/exchange';

/** A sheet of texts, as a reader gives it. `merges`: row, column, rows and columns of each. */
export function sheetOf(
  rows: readonly (readonly (string | number | null)[])[],
  further: {
    name?: string;
    isHidden?: boolean;
    hiddenRows?: number[];
    merges?: readonly [number, number, number, number][];
  } = {},
): Sheet {
  const { name = 'Sheet1', isHidden = false, hiddenRows = [], merges = [] } = further;
  return {
    name,
    isHidden,
    cells: rows.flatMap((cells, row) =>
      cells.flatMap((text, column) => (text === null || text === '' ? [] : [{ row, column, text: String(text) }])),
    ),
    merges: merges.map(([row, column, high, wide]): Range => ({ row, column, rows: high, columns: wide })),
    hiddenRows,
    hiddenColumns: [],
  };
}
