import type { Selection } from '../data/configurator.ts';
import type { Compiled, CompiledGroup } from '../rules/compiled.ts';
import { listHolds } from '../rules/rules.ts';
import { limitOf } from './limit.ts';
import { boundsOf, isWithin } from './number-bounds.ts';
import type { State } from './state.ts';

/** Quantities and values as picked, before rules act on them. Options by id, groups by index. */
export interface Picked {
  quantities: readonly number[];
  values: readonly (number | null)[];
}

/** The state that the steps of settling change. */
interface Draft {
  compiled: Compiled;
  /** The state before the change, or null without one: a selection decoded or parsed. */
  before: State | null;
  /** The selection of each group if it were visible and nothing disabled: the picks, or the defaults of a group that becomes visible. */
  source: number[];
  sourceValues: (number | null)[];
  quantities: number[];
  values: (number | null)[];
  answers: (number | null)[];
  visible: boolean[];
  held: boolean[];
  allowed: boolean[];
  /** Groups whose state may have changed. */
  dirty: boolean[];
  /** Set when rules run in a circle: from then on a step may only remove. */
  frozen: boolean;
}

/**
 * Applies all effects in their order until nothing changes (decisions 2): visibility; `enableIf` and `disableIf`; `selectIf`; then
 * `disableCodes`, pairs and the limit. With `before`, groups that become visible start from their defaults and options no longer held
 * are unselected. It ends also for configurators whose rules run in a circle.
 */
export function settle(compiled: Compiled, picked: Picked, before: State | null): State {
  const draft = startDraft(compiled, picked, before);
  do applyRules(draft);
  while (removeOne(draft));
  const { quantities, values, answers, visible, held, allowed } = draft;
  return { selection: toSelection(compiled, draft), quantities, values, answers, visible, held, allowed };
}

function startDraft(compiled: Compiled, picked: Picked, before: State | null): Draft {
  const source = [...picked.quantities];
  const sourceValues = [...picked.values];
  if (before !== null) {
    for (const { index, options } of compiled.groups) {
      if (before.visible[index]) continue;
      for (const { id, data, quantity } of options) source[id] = data.selected === true ? quantity : 0;
      sourceValues[index] = null;
    }
  }
  const { options, groups } = compiled;
  return {
    compiled,
    before,
    source,
    sourceValues,
    quantities: before === null ? [...source] : [...picked.quantities],
    values: [...picked.values],
    answers: before === null ? groups.map(() => null) : [...before.answers],
    visible: before === null ? groups.map(() => false) : [...before.visible],
    held: options.map(() => false),
    allowed: options.map(() => true),
    dirty: groups.map(() => true),
    frozen: false,
  };
}

/** Visibility, own rules and `selectIf` of every group until stable. Sound rules settle in a pass or two. */
function applyRules(draft: Draft): void {
  const { groups, options, order } = draft.compiled;
  let visits = 8 * (groups.length + options.length);
  for (let again = true; again; ) {
    again = false;
    for (const index of order) {
      const group = groups[index];
      if (group === undefined || draft.dirty[index] !== true) continue;
      draft.dirty[index] = false;
      if (!visit(draft, group)) continue;
      again = true;
      visits -= 1;
      if (visits < 0) draft.frozen = true;
      for (const dependent of group.dependents) draft.dirty[dependent] = true;
    }
  }
}

/** Returns whether anything changed that rules can ask about. */
function visit(draft: Draft, group: CompiledGroup): boolean {
  const { index } = group;
  const was = draft.visible[index] === true;
  const visible = isShown(draft, group) && (was || !draft.frozen);
  draft.visible[index] = visible;
  const changed = group.isNumber ? visitNumber(draft, group, visible) : visitOptions(draft, group, visible);
  return changed || was !== visible;
}

function isShown(draft: Draft, { index, showIf, hideIf }: CompiledGroup): boolean {
  if (showIf.length > 0 && !listHolds(showIf, draft)) return false;
  if (listHolds(hideIf, draft)) return false;
  return !draft.compiled.lastOptions.some(({ id, group }) => group < index && (draft.quantities[id] ?? 0) > 0);
}

function visitNumber(draft: Draft, group: CompiledGroup, visible: boolean): boolean {
  const { index, data } = group;
  const value = visible ? (draft.sourceValues[index] ?? null) : null;
  const answer = value !== null && isWithin(value, boundsOf(group, draft), data) ? value : null;
  const changed = draft.answers[index] !== answer && !(draft.frozen && answer !== null);
  draft.values[index] = value;
  if (changed) draft.answers[index] = answer;
  return changed;
}

function visitOptions(draft: Draft, group: CompiledGroup, visible: boolean): boolean {
  let changed = false;
  const only = visible && !group.multiselect ? judge(draft, group) : null;
  for (const { id, quantity } of group.options) {
    if (visible && group.multiselect) judgeOption(draft, id);
    const source = draft.source[id] ?? 0;
    let next = 0;
    if (visible && (group.multiselect || only === id))
      next = draft.held[id] ? source || quantity : isKept(draft, id) ? source : 0;
    const now = draft.quantities[id] ?? 0;
    if (!visible) {
      draft.held[id] = false;
      draft.allowed[id] = true;
    }
    if (next === now || (draft.frozen && now === 0)) continue;
    draft.quantities[id] = next;
    if (next > 0 !== now > 0) changed = true;
  }
  return changed;
}

/**
 * The one option of a single-choice group that may stay: an always selected one, else one held by rule, else the picked
 * one.
 */
function judge(draft: Draft, group: CompiledGroup): number | null {
  let held: number | null = null;
  let always: number | null = null;
  let picked: number | null = null;
  for (const { id, always: isAlways } of group.options) {
    judgeOption(draft, id);
    if (draft.held[id]) {
      if (isAlways) always ??= id;
      else held ??= id;
    } else if (isKept(draft, id)) picked ??= id;
  }
  const only = always ?? held ?? picked;
  for (const { id } of group.options) if (id !== only) draft.held[id] = false;
  return only;
}

function judgeOption(draft: Draft, id: number): void {
  const option = draft.compiled.options[id];
  if (option === undefined) return;
  const { enableIf, disableIf, selectIf, always, data } = option;
  const allowed =
    data.neverDisabled === true ||
    ((enableIf.length === 0 || listHolds(enableIf, draft)) && !listHolds(disableIf, draft));
  draft.allowed[id] = allowed;
  draft.held[id] = allowed && (always || listHolds(selectIf, draft));
}

/** Picked and allowed; options that a visitor cannot pick, or that were only held until now, go. */
function isKept(draft: Draft, id: number): boolean {
  if (draft.allowed[id] !== true || (draft.source[id] ?? 0) === 0) return false;
  if (draft.compiled.options[id]?.data.isReadonly === true) return false;
  return draft.before?.held[id] !== true;
}

/** Unselects options that the first selected option disables, or that exceed a limit; true when any went. */
function removeOne(draft: Draft): boolean {
  const { disablers, pairs, groups } = draft.compiled;
  const isSelected = (id: number): boolean => (draft.quantities[id] ?? 0) > 0;
  for (const option of disablers) if (isSelected(option.id) && remove(draft, option.disables)) return true;
  for (const { keys, targets } of pairs) if (keys.every(isSelected) && remove(draft, targets)) return true;
  for (const group of groups) {
    const { limit, counted } = limitOf(group, draft.quantities);
    if (limit === null || counted.length <= limit) continue;
    const last = counted.findLast((id) => draft.held[id] !== true);
    if (last !== undefined && remove(draft, [last])) return true;
  }
  return false;
}

/** Never an option that is held, nor one that is never disabled. */
function remove(draft: Draft, ids: readonly number[]): boolean {
  let removed = false;
  for (const id of ids) {
    const option = draft.compiled.options[id];
    if (option === undefined || (draft.quantities[id] ?? 0) === 0) continue;
    if (draft.held[id] === true || option.data.neverDisabled === true) continue;
    const group = draft.compiled.groups[option.group];
    draft.source[id] = 0;
    draft.quantities[id] = 0;
    removed = true;
    for (const dependent of group?.dependents ?? []) draft.dirty[dependent] = true;
    draft.dirty[option.group] = true;
  }
  return removed;
}

function toSelection({ groups }: Compiled, { quantities, values }: Draft): Selection {
  const lists = groups.map(({ index, isNumber, options }) => {
    const value = values[index] ?? null;
    if (isNumber) return Object.freeze(value === null ? [] : [value]);
    return Object.freeze(options.map(({ id }) => quantities[id] ?? 0));
  });
  return Object.freeze(lists);
}
