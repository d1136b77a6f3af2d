import type { Configurator, Selection, SelectionEntry } from '../../../data/configurator.ts';
import { stateOf } from '../settle.ts';
import { groupAt, groupsOf, optionsAt, partConfigurator, quantityOf, type State } from '../state.ts';
import type { Whole } from '../whole.ts';

/** A selection without what its number does not tell: unprinted answers, and unprinted quantities. */
export function comparableAgain(configurator: Configurator, selection: Selection, whole: Whole): Selection {
  const state = stateOf(configurator, selection, whole);
  return groupsOf(state).map((_, at) => comparableList(state, at));
}

function comparableList(state: State, at: number): readonly SelectionEntry[] {
  const { kind = 'choice', printed } = groupAt(state, at);
  const list = state.answers[at] ?? [];
  if (printed === false) return [];
  if (kind === 'assembly') {
    const part = partConfigurator(state, at);
    return part === undefined
      ? list
      : list.flatMap((inner) => (typeof inner === 'object' ? [comparableAgain(part, inner, state.whole)] : []));
  }
  if (kind !== 'choice') return list;
  return optionsAt(state, at).map((option, index) => {
    const quantity = quantityOf(state, at, index);
    return option.isQtyPrefix === true || option.isQtySuffix === true ? quantity : Math.min(quantity, 1);
  });
}
