import { boundsOf, isWithin, ownBounds } from '../bounds/number-bounds.ts';
import { sampleText } from '../bounds/sample-text.ts';
import type { State } from '../bounds/state.ts';
import type { Bound, Compiled, CompiledGroup } from '../compiled/compiled.ts';
import type { LintFinding, NumberBounds } from '../data/evaluation.ts';
import { stepsAround, stepsOf, valueAt } from '../decimals/steps.ts';
import type { Pausing } from '../pausable.ts';
import { groupPlace } from './places.ts';
import { reachIn } from './reachability.ts';
import type { LintContext } from './searching/context.ts';

/** Bounds that leave no value, no text or no entries: by themselves, or under limits that hold together. */
export function* checkBounds(context: LintContext): Pausing<LintFinding> {
  const reach = reachIn(context);
  for (const group of context.compiled.groups) {
    if (group.kind === 'choice' || group.kind === 'assembly') continue;
    const kind = KINDS[group.kind];
    const base = { code: 'bounds-exclude-everything', group: group.name } as const;
    if (!hasValue(group, ownBounds(group.data))) {
      const message = `Group "${group.name}": no ${kind} is within its bounds.`;
      yield { ...base, severity: 'error', path: groupPlace(group), message };
      continue;
    }
    if (hasValue(group, tightest(context.compiled, group))) continue;
    const excludes = (state: State): boolean =>
      state.visible[group.index] === true && !hasValue(group, boundsOf(group, state));
    const state = yield* reach.find({ group }, excludes);
    if (state === null) continue;
    const message = `Group "${group.name}": its limits can leave no ${kind} to ${group.isEntered && !group.isNumber ? 'type' : 'choose'}.`;
    const path = groupPlace(group, 'limits');
    yield { ...base, severity: 'warning', path, message, witness: { selections: [state.selection] } };
  }
}

/** All limits at once, with named groups at their least helpful value. */
function tightest({ groups }: Compiled, group: CompiledGroup): NumberBounds {
  const bounds = ownBounds(group.data);
  for (const limit of group.limits) {
    if (group.kind === 'sequence' && limit.of !== null) continue;
    const named = (bound: Bound | null, side: 'min' | 'max'): number | null => {
      if (bound === null) return null;
      if ('value' in bound) return bound.value;
      const other = 'group' in bound ? groups[bound.group] : undefined;
      return other === undefined ? unhelpful(bound, side) : ownBounds(other.data)[side];
    };
    bounds.min = Math.max(bounds.min, named(limit.min, 'max') ?? bounds.min);
    bounds.max = Math.min(bounds.max, named(limit.max, 'min') ?? bounds.max);
  }
  return bounds;
}

/** A measure may be anything; without a named group nothing is known of it. */
function unhelpful(bound: Bound, side: 'min' | 'max'): number | null {
  if (!('measure' in bound)) return null;
  return side === 'max' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

const KINDS = { number: 'number', text: 'text', sequence: 'sequence' } as const;

function hasValue(group: CompiledGroup, bounds: NumberBounds): boolean {
  if (!group.isNumber) {
    const least = Math.max(1, Math.ceil(bounds.min));
    return least <= bounds.max && (group.kind === 'sequence' || sampleText(group.data, least) !== null);
  }
  const steps = stepsOf(group.data);
  return isWithin(valueAt(steps, stepsAround(steps, bounds.min).above), bounds, group.data);
}
