import type { Faq } from '@millrace/contract';
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
  const has = matcher(text);
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

function matcher(text: string): (texts: readonly string[]) => boolean {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => bare(word) !== '');
  return (texts) => {
    const plain = texts.join('\n').toLowerCase();
    const joined = texts.map(bare).join('\n');
    return words.every((word) => plain.includes(word) || joined.includes(bare(word)));
  };
}

/** Letters and digits alone: `TDS-0312` as `tds0312`. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
