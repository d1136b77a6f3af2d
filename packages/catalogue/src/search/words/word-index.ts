import type { Pausable } from '@millrace/configurator';
import { forEachPaced } from '../../paced.ts';
import { sortPaced } from '../../sort-paced.ts';
import { compact, wordsOf } from './fold-text.ts';
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

export function* indexWords<D>(
  documents: readonly D[],
  textsOf: (document: D) => readonly DocumentText[],
): Pausable<WordIndex> {
  const lists = new Map<string, number>();
  const postings = buildLists();
  const add = (term: string, posting: number) => {
    if (term === '') return;
    const known = lists.get(term);
    const list = known ?? lists.size;
    if (known === undefined) lists.set(term, list);
    postings.push(list, posting);
  };
  yield* forEachPaced(documents, (given, document) => {
    for (const { field, number, text } of textsOf(given)) {
      const posting = document * FIELDS + field;
      if (number !== undefined && number !== null) add(compact(number), posting);
      if (text !== undefined) for (const word of wordsOf(text)) add(word, posting);
    }
  });
  const { starts, values } = yield* postings.build(lists.size);
  const terms = yield* sortPaced([...lists.keys()], inOrderOfText);
  const listOf = new Int32Array(terms.length);
  yield* forEachPaced(terms, (term, number) => {
    listOf[number] = lists.get(term) ?? 0;
  });
  return {
    size: documents.length,
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
}

/** Terms are unique, so none are equal. */
const inOrderOfText = (a: string, b: string): number => (a < b ? -1 : 1);
