import type { CompiledOption } from '../compiled/compiled.ts';
import type { RuleState } from '../compiled/rule-state.ts';
import { toNumber } from '../decimals/amount.ts';
import { listHolds } from '../rules/rules.ts';
import { boundValue } from './bound-value.ts';

/** The most pieces that an option's own limits leave, whole; Infinity without a limit in force. */
export function capOf({ limits }: CompiledOption, state: RuleState): number {
  let cap = Number.POSITIVE_INFINITY;
  for (const limit of limits) {
    const most = listHolds(limit.if, state) ? boundValue(limit.max, state, 'max') : null;
    if (most !== null) cap = Math.min(cap, Math.floor(toNumber(most)));
  }
  return cap;
}

/** Whether its own limits leave fewer than one piece, or than its fixed quantity: then it is disabled. */
export function isTooFew(option: CompiledOption, state: RuleState): boolean {
  const needed = option.data.isQtyReadonly === true ? option.quantity : 1;
  return capOf(option, state) < needed;
}
