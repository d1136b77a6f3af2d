import type { Pausable } from '@millrace/configurator';
import { forEachPaced } from '../paced.ts';
import type { FamilyTables } from '../tables/family-tables.ts';
import { groupBy } from '../tables/rows.ts';
import { type Extracts, noExtracts } from '../words/lexicon.ts';
import { matchQuery } from '../words/match-query.ts';
import { matchNumber } from '../words/match-word.ts';
import type { Matches } from '../words/matches.ts';
import { type Vocabulary, vocabularyOf } from '../words/vocabulary.ts';
import { type DocumentText, indexWords, type Section, type SectionExtract } from '../words/word-index.ts';
import { type SearchDocument, searchDocuments, textsOfDocument, textsOfFamily } from './documents.ts';
import { orderOf } from './order.ts';

/** The door to search; the implementation can be replaced. */
export interface Search {
  /** Without `misspelt` only what matches as typed. */
  readonly find: (text: string, options: { misspelt: boolean }) => Found;
  /** Products whose part or model number is the text, or begins with it, without regard to separators. */
  readonly numbered: (text: string) => Found;
  /** The words of its documents, by family, for the next compile. */
  readonly extracts: Extracts<SectionExtract>;
}

/** The matches of a text, best first. */
export interface Found {
  readonly total: number;
  readonly slice: (from: number, to: number) => readonly SearchDocument[];
}

/**
 * Indexes in memory: terms are found by trigrams, ranks are counted rather than sorted. A word that no product contains
 * may stand in its family (`HOA` in a description or a specification): then the family's products are found. Only after
 * that does spelling correction apply. `synonyms`: lines of phrases that mean the same.
 */
export function* compileSearch(
  families: FamilyTables,
  synonyms: readonly string[],
  previous: Pick<Search, 'extracts'> = { extracts: noExtracts() },
): Pausable<Search> {
  const vocabulary = vocabularyOf(synonyms);
  const documents = yield* searchDocuments(families);
  const byFamily = yield* groupBy(documents, ({ family }) => family);
  const owners = [...byFamily.keys()];
  const { searcher: products, extracts } = yield* searcherOf(
    [...byFamily].map(([{ row }, ofFamily]) => ({ owner: row, documents: ofFamily })),
    { rowOf: ({ product }) => product, textsOf: textsOfDocument, isObsolete, vocabulary },
    previous.extracts,
  );
  const { searcher: ofFamilies } = yield* searcherOf(
    // Their specifications are made of more than their rows.
    [{ owner: null, documents: owners }],
    { rowOf: ({ row }) => row, textsOf: textsOfFamily, isObsolete: ({ row }) => row.isObsolete, vocabulary },
    noExtracts(),
  );
  const inFamilies = (text: string): Found => {
    const found = ofFamilies.find(text, false);
    return listed(found.slice(0, found.total).flatMap((family) => byFamily.get(family) ?? []));
  };
  return {
    find: (text, { misspelt }) => {
      const asTyped = products.find(text, false);
      if (asTyped.total > 0) return asTyped;
      const said = inFamilies(text);
      return said.total > 0 || !misspelt ? said : products.find(text, true);
    },
    numbered: products.numbered,
    extracts,
  };
}

export const listed = (documents: readonly SearchDocument[]): Found => ({
  total: documents.length,
  slice: (from, to) => documents.slice(from, to),
});

interface FoundOf<D> {
  total: number;
  slice: (from: number, to: number) => D[];
}

interface Searcher<D> {
  find: (text: string, misspelt: boolean) => FoundOf<D>;
  numbered: (text: string) => FoundOf<D>;
}

interface Searched<D> {
  rowOf: (document: D) => object;
  textsOf: (document: D) => readonly DocumentText[];
  isObsolete: (document: D) => boolean;
  vocabulary: Vocabulary;
}

function* searcherOf<D>(
  sections: readonly Section<D>[],
  { isObsolete, vocabulary, ...texts }: Searched<D>,
  known: Extracts<SectionExtract>,
): Pausable<{ searcher: Searcher<D>; extracts: Extracts<SectionExtract> }> {
  const { index, extracts } = yield* indexWords(sections, texts, known);
  const documents = sections.flatMap((section) => section.documents);
  const obsolete = new Uint8Array(documents.length);
  yield* forEachPaced(documents, (document, number) => {
    obsolete[number] = Number(isObsolete(document));
  });
  const inOrder = (matches: Readonly<Matches>): FoundOf<D> => {
    const { total, pick } = orderOf(matches, obsolete);
    return { total, slice: (from, to) => pick(from, to).flatMap((number) => documents[number] ?? []) };
  };
  const searcher: Searcher<D> = {
    find: (text, misspelt) => inOrder(matchQuery(index, text, { misspelt, vocabulary })),
    numbered: (text) => inOrder(matchNumber(index, text)),
  };
  return { searcher, extracts };
}

const isObsolete = ({ product, family }: SearchDocument): boolean => product.isObsolete || family.row.isObsolete;
