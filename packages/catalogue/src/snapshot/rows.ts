/** Rows of content in tables. */

interface Row {
  id: number;
  position?: number;
}

export const inOrder = <R extends Row>(rows: readonly R[]): R[] =>
  rows.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id - b.id);

/** The first row of a key wins; a second one is a diagnostic elsewhere. */
export function tableBy<R, Key>(rows: readonly R[], keyOf: (row: R) => Key): Map<Key, R> {
  const table = new Map<Key, R>();
  for (const row of rows) {
    const key = keyOf(row);
    if (!table.has(key)) table.set(key, row);
  }
  return table;
}

export const tableById = <R extends Row>(rows: readonly R[]): Map<number, R> => tableBy(rows, (row) => row.id);

export const present = <T>(value: T | undefined): value is T => value !== undefined;
