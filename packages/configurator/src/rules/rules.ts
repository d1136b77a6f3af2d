import type { Alternative, CompiledList, CompiledRule, Measure } from './compiled.ts';
import type { Facts } from './facts.ts';
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

export const COMPARE: Record<Operator, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

/** Tests each number that a measure stands for: the group's answer, or the attribute of every selected option. */
function anyMeasured(measure: Measure, facts: Facts, is: (value: number) => boolean): boolean {
  if (measure.kind === 'value') {
    const answer = facts.answers[measure.group] ?? null;
    return answer !== null && is(answer);
  }
  for (const { id, value } of measure.values) if ((facts.quantities[id] ?? 0) > 0 && is(value)) return true;
  return false;
}
