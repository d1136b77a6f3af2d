import type { SearchDocument } from './documents.ts';
import { compact, wordsOf } from './fold-text.ts';
import { buildLists } from './lists.ts';
import type { Matches } from './matches.ts';
import { type Closeness, DESCRIPTION, FIELDS, type Field, MODEL_NUMBER, NAME, PART_NUMBER, rankOf } from './rank.ts';
import { indexTerms, type TermIndex } from './term-index.ts';

/** Every term of every document, and where it stands. */
export interface WordIndex {
  /** How many documents there are. */
  readonly size: number;
  readonly terms: TermIndex;
  /** Marks the documents of a term where it stands in this field or a better one. */
  readonly mark: (matches: Matches, term: number, closeness: Closeness, worst: Field) => void;
}

export function indexWords(documents: readonly SearchDocument[]): WordIndex {
  const lists = new Map<string, number>();
  const postings = buildLists();
  const add = (term: string, document: number, field: Field) => {
    if (term === '') return;
    const known = lists.get(term);
    const list = known ?? lists.size;
    if (known === undefined) lists.set(term, list);
    postings.push(list, document * FIELDS + field);
  };
  for (const [document, { product, family }] of documents.entries()) {
    add(compact(product.partNumber), document, PART_NUMBER);
    add(compact(product.configModelNo ?? ''), document, MODEL_NUMBER);
    for (const word of wordsOf(`${product.name} ${family.row.name}`)) add(word, document, NAME);
    for (const word of wordsOf(product.description)) add(word, document, DESCRIPTION);
  }
  const { starts, values } = postings.build(lists.size);
  const terms = [...lists.keys()].sort();
  const listOf = Int32Array.from(terms, (term) => lists.get(term) ?? 0);
  return {
    size: documents.length,
    terms: indexTerms(terms),
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
