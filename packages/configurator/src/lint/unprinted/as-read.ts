import type { Part, State } from '../../bounds/state.ts';
import type { Picked } from '../../bounds/working-state.ts';
import type { Compiled } from '../../compiled/compiled.ts';
import { printModelNumber } from '../../numbers/model-number.ts';
import { parseModelNumber } from '../../parsing/parse-model-number.ts';
import { settledPart } from '../../settling/picked.ts';
import type { HiddenAnswer } from './hidden-answers.ts';

/**
 * The answers of a state with a hidden one as its number alone would give it: unanswered, by default, or as often as an option starts
 * with.
 */
export function asRead({ groups }: Compiled, { group, option }: HiddenAnswer, state: State): Picked {
  const { index, options, printed } = group;
  if (option !== null) return { ...state, quantities: state.quantities.with(option.id, option.quantity) };
  const quantities = [...state.quantities];
  for (const { id, data, quantity } of options) quantities[id] = data.selected === true ? quantity : 0;
  const parts = groups.map((each) => {
    const part = state.parts?.[each.index] ?? null;
    if (each !== group) return part;
    return printed && part !== null ? partAsRead(part) : null;
  });
  return {
    quantities,
    values: state.values.with(index, null),
    texts: state.texts.map((text, at) => (at === index ? null : text)),
    sequences: state.sequences.map((entries, at) => (at === index ? [] : entries)),
    parts,
  };
}

function partAsRead({ configurator, compiled, state }: Part): Part | null {
  const parsed = parseModelNumber(configurator, printModelNumber(compiled, state).itemNo);
  return parsed.ok ? settledPart(configurator, parsed.selection) : null;
}
