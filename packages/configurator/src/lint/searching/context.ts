import type { Compiled } from '../../compiled/compiled.ts';
import type { Configurator } from '../../data/configurator.ts';
import type { LintFinding } from '../../data/evaluation.ts';
import type { Plan } from '../../parsing/plan.ts';
import type { Pausable, Pausing } from '../../pausable.ts';

/** The data that all checks share. */
export interface LintContext {
  /** As its author wrote it; `compiled` may have the facts about who asks as questions. */
  stated: Configurator;
  compiled: Compiled;
  plan: Plan;
  budget: Budget;
}

/** Steps the searches may take together; running out makes the report partial, never wrong. */
export interface Budget {
  left: number;
  /** A search ran out of steps. */
  exhausted: boolean;
  /** Steps taken since the last pause. */
  unpaused: number;
}

/** About a millisecond's work. */
const STEPS_BETWEEN_PAUSES = 128;

export type Check = (context: LintContext) => Pausing<LintFinding>;

/** Takes a step, or returns false when none are left. */
export function spend(budget: Budget, steps = 1): boolean {
  if (budget.left < steps) budget.exhausted = true;
  else budget.left -= steps;
  budget.unpaused += steps;
  return !budget.exhausted;
}

/** Whether the search should pause now. */
export function isPauseDue(budget: Budget): boolean {
  if (budget.unpaused < STEPS_BETWEEN_PAUSES) return false;
  budget.unpaused = 0;
  return true;
}

/** Part of the budget for one question; what it does not use goes back. */
export function* withShare<T>(budget: Budget, share: number, ask: (own: Budget) => Pausable<T>): Pausable<T> {
  const own: Budget = { left: Math.min(budget.left, share), exhausted: false, unpaused: budget.unpaused };
  const given = own.left;
  const answer = yield* ask(own);
  budget.unpaused = own.unpaused;
  budget.left -= given - own.left;
  if (own.exhausted) budget.exhausted = true;
  return answer;
}
