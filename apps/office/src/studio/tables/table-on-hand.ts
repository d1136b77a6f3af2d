import type { DecimalSign } from '@millrace/exchange';
import type { Cuts, DecidedCell, MarkMeaning } from '@millrace/studio';

/** A table that somebody works on and has not made rules of: what was pasted, and what was decided about it. */
export interface TableOnHand {
  /** As it was pasted; null: nothing was. */
  text: string | null;
  /** When it was pasted. */
  at: string | null;
  rows: string | null;
  columns: string | null;
  /** Meanings of marks that are not what was guessed. */
  marks: readonly (readonly [string, MarkMeaning])[];
  decimal: DecimalSign | null;
  /** Cells that were decided by hand. */
  cells: readonly DecidedCell[];
  /** Values at which somebody begins another band of a number, by group. */
  cuts: Cuts;
}

export const NOTHING_ON_HAND: TableOnHand = {
  text: null,
  at: null,
  rows: null,
  columns: null,
  marks: [],
  decimal: null,
  cells: [],
  cuts: {},
};

const keyOf = (configurator: string): string => `office-studio-table:${configurator}`;

/** Keeps it in this window until it is decided, over tabs and reloads. */
export function keepOnHand(configurator: string, table: TableOnHand): void {
  try {
    if (table === NOTHING_ON_HAND) sessionStorage.removeItem(keyOf(configurator));
    else sessionStorage.setItem(keyOf(configurator), JSON.stringify(table));
  } catch {
    // A full store loses what is kept over a reload, not what is on the screen.
  }
}

/** The table that was kept; one that another version of the office kept is left. */
export function readOnHand(configurator: string): TableOnHand {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(configurator)) ?? 'null');
    return isOnHand(kept) ? kept : NOTHING_ON_HAND;
  } catch {
    return NOTHING_ON_HAND;
  }
}

function isOnHand(kept: unknown): kept is TableOnHand {
  if (typeof kept !== 'object' || kept === null) return false;
  return (
    Object.keys(NOTHING_ON_HAND).every((field) => field in kept) &&
    'cells' in kept &&
    Array.isArray(kept.cells) &&
    'marks' in kept &&
    Array.isArray(kept.marks) &&
    'cuts' in kept &&
    typeof kept.cuts === 'object' &&
    kept.cuts !== null
  );
}
