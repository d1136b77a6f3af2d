import type { Configurator, Rule, Selection, SelectionEntry } from '../../data/configurator.ts';
import { missingIn } from './completeness.ts';
import { isAlwaysSelected } from './enabling.ts';
import { combinations } from './numbers/combinations.ts';
import { startQuantity } from './quantity.ts';
import { listHolds } from './reading/rule.ts';
import { thingIn } from './reading/thing.ts';
import { emptySettled, settle } from './settle.ts';
import { emptyAnswer, groupAt, groupsOf, optionsAt, type State } from './state.ts';
import { wholeOf } from './whole.ts';

/** Above so many selections to be tried, nothing is said. */
const MOST_TRIES = 600;

/**
 * A complete selection in which all demands hold, found by trying every one with starting quantities; null where none is, undefined where
 * there are too many.
 */
export function reachedByTrying(configurator: Configurator, demands: readonly Rule[]): Selection | null | undefined {
  const whole = wholeOf(configurator);
  const state = emptySettled(configurator, whole);
  const answers = groupsOf(state).map((_, at) => answersAt(state, at));
  if (answers.reduce((product, each) => product * each.length, 1) > MOST_TRIES) return undefined;
  for (const tried of combinations(
    answers.map((each, at) => each.filter((answer) => mayMeet(state, at, answer, demands))),
  )) {
    const settled = emptySettled(configurator, whole);
    settled.answers = tried.map((list) => [...list]);
    settle(settled);
    if (isMet(settled, demands)) return settled.answers;
  }
  return null;
}

/** Whether a selection that is settled is complete, and meets all demands. */
function isMet(state: State, demands: readonly Rule[]): boolean {
  return missingIn(state).length === 0 && demands.every((demand) => listHolds(state, [demand]));
}

/**
 * Whether a choice may come to meet the demands of its group's codes and attributes. Settling takes options away, and adds only what rules
 * hold; so an answer that lacks them even with all that may be held never does, and need not be settled.
 */
function mayMeet(state: State, at: number, answer: readonly SelectionEntry[], demands: readonly Rule[]): boolean {
  if ((groupAt(state, at).kind ?? 'choice') !== 'choice') return true;
  const most = optionsAt(state, at).map((option, index) => {
    const mayBeHeld = option.selectIf !== undefined || isAlwaysSelected(option);
    return mayBeHeld ? 1 : (answer[index] ?? 0);
  });
  const asked = { ...state, answers: state.answers.with(at, most) };
  return demands.every((demand) => {
    const thing = thingIn(state, demand);
    const isOwn = thing?.kind === 'group' && thing.at === at && /^[^:]*$/.test(demand);
    return !isOwn || /^(count|quantity)\b/.test(thing.rest) || listHolds(asked, [demand]);
  });
}

function answersAt(state: State, at: number): SelectionEntry[][] {
  const group = groupAt(state, at);
  const none = emptyAnswer(group);
  if (group.kind === 'number') {
    const { min = 0, max = min, step = 1 } = group;
    const count = Math.min(Math.floor((max - min) / step), MOST_TRIES);
    return [none, ...Array.from({ length: count + 1 }, (_, each) => [Number((min + each * step).toFixed(6))])];
  }
  const perOption = optionsAt(state, at).map((option) => startQuantity(state, option));
  if (group.multiselect === true) return [...combinations(perOption.map((quantity) => [0, quantity]))];
  return [none, ...perOption.map((quantity, index) => none.with(index, quantity))];
}
