import type { Pausable } from '@millrace/configurator';

/** Rows between two pauses: at most a few milliseconds' work in every loop of the compile. */
const ROWS_AT_ONCE = 64;

/** Whether a loop should pause at its nth turn. */
export const isPauseAt = (nth: number): boolean => nth % ROWS_AT_ONCE === ROWS_AT_ONCE - 1;

/** Visits every row, with pauses. */
export function* forEachPaced<Row>(rows: Iterable<Row>, visit: (row: Row, nth: number) => void): Pausable<void> {
  let nth = 0;
  for (const row of rows) {
    visit(row, nth);
    if (isPauseAt(nth)) yield;
    nth += 1;
  }
}
