import type { Configurator, Selection } from '../../data/configurator.ts';
import { isFixed } from './change.ts';
import { isOptional, missingIn } from './completeness.ts';
import { descriptionOf, shareCode } from './description.ts';
import { countedIn, isEnabled, limitWith } from './enabling.ts';
import { priceInCents, totalOf } from './price.ts';
import { isAnswered, itemNo, itemNoAlt, partOf } from './printing.ts';
import { maxQuantity } from './quantity.ts';
import { stateOf } from './settle.ts';
import { groupsOf, optionsAt, quantityOf, type State, selectedIn } from './state.ts';

/** What the text says of a settled selection, in the words of today's evaluation. */
export function evaluateAgain(configurator: Configurator, selection: Selection) {
  const state = stateOf(configurator, selection);
  const missing = missingIn(state);
  return {
    itemNo: itemNo(state),
    itemNoAlt: itemNoAlt(state),
    total: totalOf(state),
    complete: missing.length === 0,
    missing,
    optionsDescription: descriptionOf(state),
    urlOpts: shareCode(state),
    groups: groupsOf(state).map((_, at) => groupAgain(state, at)),
  };
}

function groupAgain(state: State, at: number) {
  const { configurator } = state;
  const group = configurator.configGroups[at];
  const selected = selectedIn(state, at).map(({ option }) => option);
  return {
    name: group?.name,
    visible: state.visible[at],
    optional: isOptional(state, at),
    answered: isAnswered(state, at),
    part: partOf(state, at, configurator.optionSeparator ?? '|'),
    ...(group?.multiselect === true ? { counted: countedIn(state, at), limit: limitWith(state, at, selected) } : {}),
    value: group?.kind === 'number' ? (state.answers[at]?.[0] ?? null) : null,
    // The text says nothing of the options of a hidden group but that none is selected.
    ...(state.visible[at] === true ? { options: optionsAgain(state, at) } : {}),
  };
}

function optionsAgain(state: State, at: number) {
  return optionsAt(state, at).map((option, index) => ({
    code: option.code,
    selected: quantityOf(state, at, index) > 0,
    quantity: quantityOf(state, at, index),
    maxQuantity: maxQuantity(option),
    enabled: isEnabled(state, at, index),
    fixed: isFixed(state, at, index),
    price: priceInCents(state, option),
  }));
}
