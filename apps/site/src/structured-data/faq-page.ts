import type { Faq } from '@millrace/contract';
import type { Thing } from './thing.ts';

/** Questions answered in words; one whose answer is only a video is omitted. Null when none is left. */
export function faqPage(faqs: readonly Faq[]): Thing | null {
  const mainEntity = faqs.flatMap((faq) => {
    const text = answerText(faq);
    if (text === '') return [];
    return [{ '@type': 'Question', name: faq.question, acceptedAnswer: { '@type': 'Answer', text } }];
  });
  return mainEntity.length === 0 ? null : { '@type': 'FAQPage', mainEntity };
}

/** The answer, then its steps, numbered. */
function answerText({ answer, steps }: Faq): string {
  const numbered = steps.map((step, index) => `${index + 1}. ${step.answer}`);
  return [answer, ...numbered].filter((line) => line.trim() !== '').join('\n');
}
