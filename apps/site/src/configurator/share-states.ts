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

/** Asked of every option at each click: the fields that change most are looked at first, and nothing is made. */
function shareOption(before: OptionState, after: OptionState): OptionState {
  const isKept =
    before.selected === after.selected &&
    before.enabled === after.enabled &&
    before.quantity === after.quantity &&
    before.fixed === after.fixed &&
    before.price === after.price &&
    before.code === after.code &&
    before.maxQuantity === after.maxQuantity &&
    before.quantityFixed === after.quantityFixed &&
    (before.reasons.length === 0 ? after.reasons.length === 0 : isSame(before.reasons, after.reasons));
  return isKept ? before : after;
}

function shareList<T>(before: readonly T[], after: readonly T[], share: (before: T, after: T) => T): readonly T[] {
  const shared = after.map((item, index) => {
    const old = before[index];
    return old === undefined ? item : share(old, item);
  });
  return shared.length === before.length && shared.every((item, index) => item === before[index]) ? before : shared;
}

/** Plain data, field by field; `groups` are compared by the caller. It is asked of every option at each click: nothing is made here. */
function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (!isObject(before) || !isObject(after)) return false;
  for (const key in after) if (!(key in before)) return false;
  for (const key in before) if (key !== 'groups' && !(key in after && isSame(before[key], after[key]))) return false;
  return true;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
