import { calls } from '@millrace/contract';
import { queryFor } from '../api/query-for.ts';
import type { PagePlan } from '../page/plan.ts';
import { plainWords } from '../ui/words/plain-words.ts';

/** The documents of the company: building, logo, the mark of the association, and the About text. */
export const aboutQuery = queryFor(calls.contentByType, { params: { type: 'About' } });

/** /about (specification 2.5). */
export const aboutPlan: PagePlan<'about'> = {
  queries: () => [aboutQuery],
  head: (_at, read, settings) => {
    const documents = read(aboutQuery);
    const text = documents.find(({ htmlContent }) => htmlContent !== null)?.htmlContent ?? '';
    return {
      title: 'About',
      description: plainWords(text) || settings['company.tagline'],
      canonical: '/about',
    };
  },
};
