/** The part of a state that rules ask about. Options by id, groups by index. */
export interface Facts {
  /** 0 while unselected. */
  quantities: readonly number[];
  /** Values of number groups; null while unanswered or outside their bounds. */
  answers: readonly (number | null)[];
}
