import type { Evaluation, GroupState, OptionState } from '@millrace/configurator';

/**
 * The new evaluation, with every group and option that did not change taken from the old one, so that what shows them need not be
 * drawn again. The old evaluation itself where nothing changed.
 */
export function shareStates(before: Evaluation, after: Evaluation): Evaluation {
  const groups = shareList(before.groups, after.groups, shareGroup);
  if (groups === before.groups && isSame(before, after)) return before;
  return { ...after, groups };
}

function shareGroup(before: GroupState, after: GroupState): GroupState {
  const options = shareList(before.options, after.options, shareOption);
  if (options === before.options && isSame({ ...before, options: null }, { ...after, options: null })) return before;
  return { ...after, options };
}

function shareOption(before: OptionState, after: OptionState): OptionState {
  return isSame(before, after) ? before : after;
}

function shareList<T>(before: readonly T[], after: readonly T[], share: (before: T, after: T) => T): readonly T[] {
  const shared = after.map((item, index) => {
    const old = before[index];
    return old === undefined ? item : share(old, item);
  });
  return shared.length === before.length && shared.every((item, index) => item === before[index]) ? before : shared;
}

/** Plain data, field by field; `groups` are compared by the caller. */
function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false;
  const old = Object.entries(before);
  const now = new Map(Object.entries(after));
  return (
    old.length === now.size &&
    old.every(([key, value]) => key === 'groups' || (now.has(key) && isSame(value, now.get(key))))
  );
}
