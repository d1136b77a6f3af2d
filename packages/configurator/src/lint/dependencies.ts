import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { type Mentions, mentionsOfBound, mentionsOfLimit, mentionsOfList, together } from '../compiled/measures.ts';
import type { FieldPath } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { numberIn } from '../rules/compile-sum.ts';
import { groupPlace, optionPlace } from './places.ts';

/** Nodes are groups (whether they show, what number they have) and options (whether they are selected); edges lead to what decides them. */
export interface Graph {
  names: readonly string[];
  groups: readonly string[];
  /** Paths to them in the configurator. */
  places: readonly FieldPath[];
  edges: readonly ReadonlySet<number>[];
}

export function dependencies(compiled: Compiled): Graph {
  const { groups, options, lastOptions } = compiled;
  const optionNode = (id: number): number => groups.length + id;
  const edges = Array.from({ length: groups.length + options.length }, () => new Set<number>());
  const depend = (node: number, mentions: readonly Mentions[]): void => {
    for (const { ids, values } of mentions) {
      for (const id of ids) edges[node]?.add(optionNode(id));
      for (const group of values) edges[node]?.add(group);
    }
  };
  for (const group of groups) {
    depend(group.index, [group.showIf, group.hideIf].map(mentionsOfList));
    if (group.isEntered) depend(group.index, group.limits.map(mentionsOfLimit));
    if (group.kind === 'sequence')
      depend(group.index, group.limits.filter(({ of }) => of === null).map(mentionsOfLimit));
    for (const last of lastOptions) if (last.group < group.index) edges[group.index]?.add(optionNode(last.id));
    const replacing = group.multiselect ? [] : group.options.filter(({ selectIf }) => selectIf.length > 0);
    for (const option of group.options) {
      const node = optionNode(option.id);
      edges[node]?.add(group.index);
      depend(node, [option.enableIf, option.disableIf, option.selectIf].map(mentionsOfList));
      depend(node, [...option.limits.map(mentionsOfLimit), ...limitsOn(group, option)]);
      for (const other of replacing) if (replaces(other, option)) edges[node]?.add(optionNode(other.id));
    }
  }
  return {
    names: [...groups.map(({ name }) => name), ...options.map(({ group, code }) => `${groups[group]?.name}.${code}`)],
    groups: [...groups.map(({ name }) => name), ...options.map(({ group }) => present(groups[group]).name)],
    places: [...groups.map((group) => groupPlace(group)), ...options.map((option) => optionPlace(option))],
    edges,
  };
}

/** Limits of its group that may take an option off: in a multi-select group those from above. */
function limitsOn(group: CompiledGroup, { data }: CompiledOption): readonly Mentions[] {
  if (data.neverDisabled === true) return [];
  return group.limits.flatMap((limit) => {
    if (limit.of !== null && numberIn(data.attributes, limit.of) === undefined) return [];
    if (!group.multiselect) return limit.of === null ? [] : [mentionsOfLimit(limit)];
    return limit.max === null ? [] : [together([mentionsOfList(limit.if), mentionsOfBound(limit.max)])];
  });
}

/** An option held by rule replaces the picked one in its group, and later held ones. */
function replaces(held: CompiledOption, option: CompiledOption): boolean {
  return held !== option && (option.selectIf.length === 0 || held.index < option.index);
}
