import type { Compiled, CompiledGroup, CompiledList, CompiledOption, CompiledPair } from '../rules/compiled.ts';

/** The thing that a rule decides about. */
type ConstraintSubject =
  | { kind: 'visibility'; group: CompiledGroup }
  | { kind: 'option'; option: CompiledOption }
  /** Which options of a group are selected by rule, and what that leaves of its limit. */
  | { kind: 'holding'; group: CompiledGroup }
  | { kind: 'bounds'; group: CompiledGroup }
  | { kind: 'disabling'; pair: CompiledPair }
  | { kind: 'requirement'; requirement: Compiled['requires'][number] }
  | { kind: 'ending'; option: CompiledOption };

/** One rule of the configurator as the set of things it ties together. */
export type Constraint = ConstraintSubject & {
  /** Options whose being selected matters. */
  ids: readonly number[];
  /** Groups of which it matters whether they print or hold anything. */
  groups: readonly number[];
  /** Number groups whose value matters. */
  values: readonly number[];
  /** First and last group concerned: once the last is decided, the rule is. */
  first: number;
  last: number;
};

interface Tied {
  ids?: readonly number[];
  groups?: readonly number[];
  values?: readonly number[];
  lists?: readonly CompiledList[];
}

/** Every rule that decides whether a selection is settled and complete. */
export function constraintsOf(compiled: Compiled): readonly Constraint[] {
  const constraints: Constraint[] = [];
  const add = (subject: ConstraintSubject, { ids = [], groups = [], values = [], lists = [] }: Tied): void => {
    const mentioned = lists.map(mentionsOf);
    const allIds = [...new Set([...ids, ...mentioned.flatMap((m) => m.ids)])];
    const allValues = [...new Set([...values, ...mentioned.flatMap((m) => m.values)])];
    const touched = [...allIds.map((id) => compiled.options[id]?.group ?? 0), ...groups, ...allValues];
    const [first, last] = [Math.min(...touched), Math.max(...touched)];
    constraints.push({ ...subject, ids: allIds, groups, values: allValues, first, last });
  };
  for (const group of compiled.groups) addGroup(compiled, group, add);
  for (const option of compiled.disablers) {
    const pair = { keys: [option.id], targets: option.disables };
    add({ kind: 'disabling', pair }, disablingTies(compiled, pair));
  }
  for (const pair of compiled.pairs) add({ kind: 'disabling', pair }, disablingTies(compiled, pair));
  for (const requirement of compiled.requires) {
    const lists = [requirement.if, requirement.then];
    if (lists.flatMap((list) => list.flatMap(({ alternatives }) => alternatives)).length > 0) {
      add({ kind: 'requirement', requirement }, { lists });
    }
  }
  const end = compiled.groups.length - 1;
  for (const option of compiled.lastOptions) add({ kind: 'ending', option }, { ids: [option.id], groups: [end] });
  return constraints;
}

function addGroup(
  compiled: Compiled,
  group: CompiledGroup,
  add: (subject: ConstraintSubject, tied: Tied) => void,
): void {
  const shown = [group.showIf, group.hideIf];
  const { lastOptions } = compiled;
  if (shown.some((list) => list.length > 0)) {
    const ending = lastOptions.filter((last) => last.group < group.index);
    add({ kind: 'visibility', group }, { ids: ending.map(({ id }) => id), groups: [group.index], lists: shown });
  }
  if (group.isNumber && group.limits.length > 0) {
    const bounds = group.limits.flatMap(({ min, max }) => [min, max]);
    const named = bounds.flatMap((bound) => (bound !== null && 'group' in bound ? [bound.group] : []));
    add({ kind: 'bounds', group }, { values: [group.index, ...named], lists: group.limits.map((limit) => limit.if) });
  }
  for (const option of group.options) {
    const lists = ownLists(option);
    if (lists.some((list) => list.length > 0)) add({ kind: 'option', option }, { ids: [option.id], lists });
  }
  const holdable = group.options.filter(isHoldable);
  if (holdable.length > 0) {
    const counted = group.multiselect ? group.options : holdable;
    const lists = [...shown, ...holdable.flatMap(ownLists)];
    add({ kind: 'holding', group }, { ids: counted.map(({ id }) => id), groups: [group.index], lists });
  }
}

/** Whether it also matters for disabling if a rule holds it. */
function disablingTies({ options, groups }: Compiled, { keys, targets }: CompiledPair): Tied {
  const held = targets.flatMap((id) => options[id] ?? []).filter(isHoldable);
  const shown = held.flatMap(({ group }) => [groups[group]?.showIf ?? [], groups[group]?.hideIf ?? []]);
  return { ids: [...keys, ...targets], lists: [...held.flatMap(ownLists), ...shown] };
}

function ownLists({ enableIf, disableIf, selectIf }: CompiledOption): readonly CompiledList[] {
  return [enableIf, disableIf, selectIf];
}

/** Whether it may be selected without a pick. */
export function isHoldable({ always, selectIf }: CompiledOption): boolean {
  return always || selectIf.length > 0;
}

/** Options and number groups that a list asks about. */
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
