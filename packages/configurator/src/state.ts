import type { Selection } from './configurator.ts';

/** A settled selection with what settling found out about it. Options by id, groups by index. */
export interface State {
  selection: Selection;
  /** 0 while unselected. */
  quantities: readonly number[];
  /** What was entered in a number group, within its bounds or not. */
  values: readonly (number | null)[];
  /** The same, null while outside the bounds. */
  answers: readonly (number | null)[];
  visible: readonly boolean[];
  /** Selected by `selectIf`, or read-only and selected: no click and no other option removes it. */
  held: readonly boolean[];
  /** `enableIf` and `disableIf` allow it. */
  allowed: readonly boolean[];
}

/** The part of a state that rules ask. */
export type Facts = Pick<State, 'quantities' | 'answers'>;
