import { type ReactNode, useId } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { Part } from '../page-parts/part.tsx';
import { DocumentCategory } from './document-category.tsx';
import { DocumentIndex } from './document-index.tsx';
import { shownDocumentTypes } from './document-types.ts';
import { supportDocumentsQuery } from './support-plan.ts';

/** The kinds of document with what each is for, and their categories to open. */
export function DocumentsTab(): ReactNode {
  const group = useId();
  const types = shownDocumentTypes(useAnswer(supportDocumentsQuery));
  if (types.length === 0) return <p className="py-10 text-soft">No documents are listed at present.</p>;
  return (
    <>
      <DocumentIndex types={types} />
      {types.map(({ code, name, purpose, categories }) => (
        <Part key={code} id={code} title={name} note={purpose}>
          <div className="sup-categories">
            {categories.map((category) => (
              <DocumentCategory key={category.name} code={code} group={group} category={category} />
            ))}
          </div>
        </Part>
      ))}
    </>
  );
}
