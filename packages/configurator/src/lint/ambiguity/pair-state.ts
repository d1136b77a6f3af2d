import type { Assignment } from '../searching/assignment.ts';
import type { Budget, LintContext } from '../searching/context.ts';
import type { Printing } from './printing.ts';
import type { Cursor, MoveSource } from './reading-moves.ts';

export interface PairSearch {
  context: LintContext;
  /** The group at which the readings part. */
  from: number;
  /** Printed for '|' between the codes of one group, in each reading: '' for a label. */
  separators: readonly [string, string];
  samples: MoveSource['samples'];
  printing: Printing;
  budget: Budget;
  /** Asks only whether readings could meet again, whatever they share before they part. */
  isRough?: boolean;
}

export interface Reading {
  source: MoveSource;
  assignment: Assignment;
  cursor: Cursor;
  /** The key of the choices in the groups left behind since the readings parted. */
  chosen: string;
  /** A group with some unknown choices, so that rules must not read it. */
  undecided: number | null;
}

/** Two readings of one text; one may have printed more than the other. */
export interface Pair {
  readings: readonly [Reading, Reading];
  /** The text that one reading has printed and the other has not. */
  ahead: string;
  /** The one that is ahead. */
  leader: 0 | 1;
  /** Nothing is printed before the readings part. */
  first: boolean;
  seen: Set<string>;
}
