import { capOf } from '../bounds/caps.ts';
import { attributeBounds, mostPieces } from '../bounds/group-limits.ts';
import type { CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import type { RuleState } from '../compiled/rule-state.ts';
import { longest, mostEntries } from '../sequences/entries.ts';

/** How often an option fits into its sequence, beside the other entries as far as attributes go. */
function entriesThatFit(group: CompiledGroup, option: CompiledOption, state: RuleState): number {
  const fitting = mostPieces(group, option, state, attributeBounds(group, state));
  return Math.min(mostEntries(option, state), longest(group, state), fitting);
}

/** The largest quantity of an option as things stand: its maximum, its own limits, and what fits under those of its group. At least 1. */
export function mostQuantity(group: CompiledGroup, option: CompiledOption, state: RuleState): number {
  if (group.kind === 'sequence') return Math.max(1, entriesThatFit(group, option, state));
  if (group.limits.length === 0 && option.limits.length === 0) return option.maxQuantity;
  const fitting = mostPieces(group, option, state, attributeBounds(group, state));
  return Math.max(1, Math.min(option.maxQuantity, capOf(option, state), fitting));
}
