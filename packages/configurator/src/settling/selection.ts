import { entered } from '../bounds/number-bounds.ts';
import type { State } from '../bounds/state.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { isSelectedIn } from '../compiled/rule-state.ts';
import { type InContext, inContext } from '../context/in-context.ts';
import type { Configurator, Selection } from '../data/configurator.ts';
import { present } from '../data/present.ts';
import { compile } from '../rules/compile.ts';
import { textEntered } from '../written/entered-text.ts';
import { clampQuantity } from '../written/quantity.ts';
import { isEnabled } from './enabling.ts';
import { mostQuantity } from './most-quantity.ts';
import { settleChange, settledPart, stateOf } from './picked.ts';

/** The selection that a visitor starts with: the `selected` options of the visible groups, settled. */
export function initialSelection(configurator: Configurator, asked?: InContext): Selection {
  const compiled = compile(inContext(configurator, asked));
  const { groups, options } = compiled;
  const nothing: State = {
    selection: [],
    quantities: options.map(() => 0),
    values: groups.map(() => null),
    texts: groups.map(() => null),
    sequences: groups.map(() => []),
    answers: groups.map(() => null),
    visible: groups.map(() => false),
    held: options.map(() => false),
    allowed: options.map(() => true),
  };
  return settleChange(compiled, nothing, nothing).selection;
}

/**
 * A click: selects an enabled option, unselects a selected one. Changes nothing when the option is disabled, hidden,
 * read-only, held by rule or unknown. So in a single-choice group the selected one is unselected first (`switchOption`
 * does it in one step).
 */
export function toggleOption(
  stated: Configurator,
  selection: Selection,
  groupName: string,
  code: string,
  options?: InContext,
): Selection {
  return changeOption(stated, selection, groupName, code, options, (found) => {
    if (isFixed(found)) return null;
    return isSelected(found.state, found.option) ? [[found.option, 0]] : select(found);
  });
}

/**
 * In a single-choice group: replaces the selected option by this one, in one step. Elsewhere the same as selecting it.
 */
export function switchOption(
  stated: Configurator,
  selection: Selection,
  groupName: string,
  code: string,
  options?: InContext,
): Selection {
  return changeOption(stated, selection, groupName, code, options, (found) => {
    const { group, option, state } = found;
    if (isFixed(found) || isSelected(state, option)) return null;
    if (group.multiselect) return select(found);
    const others = group.options.filter((other) => isSelected(state, other));
    if (others.some((other) => state.held[other.id] === true)) return null;
    const without: State = {
      ...state,
      quantities: state.quantities.map((q, id) => (others.some((o) => o.id === id) ? 0 : q)),
    };
    const selected = select({ ...found, state: without });
    return selected === null ? null : [...others.map((other) => [other, 0] as const), ...selected];
  });
}

/**
 * Sets the quantity of a selected option: 1 … its maximum; changes nothing when it is unselected or its quantity fixed.
 */
export function setQuantity(
  stated: Configurator,
  selection: Selection,
  groupName: string,
  code: string,
  quantity: number,
  options?: InContext,
): Selection {
  return changeOption(stated, selection, groupName, code, options, ({ group, option, state }) => {
    if (!isSelected(state, option) || option.data.isQtyReadonly === true) return null;
    return [[option, clampQuantity(quantity, mostQuantity(group, option, state))]];
  });
}

/** Enters the value of a visible number group; null, or anything that is no number, leaves it unanswered. */
export function setValue(
  stated: Configurator,
  selection: Selection,
  groupName: string,
  value: number | null,
  options?: InContext,
): Selection {
  return answerGroup(stated, selection, groupName, options, ({ group, state }) => {
    if (!group.isNumber) return null;
    const remembered = value !== null && Number.isFinite(value) ? entered(value, group.data) : null;
    return remembered === state.values[group.index] ? null : { values: state.values.with(group.index, remembered) };
  });
}

/** Enters the text of a visible text group; null, or one that the group does not take, leaves it unanswered. */
export function setText(
  stated: Configurator,
  selection: Selection,
  groupName: string,
  text: string | null,
  options?: InContext,
): Selection {
  return answerGroup(stated, selection, groupName, options, ({ group, state }) => {
    if (group.kind !== 'text') return null;
    const taken = textEntered(text, group.data);
    return taken === present(state.texts[group.index]) ? null : { texts: state.texts.with(group.index, taken) };
  });
}

/** Puts these codes, in this order, in place of a visible sequence; null clears it. Those that it cannot take are left out. */
export function setSequence(
  stated: Configurator,
  selection: Selection,
  groupName: string,
  codes: readonly string[] | null,
  options?: InContext,
): Selection {
  return answerGroup(stated, selection, groupName, options, ({ group, state }) => {
    if (group.kind !== 'sequence') return null;
    const given: readonly unknown[] = Array.isArray(codes) ? codes : [];
    const entries = given.flatMap((code) => (typeof code === 'string' ? (group.optionByCode.get(code)?.id ?? []) : []));
    const now = present(state.sequences[group.index]);
    const isSame = now.length === entries.length && now.every((id, at) => id === entries[at]);
    return isSame ? null : { sequences: state.sequences.with(group.index, entries) };
  });
}

/** Chooses the part of a visible assembly group, by a selection of that part; null leaves it unanswered. */
export function setAssembly(
  stated: Configurator,
  selection: Selection,
  groupName: string,
  partSelection: Selection | null,
  options?: InContext,
): Selection {
  return answerGroup(stated, selection, groupName, options, ({ compiled, group, state }) => {
    if (group.part === null) return null;
    const part = Array.isArray(partSelection) ? settledPart(group.part, partSelection) : null;
    return {
      parts: compiled.groups.map(({ index }) => (index === group.index ? part : (state.parts?.[index] ?? null))),
    };
  });
}

interface Answered {
  compiled: Compiled;
  group: CompiledGroup;
  state: State;
}

/** Settles a new answer to one visible group; null, or an unknown or hidden group, changes nothing. */
function answerGroup(
  stated: Configurator,
  selection: Selection,
  groupName: string,
  options: InContext | undefined,
  answer: (given: Answered) => Partial<State> | null,
): Selection {
  const configurator = inContext(stated, options);
  const state = stateOf(configurator, selection);
  const compiled = compile(configurator);
  const group = compiled.groupByName.get(groupName);
  const isVisible = group !== undefined && state.visible[group.index] === true;
  const answered = isVisible ? answer({ compiled, group, state }) : null;
  return answered === null ? state.selection : settleChange(compiled, { ...state, ...answered }, state).selection;
}

interface Found extends Answered {
  option: CompiledOption;
}

/** New quantities of options. */
type Quantities = readonly (readonly [CompiledOption, number])[];

/** Settles new quantities of options, as one option asks for them; null, or an option that is not to be had, changes nothing. */
function changeOption(
  stated: Configurator,
  selection: Selection,
  groupName: string,
  code: string,
  options: InContext | undefined,
  choose: (found: Found) => Quantities | null,
): Selection {
  const configurator = inContext(stated, options);
  const state = stateOf(configurator, selection);
  const compiled = compile(configurator);
  const found = findOption(compiled, state, groupName, code);
  const chosen = found === null ? null : choose(found);
  if (chosen === null) return state.selection;
  const quantities = [...state.quantities];
  for (const [{ id }, quantity] of chosen) quantities[id] = quantity;
  return settleChange(compiled, { ...state, quantities }, state).selection;
}

/** null when the names are unknown, the group is hidden, or is a sequence, in which options stand by `setSequence`. */
function findOption(compiled: Compiled, state: State, groupName: string, code: string): Found | null {
  const group = compiled.groupByName.get(groupName);
  const option = group?.optionByCode.get(code);
  if (group === undefined || option === undefined || state.visible[group.index] !== true) return null;
  return group.kind === 'sequence' ? null : { compiled, group, option, state };
}

const select = ({ compiled, group, option, state }: Found): Quantities | null =>
  isEnabled(compiled, group, option, state) ? [[option, option.quantity]] : null;

function isSelected(state: State, option: CompiledOption): boolean {
  return isSelectedIn(state.quantities, option.id);
}

function isFixed({ state, option }: Found): boolean {
  return option.data.isReadonly === true || state.held[option.id] === true;
}
