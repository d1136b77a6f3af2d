import type { Compiled, CompiledGroup, CompiledList, CompiledOption, CompiledPair } from '../compiled/compiled.ts';
import { type Mentions, mentionsOfLimit, mentionsOfList, mentionsOfTable, together } from '../compiled/measures.ts';
import { present } from '../data/present.ts';
import type { CompiledTable } from '../table-cells/compiled-table.ts';
import { mayLosePieces } from '../written/quantity.ts';

/** The thing that a rule decides about. */
type ConstraintSubject =
  | { kind: 'visibility'; group: CompiledGroup }
  | { kind: 'option'; option: CompiledOption }
  /** The options of a group that are selected by rule, and what that leaves of its limit. */
  | { kind: 'holding'; group: CompiledGroup }
  | { kind: 'bounds'; group: CompiledGroup }
  | { kind: 'disabling'; pair: CompiledPair }
  | { kind: 'requirement'; requirement: Compiled['requires'][number] }
  | { kind: 'ending'; option: CompiledOption }
  | { kind: 'table'; table: CompiledTable }
  /** A thing that settling alone decides: which options a group's limits leave, and how many pieces. */
  | { kind: 'settling' };

interface ConstraintTies {
  /** Options whose being selected matters. */
  ids: readonly number[];
  /** Groups of which it matters whether they print or hold anything. */
  groups: readonly number[];
  /** Options of which it matters how many pieces there are. */
  pieces: readonly number[];
  /** Number groups whose value matters. */
  values: readonly number[];
  /** First and last group concerned: once the last is decided, the rule is. */
  first: number;
  last: number;
}

/** One rule of the configurator as the set of things it ties together. */
export type Constraint = ConstraintSubject & ConstraintTies;

/** A rule that can be asked as soon as its last group is decided: not what waits for the end of a number, or for settling. */
export type AskedConstraint = Exclude<ConstraintSubject, { kind: 'ending' | 'settling' }> & ConstraintTies;

export const isAsked = (constraint: Constraint): constraint is AskedConstraint =>
  constraint.kind !== 'ending' && constraint.kind !== 'settling';

interface Tied {
  ids?: readonly number[];
  groups?: readonly number[];
  values?: readonly number[];
  lists?: readonly CompiledList[];
  mentions?: readonly Mentions[];
}

/** Every rule that decides whether a selection is settled and complete. */
export function constraintsOf(compiled: Compiled): readonly Constraint[] {
  const constraints: Constraint[] = [];
  const end = compiled.groups.length - 1;
  const add = (
    subject: ConstraintSubject,
    { ids = [], groups = [], values = [], lists = [], mentions = [] }: Tied,
  ): void => {
    const mentioned = together([...lists.map(mentionsOfList), ...mentions]);
    const allIds = [...new Set([...ids, ...mentioned.ids])];
    const allValues = [...new Set([...values, ...mentioned.values])];
    const pieces = [...new Set(mentioned.pieces)];
    // Settling may leave fewer pieces than were read: then only settling decides.
    const isSettled = subject.kind === 'settling' || pieces.some((id) => isUnsure(compiled, id));
    const touched = [...allIds.map((id) => present(compiled.options[id]).group), ...groups, ...allValues];
    if (isSettled) touched.push(end);
    const [first, last] = [Math.min(...touched), Math.max(...touched)];
    const tied = { ids: allIds, groups, values: allValues, pieces, first, last };
    constraints.push(isSettled ? { kind: 'settling', ...tied } : { ...subject, ...tied });
  };
  for (const group of compiled.groups) addGroup(compiled, group, add);
  for (const option of compiled.disablers) {
    const pair = { keys: [option.id], targets: option.disables };
    add({ kind: 'disabling', pair }, disablingTies(compiled, pair));
  }
  for (const pair of compiled.pairs) add({ kind: 'disabling', pair }, disablingTies(compiled, pair));
  for (const table of compiled.tables) add({ kind: 'table', table }, { mentions: [mentionsOfTable(table)] });
  for (const requirement of compiled.requires) {
    const lists = [requirement.if, requirement.then];
    if (lists.flatMap((list) => list.flatMap(({ alternatives }) => alternatives)).length > 0) {
      add({ kind: 'requirement', requirement }, { lists });
    }
  }
  for (const option of compiled.lastOptions) add({ kind: 'ending', option }, { ids: [option.id], groups: [end] });
  return constraints;
}

function isUnsure({ options, groups }: Compiled, id: number): boolean {
  const { group, data } = present(options[id]);
  return mayLosePieces(present(groups[group]).data, data);
}

function addGroup(
  compiled: Compiled,
  group: CompiledGroup,
  add: (subject: ConstraintSubject, tied: Tied) => void,
): void {
  const shown = [group.showIf, group.hideIf];
  const { lastOptions } = compiled;
  if (shown.some((list) => list.length > 0)) {
    const ending = lastOptions.filter((last) => last.group < group.index);
    add({ kind: 'visibility', group }, { ids: ending.map(({ id }) => id), groups: [group.index], lists: shown });
  }
  if (group.limits.length > 0) {
    const mentions = group.limits.map(mentionsOfLimit);
    if (group.isEntered) add({ kind: 'bounds', group }, { values: [group.index], mentions });
    else {
      const ids = group.options.map(({ id }) => id);
      add({ kind: 'settling' }, { groups: [group.index], mentions: [...mentions, { ids, values: [], pieces: ids }] });
    }
  }
  for (const option of group.options) {
    const { id } = option;
    const lists = ownLists(option);
    const mentions = option.limits.map(mentionsOfLimit);
    if (lists.some((list) => list.length > 0) || mentions.length > 0) {
      add({ kind: 'option', option }, { ids: [id], lists, mentions });
    }
    if (mentions.length > 0)
      add({ kind: 'settling' }, { mentions: [...mentions, { ids: [id], values: [], pieces: [id] }] });
  }
  const holdable = group.options.filter(isHoldable);
  if (holdable.length > 0) {
    const counted = group.multiselect ? group.options : holdable;
    const lists = [...shown, ...holdable.flatMap(ownLists)];
    const mentions = holdable.flatMap(({ limits }) => limits.map(mentionsOfLimit));
    add({ kind: 'holding', group }, { ids: counted.map(({ id }) => id), groups: [group.index], lists, mentions });
  }
}

/** Whether it also matters for disabling if a rule holds it. */
function disablingTies({ options, groups }: Compiled, { keys, targets }: CompiledPair): Tied {
  const held = targets.map((id) => present(options[id])).filter(isHoldable);
  const shown = held.flatMap(({ group }) => [present(groups[group]).showIf, present(groups[group]).hideIf]);
  const mentions = held.flatMap(({ limits }) => limits.map(mentionsOfLimit));
  return { ids: [...keys, ...targets], lists: [...held.flatMap(ownLists), ...shown], mentions };
}

function ownLists({ enableIf, disableIf, selectIf }: CompiledOption): readonly CompiledList[] {
  return [enableIf, disableIf, selectIf];
}

/** Whether it may be selected without a pick. */
export function isHoldable({ always, selectIf }: CompiledOption): boolean {
  return always || selectIf.length > 0;
}
