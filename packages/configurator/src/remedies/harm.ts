import { brand } from '../data/brand.ts';
import type { ConfigGroup, Configurator, Rating } from '../data/configurator.ts';
import type { Evaluation, FreeingChange, GroupState, SingleChange } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { evaluate } from '../evaluating/evaluate.ts';
import { numberIn } from '../rules/compile-sum.ts';
import { partConfigurator } from '../written/part-configurator.ts';
import type { Loss, Remedy } from './remedy.ts';

/** A remedy with its harm: numbers of which the first that differ decide, less is better. */
export interface Judged {
  remedy: Remedy;
  harm: readonly number[];
  /** A rating of what was chosen gets worse, or a required answer is taken back. */
  takesFromAnswers: boolean;
}

/**
 * Judges a change by what it takes from the visitor: questions left open, ratings made worse, another kind and how far away that is, other
 * choices lost, a switch in a group without ratings, a price on request, and last how far the price moves.
 */
export function judge(configurator: Configurator, before: Evaluation, change: FreeingChange): Judged {
  const after = evaluate(configurator, change.selection);
  const costs = costOf(before, after);
  const { opened, losses, kinds, far, others, lost, isUnrated } = takenBy(configurator, before, after, change);
  const isOnRequest = costs === 'on-request' ? 1 : 0;
  const moved = typeof costs === 'number' ? Math.abs(costs) : 0;
  return {
    remedy: { change, costs, losses: [...losses, ...others] },
    harm: [opened, losses.length, kinds, far, lost, isUnrated, isOnRequest, moved],
    takesFromAnswers: opened > 0 || losses.length > 0,
  };
}

interface Taken {
  opened: number;
  losses: readonly Loss[];
  /** How many ratings are of another kind, and how far away these are together: 0.5 from 240 to 120. */
  kinds: number;
  far: number;
  /** The words of the maker about another kind. */
  others: readonly Loss[];
  lost: number;
  isUnrated: number;
}

/** Counts what a change takes, in the groups and in the part in which it is made. */
function takenBy(configurator: Configurator, before: Evaluation, after: Evaluation, change: SingleChange): Taken {
  const losses: Loss[] = [];
  const others: Loss[] = [];
  let kinds = 0;
  let far = 0;
  let opened = 0;
  let lost = 0;
  let isUnrated = change.kind === 'switch' ? 1 : 0;
  for (const [at, group] of configurator.configGroups.entries()) {
    const was = before.groups[at];
    const is = after.groups[at];
    if (was === undefined || is === undefined || was === is) continue;
    const isChanged = group.name === change.group;
    const part = isChanged && change.kind === 'in-part' ? partConfigurator(configurator, group) : null;
    if (part !== null && change.kind === 'in-part' && was.assembly && is.assembly) {
      const inPart = takenBy(part, was.assembly, is.assembly, change.change);
      losses.push(...inPart.losses);
      others.push(...inPart.others);
      kinds += inPart.kinds;
      far += inPart.far;
      opened += inPart.opened;
      lost += inPart.lost;
      isUnrated = inPart.isUnrated;
    }
    if (was.answered && !is.answered && is.visible && !is.optional) opened += 1;
    lost += lostIn(was, is, isChanged && change.kind === 'switch');
    if (isChanged && (group.ratings ?? []).length > 0) isUnrated = 0;
    if (!was.answered || !is.answered) continue;
    for (const rating of group.ratings ?? []) {
      const [from, to] = [amountIn(group, was, rating), amountIn(group, is, rating)];
      if (from === to) continue;
      if (rating.better === 'same') {
        kinds += 1;
        far += Math.abs(to - from) / Math.max(Math.abs(from), Math.abs(to));
        if (rating.loss !== undefined) others.push(lossOf(group, rating));
      } else if (to > from !== (rating.better === 'more')) losses.push(lossOf(group, rating));
    }
  }
  return { opened, losses, kinds, far, others, lost, isUnrated };
}

/** Whether one harms less than another; of two alike the first stays. */
export function isMilder({ harm }: Judged, than: Judged): boolean {
  for (const [index, part] of harm.entries()) {
    const other = than.harm[index];
    if (other !== undefined && part !== other) return part < other;
  }
  return false;
}

function costOf({ total: before }: Evaluation, { total: after }: Evaluation): Remedy['costs'] {
  if (before === null) return null;
  return after === null ? 'on-request' : brand(after - before);
}

/** Choices that were made and are gone. A switch replaces one, and loses none by that. */
function lostIn(was: GroupState, is: GroupState, isSwitched: boolean): number {
  const isSequence = was.codes !== undefined;
  const gone = was.options.reduce(
    (sum, { quantity }, at) => sum + goneOf(quantity, present(is.options[at]).quantity, isSequence),
    0,
  );
  const isValueGone =
    (was.value !== null && is.value === null) ||
    (typeof was.text === 'string' && is.text === null) ||
    (was.assembly !== undefined && is.assembly === undefined);
  return Math.max(0, gone - (isSwitched ? 1 : 0)) + (isValueGone ? 1 : 0);
}

/** An option that is gone; of a sequence each entry. */
function goneOf(was: number, is: number, isSequence: boolean): number {
  if (isSequence) return Math.max(0, was - is);
  return was > 0 && is === 0 ? 1 : 0;
}

/** The sum of an attribute over the selected options, as in sums. */
function amountIn(group: ConfigGroup, state: GroupState, { of }: Rating): number {
  let amount = 0;
  for (const [at, option] of (group.options ?? []).entries()) {
    amount += present(state.options[at]).quantity * (numberIn(option.attributes, of) ?? 0);
  }
  return amount;
}

function lossOf({ name }: ConfigGroup, { of, better, loss }: Rating): Loss {
  return { group: name, of, better, ...(loss === undefined ? {} : { text: loss }) };
}
