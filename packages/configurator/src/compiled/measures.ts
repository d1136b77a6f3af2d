import type { CompiledTable } from '../table-cells/compiled-table.ts';
import type { Bound, CompiledFact, CompiledLimit, CompiledList, Measure } from './compiled.ts';

/** The answers that something depends on. */
export interface Mentions {
  /** Options. */
  ids: readonly number[];
  /** Number groups and texts. */
  values: readonly number[];
  /** Options of which it matters how many pieces there are. */
  pieces: readonly number[];
}

export function mentionsOfMeasure(measure: Measure): Mentions {
  switch (measure.kind) {
    case 'value':
    case 'part':
      return { ids: [], values: [measure.group], pieces: [] };
    case 'attribute':
      return { ids: measure.values.map(({ id }) => id), values: [], pieces: [] };
    case 'given':
      return mentionsOfTable(measure.table);
    case 'fact':
      return mentionsOfFact(measure.fact);
    case 'sum': {
      const pieces = measure.pieces.map(({ id }) => id);
      const values = [...measure.answered, ...measure.values].map(({ group }) => group);
      const own = { ids: [...pieces, ...measure.options.map(({ id }) => id)], values, pieces };
      return together([own, ...measure.given.map((given) => mentionsOfMeasure(given.measure))]);
    }
  }
}

/** Every answer in its columns. */
export function mentionsOfTable({ columns }: CompiledTable): Mentions {
  const ids = columns.flatMap((column) => (column.kind === 'choice' ? column.ids : []));
  const values = columns.flatMap((column) => (column.kind === 'number' ? [column.group] : []));
  return { ids, values, pieces: [] };
}

const ofFacts = new WeakMap<CompiledFact, Mentions>();

/** Every answer that its values, and when they count, depend on. */
export function mentionsOfFact(fact: CompiledFact): Mentions {
  const known = ofFacts.get(fact);
  if (known !== undefined) return known;
  const all = fact.entries.flatMap(({ if: when, value }) => [
    mentionsOfList(when),
    typeof value === 'object' && value !== null ? mentionsOfMeasure(value) : NOTHING,
  ]);
  const { ids, values, pieces } = together(all);
  const mentions = { ids: [...new Set(ids)], values: [...new Set(values)], pieces: [...new Set(pieces)] };
  ofFacts.set(fact, mentions);
  return mentions;
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
      if (alternative.kind === 'fact') all.push(mentionsOfFact(alternative.fact));
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
      if (alternative.kind === 'fact') for (const group of alternative.fact.groups) groups.add(group);
      if (alternative.kind !== 'compare') continue;
      for (const side of [alternative.left, alternative.right]) {
        if (typeof side !== 'number') for (const group of groupsOfMeasure(side)) groups.add(group);
      }
    }
  }
  return [...groups];
}
