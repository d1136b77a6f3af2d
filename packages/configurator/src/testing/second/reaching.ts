import type { Configurator, Rule, Selection } from '../../data/configurator.ts';
import { missingIn } from './completeness.ts';
import { combinations } from './numbers/combinations.ts';
import { startQuantity } from './quantity.ts';
import { listHolds } from './reading/rule.ts';
import { emptySettled, settle } from './settle.ts';
import { emptyAnswer, groupAt, groupsOf, optionsAt, type State } from './state.ts';

/** Above so many selections to be tried, nothing is said. */
const MOST_TRIES = 600;

/** A complete selection in which all demands hold, found by trying every one with starting quantities; null where none is, undefined where there are too many. */
export function reachedByTrying(configurator: Configurator, demands: readonly Rule[]): Selection | null | undefined {
  const state = emptySettled(configurator);
  const answers = groupsOf(state).map((_, at) => answersAt(state, at));
  if (answers.reduce((product, each) => product * each.length, 1) > MOST_TRIES) return undefined;
  for (const tried of combinations(answers)) {
    const settled = emptySettled(configurator);
    settled.answers = structuredClone([...tried]);
    settled.visible = tried.map(() => true);
    settle(settled);
    if (isMet(settled, demands)) return settled.answers;
  }
  return null;
}

/** Whether a selection that is settled is complete, and meets all demands. */
function isMet(state: State, demands: readonly Rule[]): boolean {
  return missingIn(state).length === 0 && demands.every((demand) => listHolds(state, [demand]));
}

function answersAt(state: State, at: number): number[][] {
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
