import type { NumbersOfRow } from './numbers-of-draft.ts';

export interface NumberTotals {
  /** Combinations of answers that only the draft makes. */
  possible: number;
  /** Those that only the content in force makes. */
  gone: number;
  /** Known numbers that become valid. */
  valid: number;
  /** Known numbers that are valid no more. */
  refused: number;
  /** Whether all was searched; else there may be more of all of them. */
  isWhole: boolean;
}

/** Sums what a draft does to numbers, over all of its configurators. `left`: so many are not compared. */
export function numberTotals(rows: readonly Pick<NumbersOfRow, 'numbers'>[], left: number): NumberTotals {
  const totals = { possible: 0, gone: 0, valid: 0, refused: 0, isWhole: left === 0 };
  for (const { numbers } of rows) {
    if (numbers?.isWhole !== true) totals.isWhole = false;
    for (const { combinations, example } of numbers?.changes ?? [])
      totals[example.became === 'valid' ? 'possible' : 'gone'] += combinations;
    for (const { became } of numbers?.known ?? []) totals[became === 'valid' ? 'valid' : 'refused'] += 1;
  }
  return totals;
}
