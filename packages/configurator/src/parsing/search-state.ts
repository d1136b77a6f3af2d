import type { Part, State } from '../bounds/state.ts';
import type { Plan, PlannedGroup } from './plan.ts';
import type { Progress } from './progress.ts';

/** One reading of a text, in one of the two forms of a number. */
export interface Search {
  plan: Plan;
  text: string;
  /** Whether the text is taken as a label: without option separators. */
  label: boolean;
  /** Former codes are read too, and groups of any order in any order; null: only numbers as they are printed today. */
  written: {
    codes: Map<number, string>;
    orders: Map<number, number[]>;
    entries: Map<number, readonly string[]>;
  } | null;
  quantities: number[];
  /** Of a text its length. */
  values: (number | null)[];
  texts: (string | null)[];
  sequences: (readonly number[] | null)[];
  answers: (number | null)[];
  /** By group: the part of an assembly, whose value is then its place among all that were read. */
  parts: (Part | null)[];
  /** The readings of parts, at most two each, by their group and text. */
  readParts: Map<string, readonly { part: Part; place: number }[]>;
  literals: boolean[];
  /** Nodes below which there is no reading, by group and position: the choices there that later rules mention. */
  failed: Map<number, Set<string>>;
  steps: number;
  /** Steps after which it gives up. */
  most: number;
  /** At most two different readings. */
  readings: State[];
  /** Filled only when the caller wants to know how far it got. */
  progress: Progress | null;
}

/** The place of the search before a group. */
export interface Node {
  index: number;
  at: number;
  /** Nothing is printed yet. */
  first: boolean;
  /** Groups that were left unanswered since the last answered one: what matters when no later group shows. */
  open: string;
}

/** The place of the search within a multi-select group. */
export interface Within extends Node {
  group: PlannedGroup;
  /** Codes stand in option order: only options from here on can follow. */
  next: number;
  /** Something of this group is printed. */
  printed: boolean;
  /** Something of this group is selected. */
  any: boolean;
}

/** The place of the search within a sequence. */
export interface InSequence extends Node {
  planned: PlannedGroup;
  /** Its entries so far, and their codes as written. */
  entries: readonly number[];
  codes: readonly string[];
}
