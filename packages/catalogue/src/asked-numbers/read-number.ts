import {
  type Evaluation,
  evaluate,
  type ModelNumber,
  type ParseResult,
  parseModelNumber,
  type StepBudget,
} from '@millrace/configurator';
import type { ContentProduct } from '@millrace/contract/content';
import { dotsAsHyphens } from '../numbers/lenient/dots-as-hyphens.ts';
import { type FoldedNumber, foldCode, foldNumber } from '../numbers/lenient/folded-number.ts';
import { readLeniently } from '../numbers/lenient/read-leniently.ts';
import { withoutLabel, withoutWords } from '../numbers/lenient/without-label.ts';
import { type NearReading, readNearly, readWithWrongPrefix } from '../numbers/nearly/read-nearly.ts';
import { isSpent } from '../numbers/reading-budget.ts';
import type { Snapshot } from '../snapshot.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import { isShown, published } from '../tables/shown.ts';
import { foldPartNumber } from '../tables/tables.ts';
import { askNumber } from './ask-number.ts';

/** One thing that a text names: a product, a number that a configurator makes, or both. */
export interface Named {
  readonly family: CompiledFamily;
  readonly product: ContentProduct | null;
  readonly evaluation: Evaluation | null;
  /** Today's number, where the text is a former one. */
  readonly alias: string | null;
}

export interface ReadNumber {
  /** As printed, where the text was written in another way and read as this; of a wrong number, where other characters were typed. */
  readonly readAs: string | null;
  /** One; several where the text may be any of them. */
  readonly named: readonly Named[];
  /** For a reading of which nothing is named. */
  readonly nearly: { readonly family: CompiledFamily; readonly reading: NearReading } | null;
}

/**
 * Reads a part number or model number: exactly as it stands first, then leniently, then without the words of a label before it, then with
 * its dots as hyphens, then as nearly a number. Null for anything else, and for the number of a document. `given-up` where the budget was
 * spent before all ways were tried: it may be a number all the same.
 */
export function readNumber(
  snapshot: Snapshot,
  typed: string,
  only: CompiledFamily | null,
  budget: StepBudget,
): ReadNumber | 'given-up' | null {
  const text = typed.trim();
  // A real number may begin as a label does: the text as a whole goes first.
  const whole = readWhole(snapshot, text, only, budget);
  if (whole !== null) return whole;
  const bare = withoutLabel(text);
  const labelled = bare === null ? null : readWhole(snapshot, bare, only, budget);
  if (labelled !== null && bare !== null) return labelled === 'given-up' ? labelled : asRead(labelled, bare);
  const wordless = withoutWords(bare ?? text);
  const amongWords = wordless === null ? null : readWhole(snapshot, wordless, only, budget);
  if (amongWords !== null && wordless !== null)
    return amongWords === 'given-up' ? amongWords : asRead(amongWords, wordless);
  // "SN.30 .NO.75" begins as the label of a serial number does, and is a number with dots.
  const dashed = (bare === null ? [text] : [text, bare]).map(dotsAsHyphens);
  for (const forms of dashed) {
    const dotted = readDotted(snapshot, forms, only, budget);
    if (dotted !== null) return dotted;
  }
  // Words of a label before a wrong number are no part of its series.
  const near =
    nearestOf(wordless) ??
    dashed
      .map(([first]) => nearestOf(first?.[0] ?? null))
      .reduce(withFewestFaults, nearestOf(bare) ?? nearest(snapshot, text, only, budget));
  return near !== null && isDocumentNumber(snapshot, text) ? null : near;

  function nearestOf(other: string | null): ReadNumber | null {
    return other === null ? null : nearest(snapshot, other, only, budget);
  }
}

/** The thing that a text names which is a number as a whole, exactly or leniently. */
function readWhole(
  snapshot: Snapshot,
  text: string,
  only: CompiledFamily | null,
  budget: StepBudget,
): ReadNumber | 'given-up' | null {
  const exact = namedExactly(snapshot, text, only, budget);
  const [exactly] = exact;
  if (exactly !== undefined) return { readAs: exact.length === 1 ? exactly.alias : null, named: exact, nearly: null };
  const folded = foldNumber(text);
  if (folded === null) return null;
  const { named, areAll } = namedLeniently(snapshot, folded, only, budget);
  const first = named[0];
  if (first !== undefined)
    return { readAs: named.length === 1 && areAll ? numberAsRead(first, folded) : null, named, nearly: null };
  return isSpent(budget) ? 'given-up' : null;
}

/**
 * The things that a number with dots for hyphens names: whatever one of its forms names exactly, which costs little; else what the first
 * forms that name anything name leniently.
 */
function readDotted(
  snapshot: Snapshot,
  forms: ReturnType<typeof dotsAsHyphens>,
  only: CompiledFamily | null,
  budget: StepBudget,
): ReadNumber | 'given-up' | null {
  const found = new Map<string, ReadNumber>();
  const take = (text: string, read: ReadNumber): void =>
    void found.set(read.named.map(printed).join(), asRead(read, text));
  for (const text of forms.flat()) {
    const named = namedExactly(snapshot, text.toUpperCase(), only, budget);
    if (named.length > 0) take(text, { readAs: null, named, nearly: null });
  }
  for (const texts of forms) {
    if (found.size > 0) break;
    for (const text of texts) {
      const read = readWhole(snapshot, text, only, budget);
      if (read === 'given-up') return read;
      if (read !== null) take(text, read);
    }
  }
  const [first, ...others] = found.values();
  if (first === undefined || others.length === 0) return first ?? null;
  return { readAs: null, named: [...found.values()].flatMap(({ named }) => named), nearly: null };
}

/** Says which number was read, since the words of a label were left out: a part number as that, though it has a model number too. */
function asRead(read: ReadNumber, bare: string): ReadNumber {
  const [only, ...others] = read.named;
  if (only === undefined || others.length > 0) return read;
  const part = only.product?.partNumber;
  const isPart = part !== undefined && foldPartNumber(part) === foldPartNumber(bare);
  return { ...read, readAs: isPart ? part : (read.readAs ?? printed(only)) };
}

/** The number that a text was read as: a part number as that, though it has a model number too. */
function numberAsRead(named: Named, { text }: FoldedNumber): string {
  const part = named.product?.partNumber;
  return part !== undefined && foldCode(part) === text ? part : printed(named);
}

const printed = ({ product, evaluation }: Named): string => evaluation?.itemNo ?? product?.partNumber ?? '';

/** A part number, or a number that some configurator makes. */
function namedExactly(snapshot: Snapshot, text: string, only: CompiledFamily | null, budget: StepBudget): Named[] {
  const part = only === null ? snapshot.products.byPartNumber.get(foldPartNumber(text)) : undefined;
  const product = part === undefined ? null : namedByProduct(snapshot, part, text);
  if (product !== null) return [product];
  const made = askNumber(snapshot, text, published, budget)
    .readings()
    .flatMap(({ family, parsed, whole }) =>
      whole === null ? [] : namedByNumber(snapshot, family, whole, aliasOf(parsed)),
    )
    .filter(({ family }) => only === null || family === only);
  const written = made.length > 0 ? undefined : snapshot.products.byModelNumber.get(text);
  const carried = written === undefined ? null : namedByProduct(snapshot, written, text);
  return carried !== null && (only === null || carried.family === only) ? [carried] : made;
}

/** Products of a family that strangers see, with their number as its configurator reads it. `text`: what may be a former number of it. */
function namedByProduct({ families }: Snapshot, product: ContentProduct, text: string | null): Named | null {
  const family = families.byId.get(product.familyId);
  if (family === undefined || !isShown(product, published) || !isShown(family.row, published)) return null;
  const { configModelNo } = product;
  const configurator = family.configurator?.data;
  if (configModelNo === null || configurator === undefined) return { family, product, evaluation: null, alias: null };
  const parsed = parseModelNumber(configurator, configModelNo);
  if (!parsed.ok) return { family, product, evaluation: null, alias: null };
  const asked = text === null || text === configModelNo ? parsed : parseModelNumber(configurator, text);
  const alias = text === null ? null : aliasOf(asked);
  return { family, product, evaluation: evaluate(configurator, parsed.selection), alias };
}

const aliasOf = (parsed: ParseResult): string | null => (parsed.ok ? (parsed.alias ?? null) : null);

/** Some configurators make only what the catalogue carries. */
function namedByNumber(
  { products }: Snapshot,
  family: CompiledFamily,
  evaluation: Evaluation,
  alias: string | null,
): Named[] {
  const carrier = products.byModelNumber.get(evaluation.itemNo);
  const product = carrier?.isLive === true && carrier.familyId === family.row.id ? carrier : null;
  if (product === null && family.configurator?.data.catalogueOnly === true) return [];
  return [{ family, product, evaluation, alias }];
}

const configuredFamiliesShown = ({ families }: Snapshot, only: CompiledFamily | null): readonly CompiledFamily[] =>
  (only === null ? families.all : [only]).filter((family) => family.configurator && isShown(family.row, published));

/** Those nearest to what was written. */
function namedLeniently(
  snapshot: Snapshot,
  folded: FoldedNumber,
  only: CompiledFamily | null,
  budget: StepBudget,
): { named: Named[]; areAll: boolean } {
  const found: { named: Named; distance: number }[] = [];
  let areAll = true;
  for (const family of configuredFamiliesShown(snapshot, only)) {
    if (family.configurator === null || isSpent(budget)) continue;
    const read = readLeniently(family.configurator.data, folded, budget);
    areAll &&= read.areAll;
    for (const { evaluation, distance } of read.readings)
      for (const named of namedByNumber(snapshot, family, evaluation, null)) found.push({ named, distance });
  }
  const carriers = only === null ? snapshot.products.byFoldedNumber.get(folded.text) : undefined;
  for (const product of carriers ?? []) {
    const named = namedByProduct(snapshot, product, null);
    if (named !== null) found.push({ named, distance: 0 });
  }
  const nearest = Math.min(...found.map(({ distance }) => distance));
  const named = new Map<string, Named>();
  for (const one of found)
    if (one.distance === nearest) named.set(`${one.named.family.row.id} ${printed(one.named)}`, one.named);
  return { named: [...named.values()], areAll: areAll && !isSpent(budget) };
}

/** Whether a document is asked for by its number, with or without its kind: "TDS 0412" is no panel with a fault. */
function isDocumentNumber({ content }: Snapshot, text: string): boolean {
  const asked = foldDocumentNumber(text);
  return content.documents.some(
    (document) =>
      [document.docNumber, document.docType + document.docNumber].some((one) => foldDocumentNumber(one) === asked) &&
      isShown(document, published),
  );
}
const foldDocumentNumber = (number: string): string => number.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The family of whose numbers the text has the fewest faults; of those that were asked before the budget was spent. Where the series itself
 * is wrong, and several families read the rest, the one of which the catalogue has a number that is offered.
 */
function nearest(snapshot: Snapshot, text: string, only: CompiledFamily | null, budget: StepBudget): ReadNumber | null {
  const folded = foldNumber(text);
  if (folded === null || !/\d/.test(folded.tidy)) return null;
  const isCarried = (itemNo: ModelNumber): boolean => snapshot.products.byModelNumber.get(itemNo)?.isLive === true;
  const found: Nearly[] = [];
  for (const family of configuredFamiliesShown(snapshot, only)) {
    if (isSpent(budget)) break;
    const reading =
      family.configurator === null ? null : readNearly(family.configurator.data, folded, budget, isCarried);
    if (reading !== null) found.push({ family, reading });
  }
  // The beginnings of all numbers are known: only a text that has none of them is tried with each.
  for (const family of found.length > 0 ? [] : configuredFamiliesShown(snapshot, only)) {
    if (isSpent(budget)) break;
    const reading = family.configurator === null ? null : readWithWrongPrefix(family.configurator.data, folded, budget);
    if (reading !== null) found.push({ family, reading });
  }
  const [first, ...others] = found.toSorted((a, b) => faultsOf(a) - faultsOf(b));
  if (first === undefined) return null;
  const alike = others.filter((other) => faultsOf(other) - faultsOf(first) < SAME_FAULTS);
  const best = isWrongAtFirst(first)
    ? [first, ...alike].find(({ reading }) => reading.offers().some(({ itemNo }) => isCarried(itemNo)))
    : first;
  const nearly = best ?? first;
  return { readAs: withDigits(nearly.reading, folded), named: [], nearly };
}

/** The number as it was read, where that changes what was typed by more than its case and its separators: an O that is a 0. */
function withDigits({ cells }: NearReading, { tidy }: FoldedNumber): string | null {
  const read = cells.map(({ separator, text }) => separator + text).join('');
  const bare = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return bare(read) === bare(tidy) ? null : read;
}

/** Of a text as it stands and with hyphens for its dots the reading with fewer faults; with hyphens, where they have as many. */
function withFewestFaults(dotted: ReadNumber | null, dashed: ReadNumber | null): ReadNumber | null {
  const faults = (read: ReadNumber | null): number =>
    read?.nearly == null ? Number.POSITIVE_INFINITY : faultsOf(read.nearly);
  return faults(dotted) < faults(dashed) ? dotted : dashed;
}

type Nearly = NonNullable<ReadNumber['nearly']>;
/** Less than any fault costs. */
const SAME_FAULTS = 0.1;
/** A series that is right tells more than one wrong cell after it: TD-3-4X-5F is no wrong number of another series that has 5F. */
const WRONG_SERIES = 0.25;
const faultsOf = (nearly: Nearly): number => nearly.reading.cost + (isWrongAtFirst(nearly) ? WRONG_SERIES : 0);
const isWrongAtFirst = ({ reading: { cells } }: Nearly): boolean => cells[0]?.state === 'wrong';
