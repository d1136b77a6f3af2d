import type { ConfigGroup, Evaluation, GroupState } from '@millrace/configurator';

/** The group whose cell is the amber one. */
export function nextGroup(evaluation: Evaluation): string | null {
  const first = evaluation.missing.find((missing) => missing.code === 'choose');
  return first?.code === 'choose' ? first.group : null;
}

/** How many may be chosen; that the last one is missing, or that the order needs it. */
export function hintOf(group: ConfigGroup, state: GroupState, evaluation: Evaluation): string {
  if (evaluation.toOrder.includes(group.name)) return 'Needed with the order';
  if (group.kind === 'number') return state.optional ? 'May be left out' : '';
  if (state.options.length > 0 && state.options.every((option) => option.fixed)) return '';
  const isLast = evaluation.missing.length === 1 && nextGroup(evaluation) === group.name;
  if (isLast) return 'Choose one to see the price';
  if (group.multiselect === true)
    return state.limit === null ? 'Any, in any order' : `Up to ${state.limit}, in any order`;
  return state.optional ? 'Choose one, or none' : 'Choose one';
}
