import type { Configurator, Selection } from '../../../data/configurator.ts';
import { missingIn } from '../completeness.ts';
import { maxQuantity, startQuantity } from '../quantity.ts';
import { exact, plus, shortest, times, ZERO } from '../reading/fraction.ts';
import { emptySettled, settle } from '../settle.ts';
import { emptyAnswer, groupAt, groupsOf, optionsAt, type State } from '../state.ts';
import { combinations } from './combinations.ts';
import { isWrittenOnce } from './former.ts';
import { boundsAt } from './number.ts';
import { itemNo, itemNoAlt, withQuantity } from './printing.ts';

/** Above so many selections to be tried, nothing is said. */
const MOST_TRIES = 1_000;

/** The form in which a number is read: today's, or also by former codes and in any order. */
export type Form = 'today' | 'former';

/**
 * Every selection that prints the text, complete and settled, found by trying all of them. What is not printed is left
 * unanswered, and a quantity that is not printed is `qty`. Null where there are too many to try.
 */
export function readingsOf(configurator: Configurator, text: string, form: Form = 'today'): Selection[] | null {
  const state = emptySettled(configurator);
  const candidates = groupsOf(state).map((_, at) => answersIn(state, at, text, form));
  const tries = candidates.reduce((product, answers) => product * answers.length, 1);
  if (tries > MOST_TRIES) return null;
  const readings = new Map<string, Selection>();
  for (const answers of combinations(candidates)) {
    const settled = settledAs(configurator, answers);
    if (settled !== null && prints(settled, text, form)) readings.set(JSON.stringify(settled.answers), settled.answers);
  }
  return [...readings.values()];
}

function prints(state: State, text: string, form: Form): boolean {
  if (missingIn(state).length > 0) return false;
  if (itemNo(state) === text || itemNoAlt(state) === text) return true;
  return form === 'former' && isWrittenOnce(state, text);
}

/** The state with these answers, if they stay as they are when it is settled; unprinted groups take what they are held to. */
function settledAs(configurator: Configurator, answers: readonly number[][]): State | null {
  const state = emptySettled(configurator);
  state.answers = structuredClone([...answers]);
  state.visible = answers.map(() => true);
  settle(state);
  const isSame = groupsOf(state).every(
    (group, at) => group.printed === false || JSON.stringify(state.answers[at]) === JSON.stringify(answers[at]),
  );
  return isSame ? state : null;
}

/** The answers of a group that could print something in the text: whatever is not in the text is not printed. */
function answersIn(state: State, at: number, text: string, form: Form): number[][] {
  const group = groupAt(state, at);
  const none = emptyAnswer(group);
  if (group.printed === false) return [none];
  if (group.kind === 'number') return [none, ...valuesIn(state, at, text).map((value) => [value])];
  const perOption = optionsAt(state, at).map((option, index) => {
    const quantities =
      option.isQtyPrefix === true || option.isQtySuffix === true
        ? Array.from({ length: 20 }, (_, less) => less + 1).filter(
            (quantity) => quantity <= maxQuantity(state, at, index),
          )
        : [startQuantity(state, option)];
    const codes = [option.code, ...(form === 'former' ? (option.formerCodes ?? []) : [])];
    return quantities.filter((quantity) => codes.some((code) => text.includes(withQuantity(option, code, quantity))));
  });
  if (group.multiselect === true) return [...combinations(perOption.map((quantities) => [0, ...quantities]))];
  return [none, ...perOption.flatMap((quantities, index) => quantities.map((quantity) => none.with(index, quantity)))];
}

function valuesIn(state: State, at: number, text: string): number[] {
  const { min, step } = boundsAt(state, at);
  const { max = 0, digits = 0 } = groupAt(state, at);
  const values: number[] = [];
  for (let steps = 0n; ; steps += 1n) {
    const value = plus(exact(groupAt(state, at).min ?? 0) ?? min ?? ZERO, times(step, { top: steps, bottom: 1n }));
    if (Number(shortest(value)) > max || steps > 1_000n) return values;
    if (text.includes(shortest(value).padStart(digits, '0'))) values.push(Number(shortest(value)));
  }
}
