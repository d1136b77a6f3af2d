import type { Compiled, CompiledOption } from '../rules/compiled.ts';
import type { State } from '../settling/state.ts';

/** The selected options' descriptions in order, `2 × …` for a quantity above 1; those without one or hidden are left out. */
export function describe(compiled: Compiled, state: State): readonly string[] {
  return describeOptions(compiled, compiled.options, state);
}

/** The same of some options. */
export function describeOptions(
  { data: { privateLabel } }: Compiled,
  options: readonly CompiledOption[],
  state: State,
): readonly string[] {
  const descriptions: string[] = [];
  for (const { id, data } of options) {
    const quantity = state.quantities[id] ?? 0;
    if (quantity === 0 || data.hideDescription === true) continue;
    const text = (privateLabel === true && data.altDescription) || data.description;
    if (text) descriptions.push(quantity > 1 ? `${quantity} × ${text}` : text);
  }
  return descriptions;
}
