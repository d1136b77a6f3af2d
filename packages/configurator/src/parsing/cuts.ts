import type { Compiled } from '../compiled/compiled.ts';
import { present } from '../data/present.ts';
import type { Constraint } from './constraints.ts';

/** The earlier choices that rules across a cut depend on: nothing else before the cut matters. */
export interface Cut {
  ids: readonly number[];
  /** Of these options also how many pieces there are. */
  pieces: readonly number[];
  groups: readonly number[];
  values: readonly number[];
}

/** One cut before each group, and one after the last. */
export function cutsOf(compiled: Compiled, constraints: readonly Constraint[]): readonly Cut[] {
  const sets = Array.from({ length: compiled.groups.length + 1 }, () => ({
    ids: new Set<number>(),
    pieces: new Set<number>(),
    groups: new Set<number>(),
    values: new Set<number>(),
  }));
  for (const constraint of constraints) {
    for (let at = constraint.first + 1; at <= constraint.last; at += 1) {
      const set = present(sets[at]);
      for (const id of constraint.ids) if (present(compiled.options[id]).group < at) set.ids.add(id);
      for (const id of constraint.pieces) if (present(compiled.options[id]).group < at) set.pieces.add(id);
      for (const group of constraint.groups) if (group < at) set.groups.add(group);
      for (const group of constraint.values) if (group < at) set.values.add(group);
    }
  }
  return sets.map(({ ids, pieces, groups, values }) => ({
    ids: [...ids],
    pieces: [...pieces],
    groups: [...groups],
    values: [...values],
  }));
}
