import type { Selection, SelectionEntry, SelectionList } from '../data/configurator.ts';
import { present } from '../data/present.ts';

/** Returns the quantity of an option in a selection; 0 while it is unselected, and where nothing or another kind of answer stands. */
export const quantityAt = (selection: Selection, group: number, option: number): number =>
  numberOf(selection[group]?.[option]) ?? 0;

/** An entry that is a number; null for one of another kind. */
export const numberOf = (entry: SelectionEntry | undefined): number | null =>
  typeof entry === 'number' ? entry : null;

/** Same quantities in the same shape. */
export function isSame(a: Selection, b: Selection): boolean {
  return a.length === b.length && a.every((list, index) => isSameList(list, present(b[index])));
}

export function isSameList(a: SelectionList, b: SelectionList): boolean {
  return a.length === b.length && a.every((entry, index) => isSameEntry(entry, b[index]));
}

function isSameEntry(a: SelectionEntry, b: SelectionEntry | undefined): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && isSame(a, b));
}
