import type {
  Alternative,
  CompiledFact,
  CompiledList,
  CompiledRule,
  GivenMeasure,
  Measure,
  SumMeasure,
} from '../compiled/compiled.ts';
import { hasAnswerIn, isSelectedIn, type RuleState } from '../compiled/rule-state.ts';
import { present } from '../data/present.ts';
import { type Amount, addAmounts, compareAmounts, exactly } from '../decimals/amount.ts';
import { type Decimal, decimalOf, product, roundedTo } from '../decimals/decimal.ts';
import { fittingRow } from '../tables/rows.ts';
import type { Operator } from '../written/rule-text.ts';

/** A rule list holds when it is not empty and every rule in it holds. */
export function listHolds(list: CompiledList, state: RuleState): boolean {
  if (list.length === 0) return false;
  for (const rule of list) if (!ruleHolds(rule, state)) return false;
  return true;
}

/** A rule holds when any of its alternatives holds. */
export function ruleHolds(rule: CompiledRule, state: RuleState): boolean {
  for (const alternative of rule.alternatives) if (alternativeHolds(alternative, state)) return true;
  return false;
}

export function alternativeHolds(alternative: Alternative, state: RuleState): boolean {
  if (alternative.kind === 'constant') return alternative.holds;
  if (alternative.kind === 'codes') {
    for (const id of alternative.ids) if (isSelectedIn(state.quantities, id)) return true;
    return false;
  }
  if (alternative.kind === 'fact') {
    const value = valueOfFact(alternative.fact, state);
    return typeof value === 'string' && alternative.texts.includes(value);
  }
  const { left, operator, right } = alternative;
  const compare = COMPARE[operator];
  return anyMeasured(left, state, (a) =>
    typeof right === 'number' ? compare(a, right) : anyMeasured(right, state, (b) => compare(a, b)),
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
function anyMeasured(measure: Measure, state: RuleState, is: (value: Amount) => boolean): boolean {
  switch (measure.kind) {
    case 'value': {
      const answer = present(state.answers[measure.group]);
      return answer !== null && is(answer);
    }
    case 'attribute':
      for (const { id, value } of measure.values) if (isSelectedIn(state.quantities, id) && is(value)) return true;
      return false;
    case 'given': {
      const given = givenNow(measure, state);
      return given !== null && is(given);
    }
    case 'part': {
      const part = state.parts?.[measure.group];
      const fact = part?.isComplete === true ? part.compiled.factByName.get(measure.fact) : undefined;
      const value = part && fact !== undefined ? valueOfFact(fact, part.state) : null;
      return value !== null && typeof value !== 'string' && is(value);
    }
    case 'fact': {
      const value = valueOfFact(measure.fact, state);
      return value !== null && typeof value !== 'string' && is(value);
    }
    case 'sum':
      if (measure.onlyAnswered !== undefined && !hasAnswerIn(state.answers, measure.onlyAnswered)) return false;
      return is(sumOf(measure, state));
  }
}

/** The numbers that a measure stands for now. */
export function amountsOf(measure: Measure, state: RuleState): readonly Amount[] {
  const amounts: Amount[] = [];
  anyMeasured(measure, state, (amount) => {
    amounts.push(amount);
    return false;
  });
  return amounts;
}

function givenNow({ table, values }: GivenMeasure, state: RuleState): number | null {
  return values[fittingRow(table, state)] ?? null;
}

/** Absent terms are 0. */
function sumOf(measure: SumMeasure, state: RuleState): Decimal {
  const { quantities, answers } = state;
  let units = measure.constant;
  for (const piece of measure.pieces) {
    const quantity = present(quantities[piece.id]);
    if (quantity !== 0) units += BigInt(quantity) * piece.units;
  }
  for (const option of measure.options) if (isSelectedIn(quantities, option.id)) units += option.units;
  for (const answered of measure.answered) if (hasAnswerIn(answers, answered.group)) units += answered.units;
  let sum: Decimal = { units, places: measure.places };
  for (const { group, factor } of measure.values) {
    const answer = present(answers[group]);
    if (answer !== null) sum = addAmounts(sum, product(factor, decimalOf(answer)));
  }
  for (const { measure: given, factor } of measure.given) {
    for (const value of amountsOf(given, state)) sum = addAmounts(sum, product(factor, exactly(value)));
  }
  return sum;
}

/** Rounded to its decimals; null while it has no value. Facts that it asks are found once for one question. */
export function valueOfFact(fact: CompiledFact, state: RuleState): Amount | string | null {
  const { known = new Map<CompiledFact, Amount | string | null>() } = state;
  const found = known.get(fact);
  if (found !== undefined) return found;
  const value = entryInForce(fact, { ...state, known });
  known.set(fact, value);
  return value;
}

function entryInForce({ entries, data }: CompiledFact, state: RuleState): Amount | string | null {
  for (const { if: when, value } of entries) {
    if (value === null || !listHolds(when, state)) continue;
    if (typeof value === 'string') return value;
    const amounts = typeof value === 'number' ? [value] : amountsOf(value, state);
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
