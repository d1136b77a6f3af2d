import type { Faq } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { FaqAnswer } from '../page-parts/questions/faq-answer.tsx';
import { questionOpened } from '../page-parts/questions/question-opened.ts';
import { Icon } from '../ui/icon.tsx';
import { Highlight } from '../ui/words/highlight.tsx';
import { faqKinds, kindOf } from './faq-kind.ts';

/** A question that opens to its answer; in a group, one is open at a time. */
export function FaqEntry({ faq, group, words = '' }: { faq: Faq; group: string; words?: string }): ReactNode {
  const videoBase = useSettings()['video.embedBase'];
  const { icon, name } = faqKinds[kindOf(faq)];
  return (
    <details name={group} id={`faq-${faq.id}`} onToggle={questionOpened(faq.id)}>
      <summary>
        <Icon name={icon} />
        <span className="sr-only">{name}: </span>
        <span>
          <Highlight text={faq.question} words={words} />
        </span>
      </summary>
      <FaqAnswer faq={faq} videoBase={videoBase} />
    </details>
  );
}
