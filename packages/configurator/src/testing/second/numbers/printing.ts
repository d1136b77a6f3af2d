import type { ConfigOption } from '../../../data/configurator.ts';
import { textAt } from '../entries/text.ts';
import { entriesAt, groupAt, groupsOf, optionsAt, type State, selectedIn } from '../state.ts';
import { isAfterLast } from '../visibility.ts';
import { printNumber } from './number.ts';

/** Returns the text that a group prints now; '' for nothing. A label leaves out `|` alone. */
export function partOf(state: State, at: number, isLabel: boolean): string {
  const group = groupAt(state, at);
  if (group.printed === false) return '';
  if (state.visible[at] !== true) return isAfterLast(state, at) ? '' : (group.whenHidden ?? '');
  const separator = separatorIn(state, at, isLabel);
  switch (group.kind) {
    case 'number':
      return printNumber(state, at);
    case 'text':
      return textAt(state, at) ?? '';
    case 'sequence':
      return sequencePart(
        state,
        at,
        entriesAt(state, at).map((index) => optionsAt(state, at)[index]?.code ?? ''),
        separator,
      );
    case 'assembly':
      return assemblyPart(state, at, isLabel);
    default: {
      const selected = selectedIn(state, at);
      return joined(
        selected.map(({ option, quantity }) => withQuantity(option, option.code, quantity)),
        separator,
      );
    }
  }
}

/** Between the codes of one group. */
export function separatorIn(state: State, at: number, isLabel: boolean): string {
  const { optionSeparator = state.configurator.optionSeparator ?? '|' } = groupAt(state, at);
  return isLabel && optionSeparator === '|' ? '' : optionSeparator;
}

/** With `fill` in each empty place up to the group's own `max`; nothing without entries. */
export function sequencePart(state: State, at: number, codes: readonly string[], separator: string): string {
  const { fill, max = 20 } = groupAt(state, at);
  if (codes.length === 0) return '';
  const empty = fill === undefined ? 0 : Math.max(0, max - codes.length);
  return joined([...codes, ...Array.from({ length: empty }, () => fill ?? '')], separator);
}

function assemblyPart(state: State, at: number, isLabel: boolean): string {
  const part = state.assemblyAt(state, at);
  if (part === null) return '';
  const { open = '(', close = ')' } = groupAt(state, at);
  return `${open}${isLabel ? itemNoAlt(part) : itemNo(part)}${close}`;
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
function print(state: State, isLabel: boolean): string {
  const { prefix = '', groupSeparator = '-' } = state.configurator;
  let text = '';
  let parts = 0;
  for (const [at, group] of groupsOf(state).entries()) {
    const part = partOf(state, at, isLabel);
    if (part === '') continue;
    text += (group.separator ?? (parts > 0 ? groupSeparator : '')) + part;
    parts += 1;
  }
  return prefix + text;
}

export function itemNo(state: State): string {
  return print(state, false);
}

/** As on a label: without `|` between codes; where another option separator is set, as ordered. */
export function itemNoAlt(state: State): string {
  return print(state, true);
}
