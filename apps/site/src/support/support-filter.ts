import type { Faq } from '@millrace/contract';
import { hasWords } from '../page-parts/has-words.ts';
import type { SupportDocument } from './document-row.tsx';
import type { ShownDocumentType } from './document-types.ts';

export interface FoundDocument {
  code: string;
  document: SupportDocument;
}

/** Documents and questions that have every word of a text; of a number, separators and case do not matter. */
export function filtered(
  text: string,
  types: readonly ShownDocumentType[],
  faqs: readonly Faq[],
): { documents: FoundDocument[]; faqs: Faq[] } {
  const has = hasWords(text);
  const documents = types.flatMap(({ code, name, categories }) =>
    categories.flatMap((category) =>
      category.documents
        .filter(({ docNumber, filename, ...document }) =>
          has([`${code} ${docNumber}`, document.name, category.name, name, filename]),
        )
        .map((document) => ({ code, document })),
    ),
  );
  return {
    documents: onceEach(documents),
    faqs: faqs.filter(({ question, answer, steps }) => has([question, answer, ...steps.map((step) => step.answer)])),
  };
}

/** A document may stand in several categories; it is found once. */
const onceEach = (found: readonly FoundDocument[]): FoundDocument[] => [
  ...new Map(found.map((one) => [one.document.uri, one])).values(),
];
