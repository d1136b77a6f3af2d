import type { Configurator, ModelNumber } from '@millrace/configurator';
import type { DecodedNumber } from '@millrace/contract';
import type { AskedNumber, FamilyReading } from '../../asked-numbers/ask-number.ts';
import { amountOf } from '../../money.ts';
import { evaluateWithin, isSpent } from '../../numbers/reading-budget.ts';
import type { Snapshot } from '../../snapshot.ts';
import type { CompiledFamily } from '../../tables/family-tables.ts';
import { foldPartNumber } from '../../tables/tables.ts';
import { type BegunPart, begunPart, type Failure } from './begun-part.ts';
import { type Cell, cellsOf, separatorOf } from './cells.ts';
import { type Mend, mendNumber } from './mend.ts';

/**
 * Decodes a text that reads as a model number of a family, or nearly; null for words, part numbers and texts that only begin alike.
 * Of the spellings that are asked for, the first that decodes counts.
 */
export function decodeNumber(snapshot: Snapshot, spellings: readonly AskedNumber[]): DecodedNumber | null {
  for (const asked of spellings) {
    const decoded = decodeSpelling(snapshot, asked);
    if (decoded !== null) return decoded;
  }
  return null;
}

function decodeSpelling(snapshot: Snapshot, { text, budget, readings }: AskedNumber): DecodedNumber | null {
  for (const reading of readings()) {
    const whole = decodeWhole(snapshot, reading, text);
    if (whole !== null) return whole;
  }
  const nearest = isLikeNumber(snapshot, text) ? decodeNearest(snapshot, readings(), { text, budget }) : null;
  // Some families were not tried wholly, and one of them may make the number: so no cell is called wrong.
  return isSpent(budget) ? null : nearest;
}

type Read = DecodedNumber['cells'][number];

function decodeWhole(snapshot: Snapshot, reading: FamilyReading, text: string): DecodedNumber | null {
  const { family, configurator, whole } = reading;
  if (whole === null || !isOrderable(snapshot, configurator, whole.itemNo)) return null;
  const cells = cellsOf(configurator, whole, text).map(({ group, text }): Read => ({ group, text, state: 'right' }));
  return { family: addressOf(family), complete: true, cells, fits: [] };
}

/** The family of whose numbers the text is right for longest. */
function decodeNearest(
  snapshot: Snapshot,
  readings: readonly FamilyReading[],
  asked: Pick<AskedNumber, 'text' | 'budget'>,
): DecodedNumber | null {
  const attempts = readings.flatMap((reading) => decodePart(snapshot, reading, asked) ?? []);
  const best = attempts.reduce<Attempt | null>((a, b) => (a !== null && a.right >= b.right ? a : b), null);
  return best?.decoded ?? null;
}

interface Attempt {
  /** Characters that are right. */
  right: number;
  decoded: DecodedNumber;
}

/** Fewest cells that must be right for a text to be taken as a number of the family. */
const FEWEST_CELLS = 2;

function decodePart(
  snapshot: Snapshot,
  reading: FamilyReading,
  { text, budget }: Pick<AskedNumber, 'text' | 'budget'>,
): Attempt | null {
  const { family, configurator, parsed: failure } = reading;
  if (failure.ok || failure.code === 'ambiguous' || failure.code === 'context' || isSpent(budget)) return null;
  const cells = cellsOf(
    configurator,
    evaluateWithin(configurator, failure.selection, budget),
    text.slice(0, failure.parsed),
  );
  if (cells.length < FEWEST_CELLS) return null;
  const readTo = cells.at(-1)?.to ?? 0;
  const begun = begunPart(configurator, text, failure, readTo);
  const mends = mendNumber(configurator, text, { failure, budget, readTo }).filter(({ evaluation }) =>
    isOrderable(snapshot, configurator, evaluation.itemNo),
  );
  const isWrong = failure.parsed < text.length;
  const wrongGroup = isWrong ? (mends[0]?.group ?? groupGoneWrong(failure)) : undefined;
  const right = begun === null && cells.at(-1)?.group === wrongGroup && isWrong ? cells.slice(0, -1) : cells;
  const reach = right.at(-1)?.to ?? 0;
  if (right.length < FEWEST_CELLS || !isSensible(configurator, text, reach)) return null;
  const wrongFrom = cells === right ? afterSeparator(configurator, text, failure.parsed) : (cells.at(-1)?.from ?? 0);
  const rest =
    begun === null
      ? restOf(configurator, text, { wrongGroup, wrongFrom, parsed: failure.parsed, mend: mends[0] })
      : restFromPart(configurator, text, begun, isWrong);
  const known = right.map(({ group, text }): Read => ({ group, text, state: 'right' }));
  const decoded = {
    family: addressOf(family),
    complete: false,
    cells: [...known, ...rest],
    fits: mends.map((mend) => presentFit(snapshot, mend)),
  };
  return { right: reach, decoded };
}

/** Nothing may follow a whole number: the rest belongs to no group. */
const groupGoneWrong = ({ expected, closest }: Failure): string | undefined =>
  (closest.find(({ group }) => expected.some((one) => one.group === group)) ?? expected[0])?.group;

function afterSeparator(configurator: Configurator, text: string, at: number): number {
  const separator = separatorOf(configurator);
  return separator !== '' && text.startsWith(separator, at) ? at + separator.length : at;
}

/** Without separators much of the text must be right before it is taken for a number. */
const isSensible = (configurator: Configurator, text: string, reach: number): boolean =>
  separatorOf(configurator) !== '' || reach * 2 >= text.length;

interface Wrong {
  wrongGroup: string | undefined;
  /** The beginning of the wrong cell, and the place in it where the text stopped making sense. */
  wrongFrom: number;
  parsed: number;
  mend: Mend | undefined;
}

/** The wrong cell and what follows it unread. What follows is cut by the closest number that fits, else at separators. */
function restOf(configurator: Configurator, text: string, { wrongGroup, wrongFrom, parsed, mend }: Wrong): Read[] {
  if (parsed >= text.length) return [];
  const separator = separatorOf(configurator);
  const cut = (from: number): number => (separator === '' ? -1 : text.indexOf(separator, from));
  const next = cut(Math.max(parsed, wrongFrom));
  const wrongTo = mend?.restFrom ?? (next < 0 ? text.length : next);
  const wrong: Read = { group: wrongGroup ?? '', text: text.slice(wrongFrom, wrongTo), state: 'wrong' };
  const unread = mend === undefined ? [] : cellsAfter(configurator, mend, text.length - wrongTo);
  if (unread.length > 0) return [wrong, ...unread.map(({ group, text }): Read => ({ group, text, state: 'unread' }))];
  return [wrong, ...piecesOf(configurator, text.slice(wrongTo))];
}

/** The part of a number that is not read, cut at separators. */
function piecesOf(configurator: Configurator, text: string): Read[] {
  const separator = separatorOf(configurator);
  const pieces = text.split(separator === '' ? /(?!)/ : separator);
  return pieces.filter((piece) => piece !== '').map((text): Read => ({ group: '', text, state: 'unread' }));
}

/** The part that is begun as one cell, and what was typed after it unread. */
function restFromPart(
  configurator: Configurator,
  text: string,
  { group, openAt, closedAt }: BegunPart,
  isWrong: boolean,
): Read[] {
  const cell: Read = { group: group.name, text: text.slice(openAt, closedAt), state: isWrong ? 'wrong' : 'right' };
  return [cell, ...piecesOf(configurator, text.slice(closedAt))];
}

/** The cells of the mended number that lie in its last characters. */
function cellsAfter(configurator: Configurator, { evaluation }: Mend, characters: number): Cell[] {
  for (const number of [evaluation.itemNo, evaluation.itemNoAlt]) {
    const cells = cellsOf(configurator, evaluation, number).filter(({ from }) => from > number.length - characters - 1);
    if (cells.length > 0) return cells;
  }
  return [];
}

function presentFit(
  { products }: Snapshot,
  { group, code, description, evaluation }: Mend,
): DecodedNumber['fits'][number] {
  const product = products.byModelNumber.get(evaluation.itemNo);
  const price = product?.isLive === true ? product.priceCents : evaluation.total;
  return { group, code, description, modelNumber: evaluation.itemNo, price: amountOf(price) };
}

/** Some configurators make only what the catalogue carries. */
const isOrderable = ({ products }: Snapshot, { catalogueOnly }: Configurator, itemNo: ModelNumber): boolean =>
  catalogueOnly !== true || products.byModelNumber.get(itemNo)?.isLive === true;

/** One piece with a digit, and a letter or a separator: no word, no sentence, no part number. */
function isLikeNumber({ products }: Snapshot, text: string): boolean {
  if (/\s/.test(text) || !/\d/.test(text) || !/\D/.test(text)) return false;
  return products.byPartNumber.get(foldPartNumber(text))?.isLive !== true;
}

const addressOf = ({ row: { name, slug, intrinsicallySafe } }: CompiledFamily): DecodedNumber['family'] => ({
  name,
  slug,
  intrinsicallySafe,
});
