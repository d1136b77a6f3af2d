import type { Table } from '@millrace/configurator';
import type { AmountFormat } from '../../sheets/read-amounts.ts';
import type { MarkMeaning } from '../../sheets/read-mark.ts';

/** A cell of the pasted text, counted from its first row and column. */
export interface Place {
  row: number;
  column: number;
}

/** Something of a pasted table that was not taken as it stands. Faults stay to be decided; notes say what was done. */
export type Remark = Place & { text: string } & (
    | {
        /** Faults: what stands there is in no rule that is made of the table. */
        code: 'unknown-option' | 'unknown-mark' | 'unreadable-price' | 'unreadable-number';
        /** The group that its row or column is of. */
        group?: string;
      }
    | { code: 'unknown-column' }
    /** Another cell of the same two options says otherwise; that one is kept. */
    | { code: 'said-otherwise'; first: Place }
    /** The words beside a code are those of another option. */
    | { code: 'other-words'; group: string; option: string }
    /** Notes. A footnote is a rule that the table does not say. */
    | { code: 'footnote'; mark: string }
    | { code: 'left-out' | 'filled-down' | 'not-made' | 'no-price' }
  );

const NOTES: readonly Remark['code'][] = ['footnote', 'left-out', 'filled-down', 'not-made', 'no-price'];

/** Whether a remark is about something that nothing was made of. */
export const isFault = ({ code }: Remark): boolean => !NOTES.includes(code);

/** The verdict of a table on two options. */
export interface PairSaid {
  says: MarkMeaning;
  at: Place;
}

/** The verdicts of a table on options of two groups, by the code of the row, then of the column. Pairs that it lacks are not said. */
export interface Pairs {
  rows: string;
  columns: string;
  said: ReadonlyMap<string, ReadonlyMap<string, PairSaid>>;
}

/** A table of the configurator that a sheet makes, and where in the sheet each of its rows stands. */
export interface ReadTable {
  table: Table;
  places: readonly Place[];
}

/** A pasted table as it was recognised. */
export interface Recognised {
  is: 'recognised';
  shape: 'matrix' | 'list';
  /** Of two groups; null where the table has more, or numbers. */
  pairs: Pairs | null;
  /** Set if it has prices, numbers or more than two groups. */
  table: ReadTable | null;
  /** The marks that stand in it, with what they were taken for. */
  marks: ReadonlyMap<string, MarkMeaning>;
  /** The way in which its amounts are read; null where it has none. */
  format: AmountFormat | null;
  remarks: readonly Remark[];
}

/** A pasted table that fits no groups. `nearest` has most of the labels among its options. */
export interface NotRecognised {
  is: 'nothing';
  why: 'empty' | 'one-cell' | 'no-labels' | 'one-group' | 'no-marks';
  nearest: { group: string; found: number; of: number; unknown: readonly string[] } | null;
}

/** The decisions of its author about a table, over what is guessed. */
export interface Decisions {
  rows?: string;
  columns?: string;
  marks?: ReadonlyMap<string, MarkMeaning>;
  format?: AmountFormat;
}
