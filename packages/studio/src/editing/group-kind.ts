import type { ConfigGroup } from '@millrace/configurator';

/** How a group is answered, as authors know it. */
export type GroupKind = 'one' | 'several' | 'number' | 'text' | 'sequence' | 'assembly';

/** The kind of a group. */
export function kindOfGroup({ kind = 'choice', multiselect }: ConfigGroup): GroupKind {
  if (kind === 'choice') return multiselect === true ? 'several' : 'one';
  return kind;
}

const OF_OPTIONS: ReadonlySet<GroupKind> = new Set(['one', 'several', 'sequence']);
/** Fields that mean something to some kinds alone: with another kind they would be faults, or mean something else. */
const FIELDS_OF: Readonly<Record<GroupKind, readonly (keyof ConfigGroup)[]>> = {
  one: [],
  several: ['maxSelect', 'anyOrder', 'optionSeparator'],
  number: ['min', 'max', 'step', 'digits', 'unit', 'pricePerUnit', 'attributes'],
  text: ['min', 'max', 'characters', 'upperCase', 'pricePerUnit'],
  sequence: ['min', 'max', 'fill', 'optionSeparator'],
  assembly: ['part', 'open', 'close'],
};
const OF_KINDS = new Set(Object.values(FIELDS_OF).flat());
/** Bounds and prices of one kind are not those of another. */
const CARRIED: ReadonlySet<keyof ConfigGroup> = new Set(['optionSeparator', 'pricePerUnit']);

/**
 * The group with another kind. What only the kind of before means goes, and so do its options where the new kind has none; its place, its
 * name, when it shows and how it is printed stay.
 */
export function withKind(group: ConfigGroup, kind: GroupKind): ConfigGroup {
  const before = kindOfGroup(group);
  if (kind === before) return group;
  const kept = new Set(FIELDS_OF[kind].filter((field) => CARRIED.has(field)));
  const { kind: _, multiselect: __, options, ...fields } = group;
  const others = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !isOfKinds(name) || [...kept].some((field) => field === name)),
  );
  return {
    ...others,
    name: group.name,
    ...(kind === 'one' || kind === 'several' ? {} : { kind }),
    ...(kind === 'several' && { multiselect: true }),
    ...(OF_OPTIONS.has(kind) && { options: options ?? [] }),
  };
}

const isOfKinds = (name: string): boolean => [...OF_KINDS].some((field) => field === name);
