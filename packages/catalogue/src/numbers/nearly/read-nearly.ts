import {
  type Configurator,
  type Evaluation,
  GROUP_SEPARATOR,
  numberParts,
  type StepBudget,
} from '@millrace/configurator';
import { type FoldedNumber, foldCode, foldNumber, typedText } from '../lenient/folded-number.ts';
import { isSpent } from '../reading-budget.ts';
import { type AlignedCell, type Alignment, alignNumber } from './align-number.ts';
import { keepBegun } from './begun-parts.ts';
import { blameGroups } from './blame-groups.ts';
import { carriedBeside } from './carried-beside.ts';
import type { Kept } from './keep-right.ts';
import { type IsCarried, type Offer, offersFor } from './offers.ts';
import { isOneSlip, UNLIKE, unlikeness } from './unlikeness.ts';

/** A text that is no whole number of a configurator, but nearly. */
export interface NearReading {
  readonly cells: readonly NearCell[];
  readonly evaluation: Evaluation;
  /** Weighed faults, fewest for the likeliest. */
  readonly cost: number;
  readonly offers: () => readonly Offer[];
}

interface NearCell {
  /** '' where the text has more than the number. */
  readonly group: string;
  readonly text: string;
  /** As it was typed, or as it is printed. */
  readonly separator: string;
  readonly state: 'right' | 'wrong' | 'unread';
}

/** Fewest parts that must be right, the most faults, and the share of what is typed that must be right. */
const FEWEST_RIGHT = 2;
/**
 * Fewest parts after a wrong series, and after a wrong literal beginning, of which not one is wrong; fewer where it is like the right
 * one.
 */
const RIGHT_AFTER_WRONG = 4;
const RIGHT_AFTER_PREFIX = 3;
const RIGHT_AFTER_LIKE_PREFIX = 2;
/** Fewest parts that must be right of a text with words, where no more than half of it is right. */
const RIGHT_WITH_WORDS = 4;
const MOST_FAULTS = 2.4;
const LEAST_SHARE = 0.5;

/**
 * Reads a text as nearly a number of this configurator; null where it is none. A number that is whole, but that only the catalogue could
 * have and has not, is nearly one too: those beside it are offered.
 */
export function readNearly(
  configurator: Configurator,
  folded: FoldedNumber,
  budget: StepBudget,
  isCarried: IsCarried = () => false,
): NearReading | null {
  const loose = alignNumber(configurator, folded, budget);
  if (loose === null || !isSensible(configurator, loose, folded)) return null;
  const [aligned, first] = withFewestFaults(configurator, loose, folded, budget);
  const alignment = blameGroups(configurator, aligned, first, folded);
  const kept = alignment === aligned ? first : keepBegun(configurator, alignment, folded, budget);
  const isWhole = kept.evaluation.complete && kept.wrong.length === 0;
  // All that stands there is right, and the number prints more after it (`-00` for a cable that there is none of).
  const isCutOff = isWhole && foldCode(kept.evaluation.itemNo) !== folded.text;
  if (isWhole && !isCutOff && (configurator.catalogueOnly !== true || isCarried(kept.evaluation.itemNo))) return null;
  return {
    cells: withPrefix(
      configurator,
      alignment.cells.map((cell) => presentCell(configurator, folded, kept, cell)),
    ),
    evaluation: kept.evaluation,
    cost: alignment.cost + kept.wrong.length / 100,
    offers: () =>
      isCutOff && configurator.catalogueOnly !== true
        ? [wholeOffer(configurator, kept.evaluation)]
        : isWhole
          ? carriedBeside(configurator, kept, isCarried, budget)
          : offersFor(configurator, { alignment, kept, folded, budget, isCarried, offersWithin: offersIn(budget) }),
  };
}

/** The number with what it prints at its end. */
function wholeOffer(configurator: Configurator, evaluation: Evaluation): Offer {
  const { itemNo, total } = evaluation;
  const last = numberParts(configurator, evaluation).at(-1);
  return { group: last?.group ?? '', code: last?.text ?? '', words: last?.words ?? '', itemNo, total };
}

/** Rules may refuse what a piece was cut from: it is one wrong part then, if that leaves fewer faults. */
function withFewestFaults(
  configurator: Configurator,
  loose: Alignment,
  folded: FoldedNumber,
  budget: StepBudget,
): readonly [Alignment, Kept] {
  const kept = keepBegun(configurator, loose, folded, budget);
  const refused = ({ wrong }: Kept): number => wrong.filter(({ piece }) => piece !== null).length;
  if (refused(kept) === 0) return [loose, kept];
  const stiff = alignNumber(configurator, folded, budget, 'stiff');
  if (stiff === null || stiff.cost >= loose.cost + refused(kept)) return [loose, kept];
  const cut = keepBegun(configurator, stiff, folded, budget);
  return stiff.cost + refused(cut) < loose.cost + refused(kept) ? [stiff, cut] : [loose, kept];
}

/**
 * Reads a text whose literal beginning is of no configurator's numbers as a number of this one, where everything after it is right and
 * whole. Null where its own beginning stands there, or the configurator has none.
 */
export function readWithWrongPrefix(
  configurator: Configurator,
  folded: FoldedNumber,
  budget: StepBudget,
): NearReading | null {
  const { prefix = '' } = configurator;
  if (prefix === '' || folded.text.startsWith(foldCode(prefix))) return null;
  const after = (end: number): string => folded.tidy.slice(folded.places[end]);
  const [read] = [
    ...endsOfWrongPrefix(prefix, folded).map((end) => ({ end, after: after(end) })),
    ...swappedAtEnd(prefix, folded).map((end) => ({
      end,
      after: typedText(folded, { from: end - 1, to: end }) + after(end + 1),
    })),
  ].flatMap((cut) => readAfterPrefix(configurator, folded, cut, budget));
  if (read === undefined) return null;
  const { end, meant, alignment, kept } = read;
  const { itemNo, total } = kept.evaluation;
  const [series, ...rest] = withPrefix(
    configurator,
    alignment.cells.map((cell) => presentCell(configurator, meant, kept, cell)),
  );
  if (series?.group !== PREFIX_CELL) return null;
  return {
    cells: [{ ...series, text: typedText(folded, { from: 0, to: end }), state: 'wrong' }, ...rest],
    evaluation: kept.evaluation,
    cost: alignment.cost + 1,
    offers: () => [{ group: PREFIX_CELL, code: series.text, words: '', itemNo, total }],
  };
}

/**
 * Returns the places where a wrong literal beginning may end: at as many separators as the right one has, or, where that has none, after a
 * beginning that is one slip away from it.
 */
function endsOfWrongPrefix(prefix: string, { text, breaks }: FoldedNumber): number[] {
  const separators = (prefix.match(/[^\p{L}\p{N}]+/gu) ?? []).length;
  if (separators > 0) return [...breaks].slice(separators - 1, separators);
  const right = foldCode(prefix);
  if (right.length < 2) return [];
  return [right.length, right.length + 1, right.length - 1].filter((end) => isOneSlip(text.slice(0, end), right));
}

/** The end of a beginning without a separator whose last character changed places with the one after it: `S2G0` for `SG20`. */
function swappedAtEnd(prefix: string, { text }: FoldedNumber): number[] {
  const right = foldCode(prefix);
  const end = right.length;
  const isPlain = end > 1 && !/[^\p{L}\p{N}]/u.test(prefix);
  return isPlain && text.slice(0, end - 1) + text.charAt(end) === right ? [end] : [];
}

/** The rest of a text after a wrong literal beginning, as a number with the right one; [] where it is not whole. */
function readAfterPrefix(
  configurator: Configurator,
  folded: FoldedNumber,
  { end, after }: { end: number; after: string },
  budget: StepBudget,
) {
  const { prefix = '' } = configurator;
  const meant = foldNumber(prefix + after);
  const alignment = meant === null || isSpent(budget) ? null : alignNumber(configurator, meant, budget);
  if (meant === null || alignment === null) return [];
  const isLike = isLikePrefix(typedText(folded, { from: 0, to: end }), prefix);
  if (alignment.cells.length < (isLike ? RIGHT_AFTER_LIKE_PREFIX : RIGHT_AFTER_PREFIX)) return [];
  const kept = keepBegun(configurator, alignment, meant, budget);
  return kept.evaluation.complete && kept.wrong.length === 0 ? [{ end, meant, alignment, kept }] : [];
}

/** Its number differs, two characters changed places, or one of at least four is another. */
function isLikePrefix(typed: string, prefix: string): boolean {
  const right = prefix.replace(/[^\p{L}\p{N}]+$/u, '');
  if (right === prefix) return isOneSlip(foldCode(typed), foldCode(prefix));
  return unlikeness(typed, right) < UNLIKE || (right.length > 3 && unlikeness(typed, right) === UNLIKE + 1);
}

const offersIn =
  (budget: StepBudget) =>
  (part: Configurator, typed: string): readonly Offer[] => {
    const folded = foldNumber(typed);
    return (folded === null ? null : readNearly(part, folded, budget))?.offers() ?? [];
  };

/** Returns whether the first piece alone is wrong before so many right ones that it can be no other maker's number by chance. */
function isWrongAtFirst([first, ...rest]: Alignment['cells']): boolean {
  return (
    first?.group != null &&
    first.piece === null &&
    rest.length >= RIGHT_AFTER_WRONG &&
    rest.every(({ piece }) => piece !== null)
  );
}

function isSensible(
  { prefix = '' }: Configurator,
  { cells, cost }: Alignment,
  { text, hasWord, inWords }: FoldedNumber,
): boolean {
  const right = cells.filter(({ piece }) => piece !== null);
  const first = cells[0];
  const named = prefix !== '' || (first !== undefined && first.piece !== null && /\D/.test(first.piece.printed));
  const begins = named || isWrongAtFirst(cells);
  const characters = right.reduce((sum, { from, to }) => sum + to - from, prefix.length);
  // The number of a part is judged by its own configurator.
  const inParts = cells.filter(({ group, piece }) => group?.kind === 'assembly' && piece === null);
  const judged = inParts.reduce((sum, { from, to }) => sum - (to - from), text.length);
  const parts = right.length + Number(prefix !== '');
  const least = judged * LEAST_SHARE;
  // Words may be meant as words, as in "HL 2 pumps".
  const isMeant = !hasWord || parts >= RIGHT_WITH_WORDS || characters - prefix.length + foldCode(prefix).length > least;
  // No code ends inside a word.
  const isTorn = right.some(({ from, to }) => inWords.has(from) || inWords.has(to));
  return !isTorn && begins && parts >= FEWEST_RIGHT && cost <= MOST_FAULTS && characters >= least && isMeant;
}

/** A cell of its own for the literal text before the first part. */
function withPrefix({ prefix = '' }: Configurator, cells: NearCell[]): NearCell[] {
  const text = /^.*[\p{L}\p{N}]/u.exec(prefix)?.[0] ?? '';
  const [first, ...rest] = cells;
  if (text === '' || first === undefined) return cells;
  const separator = prefix.slice(text.length) + (first.separator === '-' ? '' : first.separator);
  return [{ group: PREFIX_CELL, text, separator: '', state: 'right' }, { ...first, separator }, ...rest];
}
/** The plate's name for it. */
export const PREFIX_CELL = 'Series';

const presentCell = (
  { groupSeparator = GROUP_SEPARATOR }: Configurator,
  folded: FoldedNumber,
  { wrong, waiting }: Kept,
  cell: AlignedCell,
): NearCell => ({
  group: cell.group?.name ?? '',
  separator: cell.piece?.separator ?? (cell.from === 0 ? '' : (cell.group?.separator ?? groupSeparator)),
  text: wrong.includes(cell) || cell.piece === null ? typedText(folded, cell) : cell.piece.printed,
  state: wrong.includes(cell) ? 'wrong' : waiting.includes(cell) ? 'unread' : 'right',
});
