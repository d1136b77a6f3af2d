import type { DocumentsByType } from '@millrace/contract';
import { useId } from 'react';
import { report } from '../../analytics/report.ts';
import { documentAddress } from '../../api/document-address.ts';
import { useMediaUrl } from '../../api/site-context.tsx';
import { KeepButton } from '../../kept-on-device/keep-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { documentGroups } from './document-groups.ts';

/** The five groups of documents; one is open at a time, an empty one cannot be opened. */
export function DocumentsPanel({ documents }: { documents: DocumentsByType | undefined }) {
  const mediaUrl = useMediaUrl();
  const name = useId();
  return (
    <section className="docs" id="documents" aria-labelledby="documents-name">
      <h2 id="documents-name">Documents</h2>
      {documentGroups(documents).map(({ title, documents: listed }) =>
        listed.length === 0 ? (
          <p className="docs-none" key={title}>
            {title} <span className="docs-count">0</span>
          </p>
        ) : (
          <details key={title} name={name}>
            <summary>
              <Icon name="right" />
              {title} <span className="docs-count">{listed.length}</span>
            </summary>
            <ul>
              {listed.map((document) => (
                <li key={document.id}>
                  <a
                    href={documentAddress(document, mediaUrl)}
                    target="_blank"
                    rel="noopener"
                    onClick={() => report('doc_clicked', { category: document.docType, label: document.docNumber })}
                  >
                    <span className="docs-code">{document.docType}</span>
                    <b>
                      {document.name}
                      <span className="sr-only"> (opens in a new tab)</span>
                    </b>
                    <span className="docs-code">{document.docNumber}</span>
                  </a>
                  <KeepButton
                    document={document}
                    name={{ code: document.docType, number: document.docNumber, name: document.name }}
                  />
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
    </section>
  );
}
