import type { ConfigGroup, Configurator, StepBudget } from '@millrace/configurator';
import { type FoldedNumber, typedText } from '../lenient/folded-number.ts';
import type { Piece, PrintingGroup } from '../lenient/piece.ts';
import { printingOf } from '../lenient/pieces.ts';
import { isSpent } from '../reading-budget.ts';
import { UNLIKE, unlikeness } from './unlikeness.ts';

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

interface Step {
  cost: number;
  cell: AlignedCell | null;
  next: { index: number; at: number } | null;
}

/**
 * Lays a folded text against a configurator with the fewest faults: one piece that no group reads is one fault, and everything after it
 * is still read. Bounded by groups times places. Null where it begins otherwise, and where the budget is spent.
 */
export function alignNumber(configurator: Configurator, folded: FoldedNumber, budget: StepBudget): Alignment | null {
  const { prefix, groups } = printingOf(configurator);
  const { text } = folded;
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
    if (group === undefined) return atEndOfGroups(text, at);
    if (at === text.length) return [{ cost: missingFrom(groups, index), cell: null, next: null }];
    return [
      ...readSteps(group, index, at, folded, at === prefix.length),
      { cost: group.mayBeEmpty ? COST.skipped : COST.missing, cell: null, next: { index: index + 1, at } },
      ...wrongSteps(groups, index, at, folded, at === prefix.length),
    ];
  };
  const start = best(0, prefix.length);
  if (isSpent(budget)) return null;
  const cells: AlignedCell[] = [];
  for (let step: Step | null = start; step !== null; step = step.next && best(step.next.index, step.next.at))
    if (step.cell !== null) cells.push(step.cell);
  return { cells, cost: start.cost };
}

/** Whatever is left belongs to no group. */
const atEndOfGroups = (text: string, at: number): Step[] =>
  at === text.length
    ? [{ cost: 0, cell: null, next: null }]
    : [{ cost: COST.extra, cell: { group: null, from: at, to: text.length, piece: null }, next: null }];

const missingFrom = (groups: readonly PrintingGroup[], from: number): number =>
  groups.slice(from).filter(({ mayBeEmpty }) => !mayBeEmpty).length * COST.missingAtEnd;

function readSteps(
  group: PrintingGroup,
  index: number,
  at: number,
  { text, breaks }: FoldedNumber,
  isFirst: boolean,
): Step[] {
  // A typed separator ends a text: it is among the characters that a text before others leaves out.
  const isWhole = (piece: Piece): boolean =>
    piece.text === undefined || ![...breaks].some((place) => place > at && place < piece.end);
  return group
    .piecesAt(text, at, isFirst)
    .filter(isWhole)
    .map((piece) => {
      const isCut = breaks.size === 0 || piece.end === text.length || breaks.has(piece.end);
      const isLast = group.ends(piece) && piece.end === text.length;
      return {
        cost: isCut ? 0 : COST.uncut,
        cell: { group: group.data, from: at, to: piece.end, piece },
        next: isLast ? null : { index: index + 1, at: piece.end },
      };
    });
}

function wrongSteps(
  groups: readonly PrintingGroup[],
  index: number,
  at: number,
  folded: FoldedNumber,
  isFirst: boolean,
): Step[] {
  const group = groups[index];
  if (group === undefined || group.data.printed === false) return [];
  const begun = group.data.multiselect === true ? group.piecesAt(folded.text, at, isFirst) : [];
  const optional = group.mayBeEmpty ? COST.wrongWhereEmptyMayBe : 0;
  const wrong = (to: number, cost: number): Step => ({
    cost,
    cell: { group: group.data, from: at, to, piece: null },
    next: { index: index + 1, at: to },
  });
  const steps = endsOfWrong(folded, at).flatMap((to, nth): Step[] => {
    const across = folded.breaks.size > 0 ? nth * COST.across : 0;
    const isBegun =
      begun.some(({ end }) => end < to) && !isLikeOthers(groups, group, typedText(folded, { from: at, to }));
    return [
      wrong(to, COST.wrong + optional + across + (isBegun ? COST.begun : 0)),
      { cost: COST.extra, cell: { group: null, from: at, to, piece: null }, next: { index, at: to } },
    ];
  });
  // Between its brackets the number of a part has separators of its own, and is of no other group.
  const end = endOfPart(group.data, folded, at);
  return end === null || end <= at ? steps : [wrong(end, COST.wrong + COST.begun), ...steps];
}

/** A wrong L0 is like the L1 of another group, and no beginning of an option I, though both fold to 1. */
const isLikeOthers = (groups: readonly PrintingGroup[], group: PrintingGroup, typed: string): boolean =>
  groups.some(
    ({ data }) =>
      data !== group.data &&
      data.printed !== false &&
      (data.options ?? []).some(({ code }) => code !== '' && unlikeness(typed, code) < UNLIKE),
  );

/** Returns the place where the number of a part ends that was typed in its brackets: where they close, or at the end of a text that breaks off. */
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

/** Returns the places where a wrong piece may end: at the next separators, or anywhere near when none were typed. */
function endsOfWrong({ text, breaks }: FoldedNumber, at: number): number[] {
  if (breaks.size > 0) {
    const next = [...breaks].filter((place) => place > at).sort((a, b) => a - b);
    return [...next, text.length].slice(0, WRONG_BREAKS);
  }
  const most = Math.min(WRONG_MAX, text.length - at);
  return [...Array(most).keys()].map((length) => at + length + 1);
}
