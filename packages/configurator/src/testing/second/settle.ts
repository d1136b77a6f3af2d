import type { Configurator, Selection, SelectionEntry } from '../../data/configurator.ts';
import { isAnswered } from './answered.ts';
import { missingIn } from './completeness.ts';
import { disagreements } from './disagreement.ts';
import { codesReach, isAlwaysSelected, isHeld, isRuledOut, pairsReach } from './enabling.ts';
import { entriesLeft, textList } from './entries/entered.ts';
import { allOptions, beyondLimits, type Left, outsideTables, reachedBy } from './entries/going.ts';
import { valueAt } from './numbers/number.ts';
import { keptQuantity, startQuantity } from './quantity.ts';
import { bounding } from './reading/measure.ts';
import { listHolds } from './reading/rule.ts';
import {
  emptyAnswer,
  groupAt,
  groupsOf,
  isSelected,
  optionsAt,
  partConfigurator,
  quantityOf,
  type State,
  selectedIn,
  setQuantityAt,
} from './state.ts';
import { shouldShow, startAnswer } from './visibility.ts';
import type { Whole } from './whole.ts';

const MOST_ROUNDS = 1_000;

/** A settled selection as the state that it is. */
export function stateOf(configurator: Configurator, selection: Selection, whole: Whole): State {
  const answers = configurator.configGroups.map((group, at) => [...(selection[at] ?? emptyAnswer(group))]);
  const state = newState(configurator, answers, true, whole);
  // Rules may look at values of numbers, which hidden groups have none of: so in order, until nothing changes.
  untilStable(state, () => {
    for (const at of groupsOf(state).keys()) state.visible[at] = shouldShow(state, at);
    dropNumbers(state);
  });
  for (const [at, index, option] of allOptions(state)) {
    if (option.selectIf === undefined || !isSelected(state, at, index)) continue;
    if (listHolds(state, option.selectIf)) state.heldBefore.add(`${at}/${index}`);
  }
  return state;
}

/** Nothing is visible before the start, so that every group starts from its `selected` options. */
export function startState(configurator: Configurator, whole: Whole): State {
  const state = newState(configurator, configurator.configGroups.map(emptyAnswer), false, whole);
  settle(state);
  return state;
}

/** Nothing answered, every group to be shown or hidden yet. */
export function emptySettled(configurator: Configurator, whole: Whole): State {
  return newState(configurator, configurator.configGroups.map(emptyAnswer), true, whole);
}

function newState(configurator: Configurator, answers: SelectionEntry[][], shown: boolean, whole: Whole): State {
  const visible = configurator.configGroups.map(() => shown);
  return {
    configurator,
    whole,
    answers,
    visible,
    heldBefore: new Set(),
    dropped: new Map(),
    holds: listHolds,
    bounding,
    isAnswered,
    valueAt,
    begunPart,
    assemblyAt,
  };
}

function begunPart(state: State, at: number): State | null {
  if (groupAt(state, at).kind !== 'assembly' || state.visible[at] !== true) return null;
  const configurator = partConfigurator(state, at);
  const [selection] = state.answers[at] ?? [];
  return configurator === undefined || !Array.isArray(selection) ? null : stateOf(configurator, selection, state.whole);
}

function assemblyAt(state: State, at: number): State | null {
  const part = begunPart(state, at);
  return part !== null && missingIn(part).length === 0 ? part : null;
}

/**
 * The effects in their order, repeated until stable. What rules take away comes back when the rule no longer holds in the end, so
 * that nothing goes because of what does not stay; what selected options disable is gone.
 */
export function settle(state: State): void {
  const before = { ...state, answers: state.answers.map((list) => [...list]), visible: [...state.visible] };
  const left = new Map<string, number>();
  let dropped = false;
  state.dropped = new Map();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const selected = allOptions(state).filter(([at, index]) => isSelected(state, at, index));
    untilStable(state, () => {
      for (const at of groupsOf(state).keys()) answerBy(state, at, before, left);
    });
    // A thing that went because a number does not count stays away, or the number would count again, and so on for ever.
    if (dropped) for (const [at, index] of selected) if (!isSelected(state, at, index)) left.set(`${at}/${index}`, 0);
    dropped = dropNumbers(state);
    const outside = outsideTables(state);
    for (const one of outside) left.set(...one);
    if (outside.length > 0) continue;
    const [next] = [...reachedBy(state, codesReach), ...reachedBy(state, pairsReach), ...beyondLimits(state)];
    if (next !== undefined) left.set(...next);
    else if (!dropped) return;
  }
  throw new Error('It does not become stable.');
}

function untilStable(state: State, act: () => void): void {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = snapshot(state);
    act();
    if (snapshot(state) === before) return;
  }
  throw new Error('It does not become stable.');
}

function snapshot({ answers, visible, dropped }: State): string {
  return JSON.stringify([answers, visible, [...dropped]]);
}

/** One group's answer: from what was picked, or from the start, what may stay; then what is held. */
function answerBy(state: State, at: number, before: State, left: Left): void {
  const group = groupAt(state, at);
  const visible = shouldShow(state, at);
  state.visible[at] = visible;
  if (!visible) state.answers[at] = emptyAnswer(group);
  else state.answers[at] = before.visible[at] === true ? [...(before.answers[at] ?? [])] : startAnswer(state, group);
  if (!visible) return;
  if (group.kind === 'text') state.answers[at] = textList(state, at);
  else if (group.kind === 'sequence') state.answers[at] = entriesLeft(state, at, left);
  else if (group.kind === 'assembly') state.answers[at] = assemblyList(state, at);
  else if (group.kind !== 'number') choicesLeft(state, at, before, left);
}

function choicesLeft(state: State, at: number, before: State, left: Left): void {
  for (const [index, option] of optionsAt(state, at).entries()) {
    const key = `${at}/${index}`;
    const isNowHeld = isHeld(state, at, option);
    const isReleased = before.heldBefore.has(key) && !isNowHeld;
    if (isNowHeld) setQuantityAt(state, at, index, heldQuantity(state, at, index));
    else if (isReleased || isRuledOut(state, option)) setQuantityAt(state, at, index, 0);
    else {
      const quantity = Math.min(quantityOf(state, at, index), left.get(key) ?? Number.POSITIVE_INFINITY);
      setQuantityAt(state, at, index, quantity > 0 ? keptQuantity(state, option, quantity) : 0);
    }
  }
  if (groupAt(state, at).multiselect !== true) keepOne(state, at);
}

/** A part is settled by its own rules. */
function assemblyList(state: State, at: number): SelectionEntry[] {
  const part = begunPart(state, at);
  if (part === null) return [];
  settle(part);
  return [part.answers];
}

function heldQuantity(state: State, at: number, index: number): number {
  const option = optionsAt(state, at)[index];
  const quantity = quantityOf(state, at, index);
  if (option === undefined) return 0;
  return quantity > 0 ? keptQuantity(state, option, quantity) : startQuantity(state, option);
}

/** In a single-choice group what is always selected stays, else what is held, else the first. */
function keepOne(state: State, at: number): void {
  const selected = selectedIn(state, at);
  const one =
    selected.find(({ option }) => isAlwaysSelected(option)) ??
    selected.find(({ option }) => isHeld(state, at, option)) ??
    selected[0];
  for (const other of selected) if (other !== one) setQuantityAt(state, at, other.index, 0);
}

/** Numbers that no row allows with the rest count as unanswered. Returns whether others do than before. */
function dropNumbers(state: State): boolean {
  const before = state.dropped;
  state.dropped = new Map();
  state.dropped = new Map(disagreements(state).numbers.map(({ at, table }) => [at, table]));
  return JSON.stringify([...before]) !== JSON.stringify([...state.dropped]);
}
