import type { Faq } from '@millrace/contract';
import { useId } from 'react';
import { useLocation } from '../../navigation/here.tsx';
import '../../page-parts/questions/questions.css';
import { FaqAnswer } from '../../page-parts/questions/faq-answer.tsx';
import { questionOpened } from '../../page-parts/questions/question-opened.ts';
import { useGo } from '../../ui/go-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { videoQuery } from '../family-address.ts';
import { EmptyTab } from './empty-tab.tsx';

interface VideosTabProps {
  faqs: readonly Faq[];
  /** The id of the entry that is open, as the address has it. */
  open: string;
  videoBase: string;
}

/** Entries with a video; the address names the open one, and only one is open. */
export function VideosTab({ faqs, open, videoBase }: VideosTabProps) {
  const { pathname, search } = useLocation();
  const go = useGo();
  const group = useId();
  if (faqs.length === 0) return <EmptyTab caption="Videos: Not Available" />;
  const query = new URLSearchParams(search);
  return (
    <div className="qa">
      {faqs.map((faq) => {
        const isOpen = open === String(faq.id);
        return (
          <details key={faq.id} name={group} open={isOpen} onToggle={questionOpened(faq.id)}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
            <summary
              onClick={(event) => {
                event.preventDefault();
                go.replace(pathname + videoQuery(query, isOpen ? null : faq.id));
              }}
            >
              <Icon name="play" />
              {faq.question}
            </summary>
            {isOpen ? <FaqAnswer faq={faq} videoBase={videoBase} isOpened /> : null}
          </details>
        );
      })}
    </div>
  );
}
