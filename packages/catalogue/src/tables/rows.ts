import type { Pausable } from '@millrace/configurator';
import { forEachPaced } from '../paced.ts';
import { sortPaced } from '../sort-paced.ts';

/** Rows of content in tables. */

export interface Row {
  id: number;
  position?: number;
}

export const inOrder = <R extends Row>(rows: readonly R[]): Pausable<R[]> =>
  sortPaced(rows, (a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id - b.id);

/** The first row of a key wins; a second one is a diagnostic elsewhere. */
export function* tableBy<R, Key>(rows: readonly R[], keyOf: (row: R) => Key): Pausable<Map<Key, R>> {
  const table = new Map<Key, R>();
  yield* forEachPaced(rows, (row) => {
    const key = keyOf(row);
    if (!table.has(key)) table.set(key, row);
  });
  return table;
}

/** Rows that share a key, together. */
export function* groupBy<R, Key>(rows: readonly R[], keyOf: (row: R) => Key): Pausable<Map<Key, R[]>> {
  const groups = new Map<Key, R[]>();
  yield* forEachPaced(rows, (row) => {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  });
  return groups;
}

export const tableById = <R extends Row>(rows: readonly R[]): Pausable<Map<number, R>> => tableBy(rows, ({ id }) => id);

export const present = <T>(value: T | undefined): value is T => value !== undefined;
