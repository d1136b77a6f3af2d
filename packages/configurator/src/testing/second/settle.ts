import type { ConfigOption, Configurator, Selection } from '../../data/configurator.ts';
import { codesReach, countedIn, isAlwaysSelected, isHeld, isRuledOut, limitWith, pairsReach } from './enabling.ts';
import { startQuantity } from './quantity.ts';
import { listHolds } from './rule.ts';
import {
  emptyAnswer,
  groupAt,
  groupsOf,
  isSelected,
  optionsAt,
  type State,
  selectedIn,
  setQuantityAt,
} from './state.ts';
import { shouldShow, startAnswer } from './visibility.ts';

const MOST_ROUNDS = 1_000;

/** A settled selection as the state that it is. */
export function stateOf(configurator: Configurator, selection: Selection): State {
  const answers = configurator.configGroups.map((group, at) => [...(selection[at] ?? emptyAnswer(group))]);
  const state = newState(configurator, answers, true);
  // Rules may look at values of numbers, which hidden groups have none of: so in order, until nothing changes.
  untilStable(state, () => {
    for (const at of groupsOf(state).keys()) state.visible[at] = shouldShow(state, at);
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

function newState(configurator: Configurator, answers: number[][], shown: boolean): State {
  const visible = configurator.configGroups.map(() => shown);
  return { configurator, answers, visible, heldBefore: new Set(), holds: listHolds };
}

/**
 * The effects in their order, repeated until stable. What rules take away comes back when the rule no longer holds in the end, so
 * that nothing goes because of what does not stay; what selected options disable is gone.
 */
export function settle(state: State): void {
  const before = { ...state, answers: structuredClone(state.answers), visible: [...state.visible] };
  const gone = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    untilStable(state, () => {
      for (const at of groupsOf(state).keys()) answerBy(state, at, before, gone);
    });
    const [next] = [...reachedBy(state, codesReach), ...reachedBy(state, pairsReach), ...beyondLimits(state)];
    if (next === undefined) return;
    gone.add(next);
  }
  throw new Error('It does not become stable.');
}

function untilStable(state: State, act: () => void): void {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = JSON.stringify([state.answers, state.visible]);
    act();
    if (JSON.stringify([state.answers, state.visible]) === before) return;
  }
  throw new Error('It does not become stable.');
}

/** One group's answer: from what was picked, or from the start, what may stay; then what is held. */
function answerBy(state: State, at: number, before: State, gone: ReadonlySet<string>): void {
  const group = groupAt(state, at);
  const visible = shouldShow(state, at);
  state.visible[at] = visible;
  if (!visible) state.answers[at] = emptyAnswer(group);
  else state.answers[at] = before.visible[at] === true ? [...(before.answers[at] ?? [])] : startAnswer(group);
  if (group.kind === 'number' || !visible) return;
  for (const [index, option] of optionsAt(state, at).entries()) {
    const key = `${at}/${index}`;
    const isReleased = before.heldBefore.has(key) && !isHeld(state, at, option);
    if (isHeld(state, at, option)) setQuantityAt(state, at, index, heldQuantity(state, at, index));
    else if (isReleased || gone.has(key) || isRuledOut(state, option)) setQuantityAt(state, at, index, 0);
  }
  if (group.multiselect !== true) keepOne(state, at);
}

function heldQuantity(state: State, at: number, index: number): number {
  const option = optionsAt(state, at)[index];
  return option === undefined ? 0 : state.answers[at]?.[index] || startQuantity(option);
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

/** Group by group the last selected in option order, while there are too many; never a held one. */
function beyondLimits(state: State): string[] {
  return [...groupsOf(state).entries()].flatMap(([at, group]) => {
    const selected = selectedIn(state, at);
    const options = selected.map(({ option }) => option);
    const limit = limitWith(state, at, options);
    if (group.multiselect !== true || limit === null || countedIn(state, at) <= limit) return [];
    const last = selected.findLast(({ option }) => option.neverDisabled !== true && !isHeld(state, at, option));
    return last === undefined ? [] : [`${at}/${last.index}`];
  });
}

/** The selected options that others disable, in the order of those others. */
function reachedBy(state: State, reach: typeof codesReach): string[] {
  return allOptions(state)
    .flatMap(([from, index]) => reach(state, from, index))
    .filter(([at, index]) => {
      const option = optionsAt(state, at)[index];
      if (option === undefined || !isSelected(state, at, index)) return false;
      return option.neverDisabled !== true && !isHeld(state, at, option);
    })
    .map(([at, index]) => `${at}/${index}`);
}

function allOptions(state: State): [group: number, index: number, option: ConfigOption][] {
  return groupsOf(state).flatMap((_, at) =>
    [...optionsAt(state, at).entries()].map(([index, option]): [number, number, ConfigOption] => [at, index, option]),
  );
}
