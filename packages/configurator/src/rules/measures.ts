import { type Amount, addAmounts } from '../decimals/amount.ts';
import { type Decimal, decimalOf, product } from '../decimals/decimal.ts';
import type { CompiledTable } from '../tables/compiled-table.ts';
import { fittingRow } from '../tables/rows.ts';
import type { Bound, CompiledLimit, CompiledList, GivenMeasure, Measure, SumMeasure } from './compiled.ts';
import type { Facts } from './facts.ts';

/** Tests each number that a measure stands for: the group's answer, the attribute of every selected option, or its sum. */
export function anyMeasured(measure: Measure, facts: Facts, is: (value: Amount) => boolean): boolean {
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
    const value = givenNow(given, facts);
    if (value !== null) sum = addAmounts(sum, product(factor, decimalOf(value)));
  }
  return sum;
}

/** The answers that something depends on. */
export interface Mentions {
  /** Options. */
  ids: readonly number[];
  /** Number groups. */
  values: readonly number[];
  /** Options of which it matters how many pieces there are. */
  pieces: readonly number[];
}

export function mentionsOfMeasure(measure: Measure): Mentions {
  switch (measure.kind) {
    case 'value':
      return { ids: [], values: [measure.group], pieces: [] };
    case 'attribute':
      return { ids: measure.values.map(({ id }) => id), values: [], pieces: [] };
    case 'given':
      return mentionsOfTable(measure.table);
    case 'sum': {
      const pieces = measure.pieces.map(({ id }) => id);
      const values = [...measure.answered, ...measure.values].map(({ group }) => group);
      const own = { ids: [...pieces, ...measure.options.map(({ id }) => id)], values, pieces };
      return together([own, ...measure.given.map((given) => mentionsOfTable(given.measure.table))]);
    }
  }
}

/** Every answer in its columns. */
export function mentionsOfTable({ columns }: CompiledTable): Mentions {
  const ids = columns.flatMap((column) => (column.kind === 'choice' ? column.ids : []));
  const values = columns.flatMap((column) => (column.kind === 'number' ? [column.group] : []));
  return { ids, values, pieces: [] };
}

const NOTHING: Mentions = { ids: [], values: [], pieces: [] };

export function mentionsOfBound(bound: Bound | null): Mentions {
  if (bound === null || 'value' in bound) return NOTHING;
  return 'group' in bound ? { ...NOTHING, values: [bound.group] } : mentionsOfMeasure(bound.measure);
}

export function mentionsOfList(list: CompiledList): Mentions {
  const all: Mentions[] = [];
  for (const { alternatives } of list) {
    for (const alternative of alternatives) {
      if (alternative.kind === 'codes') all.push({ ...NOTHING, ids: alternative.ids });
      if (alternative.kind !== 'compare') continue;
      for (const side of [alternative.left, alternative.right]) {
        if (typeof side !== 'number') all.push(mentionsOfMeasure(side));
      }
    }
  }
  return together(all);
}

/** Everything that decides a limit: when it is in force, and its bounds. */
export function mentionsOfLimit(limit: CompiledLimit): Mentions {
  return together([mentionsOfList(limit.if), mentionsOfBound(limit.min), mentionsOfBound(limit.max)]);
}

export function together(all: readonly Mentions[]): Mentions {
  const [only] = all;
  if (all.length === 1 && only !== undefined) return only;
  return {
    ids: all.flatMap(({ ids }) => ids),
    values: all.flatMap(({ values }) => values),
    pieces: all.flatMap(({ pieces }) => pieces),
  };
}

/** Indexes of the groups that a measure depends on. */
export function groupsOfMeasure(measure: Measure): readonly number[] {
  return 'groups' in measure ? measure.groups : [measure.group];
}

export function groupsOfBound(bound: Bound | null): readonly number[] {
  if (bound === null || 'value' in bound) return [];
  return 'group' in bound ? [bound.group] : groupsOfMeasure(bound.measure);
}

/** Indexes of the groups that a list asks about. */
export function groupsOfList(list: CompiledList): readonly number[] {
  const groups = new Set<number>();
  for (const { alternatives } of list) {
    for (const alternative of alternatives) {
      if (alternative.kind === 'codes') groups.add(alternative.group);
      if (alternative.kind !== 'compare') continue;
      for (const side of [alternative.left, alternative.right]) {
        if (typeof side !== 'number') for (const group of groupsOfMeasure(side)) groups.add(group);
      }
    }
  }
  return [...groups];
}
