import type { Compiled, CompiledGroup, CompiledList } from '../compiled.ts';

/** One rule of the configurator as the set of things it ties together. */
export interface Constraint {
  /** Options whose being selected matters. */
  ids: readonly number[];
  /** Groups of which it matters whether they print or hold anything. */
  groups: readonly number[];
  /** Number groups whose value matters. */
  values: readonly number[];
  /** First and last group concerned. */
  first: number;
  last: number;
}

/** Every rule that decides whether a selection is settled and complete. */
export function constraintsOf(compiled: Compiled): readonly Constraint[] {
  const constraints: Constraint[] = [];
  const add = (
    ids: readonly number[],
    groups: readonly number[],
    lists: readonly CompiledList[],
    values: readonly number[] = [],
  ) => {
    const mentioned = lists.map(mentionsOf);
    const allIds = [...ids, ...mentioned.flatMap((m) => m.ids)];
    const allValues = [...values, ...mentioned.flatMap((m) => m.values)];
    const touched = [...allIds.map((id) => compiled.options[id]?.group ?? 0), ...groups, ...allValues];
    if (touched.length < 2) return;
    constraints.push({
      ids: allIds,
      groups,
      values: allValues,
      first: Math.min(...touched),
      last: Math.max(...touched),
    });
  };
  for (const group of compiled.groups) {
    if (group.showIf.length + group.hideIf.length > 0) add([], [group.index], [group.showIf, group.hideIf]);
    for (const limit of group.limits) {
      const bounds = [limit.min, limit.max].flatMap((bound) =>
        bound !== null && 'group' in bound ? [bound.group] : [],
      );
      add([], [], [limit.if], [group.index, ...bounds]);
    }
    for (const option of group.options) {
      const lists = [option.enableIf, option.disableIf, option.selectIf];
      if (lists.some((list) => list.length > 0)) add([option.id], [], lists);
      if (option.disables.length > 0) add([option.id, ...option.disables], [], []);
    }
  }
  for (const { keys, targets } of compiled.pairs) add([...keys, ...targets], [], []);
  for (const requirement of compiled.requires) add([], [], [requirement.if, requirement.then]);
  const end = compiled.groups.length - 1;
  for (const { id, group } of compiled.lastOptions) if (group < end) add([id], [end], []);
  return constraints;
}

export function mentionsOf(list: CompiledList): { ids: readonly number[]; values: readonly number[] } {
  const ids: number[] = [];
  const values: number[] = [];
  for (const { alternatives } of list) {
    for (const alternative of alternatives) {
      if (alternative.kind === 'codes') {
        ids.push(...alternative.ids);
        continue;
      }
      for (const measure of [alternative.left, alternative.right]) {
        if (typeof measure === 'number') continue;
        if (measure.kind === 'value') values.push(measure.group);
        else ids.push(...measure.values.map(({ id }) => id));
      }
    }
  }
  return { ids, values };
}

/** The earlier choices that rules reaching past a cut depend on: all that matters of what stands before it. */
export interface Cut {
  ids: readonly number[];
  groups: readonly number[];
  values: readonly number[];
}

/** One cut before each group, and one after the last. */
export function cutsOf(compiled: Compiled, constraints: readonly Constraint[]): readonly Cut[] {
  const sets = Array.from({ length: compiled.groups.length + 1 }, () => ({
    ids: new Set<number>(),
    groups: new Set<number>(),
    values: new Set<number>(),
  }));
  for (const constraint of constraints) {
    for (let at = constraint.first + 1; at <= constraint.last; at += 1) {
      const set = sets[at];
      if (set === undefined) continue;
      for (const id of constraint.ids) if ((compiled.options[id]?.group ?? at) < at) set.ids.add(id);
      for (const group of constraint.groups) if (group < at) set.groups.add(group);
      for (const group of constraint.values) if (group < at) set.values.add(group);
    }
  }
  return sets.map(({ ids, groups, values }) => ({ ids: [...ids], groups: [...groups], values: [...values] }));
}

/** Whether rules tie options of one group together, so that part of its options says nothing of the rest. */
export function hasInnerRules(group: CompiledGroup, constraints: readonly Constraint[], compiled: Compiled): boolean {
  if (group.hasOverrides) return true;
  return constraints.some(
    ({ ids }) => new Set(ids.filter((id) => compiled.options[id]?.group === group.index)).size > 1,
  );
}
