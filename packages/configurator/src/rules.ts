import type { Alternative, CompiledList, CompiledRule, Measure } from './compiled.ts';
import type { Operator } from './rule-text.ts';
import type { Facts } from './state.ts';

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
  const rights = typeof right === 'number' ? [right] : measured(right, facts);
  return measured(left, facts).some((a) => rights.some((b) => COMPARE[operator](a, b)));
}

const COMPARE: Record<Operator, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

/** The numbers a measure stands for: the group's answer, or the attribute of each selected option. */
function measured(measure: Measure, facts: Facts): readonly number[] {
  if (measure.kind === 'value') {
    const answer = facts.answers[measure.group] ?? null;
    return answer === null ? [] : [answer];
  }
  return measure.values.filter(({ id }) => (facts.quantities[id] ?? 0) > 0).map(({ value }) => value);
}
