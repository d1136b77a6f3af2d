import type { Pausable } from '@millrace/configurator';
import type { ContentProduct } from '@millrace/contract/content';
import { stemOf } from '../language/read-words.ts';
import type { Synonyms } from '../language/synonyms.ts';
import { type Extracts, handedOn, type Numbering, numbering } from '../words/lexicon.ts';
import { buildLists, type ListBuilder, type Lists, listLength } from '../words/lists.ts';
import type { FoundPage } from './page-texts.ts';
import { type PageExtract, pageReader, rowOf, type Sold } from './read-page.ts';
import { withoutLooseWords } from './words-of-names.ts';

/** Every term with the pages it stands in, and with the products of families. */
export interface PageIndex {
  readonly pages: readonly FoundPage[];
  readonly products: readonly ContentProduct[];
  /** The products of a family's page: from one to, excluded, another. */
  readonly productsOf: (page: number) => readonly [number, number];
  readonly terms: ReadonlyMap<string, number>;
  /** Terms that names say a thing is: `panel`, `weight`. */
  readonly things: ReadonlySet<string>;
  /** Words that no text writes as one, only with a hyphen: `highwater`. */
  readonly onlyJoined: ReadonlySet<string>;
  /** By term: what it says that stands in so few pages of all; a phrase says no more than its words together. */
  readonly rarities: Float32Array;
  /** By term: pages, each with the weight of the term there, as `packed`. */
  readonly inPages: Lists;
  readonly inProducts: Lists;
  /** Terms of a page's name, without those that only tell its kind of thing apart (`Float` in `Float Trees`). */
  readonly nameOf: (page: number) => readonly number[];
  /** All terms of a page's name. */
  readonly wholeNameOf: (page: number) => readonly number[];
  /** Terms of what people call a page of a fixed address; none of other pages. */
  readonly calledBy: (page: number) => ReadonlySet<number>;
  /** The names of the models of a family, in terms of the lexicon. */
  readonly soldBy: (page: number) => Sold;
  /** The number of a term in the lexicon. */
  readonly inLexicon: (term: number) => number;
  /** How many pages hold each word, as it is written. */
  readonly words: ReadonlyMap<string, number>;
}

/** A page and a weight from 0 to 1 in one number. */
const STEPS = 256;
const packed = (page: number, weight: number): number => page * STEPS + Math.round(weight * (STEPS - 1));
export const pageOf = (value: number): number => value >>> 8;
export const weightOf = (value: number): number => (value & (STEPS - 1)) / (STEPS - 1);

/** Pairs of a term and a product that are indexed between two pauses: a millisecond's work. */
const PAIRS_AT_ONCE = 1 << 15;

/** Indexes pages. What is known of pages that have not changed is not read again: `known` is of the same synonyms. */
export function* indexPages(
  found: Iterable<FoundPage>,
  synonyms: Synonyms,
  known: Extracts<PageExtract>,
): Pausable<{ index: PageIndex; extracts: Extracts<PageExtract> }> {
  const pages = [...found];
  const { lexicon } = known;
  const readPage = pageReader(lexicon, synonyms);
  const extracts = new Map<object, PageExtract>();
  const numbers = numbering(lexicon);
  const termsOf = (terms: Iterable<number>): number[] => Array.from(terms, numbers.of);
  const inPages = buildLists();
  const inProducts = buildLists();
  const products: ContentProduct[] = [];
  const ranges = new Int32Array(pages.length + 1);
  const names: number[][] = [];
  const things: ReadonlySet<number>[] = [];
  const namedThings = new Set(papers.map(stemOf));
  const sold = new Map<number, Sold>();
  const called = new Map<number, ReadonlySet<number>>();
  const words = new Map<string, number>();
  const joined = new Set<string>();
  for (const [page, given] of pages.entries()) {
    const row = rowOf(given);
    const extract = yield* readPage(given, known.of.get(row));
    extracts.set(row, extract);
    for (const [nth, term] of extract.terms.entries())
      inPages.push(numbers.of(term), packed(page, extract.weights[nth] ?? 0));
    names.push(termsOf(extract.name));
    things.push(new Set(termsOf(extract.things)));
    for (const thing of extract.namedThings) namedThings.add(thing);
    if (extract.called !== null) called.set(page, new Set(termsOf(extract.called)));
    if (extract.models !== null) {
      yield* indexModels(extract.models.terms, { numbers, into: inProducts, first: products.length });
      for (const product of extract.models.products) products.push(product);
      sold.set(page, extract.models.sold);
    }
    ranges[page + 1] = products.length;
    for (const word of extract.words) words.set(word, (words.get(word) ?? 0) + 1);
    for (const word of extract.joined) joined.add(word);
    yield;
  }
  const { terms } = numbers;
  const lists = yield* inPages.build(terms.size);
  const named = withoutLooseWords(names, things);
  const onlyJoined = new Set([...joined].filter((word) => !words.has(word)));
  for (const word of onlyJoined) words.set(word, 1);
  const index: PageIndex = {
    pages,
    products,
    productsOf: (page) => [ranges[page] ?? 0, ranges[page + 1] ?? 0],
    terms,
    things: namedThings,
    onlyJoined,
    rarities: raritiesOf(terms, lists, pages.length),
    inPages: lists,
    inProducts: yield* inProducts.build(terms.size),
    nameOf: (page) => named[page] ?? [],
    wholeNameOf: (page) => names[page] ?? [],
    calledBy: (page) => called.get(page) ?? NONE,
    soldBy: (page) => sold.get(page) ?? SELLS_NOTHING,
    inLexicon: numbers.inLexicon,
    words,
  };
  return { index, extracts: handedOn({ lexicon, of: extracts }, numbers) };
}

/** `first`: the number of the family's first product. */
function* indexModels(
  pairs: Int32Array,
  { numbers, into, first }: { numbers: Numbering; into: ListBuilder; first: number },
): Pausable<void> {
  for (let at = 0; at < pairs.length; at += 2) {
    into.push(numbers.of(pairs[at] ?? 0), first + (pairs[at + 1] ?? 0));
    if (at % PAIRS_AT_ONCE === PAIRS_AT_ONCE - 2) yield;
  }
}

/** Words for papers: a text that ends with one asks for it, whatever stands before. */
const papers = (
  'sheet datasheet specification spec submittal guide manual handbook booklet brochure flyer catalog list diagram schematic drawing ' +
  'instructions video'
).split(' ');

const NONE: ReadonlySet<number> = new Set();

const SELLS_NOTHING: Sold = { any: NONE, names: [] };

function raritiesOf(terms: ReadonlyMap<string, number>, lists: Lists, pages: number): Float32Array {
  const rarities = new Float32Array(terms.size);
  for (const number of terms.values()) {
    const having = listLength(lists, number);
    rarities[number] = Math.log(1 + (pages - having + 0.5) / (having + 0.5));
  }
  for (const [term, number] of terms) {
    if (!term.includes(' ')) continue;
    const words = term.split(' ').map((word) => rarities[terms.get(word) ?? -1] ?? 0);
    const together = words.reduce((sum, rarity) => sum + rarity, 0) / Math.sqrt(words.length);
    rarities[number] = Math.min(rarities[number] ?? 0, together);
  }
  return rarities;
}
