import type { SupportDocumentType } from '@millrace/contract';
import type { ReactNode, ToggleEvent } from 'react';
import { Icon } from '../ui/icon.tsx';
import { DocumentRow } from './document-row.tsx';

interface DocumentCategoryProps {
  code: string;
  /** In a group, one is open at a time. */
  group: string;
  category: SupportDocumentType['categories'][number];
}

/** A category of documents. The page goes to the one that opens. */
export function DocumentCategory({ code, group, category: { name, documents } }: DocumentCategoryProps): ReactNode {
  return (
    <details name={group} className="sup-category" onToggle={showOpened}>
      <summary>
        <Icon name="right" />
        {name}
        <span className="sup-number sup-count">
          {documents.length}
          <span className="sr-only">{documents.length === 1 ? ' document' : ' documents'}</span>
        </span>
      </summary>
      <ul>
        {documents.map((document) => (
          <li key={document.uri}>
            <DocumentRow code={code} document={document} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function showOpened({ newState, currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (newState !== 'open') return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  currentTarget.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
}
