import { type Amount, compareAmounts } from '../decimals/amount.ts';
import type { Alternative, CompiledList, CompiledRule } from './compiled.ts';
import type { Facts } from './facts.ts';
import { anyMeasured } from './measures.ts';
import type { Operator } from './rule-text.ts';

/** A rule list holds when it is not empty and every rule in it holds. */
export function listHolds(list: CompiledList, facts: Facts): boolean {
  if (list.length === 0) return false;
  for (const rule of list) if (!ruleHolds(rule, facts)) return false;
  return true;
}

/** A rule holds when any of its alternatives holds. */
export function ruleHolds(rule: CompiledRule, facts: Facts): boolean {
  for (const alternative of rule.alternatives) if (alternativeHolds(alternative, facts)) return true;
  return false;
}

export function alternativeHolds(alternative: Alternative, facts: Facts): boolean {
  if (alternative.kind === 'constant') return alternative.holds;
  if (alternative.kind === 'codes') {
    for (const id of alternative.ids) if ((facts.quantities[id] ?? 0) > 0) return true;
    return false;
  }
  const { left, operator, right } = alternative;
  const compare = COMPARE[operator];
  return anyMeasured(left, facts, (a) =>
    typeof right === 'number' ? compare(a, right) : anyMeasured(right, facts, (b) => compare(a, b)),
  );
}

export const COMPARE: Record<Operator, (a: Amount, b: Amount) => boolean> = {
  '<': (a, b) => compareAmounts(a, b) < 0,
  '<=': (a, b) => compareAmounts(a, b) <= 0,
  '=': (a, b) => compareAmounts(a, b) === 0,
  '>=': (a, b) => compareAmounts(a, b) >= 0,
  '>': (a, b) => compareAmounts(a, b) > 0,
};
