import { capOf } from '../bounds/caps.ts';
import { boundsOf } from '../bounds/number-bounds.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import type { RuleState } from '../compiled/rule-state.ts';
import { present } from '../data/present.ts';

/** How often an option may stand in its sequence: `maxQty` and its own limits. */
export function mostEntries(option: CompiledOption, state: RuleState): number {
  return Math.min(option.maxQuantity, option.limits.length === 0 ? option.maxQuantity : capOf(option, state));
}

/** The most entries of a sequence as things stand, whole and not below 0. */
export function longest(group: CompiledGroup, state: RuleState): number {
  return Math.max(0, Math.floor(boundsOf(group, state).max));
}

/** The entries that stay: those of disabled options go and later ones close up, then the last of an option, then the last of all. */
export function keptEntries(
  { options }: Pick<Compiled, 'options'>,
  group: CompiledGroup,
  entries: readonly number[],
  state: RuleState & { allowed: readonly boolean[] },
): readonly number[] {
  if (entries.length === 0) return entries;
  const counts = new Map<number, number>();
  const kept: number[] = [];
  for (const id of entries) {
    const option = options[id];
    const count = counts.get(id) ?? 0;
    if (option === undefined || state.allowed[id] !== true || count >= mostEntries(option, state)) continue;
    counts.set(id, count + 1);
    kept.push(id);
  }
  return kept.slice(0, longest(group, state));
}

/** Entries in option order, where only the quantities are known. */
export function entriesFrom({ options }: CompiledGroup, quantities: readonly number[]): readonly number[] {
  return options.flatMap(({ id }) => new Array<number>(present(quantities[id])).fill(id));
}

/** The entries without the last one of an option. */
export function withoutLast(entries: readonly number[], id: number): readonly number[] {
  const at = entries.lastIndexOf(id);
  return at < 0 ? entries : entries.toSpliced(at, 1);
}

export function countOf(entries: readonly number[], id: number): number {
  let count = 0;
  for (const entry of entries) if (entry === id) count += 1;
  return count;
}
