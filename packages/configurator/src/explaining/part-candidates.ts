import { boundsOf, isWithin } from '../bounds/number-bounds.ts';
import type { State } from '../bounds/state.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { type Mentions, mentionsOfFact, together } from '../compiled/measures.ts';
import type { SingleChange } from '../data/evaluation.ts';
import { stepsAround, stepsOf, valueAt } from '../decimals/steps.ts';

/** The changes of some answers. */
type Moving = (compiled: Compiled, mentions: Mentions, state: State) => Generator<SingleChange>;

/**
 * Changes of the part of an assembly: of its answers that its facts follow from, with numbers at some edges first; at last the part is left
 * out.
 */
export function* partCandidates(
  { groups }: Compiled,
  index: number,
  state: State,
  edges: readonly number[],
  moving: Moving,
): Generator<SingleChange> {
  const group = groups[index];
  const part = state.parts?.[index];
  if (group === undefined || !part) return;
  if (part.isComplete) {
    const { ids, values, pieces } = together(part.compiled.facts.map(mentionsOfFact));
    const mentions = { ids: [...new Set(ids)], values: [...new Set(values)], pieces };
    for (const change of atEdges(part.compiled, mentions, part.state, edges))
      yield { kind: 'in-part', group: group.name, change };
    for (const change of moving(part.compiled, mentions, part.state))
      yield { kind: 'in-part', group: group.name, change };
  }
  yield { kind: 'clear', group: group.name };
}

/** Numbers at and beside an edge, as where a fact is just their value. */
function* atEdges(
  { groups }: Compiled,
  { values }: Mentions,
  state: State,
  edges: readonly number[],
): Generator<SingleChange> {
  for (const index of values) {
    const group = groups[index];
    if (group?.isNumber !== true) continue;
    const bounds = boundsOf(group, state);
    const steps = stepsOf(group.data);
    for (const edge of edges) {
      const { below, above } = stepsAround(steps, edge);
      for (const step of [below, above, below - 1, above + 1]) {
        const value = valueAt(steps, step);
        if (isWithin(value, bounds, group.data)) yield { kind: 'set-value', group: group.name, value };
      }
    }
  }
}
