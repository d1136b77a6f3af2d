import type { ConfigGroup, Evaluation, GroupState } from '@millrace/configurator';

/** The group whose cell is the amber one. */
export function nextGroup(evaluation: Evaluation): string | null {
  const first = evaluation.missing.find(({ code }) => code === 'choose' || code === 'assembly');
  return first !== undefined && 'group' in first ? first.group : null;
}

/** How many may be chosen; that the last one is missing, or that the order needs it. A part has no price of its own to be seen. */
export function hintOf(group: ConfigGroup, state: GroupState, evaluation: Evaluation, isPart = false): string {
  if (evaluation.toOrder.includes(group.name)) return 'Needed with the order';
  if (group.kind === 'number' || group.kind === 'text') return state.optional ? 'May be left out' : '';
  if (group.kind === 'assembly') return assemblyHint(state);
  if (group.kind === 'sequence') return sequenceHint(state);
  if (state.options.length > 0 && state.options.every((option) => option.fixed)) return '';
  const isLast = !isPart && evaluation.missing.length === 1 && nextGroup(evaluation) === group.name;
  if (isLast) return 'Choose one to see the price';
  if (group.multiselect === true)
    return state.limit === null ? 'Any, in any order' : `Up to ${state.limit}, in any order`;
  return state.optional ? 'Choose one, or none' : 'Choose one';
}

function assemblyHint({ assembly, optional }: GroupState): string {
  if (assembly === undefined) return optional ? 'May be left out' : '';
  const open = assembly.missing.filter(({ code }) => code === 'choose' || code === 'assembly').length;
  if (open > 0) return `${open} to choose`;
  return assembly.complete ? '' : 'Not complete yet';
}

/** `2 to 4, in order`, `Up to 4, in order`. */
function sequenceHint({ bounds, codes, optional }: GroupState): string {
  const { min, max } = bounds ?? { min: 1, max: 1 };
  const many = min > 1 ? `${Math.ceil(min)} to ${Math.floor(max)}` : `Up to ${Math.floor(max)}`;
  return `${many}, in order${optional && codes?.length === 0 ? ', or none' : ''}`;
}
