import type { Pausable } from '@millrace/configurator';
import { forEachPaced } from '../paced.ts';
import { hasSameItems } from '../same-items.ts';
import { sortPaced } from '../sort-paced.ts';
import { compact, wordsOf } from './fold-text.ts';
import { type Extracts, handedOn, type Lexicon, numbering } from './lexicon.ts';
import { buildLists } from './lists.ts';
import type { Matches } from './matches.ts';
import { type Closeness, FIELDS, type Field, rankOf } from './rank.ts';
import { indexTerms, type TermIndex } from './term-index.ts';

/** Every term of every document, with its places. */
export interface WordIndex {
  /** The number of documents. */
  readonly size: number;
  readonly terms: TermIndex;
  /** Marks the documents of a term in this field or a better one. */
  readonly mark: (matches: Matches, term: number, closeness: Closeness, worst: Field) => void;
}

/** The searchable texts of a document, by field. Numbers are one term each, texts are words. */
export interface DocumentText {
  field: Field;
  number?: string | null;
  text?: string;
}

/** Documents with one owner, such as the products of a family. */
export interface Section<D> {
  /** As long as it and the rows are the same objects, so are the texts. null: they are read each time. */
  readonly owner: object | null;
  readonly documents: readonly D[];
}

/** The words of a section: pairs of a term of the lexicon and a posting within the section. */
export interface SectionExtract {
  readonly rows: readonly object[];
  readonly pairs: Int32Array;
}

interface Texts<D> {
  rowOf: (document: D) => object;
  textsOf: (document: D) => readonly DocumentText[];
}

/** Indexes sections one after the other; of those that have not changed since they were read, nothing is read again. */
export function* indexWords<D>(
  sections: readonly Section<D>[],
  { rowOf, textsOf }: Texts<D>,
  known: Extracts<SectionExtract>,
): Pausable<{ index: WordIndex; extracts: Extracts<SectionExtract> }> {
  const { lexicon } = known;
  const numbers = numbering(lexicon);
  const extracts = new Map<object, SectionExtract>();
  const postings = buildLists();
  let size = 0;
  for (const { owner, documents } of sections) {
    const rows = documents.map(rowOf);
    const before = owner === null ? undefined : known.of.get(owner);
    const isSame = before !== undefined && hasSameItems(before.rows, rows);
    const extract = isSame ? before : { rows, pairs: yield* pairsOf(documents, textsOf, lexicon) };
    if (owner !== null) extracts.set(owner, extract);
    const { pairs } = extract;
    for (let at = 0; at < pairs.length; at += 2) {
      postings.push(numbers.of(pairs[at] ?? 0), size * FIELDS + (pairs[at + 1] ?? 0));
      if (at % PAIRS_AT_ONCE === PAIRS_AT_ONCE - 2) yield;
    }
    size += documents.length;
    yield;
  }
  const { starts, values } = yield* postings.build(numbers.terms.size);
  const terms = yield* sortPaced([...numbers.terms.keys()], inOrderOfText);
  const listOf = new Int32Array(terms.length);
  yield* forEachPaced(terms, (term, number) => {
    listOf[number] = numbers.terms.get(term) ?? 0;
  });
  const index: WordIndex = {
    size,
    terms: yield* indexTerms(terms),
    mark: (matches, term, closeness, worst) => {
      const { ranks } = matches;
      const list = listOf[term] ?? 0;
      const to = starts[list + 1] ?? 0;
      for (let at = starts[list] ?? 0; at < to; at += 1) {
        const posting = values[at] ?? 0;
        const field = posting % FIELDS;
        if (field > worst) continue;
        const document = (posting - field) / FIELDS;
        const rank = rankOf(closeness, field);
        const known = ranks[document] ?? 0;
        if (known === 0 || rank < known) ranks[document] = rank;
        if (document < matches.first) matches.first = document;
        if (document > matches.last) matches.last = document;
      }
    },
  };
  return { index, extracts: handedOn({ lexicon, of: extracts }, numbers) };
}

/** Numbers that are handed on between two pauses: a millisecond's work. */
const PAIRS_AT_ONCE = 1 << 15;

function* pairsOf<D>(
  documents: readonly D[],
  textsOf: (document: D) => readonly DocumentText[],
  lexicon: Lexicon,
): Pausable<Int32Array> {
  const pairs: number[] = [];
  const add = (term: string, posting: number): void => {
    if (term !== '') pairs.push(lexicon.numberOf(term), posting);
  };
  yield* forEachPaced(documents, (given, document) => {
    for (const { field, number, text } of textsOf(given)) {
      const posting = document * FIELDS + field;
      if (number !== undefined && number !== null) add(compact(number), posting);
      if (text !== undefined) for (const word of wordsOf(text)) add(word, posting);
    }
  });
  return Int32Array.from(pairs);
}

/** Terms are unique, so none are equal. */
const inOrderOfText = (a: string, b: string): number => (a < b ? -1 : 1);
