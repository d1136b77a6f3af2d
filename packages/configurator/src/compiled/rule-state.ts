import { present } from '../data/present.ts';
import type { Amount } from '../decimals/amount.ts';
import type { Compiled, CompiledFact } from './compiled.ts';

/** The part of an assembly, as rules ask for its facts. */
export interface AskedPart {
  compiled: Compiled;
  state: RuleState;
  /** Only then the assembly is answered. */
  isComplete: boolean;
}

/** The part of a state that rules ask about. Options by id, groups by index. */
export interface RuleState {
  /** 0 while unselected; in a sequence, how often an option stands. */
  quantities: readonly number[];
  /** The parts of assemblies; absent where none is begun. */
  parts?: readonly (AskedPart | null)[];
  /**
   * Values of number groups, and lengths of texts in code points; null while unanswered or outside their bounds. Of an answered assembly 1.
   */
  answers: readonly (number | null)[];
  /** The values of facts that were found while one rule was asked. */
  known?: Map<CompiledFact, Amount | string | null>;
}

/** Whether an option is selected, by its id. */
export const isSelectedIn = (quantities: readonly number[], id: number): boolean => present(quantities[id]) > 0;

/** Whether a number, a text or an assembly has an answer, by the index of its group. */
export const hasAnswerIn = (answers: readonly (number | null)[], group: number): boolean =>
  (answers[group] ?? null) !== null;
