import type { Faq } from '@millrace/contract';
import '../../page-parts/questions/questions.css';
import { FaqAnswer } from '../../page-parts/questions/faq-answer.tsx';
import { questionOpened } from '../../page-parts/questions/question-opened.ts';
import { Icon } from '../../ui/icon.tsx';
import { EmptyTab } from './empty-tab.tsx';

interface SupportTabProps {
  faqs: readonly Faq[];
  phone: string;
  videoBase: string;
}

/** Questions and answers without a video; one is open at a time. */
export function SupportTab({ faqs, phone, videoBase }: SupportTabProps) {
  if (faqs.length === 0) return <EmptyTab caption={`Support: ${phone}`} />;
  return (
    <div className="qa">
      {faqs.map((faq) => (
        <details key={faq.id} name="support" onToggle={questionOpened(faq.id)}>
          <summary>
            <Icon name={faq.steps.length > 0 ? 'list' : 'info'} />
            {faq.question}
          </summary>
          <FaqAnswer faq={faq} videoBase={videoBase} />
        </details>
      ))}
    </div>
  );
}
