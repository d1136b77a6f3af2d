import type { Compiled, Measure } from '../rules/compiled.ts';
import type { Operator } from '../rules/rule-text.ts';
import { boundsOf, isWithin, ownBounds } from '../settling/number-value.ts';
import type { State } from '../settling/state.ts';
import type { Candidate } from './candidate.ts';

/** Values of a number group, nearest the edge first, that make a comparison hold with what stands on its other side. */
export function* helpfulValues(
  compiled: Compiled,
  state: State,
  measure: Measure,
  operator: Operator,
  other: number | Measure,
): Generator<Candidate> {
  const group = compiled.groups[measure.group];
  if (group?.isNumber !== true) return;
  const bounds = boundsOf(group, state);
  const { min } = ownBounds(group.data);
  for (const edge of standing(other, state)) {
    const steps = (edge - min) / bounds.step;
    const below = min + Math.floor(steps + 1e-9) * bounds.step;
    const above = min + Math.ceil(steps - 1e-9) * bounds.step;
    for (const value of tried(operator, below, above, bounds.step)) {
      if (isWithin(value, bounds, group.data)) yield { kind: 'set-value', group: group.name, value };
    }
  }
}

function tried(operator: Operator, below: number, above: number, step: number): readonly number[] {
  if (operator === '=') return [below];
  return operator.startsWith('<') ? [below, below - step] : [above, above + step];
}

/** The numbers the other side has now. */
function standing(other: number | Measure, { answers, quantities }: State): readonly number[] {
  if (typeof other === 'number') return [other];
  if (other.kind === 'attribute')
    return other.values.filter(({ id }) => (quantities[id] ?? 0) > 0).map(({ value }) => value);
  const answer = answers[other.group] ?? null;
  return answer === null ? [] : [answer];
}
