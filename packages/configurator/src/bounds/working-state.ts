import type { Compiled } from '../compiled/compiled.ts';
import type { Part, State } from './state.ts';

/** The answers as picked, before rules act on them. Options by id, groups by index. */
export interface Picked {
  quantities: readonly number[];
  /** Of number groups. Of a text whose letters do not matter its length. */
  values: readonly (number | null)[];
  texts: readonly (string | null)[];
  /** null: in option order, as often as the quantities say. */
  sequences: readonly (readonly number[] | null)[];
  /** By group; absent where no assembly is begun. */
  parts?: readonly (Part | null)[];
}

/** The state that the steps of settling change. */
export interface WorkingState {
  compiled: Compiled;
  /** The state before the change, or null without one: a selection decoded or parsed. */
  before: State | null;
  /** The selection of each group if it were visible and nothing disabled: the picks, or the defaults of a group that becomes visible. */
  source: number[];
  sourceValues: (number | null)[];
  sourceTexts: (string | null)[];
  sourceSequences: (readonly number[])[];
  quantities: number[];
  values: (number | null)[];
  texts: (string | null)[];
  sequences: (readonly number[])[];
  parts: (Part | null)[];
  answers: (number | null)[];
  /** The answers before a table refuses them, and the groups whose number one refuses. */
  bounded: (number | null)[];
  barred: boolean[];
  /** How often tables were asked. */
  passes: number;
  visible: boolean[];
  held: boolean[];
  allowed: boolean[];
  /** Groups whose state may have changed. */
  dirty: boolean[];
  /** Set when rules run in a circle: from then on a step may only remove. */
  frozen: boolean;
}
