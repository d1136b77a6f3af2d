import { entered } from '../bounds/number-bounds.ts';
import type { Part, State } from '../bounds/state.ts';
import type { Picked } from '../bounds/working-state.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { Configurator, Selection } from '../data/configurator.ts';
import { compile } from '../rules/compile.ts';
import { textEntered } from '../written/entered-text.ts';
import { missingFrom } from './completeness.ts';
import { settle } from './settle.ts';

/** The latest states, so that evaluating the result of a click or a parse settles nothing twice. */
const recent = new WeakMap<Compiled, State[]>();
const MOST_RECENT = 4;

/** The state a selection stands for. Total: whatever does not fit the configurator is dropped, the rest is settled. */
export function stateOf(configurator: Configurator, selection: Selection): State {
  const compiled = compile(configurator);
  const known = recent.get(compiled)?.find((state) => state.selection === selection);
  return known ?? remember(compiled, settle(compiled, pick(compiled, selection), null));
}

/** Settles a change made to a state. */
export function settleChange(compiled: Compiled, picked: Picked, before: State): State {
  return remember(compiled, settle(compiled, picked, before));
}

/** Selections made here are frozen, so facts about them stay true. */
export function remember(compiled: Compiled, state: State): State {
  const states = recent.get(compiled);
  if (states === undefined) recent.set(compiled, [state]);
  else {
    if (states.length >= MOST_RECENT) states.shift();
    states.push(state);
  }
  return state;
}

/**
 * Reads a selection from anywhere: absent, negative and non-numeric quantities are 0, others whole and within their maximum; a text that
 * the group does not take is none, and codes that it does not know are left out.
 */
function pick({ groups, options, hasEntries }: Compiled, selection: Selection): Picked {
  const outside: unknown = selection;
  const lists: readonly unknown[] = Array.isArray(outside) ? outside : [];
  const quantities = new Array<number>(options.length).fill(0);
  const values = new Array<number | null>(groups.length).fill(null);
  const texts = new Array<string | null>(hasEntries ? groups.length : 0).fill(null);
  const sequences = new Array<readonly number[]>(hasEntries ? groups.length : 0).fill([]);
  const parts = groups.map(({ part, index }) => partFrom(part, lists[index]));
  for (const { index, kind, data, options: own, optionByCode } of groups) {
    const list: unknown = lists[index];
    if (!Array.isArray(list)) continue;
    if (kind === 'number') values[index] = Number.isFinite(list[0]) ? entered(list[0], data) : null;
    else if (kind === 'text') texts[index] = textEntered(list[0], data);
    else if (kind === 'sequence') sequences[index] = list.flatMap((code) => optionByCode.get(code)?.id ?? []);
    else for (const option of own) quantities[option.id] = quantityFrom(list[option.index], option);
  }
  return { quantities, values, texts, sequences, parts };
}

/** The part that a list of an assembly begins with; null for any other list. */
function partFrom(configurator: Configurator | null, list: unknown): Part | null {
  const selection: unknown = Array.isArray(list) ? list[0] : undefined;
  return configurator === null || !Array.isArray(selection) ? null : settledPart(configurator, selection);
}

/** A part as its own rules leave a selection. */
export function settledPart(configurator: Configurator, selection: Selection): Part {
  const compiled = compile(configurator);
  const state = stateOf(configurator, selection);
  return { configurator, compiled, state, isComplete: missingFrom(compiled, state).length === 0 };
}

function quantityFrom(given: unknown, option: Compiled['options'][number]): number {
  if (typeof given !== 'number' || !(given >= 1)) return 0;
  if (option.data.isQtyReadonly === true) return option.quantity;
  return Math.min(Math.trunc(given), option.maxQuantity);
}
