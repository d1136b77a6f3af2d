import type { Faq } from '@millrace/contract';
import { type ReactNode, useEffect, useId } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { useLocation } from '../navigation/here.tsx';
import { Part } from '../page-parts/part.tsx';
import { Icon } from '../ui/icon.tsx';
import { FaqEntry } from './faq-entry.tsx';
import { type FaqKind, faqKinds, kindOf } from './faq-kind.ts';
import { SupportLine } from './support-line.tsx';
import { faqsQuery } from './support-plan.ts';

/** The questions, each with the icon of its kind. */
export function FaqTab(): ReactNode {
  const group = useId();
  useOpenAtAnchor(useLocation().hash);
  const faqs = useAnswer(faqsQuery).filter(({ isLive }) => isLive);
  if (faqs.length === 0) return <p className="py-10 text-soft">No questions are listed at present.</p>;
  return (
    <Part id="questions" title={`${faqs.length} questions`} note={<Legend faqs={faqs} />}>
      <div className="qa">
        {faqs.map((faq) => (
          <FaqEntry key={faq.id} faq={faq} group={group} />
        ))}
      </div>
    </Part>
  );
}

/** A link to one question, as the search gives, opens it. */
function useOpenAtAnchor(hash: string): void {
  useEffect(() => {
    const entry = document.getElementById(hash.slice(1));
    if (entry instanceof HTMLDetailsElement) entry.open = true;
  }, [hash]);
}

const order: readonly FaqKind[] = ['info', 'steps', 'video'];

/** The meaning of the icons, and what to do when none of it helps. */
function Legend({ faqs }: { faqs: readonly Faq[] }): ReactNode {
  const counts = Map.groupBy(faqs, kindOf);
  return (
    <>
      {order.map((kind) => {
        const count = counts.get(kind)?.length ?? 0;
        if (count === 0) return null;
        return (
          <span key={kind} className="flex items-center gap-2.5 py-0.5">
            <Icon name={faqKinds[kind].icon} className="text-water" />
            {faqKinds[kind].words}
            <span className="figures text-small">{count}</span>
          </span>
        );
      })}
      <span className="mt-3 block">
        Not answered here? <SupportLine />
      </span>
    </>
  );
}
