import '../page-parts/detail-plate.css';
import type { ReactNode } from 'react';
import type { ShownDocumentType } from './document-types.ts';

/** The kinds of document on a plate: a cell for each, with how many there are, leads to it. */
export function DocumentIndex({ types }: { types: readonly ShownDocumentType[] }): ReactNode {
  return (
    <nav aria-label="Kinds of document" className="detail-plate sup-index">
      {types.map(({ code, name, categories }) => {
        const count = new Set(categories.flatMap(({ documents }) => documents.map(({ uri }) => uri))).size;
        return (
          <div key={code}>
            <a href={`#${code}`}>
              <span className="sup-index-name">{name}</span>
              <b className="figures">{code}</b>
              <span className="sup-number">
                {count}
                <span className="sr-only">{count === 1 ? ' document' : ' documents'}</span>
              </span>
            </a>
          </div>
        );
      })}
    </nav>
  );
}
