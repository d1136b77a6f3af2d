import type { LintFinding } from '../../data/evaluation.ts';
import type { Plan } from '../../parsing/plan.ts';
import type { Compiled } from '../../rules/compiled.ts';

/** The data that all checks share. */
export interface LintContext {
  compiled: Compiled;
  plan: Plan;
  budget: Budget;
}

/** Steps the searches may take together; running out makes the report partial, never wrong. */
export interface Budget {
  left: number;
  /** A search ran out of steps. */
  exhausted: boolean;
}

export type Check = (context: LintContext) => Iterable<LintFinding>;

/** Takes a step, or returns false when none are left. */
export function spend(budget: Budget, steps = 1): boolean {
  if (budget.left < steps) budget.exhausted = true;
  else budget.left -= steps;
  return !budget.exhausted;
}

/** Part of the budget for one question; what it does not use goes back. */
export function withShare<T>(budget: Budget, share: number, ask: (own: Budget) => T): T {
  const own: Budget = { left: Math.min(budget.left, share), exhausted: false };
  const given = own.left;
  const answer = ask(own);
  budget.left -= given - own.left;
  if (own.exhausted) budget.exhausted = true;
  return answer;
}
