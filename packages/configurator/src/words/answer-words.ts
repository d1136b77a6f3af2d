import { present } from '../data/present.ts';
import { type ConfigGroup, type Configurator, type GroupState, printDecimal } from '../index.ts';
import { optionText } from './option-words.ts';

/**
 * The answer of a group in one line: `Direct on line`, `Elapsed-time meters, 2 × seal-fail relay`, `30 ft`; `None` where it may be left
 * out.
 */
export function answerWords(configurator: Configurator, group: ConfigGroup, state: GroupState): string {
  if (state.value !== null) return `${printDecimal(state.value)}${group.unit === undefined ? '' : ` ${group.unit}`}`;
  if (typeof state.text === 'string') return state.text;
  if (state.assembly !== undefined) return `${state.assembly.itemNo}${state.answered ? '' : ', not complete'}`;
  const entries = (state.codes ?? []).map((code) => present(group.options?.find((option) => option.code === code)));
  if (entries.length > 0) return entries.map((option) => optionText(configurator, option)).join(', ');
  const chosen = (group.options ?? []).flatMap((option, at) => {
    const quantity = present(state.options[at]).quantity;
    if (quantity === 0) return [];
    return [`${quantity > 1 ? `${quantity} × ` : ''}${optionText(configurator, option)}`];
  });
  if (chosen.length > 0) return chosen.join(', ');
  return state.optional ? 'None' : 'To choose';
}

/** The word for what pressing a folded group does: nothing can be changed where all is fixed. */
export function unfoldWord(group: ConfigGroup, state: GroupState): string {
  if (!isEntered(group) && state.options.every((option) => option.fixed)) return 'Show';
  return state.answered ? 'Change' : 'Choose';
}

const isEntered = ({ kind }: ConfigGroup): boolean => kind === 'number' || kind === 'text' || kind === 'assembly';
