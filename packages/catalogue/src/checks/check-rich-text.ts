import type { ContentKind } from '@millrace/contract/content';
import type { Candidate } from '../tables/candidate.ts';
import { type Check, error } from './check.ts';
import { richTextFault } from './rich-text-fault.ts';

/** Rich text goes into pages as it is: it holds elements of the list and nothing that runs. */
export const checkRichText: Check = function* ({ content }) {
  for (const { kind, id, html } of richTexts(content)) {
    const fault = richTextFault(html);
    if (fault !== null) yield error('rich-text', { kind, id, path: ['htmlContent'] }, fault);
  }
};

function* richTexts(content: Candidate['content']): Iterable<{ kind: ContentKind; id: number; html: string }> {
  for (const { id, htmlContent } of content.posts) yield { kind: 'posts', id, html: htmlContent };
  for (const { id, htmlContent } of content.siteDocuments)
    if (htmlContent !== null) yield { kind: 'siteDocuments', id, html: htmlContent };
}
