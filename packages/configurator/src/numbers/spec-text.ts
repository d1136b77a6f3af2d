import type { State } from '../bounds/state.ts';
import type { Compiled, CompiledGroup } from '../compiled/compiled.ts';
import type { FactState } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { printDecimal } from '../decimals/decimal.ts';
import { isAnswered } from '../settling/completeness.ts';
import { describeGroup } from './description.ts';
import { factStates } from './fact-states.ts';
import { printModelNumber } from './model-number.ts';

/**
 * The sentences for a specification: of the answered groups in order, each followed by its selected options', then of the printed facts.
 */
export function specTextOf(compiled: Compiled, state: State, facts: readonly FactState[]): readonly string[] {
  const sentences: string[] = [];
  const add = (sentence: string | undefined, value: string): void => {
    if (sentence) sentences.push(sentence.replaceAll('{value}', () => value));
  };
  for (const group of compiled.groups) {
    if (state.visible[group.index] !== true) continue;
    const { specText } = group.data;
    if (specText && isAnswered(group, state)) add(specText, answerOf(compiled, group, state));
    const part = state.parts?.[group.index];
    if (part?.isComplete === true)
      sentences.push(...specTextOf(part.compiled, part.state, factStates(part.compiled, part.state)));
    for (const { id, data } of group.options) {
      const quantity = data.specText ? present(state.quantities[id]) : 0;
      if (quantity > 0) add(data.specText, String(quantity));
    }
  }
  for (const { name, value } of facts) {
    const fact = compiled.facts.find(({ data }) => data.name === name && data.printed !== false);
    add(fact?.data.specText, typeof value === 'number' ? printDecimal(value) : value);
  }
  return sentences;
}

/** The value of a number in its shortest form; a text as it stands; of any other group its lines of the description. */
function answerOf(compiled: Compiled, group: CompiledGroup, state: State): string {
  const part = state.parts?.[group.index];
  if (part) return printModelNumber(part.compiled, part.state).itemNo;
  const answer = present(state.answers[group.index]);
  if (group.isNumber) return answer === null ? '' : printDecimal(answer);
  if (group.kind === 'text') return state.texts[group.index] ?? '';
  return describeGroup(compiled, group, state).join(', ');
}
