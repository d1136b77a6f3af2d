import { type ReactNode, useId } from 'react';
import { searchPath } from '../addresses.ts';
import { useAnswer } from '../api/query-for.ts';
import { Part } from '../page-parts/part.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { DocumentRow } from './document-row.tsx';
import { shownDocumentTypes } from './document-types.ts';
import { FaqEntry } from './faq-entry.tsx';
import { filtered } from './support-filter.ts';
import { faqsQuery, supportDocumentsQuery } from './support-plan.ts';

/** Replaces the tabs while something is typed: the matches, and the way to the products. */
export function FilterResults({ text }: { text: string }): ReactNode {
  const group = useId();
  const types = shownDocumentTypes(useAnswer(supportDocumentsQuery));
  const { documents, faqs } = filtered(text, types, useAnswer(faqsQuery));
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-6 pt-4 pb-2">
        <span role="status">{foundWords(documents.length, faqs.length)}</span>
        <Link to={searchPath(text)} className="inline-flex min-h-11 items-center gap-2 font-medium">
          <Icon name="search" />
          <span>
            Search products for <span className="figures">{text.trim()}</span>
          </span>
        </Link>
      </p>
      {documents.length > 0 && (
        <Part id="found-documents" title="Documents">
          <ul className="sup-found">
            {documents.map(({ code, document }) => (
              <li key={document.uri}>
                <DocumentRow code={code} document={document} words={text} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {faqs.length > 0 && (
        <Part id="found-questions" title="Questions">
          <div className="qa">
            {faqs.map((faq) => (
              <FaqEntry key={faq.id} faq={faq} group={group} words={text} />
            ))}
          </div>
        </Part>
      )}
    </>
  );
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const foundWords = (documents: number, faqs: number): string =>
  documents + faqs === 0
    ? 'No document and no question has that.'
    : `${counted(documents, 'document')}, ${counted(faqs, 'question')}`;
