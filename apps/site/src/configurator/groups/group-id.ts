/** Anchor of a group; its place, since names may hold any character. */
export const groupId = (index: number): string => `group-${index + 1}`;
