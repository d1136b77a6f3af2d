import type { AskedPart, RuleState } from '../compiled/rule-state.ts';
import type { Configurator, Selection } from '../data/configurator.ts';

/** The part of an assembly as far as it is chosen, settled by its own rules. */
export interface Part extends AskedPart {
  configurator: Configurator;
  state: State;
}

/** A settled selection with what settling found out about it. Options by id, groups by index. */
export interface State extends RuleState {
  parts?: readonly (Part | null)[];
  selection: Selection;
  /** The entries of number groups, within their bounds or not. */
  values: readonly (number | null)[];
  /** The texts of text groups; null while unanswered, and in any other group. */
  texts: readonly (string | null)[];
  /** The entries of sequences, as ids of options in order; empty in any other group. */
  sequences: readonly (readonly number[])[];
  visible: readonly boolean[];
  /** Selected by `selectIf`, or read-only and selected: no click and no other option removes it. */
  held: readonly boolean[];
  /** `enableIf` and `disableIf` allow it. */
  allowed: readonly boolean[];
}
