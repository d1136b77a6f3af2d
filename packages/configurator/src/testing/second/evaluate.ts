import type { Configurator, Selection } from '../../data/configurator.ts';
import { isAnswered } from './answered.ts';
import { isFixed } from './change.ts';
import { isOptional, missingIn } from './completeness.ts';
import { descriptionOf, shareCode } from './description.ts';
import { countedIn, limitWith } from './enabling.ts';
import { textAt } from './entries/text.ts';
import { mostOptions, pieces } from './limit.ts';
import { itemNo, itemNoAlt, partOf } from './numbers/printing.ts';
import { priceInCents, totalOf } from './price.ts';
import { maxQuantity } from './quantity.ts';
import { exact, smallest, toNumber, ZERO } from './reading/fraction.ts';
import { hiddenReasonsOf, isEnabled, reasonsOf } from './reason.ts';
import { stateOf } from './settle.ts';
import { factsIn, specTextOf, toOrderIn } from './spec-text.ts';
import { entriesAt, groupsOf, isSequence, optionsAt, quantityOf, type State, selectedIn } from './state.ts';
import { hasValueInRows } from './table.ts';
import { wholeOf } from './whole.ts';

/** Returns all that the text says of a settled selection, in the words of today's evaluation. */
export function evaluateAgain(configurator: Configurator, selection: Selection, whole = wholeOf(configurator)) {
  return evaluationOf(stateOf(configurator, selection, whole));
}

function evaluationOf(state: State) {
  // Of several numbers that tables refuse, the text does not say which table is to blame for which.
  const missing = missingIn(state).map((one) =>
    one.code === 'table' && state.dropped.size > 1 ? { code: one.code } : one,
  );
  return {
    itemNo: itemNo(state),
    itemNoAlt: itemNoAlt(state),
    total: totalOf(state),
    complete: missing.length === 0,
    missing,
    optionsDescription: descriptionOf(state),
    facts: factsIn(state),
    specText: specTextOf(state),
    toOrder: toOrderIn(state),
    selection: state.answers,
    urlOpts: shareCode(state),
    groups: groupsOf(state).map((_, at) => groupAgain(state, at)),
  };
}

function groupAgain(state: State, at: number) {
  const group = groupsOf(state)[at];
  return {
    name: group?.name,
    visible: state.visible[at],
    optional: isOptional(state, at),
    answered: isAnswered(state, at),
    part: partOf(state, at, false),
    ...(group?.multiselect === true ? { counted: countedIn(state, at), limit: shownLimit(state, at) } : {}),
    value: group?.kind === 'number' ? (state.answers[at]?.[0] ?? null) : null,
    ...(group?.kind === 'text' ? { text: textAt(state, at) } : {}),
    ...(group?.kind === 'sequence' ? { codes: entriesAt(state, at).map((entry) => group.options?.[entry]?.code) } : {}),
    ...assemblyAgain(state, at),
    // The text says nothing of the options of a hidden group but that none is selected.
    ...(state.visible[at] === true ? { options: optionsAgain(state, at) } : {}),
  };
}

/** All that follows from the selection of a part, as far as it was chosen. */
function assemblyAgain(state: State, at: number): { assembly?: object } {
  const part = state.begunPart(state, at);
  return part === null ? {} : { assembly: evaluationOf(part) };
}

/** The smallest of what bounds how many options are selected. */
function shownLimit(state: State, at: number): number | null {
  const options = selectedIn(state, at).map(({ option }) => option);
  const limit = limitWith(state, at, options);
  const most = mostOptions(state, at);
  const all = [limit === null ? null : pieces(limit), most].filter((value) => value !== null);
  const least = smallest(all);
  return least === null ? null : toNumber(least);
}

function optionsAgain(state: State, at: number) {
  return optionsAt(state, at).map((option, index) => ({
    code: option.code,
    selected: quantityOf(state, at, index) > 0,
    quantity: quantityOf(state, at, index),
    // A quantity is never below 1, and of a disabled option it means nothing; nor in a sequence.
    ...(isEnabled(state, at, index) && !isSequence(state, at)
      ? { maxQuantity: Math.max(1, maxQuantity(state, at, index)) }
      : {}),
    enabled: isEnabled(state, at, index),
    fixed: isFixed(state, at, index),
    price: priceInCents(state, option),
  }));
}

/** Why groups are hidden and options of visible groups are disabled, as `Group: code` and `Group.code: code`, in no order that matters. */
export function reasonsAgain(
  configurator: Configurator,
  selection: Selection,
  whole = wholeOf(configurator),
): string[] {
  const state = stateOf(configurator, selection, whole);
  return groupsOf(state).flatMap(({ name }, at) => {
    if (state.visible[at] !== true) return hiddenReasonsOf(state, at).map((code) => `${name}: ${code}`);
    return optionsAt(state, at).flatMap((option, index) =>
      reasonsOf(state, at, index).map((code) => `${name}.${option.code}: ${code}`),
    );
  });
}

/**
 * The values of number groups, out of those that are asked, that stand in rows of tables which allow the other answers: as `Table, Group:
 * value`.
 */
export function rangesAgain(
  configurator: Configurator,
  selection: Selection,
  values: readonly number[],
  whole = wholeOf(configurator),
): string[] {
  const state = stateOf(configurator, selection, whole);
  return (configurator.tables ?? []).flatMap((table) =>
    groupsOf(state).flatMap(({ name, kind }, at) => {
      if (kind !== 'number' || state.visible[at] !== true || !table.columns.includes(name)) return [];
      const stands = values.filter((value) => hasValueInRows(state, table, at, exact(value) ?? ZERO));
      return stands.map((value) => `${table.name}, ${name}: ${value}`);
    }),
  );
}
