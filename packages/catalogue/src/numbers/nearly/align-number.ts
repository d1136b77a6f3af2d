import { type ConfigGroup, type Configurator, isWithin, ownBounds, type StepBudget } from '@millrace/configurator';
import { type FoldedNumber, typedText } from '../lenient/folded-number.ts';
import type { Piece, PrintingGroup } from '../lenient/piece.ts';
import { printingOf } from '../lenient/pieces.ts';
import { isSpent } from '../reading-budget.ts';
import { isLikeAny } from './passed-groups.ts';

/** A text laid against the groups of a configurator: what each piece of it is, or was meant to be. */
export interface Alignment {
  readonly cells: readonly AlignedCell[];
  /** The faults, weighed. */
  readonly cost: number;
}

export interface AlignedCell {
  /** null: more than the number has. */
  readonly group: ConfigGroup | null;
  readonly from: number;
  readonly to: number;
  /** The group's reading there; null where it can read nothing. */
  readonly piece: Piece | null;
  /** The number is as whole without it: the group prints nothing there. */
  readonly mayGo?: boolean;
}

/** The weight of one fault. Everything is told apart by the smallest number of faults, then by these. */
const COST = {
  wrong: 1,
  missing: 1,
  extra: 1.1,
  /** A wrong piece is sooner of a group that must print something. */
  wrongWhereEmptyMayBe: 0.2,
  /** A part that ends where no separator was typed, though others were. */
  uncut: 0.3,
  /** The same, where it is worse than a wrong part. */
  uncutStiff: 1.1,
  /** A part that reaches over a separator that was typed, and that it does not print. */
  torn: 1,
  /** A value that ends amid digits, as 1 of `12.5`: tells apart what is as good otherwise. */
  amidDigits: 0.005,
  /** A number may be cut off. */
  missingAtEnd: 0.01,
  skipped: 0.001,
  /** Less, where a group that takes several reads the beginning of the wrong piece, and where a part stands in its brackets. */
  begun: -0.2,
  /** For each separator inside a wrong piece. */
  across: 0.2,
} as const;

/** Longest wrong piece where no separator shows its end. */
const WRONG_MAX = 8;
/** A wrong piece reaches over so many separators at most: `E|3S` is one part. */
const WRONG_BREAKS = 2;

/** The layout of a number, and the text that was typed. */
interface Layout {
  readonly folded: FoldedNumber;
  /** Its parts stand without separators. */
  readonly isTight: boolean;
  readonly uncut: number;
}

interface Step {
  cost: number;
  cell: AlignedCell | null;
  next: { index: number; at: number } | null;
}

/**
 * Lays a folded text against a configurator with the fewest faults: one piece that no group reads is one fault, and everything after it
 * is still read. Bounded by groups times places. Null where it begins otherwise, and where the budget is spent. `stiff`: parts end where
 * separators were typed, or are as good as wrong.
 */
export function alignNumber(
  configurator: Configurator,
  folded: FoldedNumber,
  budget: StepBudget,
  cuts: 'loose' | 'stiff' = 'loose',
): Alignment | null {
  const { prefix, groups } = printingOf(configurator);
  const { text } = folded;
  const isTight = configurator.groupSeparator === '';
  const layout: Layout = { folded, isTight, uncut: cuts === 'stiff' ? COST.uncutStiff : COST.uncut };
  if (!text.startsWith(prefix)) return null;
  const known = new Map<number, Step>();
  const best = (index: number, at: number): Step => {
    const key = index * (text.length + 1) + at;
    const found = known.get(key);
    if (found !== undefined) return found;
    let chosen: Step = { cost: Number.POSITIVE_INFINITY, cell: null, next: null };
    for (const step of isSpent(budget) ? [] : stepsFrom(index, at)) {
      if (isSpent(budget)) break;
      budget.left -= 1;
      const cost = step.cost + (step.next === null ? 0 : best(step.next.index, step.next.at).cost);
      if (cost < chosen.cost) chosen = { ...step, cost };
    }
    known.set(key, chosen);
    return chosen;
  };
  const stepsFrom = (index: number, at: number): Step[] => {
    const group = groups[index];
    if (group === undefined) return atEndOfGroups(folded, at);
    if (at === text.length) return [{ cost: missingFrom(groups, index), cell: null, next: null }];
    return [
      ...readSteps(group, index, at, layout, at === prefix.length),
      { cost: group.mayBeEmpty ? COST.skipped : COST.missing, cell: null, next: { index: index + 1, at } },
      ...wrongSteps(groups, index, at, layout, at === prefix.length),
    ];
  };
  const start = best(0, prefix.length);
  if (isSpent(budget)) return null;
  const cells: AlignedCell[] = [];
  for (let step: Step | null = start; step !== null; step = step.next && best(step.next.index, step.next.at))
    if (step.cell !== null) cells.push(step.cell);
  return { cells, cost: start.cost };
}

/** The rest of the text belongs to no group. */
const atEndOfGroups = ({ text, breaks }: FoldedNumber, at: number): Step[] => {
  if (at === text.length) return [{ cost: 0, cell: null, next: null }];
  const cost = COST.extra + breaksWithin(breaks, at, text.length) * COST.across;
  return [{ cost, cell: { group: null, from: at, to: text.length, piece: null }, next: null }];
};

const breaksWithin = (breaks: ReadonlySet<number>, from: number, to: number): number =>
  [...breaks].filter((place) => place > from && place < to).length;

const missingFrom = (groups: readonly PrintingGroup[], from: number): number =>
  groups.slice(from).filter(({ mayBeEmpty }) => !mayBeEmpty).length * COST.missingAtEnd;

/** The signs that a part prints between its letters and digits. */
const SEPARATORS = /[^\p{L}\p{N}.]+/gu;

function readSteps(
  group: PrintingGroup,
  index: number,
  at: number,
  { folded: { text, breaks }, isTight, uncut }: Layout,
  isFirst: boolean,
): Step[] {
  // A typed separator ends a text: it is among the characters that a text before others leaves out.
  const isWhole = (piece: Piece): boolean =>
    piece.text === undefined || ![...breaks].some((place) => place > at && place < piece.end);
  // A reading that no choice of the others would let stand is none.
  const isValue = ({ value }: Piece): boolean => value === null || isWithin(value, ownBounds(group.data), group.data);
  return group
    .piecesAt(text, at, isFirst)
    .filter((piece) => isWhole(piece) && isValue(piece))
    .map((piece) => {
      const isCut = isTight || breaks.size === 0 || piece.end === text.length || breaks.has(piece.end);
      const printed = (piece.printed.match(SEPARATORS) ?? []).length;
      const isTorn = !isTight && breaksWithin(breaks, at, piece.end) > printed;
      const isLast = group.ends(piece) && piece.end === text.length;
      return {
        cost:
          (isCut ? 0 : uncut) +
          (isTorn ? COST.torn : 0) +
          (isTight && endsAmidDigits(group.data, piece, text) ? COST.amidDigits : 0),
        cell: { group: group.data, from: at, to: piece.end, piece },
        next: isLast ? null : { index: index + 1, at: piece.end },
      };
    });
}

/** A value whose digits are not counted would have gone on. */
const endsAmidDigits = ({ digits }: ConfigGroup, { value, end }: Piece, text: string): boolean =>
  value !== null && digits === undefined && /^[.\d]/.test(text.slice(end));

function wrongSteps(
  groups: readonly PrintingGroup[],
  index: number,
  at: number,
  { folded, isTight }: Layout,
  isFirst: boolean,
): Step[] {
  const group = groups[index];
  if (group === undefined || group.data.printed === false) return [];
  const pieces = group.piecesAt(folded.text, at, isFirst);
  const begun = group.data.multiselect === true ? pieces : [];
  // A value outside all bounds is of no other group.
  const optional = (to: number): number =>
    group.mayBeEmpty && !pieces.some(({ value, end }) => value !== null && end === to) ? COST.wrongWhereEmptyMayBe : 0;
  const wrong = (to: number, cost: number): Step => ({
    cost,
    cell: { group: group.data, from: at, to, piece: null },
    next: { index: index + 1, at: to },
  });
  const steps = endsOfWrong(folded, at, isTight).flatMap((to): Step[] => {
    const across = breaksWithin(folded.breaks, at, to) * COST.across;
    const isBegun =
      begun.some(({ end }) => end < to) && !isLikeOthers(groups, group, typedText(folded, { from: at, to }));
    return [
      wrong(to, COST.wrong + optional(to) + across + (isBegun ? COST.begun : 0)),
      { cost: COST.extra + across, cell: { group: null, from: at, to, piece: null }, next: { index, at: to } },
    ];
  });
  // Between its brackets the number of a part has separators of its own, and is of no other group.
  const end = endOfPart(group.data, folded, at);
  return end === null || end <= at ? steps : [wrong(end, COST.wrong + COST.begun), ...steps];
}

/** A wrong L0 is like the L1 of another group, and no beginning of an option I, though both fold to 1. */
const isLikeOthers = (groups: readonly PrintingGroup[], group: PrintingGroup, typed: string): boolean =>
  isLikeAny(
    groups.map(({ data }) => data).filter((data) => data !== group.data),
    typed,
  );

/**
 * Returns the place where the number of a part ends that was typed in its brackets: where they close, or at the end of a text that breaks
 * off.
 */
function endOfPart({ kind, open = '(', close = ')' }: ConfigGroup, { tidy, text, places }: FoldedNumber, at: number) {
  const before = (places[at - 1] ?? -1) + 1;
  const opened = tidy.slice(before, places[at]).indexOf(open);
  if (kind !== 'assembly' || open === '' || close === '' || opened < 0) return null;
  let depth = 0;
  for (let place = before + opened; place < tidy.length; place += 1) {
    if (tidy.startsWith(open, place)) depth += 1;
    else if (tidy.startsWith(close, place)) depth -= 1;
    if (depth === 0) return places.findIndex((one) => one >= place);
  }
  return text.length;
}

/**
 * Returns the places where a wrong piece may end: at the next separators, or anywhere near where parts stand without, or none were typed.
 */
function endsOfWrong({ text, breaks }: FoldedNumber, at: number, isTight: boolean): number[] {
  const next = [...breaks].filter((place) => place > at);
  const separated = breaks.size === 0 ? [] : [...next, text.length].slice(0, WRONG_BREAKS);
  if (separated.length > 0 && !isTight) return separated;
  const most = Math.min(WRONG_MAX, (next[0] ?? text.length) - at);
  return [...new Set([...Array(most).keys()].map((length) => at + length + 1).concat(separated))];
}
