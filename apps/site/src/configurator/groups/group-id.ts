/** The beginning of the anchors of all groups; a part of an assembly begins with the anchor of its group. */
export const GROUP_ANCHOR = 'group';

/** Anchor of a group; its place, since names may hold any character. */
export const groupId = (index: number, within: string = GROUP_ANCHOR): string => `${within}-${index + 1}`;

/** The group that the part of an address after its `#`, that sign included, leads to. */
export const groupAt = <Group>(groups: readonly Group[], hash: string): Group | undefined =>
  groups.find((_, index) => `#${groupId(index)}` === hash);
