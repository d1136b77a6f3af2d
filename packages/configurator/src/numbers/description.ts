import type { State } from '../bounds/state.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { present } from '../data/present.ts';
import { printModelNumber } from './model-number.ts';

/**
 * The selected options' descriptions in order, `2 × …` for a quantity above 1; those without one or hidden are left out. Each entry of a
 * sequence has its own line, and so has a text: `{group} {text}`.
 */
export function describe(compiled: Compiled, state: State): readonly string[] {
  if (!compiled.hasEntries) return describeOptions(compiled, compiled.options, state);
  return compiled.groups.flatMap((group) => describeGroup(compiled, group, state));
}

/** The lines of one group. */
export function describeGroup(compiled: Compiled, group: CompiledGroup, state: State): readonly string[] {
  if (group.kind === 'text') {
    const text = present(state.texts[group.index]);
    return text === null ? [] : [`${group.name} ${text}`];
  }
  const part = state.parts?.[group.index];
  if (part?.isComplete === true) {
    const { itemNo } = printModelNumber(part.compiled, part.state);
    return [`${group.name} ${itemNo}`, ...describe(part.compiled, part.state)];
  }
  if (group.kind !== 'sequence') return describeOptions(compiled, group.options, state);
  const entries = present(state.sequences[group.index]).map((id) => present(compiled.options[id]));
  return entries.flatMap((option) => descriptionOf(compiled, option) ?? []);
}

function describeOptions(compiled: Compiled, options: readonly CompiledOption[], state: State): readonly string[] {
  const descriptions: string[] = [];
  for (const option of options) {
    const quantity = present(state.quantities[option.id]);
    const text = quantity === 0 ? null : descriptionOf(compiled, option);
    if (text !== null) descriptions.push(quantity > 1 ? `${quantity} × ${text}` : text);
  }
  return descriptions;
}

/** null where it has none, or is not to be listed. */
function descriptionOf({ data: { privateLabel } }: Compiled, { data }: CompiledOption): string | null {
  if (data.hideDescription === true) return null;
  return (privateLabel === true && data.altDescription) || data.description || null;
}
