import type { ConfigOption } from '../../../data/configurator.ts';
import { groupAt, groupsOf, type State, selectedIn } from '../state.ts';
import { isAfterLast } from '../visibility.ts';
import { printNumber } from './number.ts';

/** Returns the text that a group prints now; '' for nothing. */
export function partOf(state: State, at: number, optionSeparator: string): string {
  const group = groupAt(state, at);
  if (group.printed === false) return '';
  if (state.visible[at] !== true) return isAfterLast(state, at) ? '' : (group.whenHidden ?? '');
  if (group.kind === 'number') return printNumber(state, at);
  return joined(
    selectedIn(state, at).map(({ option, quantity }) => withQuantity(option, option.code, quantity)),
    optionSeparator,
  );
}

/** A code with its quantity, where the number shows it. */
export function withQuantity(option: ConfigOption, code: string, quantity: number): string {
  if (option.isQtyPrefix === true) return `${quantity}${code}`;
  return option.isQtySuffix === true ? `${code}${quantity}` : code;
}

export function joined(texts: readonly string[], separator: string): string {
  return texts.filter((text) => text !== '').join(separator);
}

/** The parts with their separators: the group's own always, the configurator's only between parts. */
function printWith(state: State, optionSeparator: string): string {
  return together(
    state,
    groupsOf(state).map((_, at) => partOf(state, at, optionSeparator)),
  );
}

/** The number that these parts of the groups make. */
export function together(state: State, printed: readonly string[]): string {
  const { prefix = '', groupSeparator = '-' } = state.configurator;
  let text = '';
  let parts = 0;
  for (const [at, group] of groupsOf(state).entries()) {
    const part = printed[at] ?? '';
    if (part === '') continue;
    text += (group.separator ?? (parts > 0 ? groupSeparator : '')) + part;
    parts += 1;
  }
  return prefix + text;
}

export function itemNo(state: State): string {
  return printWith(state, state.configurator.optionSeparator ?? '|');
}

/** As on a label: without `|` between codes; where another option separator is set, as ordered. */
export function itemNoAlt(state: State): string {
  return printWith(state, labelSeparator(state));
}

/** A label leaves out `|` alone. */
export function labelSeparator(state: State): string {
  const { optionSeparator = '|' } = state.configurator;
  return optionSeparator === '|' ? '' : optionSeparator;
}
