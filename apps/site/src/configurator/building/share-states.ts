import type { DisabledReason, Evaluation, GroupState, OptionState } from '@millrace/configurator';

/**
 * Returns the new evaluation with every unchanged group, option, fact and range taken from the old one, so that their components are
 * not rendered again. Returns the old evaluation itself when nothing changed.
 */
export function shareStates(before: Evaluation, after: Evaluation): Evaluation {
  const groups = shareList(before.groups, after.groups, shareGroup);
  if (groups === before.groups && isSame(before, after)) return before;
  return {
    ...after,
    groups,
    facts: isSame(before.facts, after.facts) ? before.facts : after.facts,
    ranges: isSame(before.ranges, after.ranges) ? before.ranges : after.ranges,
    toOrder: isSame(before.toOrder, after.toOrder) ? before.toOrder : after.toOrder,
  };
}

function shareGroup(before: GroupState, after: GroupState): GroupState {
  const options = shareList(before.options, after.options, optionSharer());
  const assembly = before.assembly && after.assembly ? shareStates(before.assembly, after.assembly) : after.assembly;
  if (options === before.options && assembly === before.assembly && isSame(before, after)) return before;
  return { ...after, options, ...(assembly === undefined ? {} : { assembly }) };
}

/**
 * For the options of one group, called at each click: compares the most changeable fields first, and allocates nothing.
 */
function optionSharer(): (before: OptionState, after: OptionState) => OptionState {
  const haveSameReasons = reasonsComparer();
  return (before, after) => {
    const isKept =
      before.selected === after.selected &&
      before.enabled === after.enabled &&
      before.quantity === after.quantity &&
      before.fixed === after.fixed &&
      before.price === after.price &&
      before.code === after.code &&
      before.maxQuantity === after.maxQuantity &&
      before.quantityFixed === after.quantityFixed &&
      haveSameReasons(before.reasons, after.reasons);
    return isKept ? before : after;
  };
}

type Reasons = readonly DisabledReason[];

/** The options of a group have one list in common where their single choice is made: it is compared once. */
function reasonsComparer(): (before: Reasons, after: Reasons) => boolean {
  let last: { before: Reasons; after: Reasons; areSame: boolean } | null = null;
  return (before, after) => {
    if (before.length === 0 || after.length === 0) return before.length === after.length;
    if (last?.before !== before || last.after !== after)
      last = { before, after, areSame: areSameReasons(before, after) };
    return last.areSame;
  };
}

/** No part of the page shows which answer of its own group stands against an option: another answer changes two options, not all. */
const areSameReasons = (before: Reasons, after: Reasons): boolean =>
  before.length === after.length &&
  before.every((reason, at) => {
    const other = after[at];
    return (reason.code === 'single-choice' && other?.code === 'single-choice') || isSame(reason, other);
  });

function shareList<T>(before: readonly T[], after: readonly T[], share: (before: T, after: T) => T): readonly T[] {
  const shared = after.map((item, index) => {
    const old = before[index];
    return old === undefined ? item : share(old, item);
  });
  return shared.length === before.length && shared.every((item, index) => item === before[index]) ? before : shared;
}

/** Of an evaluation and of a group's state; the caller shares it. */
const APART = new Set(['groups', 'options', 'assembly']);

/** Plain data, field by field. */
function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (Array.isArray(before)) return Array.isArray(after) && isSameList(before, after);
  if (!isObject(before) || !isObject(after)) return false;
  const keys = Object.keys(before);
  if (keys.length !== Object.keys(after).length) return false;
  return keys.every((key) => APART.has(key) || (key in after && isSame(before[key], after[key])));
}

const isSameList = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((item, index) => isSame(item, after[index]));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
