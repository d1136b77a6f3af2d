import type { Configurator, Selection } from '../../data/configurator.ts';
import { isHeld } from './enabling.ts';
import { quantityFor, startQuantity } from './quantity.ts';
import { isEnabled } from './reason.ts';
import { settle, startState, stateOf } from './settle.ts';
import { groupAt, isSelected, optionsAt, type State, setQuantityAt } from './state.ts';

export function start(configurator: Configurator): Selection {
  return startState(configurator).answers;
}

/** A click: selects what is enabled, unselects what is selected, changes nothing that is fixed. */
export function toggle(configurator: Configurator, selection: Selection, at: number, index: number): Selection {
  const state = stateOf(configurator, selection);
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
  { at, index, quantity }: { at: number; index: number; quantity: number },
): Selection {
  const state = stateOf(configurator, selection);
  const option = optionsAt(state, at)[index];
  if (option === undefined || !isSelected(state, at, index)) return selection;
  setQuantityAt(state, at, index, quantityFor(state, at, index, quantity));
  return settled(state);
}

export function enterValue(
  configurator: Configurator,
  selection: Selection,
  at: number,
  value: number | null,
): Selection {
  const state = stateOf(configurator, selection);
  if (groupAt(state, at).kind !== 'number' || state.visible[at] !== true) return selection;
  state.answers[at] = value === null ? [] : [value];
  return settled(state);
}

function settled(state: State): Selection {
  settle(state);
  return state.answers;
}
