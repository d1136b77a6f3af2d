import type { ConfigOption, Configurator, Selection } from '../../data/configurator.ts';
import { isAnswered } from './answered.ts';
import { disagreements } from './disagreement.ts';
import { codesReach, countedIn, isAlwaysSelected, isHeld, isRuledOut, limitWith, pairsReach } from './enabling.ts';
import { attributeOf, isOutsideLimit, limitsInForce, mostOptions, pieces, sumIn } from './limit.ts';
import { valueAt } from './numbers/number.ts';
import { keptQuantity, startQuantity } from './quantity.ts';
import { compare } from './reading/fraction.ts';
import { bounding } from './reading/measure.ts';
import { listHolds } from './reading/rule.ts';
import {
  emptyAnswer,
  groupAt,
  groupsOf,
  isSelected,
  optionsAt,
  quantityOf,
  type State,
  selectedIn,
  setQuantityAt,
} from './state.ts';
import { shouldShow, startAnswer } from './visibility.ts';

const MOST_ROUNDS = 1_000;

/** A settled selection as the state that it is. */
export function stateOf(configurator: Configurator, selection: Selection): State {
  const answers = configurator.configGroups.map((group, at) =>
    (selection[at] ?? emptyAnswer(group)).map((entry) => (typeof entry === 'number' ? entry : 0)),
  );
  const state = newState(configurator, answers, true);
  // Rules may look at values of numbers, which hidden groups have none of: so in order, until nothing changes.
  untilStable(state, () => {
    for (const at of groupsOf(state).keys()) state.visible[at] = shouldShow(state, at);
    dropNumbers(state);
  });
  for (const [at, index, option] of allOptions(state)) {
    if (isSelected(state, at, index) && listHolds(state, option.selectIf)) state.heldBefore.add(`${at}/${index}`);
  }
  return state;
}

/** Nothing is visible before the start, so that every group starts from its `selected` options. */
export function startState(configurator: Configurator): State {
  const state = newState(configurator, configurator.configGroups.map(emptyAnswer), false);
  settle(state);
  return state;
}

/** Nothing answered, every group to be shown or hidden yet. */
export function emptySettled(configurator: Configurator): State {
  return newState(configurator, configurator.configGroups.map(emptyAnswer), true);
}

function newState(configurator: Configurator, answers: number[][], shown: boolean): State {
  const visible = configurator.configGroups.map(() => shown);
  return {
    configurator,
    answers,
    visible,
    heldBefore: new Set(),
    dropped: new Map(),
    holds: listHolds,
    bounding,
    isAnswered,
    valueAt,
  };
}

/**
 * The effects in their order, repeated until stable. What rules take away comes back when the rule no longer holds in the end, so
 * that nothing goes because of what does not stay; what selected options disable is gone.
 */
export function settle(state: State): void {
  const before = { ...state, answers: structuredClone(state.answers), visible: [...state.visible] };
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
function answerBy(state: State, at: number, before: State, left: ReadonlyMap<string, number>): void {
  const group = groupAt(state, at);
  const visible = shouldShow(state, at);
  state.visible[at] = visible;
  if (!visible) state.answers[at] = emptyAnswer(group);
  else state.answers[at] = before.visible[at] === true ? [...(before.answers[at] ?? [])] : startAnswer(state, group);
  if (group.kind === 'number' || !visible) return;
  for (const [index, option] of optionsAt(state, at).entries()) {
    const key = `${at}/${index}`;
    const isReleased = before.heldBefore.has(key) && !isHeld(state, at, option);
    if (isHeld(state, at, option)) setQuantityAt(state, at, index, heldQuantity(state, at, index));
    else if (isReleased || isRuledOut(state, option)) setQuantityAt(state, at, index, 0);
    else {
      const quantity = Math.min(quantityOf(state, at, index), left.get(key) ?? Number.POSITIVE_INFINITY);
      setQuantityAt(state, at, index, quantity > 0 ? keptQuantity(state, option, quantity) : 0);
    }
  }
  if (group.multiselect !== true) keepOne(state, at);
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

type Left = [key: string, quantity: number];

/** Numbers that no row allows with the rest count as unanswered. Returns whether others do than before. */
function dropNumbers(state: State): boolean {
  const before = state.dropped;
  state.dropped = new Map();
  state.dropped = new Map(disagreements(state).numbers.map(({ at, table }) => [at, table]));
  return JSON.stringify([...before]) !== JSON.stringify([...state.dropped]);
}

function outsideTables(state: State): Left[] {
  return disagreements(state).options.map(([at, index]) => [`${at}/${index}`, 0]);
}

/** Group by group the last selected in option order, while there are too many; never a held one. */
function beyondLimits(state: State): Left[] {
  return [...groupsOf(state).entries()].flatMap(([at, group]): Left[] => {
    const removable = selectedIn(state, at).filter(
      ({ option }) => option.neverDisabled !== true && !isHeld(state, at, option),
    );
    if (group.multiselect !== true) {
      return removable
        .filter(({ option }) => isOutsideLimit(state, at, option))
        .map(({ index }) => [`${at}/${index}`, 0]);
    }
    const last = removable.at(-1);
    if (last !== undefined && hasTooMany(state, at)) return [[`${at}/${last.index}`, 0]];
    return limitsInForce(state, at).flatMap(({ of, max }): Left[] => {
      if (of === null || max === null || compare(sumIn(state, at, of), max) <= 0) return [];
      const loser = removable.findLast(({ option }) => (attributeOf(option, of)?.top ?? 0n) > 0n);
      if (loser === undefined) return [];
      return [[`${at}/${loser.index}`, loser.option.isQtyReadonly === true ? 0 : loser.quantity - 1]];
    });
  });
}

function hasTooMany(state: State, at: number): boolean {
  const options = selectedIn(state, at).map(({ option }) => option);
  const limit = limitWith(state, at, options);
  const most = mostOptions(state, at);
  const counted = countedIn(state, at);
  return (limit !== null && counted > limit) || (most !== null && compare(pieces(counted), most) > 0);
}

/** The selected options that others disable, in the order of those others. */
function reachedBy(state: State, reach: typeof codesReach): Left[] {
  return allOptions(state)
    .flatMap(([from, index]) => reach(state, from, index))
    .filter(([at, index]) => {
      const option = optionsAt(state, at)[index];
      if (option === undefined || !isSelected(state, at, index)) return false;
      return option.neverDisabled !== true && !isHeld(state, at, option);
    })
    .map(([at, index]) => [`${at}/${index}`, 0]);
}

function allOptions(state: State): [group: number, index: number, option: ConfigOption][] {
  return groupsOf(state).flatMap((_, at) =>
    [...optionsAt(state, at).entries()].map(([index, option]): [number, number, ConfigOption] => [at, index, option]),
  );
}
