import type { ConfigGroup, SelectionEntry } from '../../data/configurator.ts';
import { startQuantity } from './quantity.ts';
import { listHolds } from './reading/rule.ts';
import { groupAt, groupsOf, type State, selectedIn } from './state.ts';

/** When `showIf` is empty or holds, `hideIf` does not hold, and no earlier selected option is the last one. */
export function shouldShow(state: State, at: number): boolean {
  const { showIf = [], hideIf } = groupAt(state, at);
  return (showIf.length === 0 || listHolds(state, showIf)) && !listHolds(state, hideIf) && !isAfterLast(state, at);
}

export function isAfterLast(state: State, at: number): boolean {
  return groupsOf(state).some(
    (_, earlier) => earlier < at && selectedIn(state, earlier).some(({ option }) => option.isLast === true),
  );
}

/** A group that becomes visible starts from its `selected` options. */
export function startAnswer(state: State, group: ConfigGroup): SelectionEntry[] {
  if (group.kind !== undefined && group.kind !== 'choice') return [];
  return (group.options ?? []).map((option) => (option.selected === true ? startQuantity(state, option) : 0));
}
