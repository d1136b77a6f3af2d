import { boundsOf, isWithin } from '../bounds/number-bounds.ts';
import type { State } from '../bounds/state.ts';
import type { Compiled, Measure } from '../compiled/compiled.ts';
import type { SingleChange } from '../data/evaluation.ts';
import { toNumber } from '../decimals/amount.ts';
import { stepsAround, stepsOf, valueAt } from '../decimals/steps.ts';
import { amountsOf } from '../rules/rules.ts';
import type { Operator } from '../written/rule-text.ts';

/**
 * Values of a number group, nearest the edge first, that make a comparison hold with the present value of its other
 * side.
 */
export function* helpfulValues(
  compiled: Compiled,
  state: State,
  measure: Measure,
  operator: Operator,
  other: number | Measure,
): Generator<SingleChange> {
  const group = measure.kind === 'value' ? compiled.groups[measure.group] : undefined;
  if (group?.isNumber !== true) return;
  const bounds = boundsOf(group, state);
  const steps = stepsOf(group.data);
  for (const edge of standing(other, state)) {
    const { below, above } = stepsAround(steps, edge);
    for (const step of tried(operator, below, above)) {
      const value = valueAt(steps, step);
      if (isWithin(value, bounds, group.data)) yield { kind: 'set-value', group: group.name, value };
    }
  }
}

function tried(operator: Operator, below: number, above: number): readonly number[] {
  if (operator === '=') return [below];
  return operator.startsWith('<') ? [below, below - 1] : [above, above + 1];
}

/** The numbers the other side has now. */
function standing(other: number | Measure, state: State): readonly number[] {
  return typeof other === 'number' ? [other] : amountsOf(other, state).map(toNumber);
}
