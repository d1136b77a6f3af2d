import type { Alternative, Compiled, CompiledGroup, CompiledList, CompiledOption } from '../compiled/compiled.ts';
import { present } from '../data/present.ts';

/** Up to so many options every set of them is tried. */
export const MOST_COMBINED = 4;
/** Sets of one list, and of all lists together. */
const MOST_OF_LIST = 64;
const MOST_SETS = 256;

type Ids = readonly number[];

/**
 * The sets of options of a multi-select group that differ for rules, the smaller first: of a few options all; of more those that fulfil
 * some of the rule lists that mention them, with one code for each of their rules.
 */
export function combinationsOf(
  compiled: Compiled,
  group: CompiledGroup,
  mentioned: readonly CompiledOption[],
): readonly (readonly CompiledOption[])[] {
  if (mentioned.length <= MOST_COMBINED) return subsets(mentioned);
  const needs = [...limitSets(group), ...listsOf(compiled).flatMap((list) => fulfilling(list, group))];
  const singles = mentioned.map(({ id }) => [id]);
  const sets = distinct([[], ...singles, ...needs]);
  for (const need of distinct(needs)) {
    for (const set of [...sets]) {
      if (sets.length >= MOST_SETS) break;
      const both = union(set, need);
      if (!sets.some((known) => isEqual(known, both))) sets.push(both);
    }
  }
  const sorted = sets.sort((a, b) => a.length - b.length);
  return sorted.map((ids) => ids.map((id) => present(compiled.options[id])));
}

/** Options that change the limit, each with a code that makes it do so. */
function limitSets({ hasOverrides, options, optionByCode }: CompiledGroup): readonly Ids[] {
  if (!hasOverrides) return [];
  return options.flatMap(({ id, data }) => {
    const partners = Object.keys(data.overrideCodes ?? {}).flatMap((code) => optionByCode.get(code)?.id ?? []);
    return [...(data.maxOverride === undefined ? [] : [[id]]), ...partners.map((partner) => union([id], [partner]))];
  });
}

/** Every list that it may help to fulfil; what `requires` asks only under a condition is not fulfilled for its own sake. */
function listsOf({ groups, options, requires, facts }: Compiled): readonly CompiledList[] {
  return [
    ...groups.flatMap(({ showIf, hideIf, limits }) => [showIf, hideIf, ...limits.map((limit) => limit.if)]),
    ...options.flatMap(({ enableIf, disableIf, selectIf }) => [enableIf, disableIf, selectIf]),
    ...requires.map(({ then }) => then),
    ...facts.flatMap(({ entries }) => entries.map((entry) => entry.if)),
  ].filter((list) => list.length > 0);
}

/** Sets of this group's options that fulfil all its rules that ask about them. */
function fulfilling(list: CompiledList, { index }: CompiledGroup): readonly Ids[] {
  let sets: Ids[] = [[]];
  for (const { alternatives } of list) {
    const ids = [...new Set(alternatives.flatMap((alternative) => idsOf(alternative, index)))];
    if (ids.length === 0) continue;
    const grown = sets.flatMap((set) =>
      ids.some((id) => set.includes(id)) ? [set] : ids.map((id) => union(set, [id])),
    );
    sets = distinct(grown).slice(0, MOST_OF_LIST);
  }
  return sets.filter((set) => set.length > 0);
}

function idsOf(alternative: Alternative, index: number): Ids {
  if (alternative.kind === 'constant' || alternative.kind === 'fact') return [];
  if (alternative.kind === 'codes') return alternative.group === index ? alternative.ids : [];
  return [alternative.left, alternative.right].flatMap((side) =>
    typeof side === 'number' || side.kind !== 'attribute' || side.group !== index
      ? []
      : side.values.map(({ id }) => id),
  );
}

function union(a: Ids, b: Ids): Ids {
  return [...new Set([...a, ...b])].sort((one, two) => one - two);
}

function isEqual(a: Ids, b: Ids): boolean {
  return a.length === b.length && a.every((id, at) => id === b[at]);
}

function distinct(sets: readonly Ids[]): Ids[] {
  return [...new Map(sets.map((set) => [set.join(), set])).values()];
}

function subsets(items: readonly CompiledOption[]): readonly (readonly CompiledOption[])[] {
  const sets: CompiledOption[][] = [[]];
  for (const item of items) for (const set of [...sets]) sets.push([...set, item]);
  return sets;
}
