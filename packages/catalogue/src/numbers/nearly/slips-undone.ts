import type { Configurator, Evaluation, StepBudget } from '@millrace/configurator';
import { type FoldedNumber, foldCode } from '../lenient/folded-number.ts';
import { isSpent, readWithin } from '../reading-budget.ts';
import type { AlignedCell } from './align-number.ts';
import { ONE_MORE, SWAPPED, seenAs } from './unlikeness.ts';

/** A whole number that a text was, before one slip. */
interface Undone {
  readonly evaluation: Evaluation;
  /** As `unlikeness` tells it. */
  readonly likeness: number;
}

/** Characters of wrong cells that are looked at: more are no slip. */
const LONGEST = 16;

/**
 * Finds the whole numbers that a text makes when one slip at its wrong cells is undone: two neighbours change places, also over the edge of
 * a cell (`P1D` for `PD1`), one character goes, or one is the digit or the letter that looks the same.
 */
export function slipsUndone(
  configurator: Configurator,
  { tidy, places }: FoldedNumber,
  wrong: readonly AlignedCell[],
  budget: StepBudget,
): Undone[] {
  if (wrong.length === 0) return [];
  const first = (places[Math.min(...wrong.map(({ from }) => from))] ?? 0) - 1;
  const last = (places[Math.max(...wrong.map(({ to }) => to)) - 1] ?? 0) + 1;
  if (last - first > LONGEST) return [];
  const found = new Map<string, Undone>();
  for (const text of new Set([tidy, tidy.toUpperCase()]))
    for (const [other, likeness] of slips(text, Math.max(0, first), last)) {
      if (isSpent(budget)) return [];
      const { evaluation } = readWithin(configurator, other, budget);
      if (evaluation !== null && !found.has(evaluation.itemNo)) found.set(evaluation.itemNo, { evaluation, likeness });
    }
  return [...found.values()];
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Each text that one slip makes of a text at these places, the likeliest first. */
function* slips(text: string, first: number, last: number): Generator<readonly [text: string, likeness: number]> {
  const places = [...text].flatMap((character, at) =>
    at >= first && at <= last && LETTER_OR_DIGIT.test(character) ? [at] : [],
  );
  for (const at of places)
    for (const other of lookalikesOf(text.charAt(at))) yield [text.slice(0, at) + other + text.slice(at + 1), 0];
  for (const at of places) {
    const [one, next] = [text.charAt(at), text.charAt(at + 1)];
    if (one !== next && LETTER_OR_DIGIT.test(next))
      yield [text.slice(0, at) + next + one + text.slice(at + 2), SWAPPED];
  }
  for (const at of places) yield [text.slice(0, at) + text.slice(at + 1), ONE_MORE];
}

const lookalikesOf = (character: string): string[] =>
  ALL.filter(
    (other) => other !== character && foldCode(other) !== foldCode(character) && seenAs(other) === seenAs(character),
  );
const ALL = [...'0123456789BGSZ'];
