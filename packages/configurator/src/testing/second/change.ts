import type { Configurator, Selection, SelectionEntry } from '../../data/configurator.ts';
import { isHeld } from './enabling.ts';
import { quantityFor, startQuantity } from './quantity.ts';
import { isEnabled } from './reason.ts';
import { settle, startState, stateOf } from './settle.ts';
import { groupAt, isSelected, optionsAt, type State, setQuantityAt } from './state.ts';
import { type Whole, wholeOf } from './whole.ts';

export function start(configurator: Configurator, whole = wholeOf(configurator)): Selection {
  return startState(configurator, whole).answers;
}

interface OptionPlace {
  at: number;
  index: number;
}

/** A click: selects what is enabled, unselects what is selected, changes nothing that is fixed. */
export function toggle(
  configurator: Configurator,
  selection: Selection,
  { at, index }: OptionPlace,
  whole = wholeOf(configurator),
): Selection {
  const state = stateOf(configurator, selection, whole);
  const option = optionsAt(state, at)[index];
  if (option === undefined || isFixed(state, at, index) || !isEnabled(state, at, index)) return selection;
  setQuantityAt(state, at, index, isSelected(state, at, index) ? 0 : startQuantity(state, option));
  return settled(state);
}

/** Selected by rule or read-only: a click changes nothing. */
export function isFixed(state: State, at: number, index: number): boolean {
  const option = optionsAt(state, at)[index];
  return (
    option !== undefined && (option.isReadonly === true || (isSelected(state, at, index) && isHeld(state, at, option)))
  );
}

export function enterQuantity(
  configurator: Configurator,
  selection: Selection,
  { at, index, quantity }: OptionPlace & { quantity: number },
  whole = wholeOf(configurator),
): Selection {
  const state = stateOf(configurator, selection, whole);
  const option = optionsAt(state, at)[index];
  if (option === undefined || !isSelected(state, at, index)) return selection;
  setQuantityAt(state, at, index, quantityFor(state, at, index, quantity));
  return settled(state);
}

/** A value, a text, the codes of a sequence or the selection of a part, as the list that the selection has; an empty list clears. */
export function enter(
  configurator: Configurator,
  selection: Selection,
  { at, list }: { at: number; list: readonly SelectionEntry[] },
  whole: Whole = wholeOf(configurator),
): Selection {
  const state = stateOf(configurator, selection, whole);
  if ((groupAt(state, at).kind ?? 'choice') === 'choice' || state.visible[at] !== true) return selection;
  state.answers[at] = [...list];
  return settled(state);
}

function settled(state: State): Selection {
  settle(state);
  return state.answers;
}
