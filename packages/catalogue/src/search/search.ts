import type { FamilyTables } from '../snapshot.ts';
import { type SearchDocument, searchDocuments } from './documents.ts';
import { matchQuery } from './match-query.ts';
import { orderOf } from './order.ts';
import { indexWords } from './word-index.ts';

/** The door to search; what stands behind it may be replaced. */
export interface Search {
  /** Without `misspelt` only what matches as typed. */
  readonly find: (text: string, options: { misspelt: boolean }) => Found;
}

/** What matches a text, best first. */
export interface Found {
  readonly total: number;
  readonly slice: (from: number, to: number) => readonly SearchDocument[];
}

/** An index in memory: terms found by trigrams, ranks counted rather than sorted. */
export function compileSearch(families: FamilyTables): Search {
  const documents = searchDocuments(families);
  const index = indexWords(documents);
  const isObsolete = Uint8Array.from(documents, ({ product, family }) =>
    Number(product.isObsolete || family.row.isObsolete),
  );
  return {
    find: (text, options) => {
      const order = orderOf(matchQuery(index, text, options), isObsolete);
      return {
        total: order.total,
        slice: (from, to) => order.pick(from, to).flatMap((number) => documents[number] ?? []),
      };
    },
  };
}
