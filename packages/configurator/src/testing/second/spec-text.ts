import { isAnswered } from './answered.ts';
import { descriptionIn } from './description.ts';
import { textAt } from './entries/text.ts';
import { valueAt } from './numbers/number.ts';
import { itemNo } from './numbers/printing.ts';
import { shortest, toNumber } from './reading/fraction.ts';
import { factValue } from './reading/measure.ts';
import { groupAt, groupsOf, type State, selectedIn } from './state.ts';

/** Printed facts that have a value, in order. */
export function factsIn(state: State) {
  return (state.configurator.facts ?? []).flatMap((fact) => {
    const value = factValue(state, fact);
    if (fact.printed === false || value === null) return [];
    const shown = typeof value === 'string' ? value : toNumber(value);
    return [{ name: fact.name, value: shown, ...(fact.unit === undefined ? {} : { unit: fact.unit }) }];
  });
}

/** Each group's own sentence, then its options', and the printed facts' at the end. */
export function specTextOf(state: State): string[] {
  const groups = groupsOf(state).flatMap(({ specText }, at) => [
    ...(isAnswered(state, at) ? filled(specText, answerIn(state, at)) : []),
    ...selectedIn(state, at).flatMap(({ option, quantity }) => filled(option.specText, `${quantity}`)),
    ...partSentences(state, at),
  ]);
  const facts = (state.configurator.facts ?? []).flatMap((fact) => {
    const value = factValue(state, fact);
    if (fact.printed === false || value === null) return [];
    return filled(fact.specText, typeof value === 'string' ? value : shortest(value));
  });
  return [...groups, ...facts];
}

function partSentences(state: State, at: number): string[] {
  const part = state.assemblyAt(state, at);
  return part === null ? [] : specTextOf(part);
}

/** Names of the visible, unanswered groups that the order needs; those of a part after the name of its group. */
export function toOrderIn(state: State): string[] {
  return groupsOf(state).flatMap(({ name, withOrder }, at) => {
    const part = state.assemblyAt(state, at);
    if (part !== null) return toOrderIn(part).map((inner) => `${name}: ${inner}`);
    return withOrder === true && state.visible[at] === true && !isAnswered(state, at) ? [name] : [];
  });
}

function answerIn(state: State, at: number): string {
  const text = textAt(state, at);
  if (text !== null) return text;
  const part = state.assemblyAt(state, at);
  if (part !== null) return itemNo(part);
  const value = groupAt(state, at).kind === 'number' ? valueAt(state, at) : null;
  return value === null ? descriptionIn(state, at).join(', ') : shortest(value);
}

function filled(sentence: string | undefined, value: string): string[] {
  return sentence === undefined ? [] : [sentence.split('{value}').join(value)];
}
