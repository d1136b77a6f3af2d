import { hasWordsToReplace } from '@millrace/contract/content';
import type { Candidate } from '../../tables/candidate.ts';
import { type Check, type Place, warning } from '../check.ts';

/** Words that hold a place are shown to visitors as they stand: each is told until the maker has written their own. */
export const checkWordsToReplace: Check = function* (candidate) {
  for (const [place, text] of textsOf(candidate))
    if (hasWordsToReplace(text))
      yield warning('words-to-replace', place, 'These words hold a place: please write your own.');
};

/** The texts that the content of a new maker comes with. */
function* textsOf({ content }: Candidate): Iterable<[Place, string]> {
  for (const { id, value } of content.settings) {
    const lines = Array.isArray(value) ? value : [value];
    for (const [nth, line] of lines.entries())
      if (typeof line === 'string')
        yield [{ kind: 'settings', id, path: Array.isArray(value) ? ['value', nth] : ['value'] }, line];
  }
  for (const { id, htmlContent } of content.siteDocuments)
    yield [{ kind: 'siteDocuments', id, path: ['htmlContent'] }, htmlContent ?? ''];
  for (const { id, answer } of content.faqs) yield [{ kind: 'faqs', id, path: ['answer'] }, answer];
}
