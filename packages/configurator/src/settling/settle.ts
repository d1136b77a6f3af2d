import { capOf, isTooFew } from '../bounds/caps.ts';
import { type Excess, excessOf } from '../bounds/group-limits.ts';
import { boundsOf, isWithin } from '../bounds/number-bounds.ts';
import type { State } from '../bounds/state.ts';
import type { Picked, WorkingState } from '../bounds/working-state.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { isSelectedIn } from '../compiled/rule-state.ts';
import type { Selection } from '../data/configurator.ts';
import { present } from '../data/present.ts';
import { listHolds } from '../rules/rules.ts';
import { withoutLast } from '../sequences/entries.ts';
import { leavingOf } from '../tables/leaving.ts';
import { limitInForce } from './limit.ts';
import { pickedEntries, pickedText, visitSequence, visitText } from './visit-entries.ts';

/**
 * Applies all effects in their order until nothing changes (decisions 2): visibility; `enableIf` and `disableIf`; `selectIf`; then
 * `disableCodes`, pairs and the groups' limits (2.2). With `before`, groups that become visible start from their defaults and options no
 * longer held are unselected. It ends also for configurators whose rules run in a circle.
 */
export function settle(compiled: Compiled, picked: Picked, before: State | null): State {
  const working = startState(compiled, picked, before);
  do applyRules(working);
  while (fitTables(working) || removeOne(working));
  const { quantities, values, texts, sequences, parts, answers, visible, held, allowed } = working;
  const selection = toSelection(compiled, working);
  const state = { selection, quantities, values, texts, sequences, parts, answers, visible, held, allowed };
  const isAlone = before === null && isSame(picked.quantities, quantities) && isSame(picked.values, values);
  // A table and the visibility of a group ran in a circle: the state is the one that the selection gives by itself.
  return working.passes > MOST_PASSES && !isAlone ? settle(compiled, state, null) : state;
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((each, index) => each === other[index]);

function startState(compiled: Compiled, picked: Picked, before: State | null): WorkingState {
  const { hasEntries } = compiled;
  const source = [...picked.quantities];
  const sourceValues = [...picked.values];
  const sourceTexts = hasEntries ? compiled.groups.map((group) => pickedText(group, picked)) : [];
  const sourceSequences = hasEntries ? compiled.groups.map((group) => pickedEntries(group, picked)) : [];
  if (before !== null) {
    for (const { index, options } of compiled.groups) {
      if (before.visible[index]) continue;
      for (const { id, data, quantity } of options) source[id] = data.selected === true ? quantity : 0;
      sourceValues[index] = null;
      if (!hasEntries) continue;
      sourceTexts[index] = null;
      sourceSequences[index] = [];
    }
  }
  const { options, groups } = compiled;
  return {
    compiled,
    before,
    source,
    sourceValues,
    sourceTexts,
    sourceSequences,
    quantities: before === null ? [...source] : [...picked.quantities],
    values: [...picked.values],
    texts: [...sourceTexts],
    sequences: [...sourceSequences],
    parts: groups.map(({ index }) => (before?.visible[index] === false ? null : (picked.parts?.[index] ?? null))),
    answers: before === null ? groups.map(() => null) : [...before.answers],
    bounded: groups.map(() => null),
    barred: groups.map(() => false),
    passes: 0,
    visible: before === null ? groups.map(() => false) : [...before.visible],
    held: options.map(() => false),
    allowed: options.map(() => true),
    dirty: groups.map(() => true),
    frozen: false,
  };
}

/** Visibility, own rules and `selectIf` of every group until stable. Sound rules settle in a pass or two. */
function applyRules(working: WorkingState): void {
  const { groups, options, order } = working.compiled;
  let visits = 8 * (groups.length + options.length);
  for (let again = true; again; ) {
    again = false;
    for (const index of order) {
      if (working.dirty[index] !== true) continue;
      working.dirty[index] = false;
      const group = present(groups[index]);
      if (!visit(working, group)) continue;
      again = true;
      visits -= 1;
      if (visits < 0) working.frozen = true;
      for (const dependent of group.dependents) working.dirty[dependent] = true;
    }
  }
}

/** Returns whether anything changed that rules can ask about. */
function visit(working: WorkingState, group: CompiledGroup): boolean {
  const { index } = group;
  const was = working.visible[index] === true;
  const visible = isShown(working, group) && (was || !working.frozen);
  working.visible[index] = visible;
  const changed = VISITS[group.kind](working, group, visible);
  return changed || was !== visible;
}

type Visit = (working: WorkingState, group: CompiledGroup, visible: boolean) => boolean;

const VISITS: Readonly<Record<CompiledGroup['kind'], Visit>> = {
  choice: visitOptions,
  number: visitNumber,
  text: visitText,
  sequence: (working, group, visible) => visitSequence(working, group, visible, judgeOption),
  assembly: visitAssembly,
};

function isShown(working: WorkingState, { index, showIf, hideIf }: CompiledGroup): boolean {
  if (showIf.length > 0 && !listHolds(showIf, working)) return false;
  if (listHolds(hideIf, working)) return false;
  return !working.compiled.lastOptions.some(({ id, group }) => group < index && isSelectedIn(working.quantities, id));
}

/** Only a complete part answers; one that is begun is kept while the group shows. */
function visitAssembly(working: WorkingState, { index }: CompiledGroup, visible: boolean): boolean {
  const part = visible ? present(working.parts[index]) : null;
  const answer = part?.isComplete === true ? 1 : null;
  const changed = working.answers[index] !== answer && !(working.frozen && answer !== null);
  working.parts[index] = part;
  working.values[index] = null;
  if (changed) working.answers[index] = answer;
  return changed;
}

function visitNumber(working: WorkingState, group: CompiledGroup, visible: boolean): boolean {
  const { index, data } = group;
  const value = visible ? present(working.sourceValues[index]) : null;
  const bounded = value !== null && isWithin(value, boundsOf(group, working), data) ? value : null;
  working.bounded[index] = bounded;
  const answer = working.barred[index] === true ? null : bounded;
  const changed = working.answers[index] !== answer && !(working.frozen && answer !== null);
  working.values[index] = value;
  if (changed) working.answers[index] = answer;
  return changed;
}

function visitOptions(working: WorkingState, group: CompiledGroup, visible: boolean): boolean {
  let changed = false;
  const only = visible && !group.multiselect ? judge(working, group) : null;
  for (const option of group.options) {
    const { id, quantity } = option;
    if (visible && group.multiselect) judgeOption(working, id);
    const source = present(working.source[id]);
    let next = 0;
    if (visible && (group.multiselect || only === id))
      next = working.held[id] ? source || quantity : isKept(working, id) ? source : 0;
    if (next > 0 && option.limits.length > 0) next = capped(working, option, next);
    const now = present(working.quantities[id]);
    if (!visible) {
      working.held[id] = false;
      working.allowed[id] = true;
    }
    if (next === now || (working.frozen && now === 0)) continue;
    working.quantities[id] = next;
    changed = true;
  }
  return changed;
}

/**
 * The one option of a single-choice group that may stay: an always selected one, else one held by rule, else the picked
 * one.
 */
function judge(working: WorkingState, group: CompiledGroup): number | null {
  let held: number | null = null;
  let always: number | null = null;
  let picked: number | null = null;
  for (const { id, always: isAlways } of group.options) {
    judgeOption(working, id);
    if (working.held[id]) {
      if (isAlways) always ??= id;
      else held ??= id;
    } else if (isKept(working, id)) picked ??= id;
  }
  const only = always ?? held ?? picked;
  for (const { id } of group.options) if (id !== only) working.held[id] = false;
  return only;
}

function judgeOption(working: WorkingState, id: number): void {
  const option = present(working.compiled.options[id]);
  const { enableIf, disableIf, selectIf, always, data } = option;
  const allowed =
    data.neverDisabled === true ||
    always ||
    ((enableIf.length === 0 || listHolds(enableIf, working)) &&
      !listHolds(disableIf, working) &&
      (option.limits.length === 0 || !isTooFew(option, working)));
  working.allowed[id] = allowed;
  working.held[id] = allowed && (always || listHolds(selectIf, working));
}

/** Picked and allowed; options that a visitor cannot pick, or that were only held until now, go. */
function isKept(working: WorkingState, id: number): boolean {
  if (working.allowed[id] !== true || present(working.source[id]) === 0) return false;
  if (present(working.compiled.options[id]).data.isReadonly === true) return false;
  return working.before?.held[id] !== true;
}

/** Returns the pieces that its own limits leave of a quantity; of an option that nothing unselects at least one piece. */
function capped(working: WorkingState, option: CompiledOption, quantity: number): number {
  if (option.data.isQtyReadonly === true) return quantity;
  return Math.min(quantity, Math.max(capOf(option, working), 1));
}

/** So often tables may take back that they refused a number; then what is refused stays so. */
const MOST_PASSES = 50;

/** Takes away what no row of a table allows together with what stays: an option for good, a number while it is so. */
function fitTables(working: WorkingState): boolean {
  const { tables, groups } = working.compiled;
  if (tables.length === 0) return false;
  working.passes += 1;
  const barred = groups.map(({ index }) => working.passes > MOST_PASSES && working.barred[index] === true);
  for (const table of tables) {
    const answers = working.bounded.map((answer, index) => (barred[index] === true ? null : answer));
    const leaving = leavingOf(table, { quantities: working.quantities, held: working.held, answers });
    const ids = leaving.flatMap(({ id }) => (id === null ? [] : [id]));
    if (remove(working, ids)) return true;
    for (const { id, group } of leaving) if (id === null) barred[group] = true;
  }
  const changed = groups.filter(({ index }) => barred[index] !== working.barred[index]);
  for (const { index } of changed) touch(working, index);
  working.barred = barred;
  return changed.length > 0;
}

/** Unselects options that the first selected option disables, or that exceed a limit; true when any went. */
function removeOne(working: WorkingState): boolean {
  const { disablers, pairs, groups } = working.compiled;
  const isSelected = (id: number): boolean => isSelectedIn(working.quantities, id);
  for (const option of disablers) if (isSelected(option.id) && remove(working, option.disables)) return true;
  for (const { keys, targets } of pairs) if (keys.every(isSelected) && remove(working, targets)) return true;
  for (const group of groups) {
    const { limit, counted } = limitInForce(group, working);
    if (limit !== null && counted.length > limit) {
      const last = counted.findLast((id) => working.held[id] !== true);
      if (last !== undefined && remove(working, [last])) return true;
    }
    if (group.isEntered || group.limits.length === 0 || working.visible[group.index] !== true) continue;
    const excess = excessOf(group, working);
    if (excess !== null && lose(working, excess)) return true;
  }
  return false;
}

/** Takes pieces off an option, or all of it. */
function lose(working: WorkingState, { id, quantity }: Excess): boolean {
  const index = present(working.compiled.options[id]).group;
  const isSequence = present(working.compiled.groups[index]).kind === 'sequence';
  if (quantity === 0 && !isSequence) return remove(working, [id]);
  working.source[id] = quantity;
  working.quantities[id] = quantity;
  // Entries beyond the most that may stand went before: they do not come back in place of this one.
  if (isSequence) working.sourceSequences[index] = withoutLast(present(working.sequences[index]), id);
  touch(working, index);
  return true;
}

/** Marks a group and all that may change with it. */
function touch(working: WorkingState, index: number): void {
  for (const dependent of present(working.compiled.groups[index]).dependents) working.dirty[dependent] = true;
  working.dirty[index] = true;
}

/** Never an option that is held, nor one that is never disabled. */
function remove(working: WorkingState, ids: readonly number[]): boolean {
  let removed = false;
  for (const id of ids) {
    if (!isSelectedIn(working.quantities, id)) continue;
    const option = present(working.compiled.options[id]);
    if (working.held[id] === true || option.data.neverDisabled === true) continue;
    working.source[id] = 0;
    working.quantities[id] = 0;
    removed = true;
    if (present(working.compiled.groups[option.group]).kind === 'sequence') {
      const entries = present(working.sourceSequences[option.group]);
      working.sourceSequences[option.group] = entries.filter((entry) => entry !== id);
    }
    touch(working, option.group);
  }
  return removed;
}

function toSelection({ groups, options: all }: Compiled, working: WorkingState): Selection {
  const { quantities, values, texts, sequences, parts } = working;
  const lists = groups.map(({ index, kind, isEntered, options }) => {
    if (kind === 'sequence') return Object.freeze(present(sequences[index]).map((id) => present(all[id]).code));
    const part = parts[index];
    if (kind === 'assembly') return Object.freeze(part ? [part.state.selection] : []);
    const value = (kind === 'text' ? texts[index] : values[index]) ?? null;
    if (isEntered) return Object.freeze(value === null ? [] : [value]);
    return Object.freeze(options.map(({ id }) => present(quantities[id])));
  });
  return Object.freeze(lists);
}
