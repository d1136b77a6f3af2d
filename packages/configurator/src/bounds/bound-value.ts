import type { Bound } from '../compiled/compiled.ts';
import type { RuleState } from '../compiled/rule-state.ts';
import { present } from '../data/present.ts';
import { type Amount, compareAmounts } from '../decimals/amount.ts';
import { amountsOf } from '../rules/rules.ts';

/** The bound as things stand, of several values the tightest; null bounds nothing. */
export function boundValue(bound: Bound | null, state: RuleState, side: 'min' | 'max'): Amount | null {
  if (bound === null) return null;
  if ('value' in bound) return bound.value;
  if ('group' in bound) return present(state.answers[bound.group]);
  let tightest: Amount | null = null;
  for (const amount of amountsOf(bound.measure, state)) tightest = tighter(tightest, amount, side);
  return tightest;
}

/** Of two lower bounds the larger, of two upper bounds the smaller. */
export function tighter(known: Amount | null, other: Amount | null, side: 'min' | 'max'): Amount | null {
  if (known === null || other === null) return known ?? other;
  const order = compareAmounts(known, other);
  return (side === 'min' ? order >= 0 : order <= 0) ? known : other;
}
