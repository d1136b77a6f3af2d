import { boundsOf, isWithin } from '../bounds/number-bounds.ts';
import type { State } from '../bounds/state.ts';
import type { Compiled, CompiledGroup } from '../compiled/compiled.ts';
import { present } from '../data/present.ts';
import { isLengthWithin, lengthOf } from '../written/entered-text.ts';

/**
 * The same answers under other facts about who asks, as rules see them: a number or a text counts while it is within the bounds that it has
 * then. What tables refuse now stays refused. `other` is the same configurator under those facts.
 */
export function underFacts({ groups }: Compiled, other: Compiled, state: State): State {
  const bounded = groups.filter(({ isEntered, limits }) => isEntered && limits.length > 0);
  if (bounded.length === 0) return state;
  const answers = [...state.answers];
  const under: State = { ...state, answers };
  // Bounds may name other numbers with bounds, one after the other: each round settles one more of them.
  for (const _ of bounded) {
    for (const group of bounded) {
      const now = present(other.groups[group.index]);
      answers[group.index] = isRefused(group, state) ? null : answerOf(now, under);
    }
  }
  return under;
}

/** A number within its bounds that does not count: a table refuses it. */
function isRefused(group: CompiledGroup, state: State): boolean {
  const value = present(state.values[group.index]);
  return value !== null && state.answers[group.index] === null && isWithin(value, boundsOf(group, state), group.data);
}

function answerOf(group: CompiledGroup, state: State): number | null {
  const { index, kind, data } = group;
  const value = present(state.values[index]);
  if (kind === 'number') return value !== null && isWithin(value, boundsOf(group, state), data) ? value : null;
  const text = present(state.texts[index]);
  if (text === null) return null;
  return isLengthWithin(lengthOf(text), boundsOf(group, state)) ? lengthOf(text) : null;
}
