import type { CompiledGroup, CompiledOption } from './compiled.ts';
import type { State } from './state.ts';

/** The limit in force in a multi-select group (null: none), and the ids of the selected options that count against it. */
export interface Limit {
  limit: number | null;
  counted: readonly number[];
}

const NONE: Limit = { limit: null, counted: [] };

/** `maxSelect`, replaced by `maxOverride` and that by `overrideCodes` of selected options; of several the smallest. */
export function limitOf(group: CompiledGroup, quantities: readonly number[]): Limit {
  if (!group.multiselect) return NONE;
  const counted: number[] = [];
  let override: number | null = null;
  for (const option of group.options) {
    if ((quantities[option.id] ?? 0) === 0) continue;
    if (option.data.neverDisabled !== true) counted.push(option.id);
    const own = group.hasOverrides ? overrideBy(option, group, quantities) : null;
    if (own !== null) override = Math.min(override ?? own, own);
  }
  const limit = override ?? group.maxSelect ?? Number.POSITIVE_INFINITY;
  return { limit: Number.isFinite(limit) ? limit : null, counted };
}

/** The limit one selected option sets, or null; 0 lifts the limit. */
function overrideBy({ data }: CompiledOption, group: CompiledGroup, quantities: readonly number[]): number | null {
  let smallest: number | null = null;
  for (const [code, maximum] of Object.entries(data.overrideCodes ?? {})) {
    const id = group.optionByCode.get(code)?.id ?? -1;
    if ((quantities[id] ?? 0) === 0) continue;
    smallest = Math.min(smallest ?? Number.POSITIVE_INFINITY, maximum || Number.POSITIVE_INFINITY);
  }
  if (smallest !== null) return smallest;
  return data.maxOverride === undefined ? null : data.maxOverride || Number.POSITIVE_INFINITY;
}

/**
 * Whether one more option fits: it does unless it would be beyond the limit both as it is and as it would become, or would be the
 * first to go. An option that lowers the limit may thus be chosen while it can stay; then the last ones go.
 */
export function fitsLimit(group: CompiledGroup, option: CompiledOption, state: State, now: Limit): boolean {
  if (!group.multiselect || option.data.neverDisabled === true) return true;
  const count = now.counted.length + 1;
  if (!group.hasOverrides) return now.limit === null || count <= now.limit;
  const after = [...state.quantities];
  after[option.id] = 1;
  for (let next = limitOf(group, after); ; next = limitOf(group, after)) {
    if (next.limit === null || next.counted.length <= next.limit) break;
    const last = next.counted.findLast((id) => state.held[id] !== true);
    if (last === undefined || last === option.id || (now.limit !== null && count > now.limit)) return false;
    after[last] = 0;
  }
  return true;
}
