import { type Amount, addAmounts, compareAmounts, exactly } from '../decimals/amount.ts';
import { type Decimal, decimalOf, product, roundedTo } from '../decimals/decimal.ts';
import { fittingRow } from '../tables/rows.ts';
import type {
  Alternative,
  CompiledFact,
  CompiledList,
  CompiledRule,
  GivenMeasure,
  Measure,
  SumMeasure,
} from './compiled.ts';
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
  if (alternative.kind === 'constant') return alternative.holds;
  if (alternative.kind === 'codes') {
    for (const id of alternative.ids) if ((facts.quantities[id] ?? 0) > 0) return true;
    return false;
  }
  if (alternative.kind === 'fact') {
    const value = valueOfFact(alternative.fact, facts);
    return typeof value === 'string' && alternative.texts.includes(value);
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

/** Tests each number that a measure stands for: the group's answer, the attribute of every selected option, or its sum. */
function anyMeasured(measure: Measure, facts: Facts, is: (value: Amount) => boolean): boolean {
  switch (measure.kind) {
    case 'value': {
      const answer = facts.answers[measure.group] ?? null;
      return answer !== null && is(answer);
    }
    case 'attribute':
      for (const { id, value } of measure.values) if ((facts.quantities[id] ?? 0) > 0 && is(value)) return true;
      return false;
    case 'given': {
      const given = givenNow(measure, facts);
      return given !== null && is(given);
    }
    case 'part': {
      const part = facts.parts?.[measure.group];
      const fact = part?.isComplete === true ? part.compiled.factByName.get(measure.fact) : undefined;
      const value = part && fact !== undefined ? valueOfFact(fact, part.state) : null;
      return value !== null && typeof value !== 'string' && is(value);
    }
    case 'fact': {
      const value = valueOfFact(measure.fact, facts);
      return value !== null && typeof value !== 'string' && is(value);
    }
    case 'sum':
      if (measure.onlyAnswered !== undefined && (facts.answers[measure.onlyAnswered] ?? null) === null) return false;
      return is(sumOf(measure, facts));
  }
}

/** The numbers that a measure stands for now. */
export function amountsOf(measure: Measure, facts: Facts): readonly Amount[] {
  const amounts: Amount[] = [];
  anyMeasured(measure, facts, (amount) => {
    amounts.push(amount);
    return false;
  });
  return amounts;
}

function givenNow({ table, values }: GivenMeasure, facts: Facts): number | null {
  return values[fittingRow(table, facts)] ?? null;
}

/** Absent terms are 0. */
function sumOf(measure: SumMeasure, facts: Facts): Decimal {
  const { quantities, answers } = facts;
  let units = measure.constant;
  for (const piece of measure.pieces) {
    const quantity = quantities[piece.id] ?? 0;
    if (quantity > 0) units += BigInt(quantity) * piece.units;
  }
  for (const option of measure.options) if ((quantities[option.id] ?? 0) > 0) units += option.units;
  for (const answered of measure.answered) if ((answers[answered.group] ?? null) !== null) units += answered.units;
  let sum: Decimal = { units, places: measure.places };
  for (const { group, factor } of measure.values) {
    const answer = answers[group] ?? null;
    if (answer !== null) sum = addAmounts(sum, product(factor, decimalOf(answer)));
  }
  for (const { measure: given, factor } of measure.given) {
    for (const value of amountsOf(given, facts)) sum = addAmounts(sum, product(factor, exactly(value)));
  }
  return sum;
}

/** Rounded to its decimals; null while it has no value. Facts that it asks are found once for one question. */
export function valueOfFact(fact: CompiledFact, facts: Facts): Amount | string | null {
  const { known = new Map<CompiledFact, Amount | string | null>() } = facts;
  const found = known.get(fact);
  if (found !== undefined) return found;
  const value = entryInForce(fact, { ...facts, known });
  known.set(fact, value);
  return value;
}

function entryInForce({ entries, data }: CompiledFact, facts: Facts): Amount | string | null {
  for (const { if: when, value } of entries) {
    if (value === null || !listHolds(when, facts)) continue;
    if (typeof value === 'string') return value;
    const amounts = typeof value === 'number' ? [value] : amountsOf(value, facts);
    const [first, ...rest] = amounts;
    if (first === undefined) continue;
    const largest = rest.reduce((most, amount) => (compareAmounts(amount, most) > 0 ? amount : most), first);
    return data.decimals === undefined ? largest : roundedAmount(largest, data.decimals);
  }
  return null;
}

function roundedAmount(amount: Amount, places: number): Decimal {
  return { units: roundedTo(places, exactly(amount)), places };
}
