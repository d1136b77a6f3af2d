import { printNumber } from './number.ts';
import { groupAt, groupsOf, type State, selectedIn } from './state.ts';
import { isAfterLast } from './visibility.ts';

/** Returns the text that a group prints now; '' for nothing. */
export function partOf(state: State, at: number, optionSeparator: string): string {
  const group = groupAt(state, at);
  if (group.printed === false) return '';
  if (state.visible[at] !== true) return isAfterLast(state, at) ? '' : (group.whenHidden ?? '');
  if (group.kind === 'number') return printNumber(state, at);
  return selectedIn(state, at)
    .map(({ option, quantity }) =>
      option.isQtyPrefix === true
        ? `${quantity}${option.code}`
        : option.isQtySuffix === true
          ? `${option.code}${quantity}`
          : option.code,
    )
    .filter((text) => text !== '')
    .join(optionSeparator);
}

/** The parts with their separators: the group's own always, the configurator's only between parts. */
function printWith(state: State, optionSeparator: string): string {
  const { prefix = '', groupSeparator = '-' } = state.configurator;
  let text = '';
  let parts = 0;
  for (const [at, group] of groupsOf(state).entries()) {
    const part = partOf(state, at, optionSeparator);
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
  const { optionSeparator = '|' } = state.configurator;
  return printWith(state, optionSeparator === '|' ? '' : optionSeparator);
}
