import type { Pausable } from '@millrace/configurator';
import type { ContentProduct } from '@millrace/contract/content';
import { forEachPaced } from '../paced.ts';
import { fold } from '../search/words/fold-text.ts';
import { buildLists, type Lists, listLength } from '../search/words/lists.ts';
import { type FieldName, type FoundPage, fields, textsOfPage } from './page-texts.ts';
import { joinedWords, readWords, stemOf } from './words/read-words.ts';
import { phraseKey, phrasesIn, type Synonyms } from './words/synonyms.ts';
import { nameOfThing, thingsIn, wholeThingsIn, withoutLooseWords } from './words-of-names.ts';

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
  /** The names of the models of a family. */
  readonly soldBy: (page: number) => Sold;
  /** How many pages hold each word, as it is written. */
  readonly words: ReadonlyMap<string, number>;
}

/** The things that a family sells. */
export interface Sold {
  /** Terms of all things and phrases of its names. */
  any: ReadonlySet<number>;
  names: readonly SoldName[];
}

/** One name of models (`Cable weight, PVC-coated`), by its terms. */
interface SoldName {
  /** The thing that such a model is: `weight`. */
  things: ReadonlySet<number>;
  /** The same with the words before it, where they are a phrase that has synonyms: `cable weight`. */
  phrases: ReadonlySet<number>;
  /** All that its name and description say. */
  terms: ReadonlySet<number>;
}

/** A page and a weight from 0 to 1 in one number. */
const STEPS = 256;
const packed = (page: number, weight: number): number => page * STEPS + Math.round(weight * (STEPS - 1));
export const pageOf = (value: number): number => value >>> 8;
export const weightOf = (value: number): number => (value & (STEPS - 1)) / (STEPS - 1);

/** How soon further words of the same kind count for less. */
const SATURATION = 1.6;

/** Names of sheets that differ in the year alone are equally well named. */
const YEAR = /^20\d\d$/;

export function* indexPages(found: Iterable<FoundPage>, synonyms: Synonyms): Pausable<PageIndex> {
  const pages = [...found];
  const reader = createReader(synonyms);
  const inPages = buildLists();
  const inProducts = buildLists();
  const products: ContentProduct[] = [];
  const ranges = new Int32Array(pages.length + 1);
  const names: number[][] = [];
  const things: ReadonlySet<number>[] = [];
  const namedThings = new Set(papers.map(stemOf));
  const sold = new Map<number, Sold>();
  const called = new Map<number, ReadonlySet<number>>();
  for (const [page, given] of pages.entries()) {
    const counted: Counted = new Map();
    for (const [field, text] of textsOfPage(given)) count(counted, field, reader.read(text));
    names.push([...(counted.get('name')?.times.keys() ?? [])].filter((term) => !reader.years.has(term)));
    const ofPage = thingsIn(nameOfThing(given));
    for (const thing of ofPage) namedThings.add(stemOf(fold(thing)));
    things.push(new Set(ofPage.flatMap((thing) => reader.read(thing))));
    if (given.kind === 'page') called.set(page, new Set(reader.read(`${given.page.name} ${given.page.words}`)));
    if (given.kind === 'family') {
      const ofModels = new Set<number>();
      const inNames = new Set<number>();
      const namesSold = new Map<string, Set<number>>();
      yield* forEachPaced(given.family.products, (product) => {
        if (!product.isLive) return;
        const ofName = reader.readAgain(product.name);
        const said = new Set([...ofName, ...reader.readAgain(product.description)]);
        for (const term of said) {
          inProducts.push(term, products.length);
          ofModels.add(term);
        }
        for (const term of ofName) inNames.add(term);
        const ofSame = namesSold.get(product.name) ?? new Set<number>();
        if (namesSold.size < NAMES_SOLD) namesSold.set(product.name, ofSame);
        for (const term of said) ofSame.add(term);
        products.push(product);
      });
      count(counted, 'models', [...ofModels]);
      count(counted, 'modelNames', [...inNames]);
      for (const name of namesSold.keys()) for (const thing of thingsIn(name)) namedThings.add(stemOf(fold(thing)));
      const names = [...namesSold].map(([name, terms]) => ({ ...reader.things(name), terms }));
      sold.set(page, { any: new Set(names.flatMap(({ things, phrases }) => [...things, ...phrases])), names });
    }
    ranges[page + 1] = products.length;
    for (const [term, weight] of weightsOf(counted)) inPages.push(term, packed(page, weight));
    reader.endPage();
    yield;
  }
  const { terms, words } = reader;
  const lists = yield* inPages.build(terms.size);
  const named = withoutLooseWords(names, things);
  return {
    pages,
    products,
    productsOf: (page) => [ranges[page] ?? 0, ranges[page + 1] ?? 0],
    terms,
    things: namedThings,
    onlyJoined: reader.onlyJoined(),
    rarities: raritiesOf(terms, lists, pages.length),
    inPages: lists,
    inProducts: yield* inProducts.build(terms.size),
    nameOf: (page) => named[page] ?? [],
    wholeNameOf: (page) => names[page] ?? [],
    calledBy: (page) => called.get(page) ?? NONE,
    soldBy: (page) => sold.get(page) ?? NOTHING_SOLD,
    words,
  };
}

/** Words for papers: a text that ends with one asks for it, whatever stands before. */
const papers = (
  'sheet datasheet specification spec submittal guide manual handbook booklet brochure flyer catalog list diagram schematic drawing ' +
  'instructions video'
).split(' ');

const NONE: ReadonlySet<number> = new Set();
const NOTHING_SOLD: Sold = { any: NONE, names: [] };

/** Names of a family's models that are kept. A family of more says nothing by any one of them. */
const NAMES_SOLD = 60;

/** Numbers the terms of texts, and counts the pages of each word. */
function createReader(synonyms: Synonyms) {
  const terms = new Map<string, number>();
  const words = new Map<string, number>();
  const years = new Set<number>();
  const hyphened = new Set<string>();
  const stems = new Map<string, string>();
  let seen = new Set<string>();
  const kept = new Map<string, readonly number[]>();
  const stem = (word: string): string => {
    const known = stems.get(word) ?? stemOf(word);
    stems.set(word, known);
    return known;
  };
  const numberOf = (term: string): number => {
    const known = terms.get(term);
    if (known !== undefined) return known;
    if (YEAR.test(term)) years.add(terms.size);
    terms.set(term, terms.size);
    return terms.size - 1;
  };
  const read = (text: string): number[] => {
    const found: number[] = [];
    const whole: string[] = [];
    for (const { raw, term, isHeld } of readWords(text, stem)) {
      seen.add(raw);
      found.push(numberOf(term));
      if (!isHeld) whole.push(term);
    }
    for (const phrase of phrasesIn(whole, synonyms)) found.push(numberOf(phrase));
    for (const joined of joinedWords(text)) {
      hyphened.add(joined);
      found.push(numberOf(stem(joined)));
    }
    return found;
  };
  /** Names and descriptions of products are often the same: the last ones are kept. */
  const readAgain = (text: string): readonly number[] => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const found = read(text);
    if (kept.size === KEPT) kept.clear();
    kept.set(text, found);
    return found;
  };
  /** Returns the things that a name says it is: the last word of the thing, and each phrase with synonyms that ends there. */
  const things = (name: string): Pick<SoldName, 'things' | 'phrases'> => {
    const [words, phrases] = [new Set<number>(), new Set<number>()];
    for (const thing of wholeThingsIn(name)) {
      const parts = readWords(thing, stem).flatMap(({ term, isHeld }) => (isHeld ? [] : [term]));
      for (const from of parts.keys()) {
        const number = terms.get(phraseKey(parts.slice(from)));
        if (number !== undefined) (from === parts.length - 1 ? words : phrases).add(number);
      }
    }
    return { things: words, phrases };
  };
  const endPage = (): void => {
    kept.clear();
    for (const word of seen) words.set(word, (words.get(word) ?? 0) + 1);
    seen = new Set();
  };
  /** Returns the words that stand nowhere but with a hyphen, and counts them as words. */
  const onlyJoined = (): ReadonlySet<string> => {
    const only = new Set([...hyphened].filter((word) => !words.has(word)));
    for (const word of only) words.set(word, 1);
    return only;
  };
  return { onlyJoined, terms, words, years, read, readAgain, things, endPage };
}

/** Texts of one family's products that are kept while it is read. */
const KEPT = 1000;

type Counted = Map<FieldName, { length: number; times: Map<number, number> }>;

function count(counted: Counted, field: FieldName, found: readonly number[]): void {
  const into = counted.get(field) ?? { length: 0, times: new Map<number, number>() };
  counted.set(field, into);
  into.length += found.length;
  for (const term of found) into.times.set(term, (into.times.get(term) ?? 0) + 1);
}

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

/** A term counts by its fields, less in long texts, and further occurrences less and less. */
function weightsOf(counted: Counted): Map<number, number> {
  const weights = new Map<number, number>();
  for (const [field, { length, times }] of counted) {
    const { weight, usual } = fields[field];
    const share = weight / (0.6 + (0.4 * length) / usual);
    for (const [term, count] of times) weights.set(term, (weights.get(term) ?? 0) + share * (1 + Math.log(count)));
  }
  for (const [term, weight] of weights) weights.set(term, weight / (weight + SATURATION));
  return weights;
}
