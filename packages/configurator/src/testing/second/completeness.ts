import type { Missing } from '../../data/evaluation.ts';
import { isAnswered } from './answered.ts';
import { disagreements } from './disagreement.ts';
import { hasTooFew } from './limit.ts';
import { boundsAt } from './numbers/number.ts';
import { toNumber, ZERO } from './reading/fraction.ts';
import { listHolds } from './reading/rule.ts';
import { groupAt, groupsOf, type State } from './state.ts';

/** May be left unanswered: by its own data, or as a multi-select group that is not the last visible one. */
export function isOptional(state: State, at: number): boolean {
  const group = groupAt(state, at);
  if (group.printed === false) return true;
  if (group.optional !== undefined) return group.optional;
  return group.multiselect === true && at !== lastVisible(state);
}

function lastVisible(state: State): number {
  return state.visible.lastIndexOf(true);
}

/** All that the number lacks: groups in order, then requirements in order. */
export function missingIn(state: State): Missing[] {
  const groups = [...groupsOf(state).entries()].flatMap(([at, group]): Missing[] => {
    if (state.visible[at] !== true) return [];
    if (isAnswered(state, at))
      return hasTooFew(state, at, isOptional(state, at)) ? [{ code: 'too-few', group: group.name }] : [];
    const value = state.answers[at]?.[0];
    const table = state.dropped.get(at);
    if (table !== undefined) return [{ code: 'table', table }];
    if (group.kind === 'assembly' && value !== undefined) return [{ code: 'assembly', group: group.name }];
    if (group.kind === 'number' && typeof value === 'number')
      return [{ code: 'number-outside-bounds', group: group.name, value, bounds: shownBounds(state, at) }];
    return isOptional(state, at) ? [] : [{ code: 'choose', group: group.name }];
  });
  const requirements = (state.configurator.requires ?? [])
    .filter(({ if: when, then }) => (when === undefined || listHolds(state, when)) && !listHolds(state, then))
    .map(
      ({ if: when = [], then, text }): Missing => ({
        code: 'requirement',
        if: when,
        then,
        ...(text === undefined ? {} : { text }),
      }),
    );
  const tables = disagreements(state).tables.map((table): Missing => ({ code: 'table', table }));
  return [...groups, ...tables, ...requirements];
}

function shownBounds(state: State, at: number): { min: number; max: number; step: number } {
  const { min, max, step } = boundsAt(state, at);
  return {
    min: toNumber(min ?? ZERO),
    max: max === null ? Number.POSITIVE_INFINITY : toNumber(max),
    step: toNumber(step),
  };
}
