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
      cells.flatMap((written, column) => {
        if (written === null || written === '') return [];
        const asWritten = String(written);
        const text = asWritten.replaceAll(/[^\S\n]+/g, ' ').trim();
        return [{ row, column, text, ...(text !== asWritten && { asWritten }) }];
      }),
    ),
    merges: merges.map(([row, column, high, wide]): Range => ({ row, column, rows: high, columns: wide })),
    hiddenRows,
    hiddenColumns: [],
  };
}
