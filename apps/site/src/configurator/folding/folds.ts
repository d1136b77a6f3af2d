/** Says which groups are folded to one line. Without a word on a group it is open while it is the next one to answer. */
export interface Folds {
  /** Groups without a word on them are open too. */
  all: boolean;
  /** Said of single groups: whether they are open. */
  said: ReadonlyMap<string, boolean>;
  /** The group that the visitor chose in last; it stays open until they choose in another. */
  current: string | null;
}

export const beginFolds = (all: boolean): Folds => ({ all, said: new Map(), current: null });

/** `next` is the name of the group to be answered next. */
export function isUnfolded({ all, said }: Folds, group: string, next: string | null): boolean {
  return said.get(group) ?? (all || group === next);
}

export function toggleFold(folds: Folds, group: string, next: string | null): Folds {
  return { ...folds, said: new Map(folds.said).set(group, !isUnfolded(folds, group, next)) };
}

export function unfold(folds: Folds, group: string): Folds {
  return folds.said.get(group) === true ? folds : { ...folds, said: new Map(folds.said).set(group, true) };
}

/** The visitor chooses in a group: it stays open, and the one before folds. */
export function chooseIn(folds: Folds, group: string): Folds {
  if (folds.current === group && folds.said.get(group) === true) return folds;
  const said = new Map(folds.said);
  if (folds.current !== null && folds.current !== group) said.delete(folds.current);
  return { ...folds, said: said.set(group, true), current: group };
}

/** All groups, or only the one to answer next. */
export function foldAll({ current }: Folds, all: boolean): Folds {
  return { all, said: new Map(), current: all ? current : null };
}
