import { mostOptions } from '../bounds/group-limits.ts';
import type { State } from '../bounds/state.ts';
import type { CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { isSelectedIn, type RuleState } from '../compiled/rule-state.ts';

/** The limit in force in a multi-select group (null: none), and the ids of the selected options that count against it. */
export interface Limit {
  limit: number | null;
  counted: readonly number[];
}

const NONE: Limit = { limit: null, counted: [] };

/** `maxSelect`, replaced by `maxOverride` and that by `overrideCodes` of selected options; of several the smallest. */
export function limitOf(group: CompiledGroup, quantities: readonly number[]): Limit {
  if (!group.multiselect || group.kind === 'sequence') return NONE;
  const counted: number[] = [];
  let override: number | null = null;
  for (const option of group.options) {
    if (!isSelectedIn(quantities, option.id)) continue;
    if (option.data.neverDisabled !== true) counted.push(option.id);
    const own = group.hasOverrides ? overrideBy(option, group, quantities) : null;
    if (own !== null) override = Math.min(override ?? own, own);
  }
  const limit = override ?? group.maxSelect ?? Number.POSITIVE_INFINITY;
  return { limit: Number.isFinite(limit) ? limit : null, counted };
}

/** The same beside the group's `limits` that hold: the smallest wins. */
export function limitInForce(group: CompiledGroup, state: RuleState): Limit {
  const own = limitOf(group, state.quantities);
  if (group.limits.length === 0 || !group.multiselect || group.kind === 'sequence') return own;
  const limit = Math.min(own.limit ?? Number.POSITIVE_INFINITY, mostOptions(group, state));
  return { ...own, limit: Number.isFinite(limit) ? limit : null };
}

/** The limit one selected option sets, or null; 0 lifts the limit. */
function overrideBy({ data }: CompiledOption, group: CompiledGroup, quantities: readonly number[]): number | null {
  let smallest: number | null = null;
  for (const [code, maximum] of Object.entries(data.overrideCodes ?? {})) {
    const id = group.optionByCode.get(code)?.id;
    if (id === undefined || !isSelectedIn(quantities, id)) continue;
    smallest = Math.min(smallest ?? Number.POSITIVE_INFINITY, maximum || Number.POSITIVE_INFINITY);
  }
  if (smallest !== null) return smallest;
  return data.maxOverride === undefined ? null : data.maxOverride || Number.POSITIVE_INFINITY;
}

/**
 * The limit that an option's own selection would exceed, or null when it fits: the counting options with it selected,
 * against the limit that is then in force.
 */
export function exceededLimit(group: CompiledGroup, option: CompiledOption, state: State, now: Limit): number | null {
  if (!group.multiselect || group.kind === 'sequence' || option.data.neverDisabled === true) return null;
  const { limit } = group.hasOverrides
    ? limitInForce(group, { ...state, quantities: state.quantities.with(option.id, 1) })
    : now;
  return limit !== null && now.counted.length + 1 > limit ? limit : null;
}
