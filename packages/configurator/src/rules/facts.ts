import type { Amount } from '../decimals/amount.ts';
import type { CompiledFact } from './compiled.ts';

/** The part of a state that rules ask about. Options by id, groups by index. */
export interface Facts {
  /** 0 while unselected; in a sequence, how often an option stands. */
  quantities: readonly number[];
  /** Values of number groups, and lengths of texts in code points; null while unanswered or outside their bounds. */
  answers: readonly (number | null)[];
  /** The values of facts that were found while one rule was asked. */
  known?: Map<CompiledFact, Amount | string | null>;
}
