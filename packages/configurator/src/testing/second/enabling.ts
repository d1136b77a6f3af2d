import type { ConfigOption } from '../../data/configurator.ts';
import { isCappedAway } from './quantity.ts';
import { splitAtName, splitOutsideQuotes, unquoted } from './reading/names.ts';
import { listHolds } from './reading/rule.ts';
import { groupAt, groupsOf, hasCode, isSelected, isSequence, optionsAt, type State, selectedIn } from './state.ts';

/** Whether `enableIf` is given and does not hold, or `disableIf` holds. */
export function isRuledOut(state: State, option: ConfigOption): boolean {
  if (option.neverDisabled === true || isAlwaysSelected(option)) return false;
  return lacksEnabling(state, option) || listHolds(state, option.disableIf) || isCappedAway(state, option);
}

export function lacksEnabling(state: State, { enableIf }: ConfigOption): boolean {
  return enableIf !== undefined && !listHolds(state, enableIf);
}

/** Held by `selectIf`, or selected and read-only from the start. */
export function isHeld(state: State, at: number, option: ConfigOption): boolean {
  if (state.visible[at] !== true || isSequence(state, at) || isRuledOut(state, option)) return false;
  return listHolds(state, option.selectIf) || isAlwaysSelected(option);
}

export function isAlwaysSelected(option: ConfigOption): boolean {
  return option.selected === true && option.isReadonly === true;
}

export type Target = readonly [group: number, option: number];

/** Returns the options that one option's `disableCodes` disable while it is selected. */
export function codesReach(state: State, from: number, index: number): Target[] {
  if (!isSelected(state, from, index)) return [];
  return (optionsAt(state, from)[index]?.disableCodes ?? []).flatMap((code) => targetsOf(state, from, code));
}

/**
 * Returns the options that one option's pairs disable: each while all codes of its key are selected, whether the option itself is or not.
 */
export function pairsReach(state: State, from: number, index: number): Target[] {
  return Object.entries(optionsAt(state, from)[index]?.conditionalDisablePairs ?? {})
    .filter(([key]) => splitOutsideQuotes(key, '|').every((code) => hasCode(state, from, unquoted(code))))
    .flatMap(([, mapped]) => mapped.flatMap((code) => targetsOf(state, from, code)));
}

/** A plain code of the own group first, else `Group.code`. */
function targetsOf(state: State, from: number, code: string): Target[] {
  const own = optionsAt(state, from).findIndex((option) => option.code === code);
  if (own >= 0) return [[from, own]];
  const split = splitAtName(code, groupsOf(state));
  if (split === null) return [];
  const group = groupsOf(state).findIndex(({ name }) => name === split.name);
  const option = optionsAt(state, group).findIndex(({ code: other }) => other === unquoted(split.rest));
  return option < 0 ? [] : [[group, option]];
}

/** The limit with these options selected: `maxSelect`, or the smallest override of a selected option. */
export function limitWith(state: State, at: number, selected: readonly ConfigOption[]): number | null {
  const { maxSelect = 0 } = groupAt(state, at);
  const overrides = selected.flatMap(({ maxOverride, overrideCodes }) => {
    const codes = Object.entries(overrideCodes ?? {}).filter(([code]) => selected.some((other) => other.code === code));
    if (codes.length > 0) return [Math.min(...codes.map(([, max]) => max))];
    return maxOverride === undefined ? [] : [maxOverride];
  });
  if (overrides.length > 0) return Math.min(...overrides);
  return maxSelect > 0 ? maxSelect : null;
}

export function countedIn(state: State, at: number): number {
  return selectedIn(state, at).filter(({ option }) => option.neverDisabled !== true).length;
}
