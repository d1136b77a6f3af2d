import type { ConfigOption } from '../../data/configurator.ts';
import { textAt } from './entries/text.ts';
import { itemNo } from './numbers/printing.ts';
import { entriesAt, groupAt, groupsOf, optionsAt, type State, selectedIn } from './state.ts';

/** The lines of all groups in order. */
export function descriptionOf(state: State): string[] {
  return groupsOf(state).flatMap((_, at) => descriptionIn(state, at));
}

/**
 * The selected options' descriptions in order, with their number above 1; each entry of a sequence; a text; a part's number and its
 * lines.
 */
export function descriptionIn(state: State, at: number): string[] {
  const { name } = groupAt(state, at);
  const text = textAt(state, at);
  if (text !== null) return [`${name} ${text}`];
  const part = state.assemblyAt(state, at);
  if (part !== null) return [`${name} ${itemNo(part)}`, ...descriptionOf(part)];
  if (groupAt(state, at).kind === 'sequence')
    return entriesAt(state, at).flatMap((index) => wordsOf(state, optionsAt(state, at)[index]));
  return selectedIn(state, at).flatMap(({ option, quantity }) =>
    wordsOf(state, option).map((words) => (quantity > 1 ? `${quantity} × ${words}` : words)),
  );
}

/** The words of an option; none where they are hidden or there are none. */
function wordsOf({ whole }: State, option: ConfigOption | undefined): string[] {
  if (option === undefined || option.hideDescription === true) return [];
  const { description, altDescription = description } = option;
  const words = whole.outermost.privateLabel === true ? altDescription : description;
  return words === undefined ? [] : [words];
}

/** Base64url of the JSON list of lists. */
export function shareCode(state: State): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state.answers));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
