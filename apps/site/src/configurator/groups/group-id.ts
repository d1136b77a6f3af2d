/** Anchor of a group; its place, since names may hold any character. */
export const groupId = (index: number): string => `group-${index + 1}`;

/** The group that the part of an address after its `#`, that sign included, leads to. */
export const groupAt = <Group>(groups: readonly Group[], hash: string): Group | undefined =>
  groups.find((_, index) => `#${groupId(index)}` === hash);
