import type { SupportDocumentType } from '@millrace/contract';
import type { ReactNode } from 'react';
import { report } from '../analytics/report.ts';
import { documentAddress } from '../api/document-address.ts';
import { useMediaUrl } from '../api/site-context.tsx';
import { KeepButton } from '../kept-on-device/keep-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Highlight } from '../ui/words/highlight.tsx';

export type SupportDocument = SupportDocumentType['categories'][number]['documents'][number];

interface DocumentRowProps {
  /** `TDS` */
  code: string;
  document: SupportDocument;
  /** Words to mark. */
  words?: string;
}

/** One document: its number, its name, its revision. It opens in a new tab, and can be kept offline. */
export function DocumentRow({ code, document, words = '' }: DocumentRowProps): ReactNode {
  const mediaUrl = useMediaUrl();
  const address = documentAddress(document, mediaUrl);
  return (
    <div className="sup-row">
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="sup-document"
        onClick={() => report('doc_clicked', { category: code, label: document.docNumber })}
      >
        <span className="sup-number">
          <Highlight text={`${code} ${document.docNumber}`} words={words} />
        </span>
        <b>
          <Highlight text={document.name} words={words} />
          <span className="sr-only"> (opens in a new tab)</span>
        </b>
        <span className="sup-number sup-revision">{document.revision === null ? '' : `Rev ${document.revision}`}</span>
        <Icon name={address.startsWith('http') ? 'external' : 'document'} />
      </a>
      <KeepButton document={document} name={{ code, number: document.docNumber, name: document.name }} />
    </div>
  );
}
