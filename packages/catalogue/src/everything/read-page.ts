import type { Pausable } from '@millrace/configurator';
import type { ContentProduct } from '@millrace/contract/content';
import { joinedWords, readWords, stemOf } from '../language/read-words.ts';
import { phraseKey, phrasesIn, type Synonyms } from '../language/synonyms.ts';
import { forEachPaced } from '../paced.ts';
import { hasSameItems } from '../same-items.ts';
import { fold } from '../words/fold-text.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { type FieldName, type FoundPage, fields, type PageText, textsOfPage } from './page-texts.ts';
import { nameOfThing, thingsIn, wholeThingsIn } from './words-of-names.ts';

/** All that the index takes from one page, whatever the others say. Terms are those of a lexicon. */
export interface PageExtract {
  readonly texts: readonly PageText[];
  /** Of a family. */
  readonly rows: readonly ContentProduct[];
  /** All its terms, and in the same order the weight of each. */
  readonly terms: Int32Array;
  readonly weights: Float32Array;
  /** Terms of its name but for years: names of sheets that differ in the year alone are equally well named. */
  readonly name: readonly number[];
  /** Terms of the thing that its name says it is. */
  readonly things: readonly number[];
  /** Terms of what people call a page of a fixed address; null for other pages. */
  readonly called: readonly number[] | null;
  readonly models: ReadModels | null;
  /** Its words as they are written, each once; those of a hyphen as one word are `joined`. */
  readonly words: readonly string[];
  readonly joined: readonly string[];
  /** Terms that its name, and those of its models, say a thing is. */
  readonly namedThings: readonly string[];
}

/** The live products of a family. */
interface ReadModels {
  readonly products: readonly ContentProduct[];
  /** Pairs of a term and the number of a product among them. */
  readonly terms: Int32Array;
  readonly sold: Sold;
}

/** The things that a family sells, in terms of the lexicon. */
export interface Sold {
  /** All things and phrases of its names. */
  readonly any: ReadonlySet<number>;
  readonly names: readonly NameExtract[];
}

/** One name of models (`Cable weight, PVC-coated`), by its terms. */
interface NameExtract {
  readonly name: string;
  /** The thing that such a model is: `weight`. */
  readonly things: readonly number[];
  /** The same with the words before it, where they are a phrase that has synonyms: `cable weight`. */
  readonly phrases: readonly number[];
  /** All that its name and description say. */
  readonly terms: readonly number[];
}

const YEAR = /^20\d\d$/;

/** How soon further words of the same kind count for less. */
const SATURATION = 1.6;

/** Names of a family's models that are kept. A family of more says nothing by any one of them. */
const NAMES_SOLD = 60;

/** Texts of one family's products that are kept while it is read. */
const KEPT = 1000;

/** The row that a page is about: as long as it is the same object, an extract of the page may still be true. */
export function rowOf(page: FoundPage): object {
  switch (page.kind) {
    case 'family':
      return page.family.row;
    case 'category':
      return page.category;
    case 'document':
      return page.document;
    case 'file':
      return page.file;
    case 'question':
      return page.faq;
    case 'post':
      return page.post;
    case 'job':
      return page.job;
    case 'video':
      return page.video;
    case 'page':
      return page.page;
  }
}

/** Reads pages. A page whose texts and products are those of an earlier extract is not read again. */
export function pageReader(lexicon: Lexicon, synonyms: Synonyms) {
  const stems = new Map<string, string>();
  const stem = (word: string): string => {
    const known = stems.get(word) ?? stemOf(word);
    stems.set(word, known);
    return known;
  };
  return function* readPage(page: FoundPage, before: PageExtract | undefined): Pausable<PageExtract> {
    const texts = [...textsOfPage(page)];
    const rows = page.kind === 'family' ? page.family.products : [];
    if (before !== undefined && hasSameItems(before.rows, rows) && isSameText(before.texts, texts)) return before;
    const { read, words, joined, phrasesOf } = textReader(lexicon, synonyms, stem);
    const counted: Counted = new Map();
    for (const [field, text] of texts) count(counted, field, read(text));
    const name = [...(counted.get('name')?.times.keys() ?? [])].filter((term) => !YEAR.test(lexicon.termOf(term)));
    const ofName = thingsIn(nameOfThing(page));
    const things = ofName.flatMap((thing) => read(thing));
    const called = page.kind === 'page' ? read(`${page.page.name} ${page.page.words}`) : null;
    const models = page.kind === 'family' ? yield* readModels(rows, { read, phrasesOf, counted }) : null;
    const weights = weightsOf(counted);
    const [terms, ofTerms] = [Int32Array.from(weights.keys()), Float32Array.from(weights.values())];
    const ofModels = models?.sold.names.flatMap((model) => thingsIn(model.name)) ?? [];
    const namedThings = [...new Set([...ofName, ...ofModels].map((thing) => stemOf(fold(thing))))];
    return {
      texts,
      rows,
      terms,
      weights: ofTerms,
      name,
      things,
      called,
      models,
      words: [...words],
      joined: [...joined],
      namedThings,
    };
  };
}

const isSameText = (texts: readonly PageText[], others: readonly PageText[]): boolean =>
  texts.length === others.length &&
  texts.every(([field, text], nth) => field === others[nth]?.[0] && text === others[nth]?.[1]);

interface TextReader {
  read: (text: string) => number[];
  /** The terms of a name's thing: the last word of it, and each phrase with synonyms that ends there. */
  phrasesOf: (name: string) => Pick<NameExtract, 'things' | 'phrases'>;
  /** All words that were read; those of a hyphen as one word are `joined`. */
  words: ReadonlySet<string>;
  joined: ReadonlySet<string>;
}

function textReader(lexicon: Lexicon, synonyms: Synonyms, stem: (word: string) => string): TextReader {
  const words = new Set<string>();
  const joined = new Set<string>();
  const terms = new Set<number>();
  const termOf = (term: string): number => {
    const number = lexicon.numberOf(term);
    terms.add(number);
    return number;
  };
  return {
    words,
    joined,
    read: (text) => {
      const found: number[] = [];
      const whole: string[] = [];
      for (const { raw, term, isHeld } of readWords(text, stem)) {
        words.add(raw);
        found.push(termOf(term));
        if (!isHeld) whole.push(term);
      }
      for (const phrase of phrasesIn(whole, synonyms)) found.push(termOf(phrase));
      for (const word of joinedWords(text)) {
        joined.add(word);
        found.push(termOf(stem(word)));
      }
      return found;
    },
    phrasesOf: (name) => {
      const [things, phrases]: [number[], number[]] = [[], []];
      for (const thing of wholeThingsIn(name)) {
        const parts = readWords(thing, stem).flatMap(({ term, isHeld }) => (isHeld ? [] : [term]));
        for (const from of parts.keys()) {
          const number = lexicon.find(phraseKey(parts.slice(from)));
          if (number !== undefined && terms.has(number)) (from === parts.length - 1 ? things : phrases).push(number);
        }
      }
      return { things, phrases };
    },
  };
}

function* readModels(
  rows: readonly ContentProduct[],
  { read, phrasesOf, counted }: Pick<TextReader, 'read' | 'phrasesOf'> & { counted: Counted },
): Pausable<ReadModels> {
  const products: ContentProduct[] = [];
  const terms: number[] = [];
  const ofModels = new Set<number>();
  const ofNames = new Set<number>();
  const names = new Map<string, Set<number>>();
  const readAgain = keptReadings(read);
  yield* forEachPaced(rows, (product) => {
    if (!product.isLive) return;
    const ofName = readAgain(product.name);
    const said = new Set([...ofName, ...readAgain(product.description)]);
    for (const term of said) {
      terms.push(term, products.length);
      ofModels.add(term);
    }
    for (const term of ofName) ofNames.add(term);
    const ofSame = names.get(product.name) ?? new Set<number>();
    if (names.size < NAMES_SOLD) names.set(product.name, ofSame);
    for (const term of said) ofSame.add(term);
    products.push(product);
  });
  count(counted, 'models', [...ofModels]);
  count(counted, 'modelNames', [...ofNames]);
  const sold = [...names].map(([name, ofSame]) => ({ name, ...phrasesOf(name), terms: [...ofSame] }));
  return {
    products,
    terms: Int32Array.from(terms),
    sold: { any: new Set(sold.flatMap(({ things, phrases }) => [...things, ...phrases])), names: sold },
  };
}

/** Names and descriptions of products are often the same: the last ones are kept. */
function keptReadings(read: (text: string) => readonly number[]): (text: string) => readonly number[] {
  const kept = new Map<string, readonly number[]>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const found = read(text);
    if (kept.size === KEPT) kept.clear();
    kept.set(text, found);
    return found;
  };
}

type Counted = Map<FieldName, { length: number; times: Map<number, number> }>;

function count(counted: Counted, field: FieldName, found: readonly number[]): void {
  const into = counted.get(field) ?? { length: 0, times: new Map<number, number>() };
  counted.set(field, into);
  into.length += found.length;
  for (const term of found) into.times.set(term, (into.times.get(term) ?? 0) + 1);
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
