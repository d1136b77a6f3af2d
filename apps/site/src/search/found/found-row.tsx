import type { FoundDocument, FoundItem } from '@millrace/contract';
import type { ReactNode } from 'react';
import { report } from '../../analytics/report.ts';
import { useSettings } from '../../api/settings.ts';
import { useMediaUrl } from '../../api/site-context.tsx';
import { foundAddress } from '../../page-parts/found-address.ts';
import { documentNumber, foundWords } from '../../page-parts/found-words.ts';
import { FaqAnswer } from '../../page-parts/questions/faq-answer.tsx';
import { questionOpened } from '../../page-parts/questions/question-opened.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Highlight } from '../../ui/words/highlight.tsx';

/** One row: a document that opens, a question that opens to its answer, a page. */
export function FoundRow({ item, text }: { item: FoundItem; text: string }): ReactNode {
  const videoBase = useSettings()['video.embedBase'];
  const { name, kind, detail } = foundWords(item);
  if (item.kind === 'document') return <DocumentRow document={item} text={text} />;
  if (item.kind === 'question')
    return (
      <details className="fnd-question" onToggle={questionOpened(item.faq.id)}>
        <summary>
          <Highlight text={name} words={text} />
        </summary>
        <FaqAnswer faq={item.faq} videoBase={videoBase} />
      </details>
    );
  return (
    <Link className="fnd-row" to={foundAddress(item, String)}>
      <b>
        <Highlight text={name} words={text} />
      </b>
      <span className="fnd-detail">
        {item.kind === 'page' && (item.isVideo || item.isCategory) ? `${kind}: ${detail}` : detail}
      </span>
    </Link>
  );
}

function DocumentRow({ document, text }: { document: FoundDocument; text: string }) {
  const number = documentNumber(document);
  return (
    <a
      className="fnd-row fnd-document"
      href={foundAddress(document, useMediaUrl())}
      target="_blank"
      rel="noopener"
      onClick={() => report('doc_clicked', { category: document.docType ?? 'file', label: document.docNumber })}
    >
      <Icon name={document.uri.startsWith('http') ? 'external' : 'document'} />
      <b>
        <Highlight text={document.name} words={text} />
        <span className="sr-only"> (opens in a new tab)</span>
      </b>
      <span className="fnd-detail figures">
        <Highlight text={number} words={text} />
      </span>
    </a>
  );
}
