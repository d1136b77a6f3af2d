import type { Settings, SiteDocumentAnswer } from '@millrace/contract';
import type { SiteDocument } from '@millrace/contract/content';
import { type AnswerCall, answer, type InputOf } from '../answer.ts';
import { focusOf, withAlts } from '../presenting/picture-facts.ts';
import { presentFaq } from '../presenting/present-faq.ts';
import type { Snapshot } from '../snapshot.ts';

type Type = InputOf<'contentByType'>['params']['type'];

/** The categories of site documents that each type reads (specification 3). */
const categoriesOfType: Record<Type, (settings: Settings) => readonly string[]> = {
  Footer: () => ['xls', 'pdf', 'app', 'Footer'],
  About: (settings) => ['Building', 'Logo', settings['association.documents'], 'About'],
  Support: () => ['Support'],
};

export const content: AnswerCall<'content'> = (snapshot, { query }) =>
  answer(
    snapshot.content.siteDocuments
      .filter(({ isLive, category }) => isLive && (query.category === undefined || query.category === category))
      .map((document) => presentSiteDocument(snapshot, document)),
  );

export const contentByType: AnswerCall<'contentByType'> = (snapshot, { params }) => {
  const categories = categoriesOfType[params.type](snapshot.settings);
  return answer(
    snapshot.content.siteDocuments
      .filter(({ isLive, category }) => isLive && categories.includes(category))
      .map((document) => presentSiteDocument(snapshot, document)),
  );
};

export const faqs: AnswerCall<'faqs'> = (snapshot) =>
  answer(
    snapshot.content.faqs
      .filter(({ isLive, isSupport }) => isLive && isSupport)
      .map((faq) => presentFaq(snapshot, faq)),
  );

const presentSiteDocument = (
  snapshot: Snapshot,
  { id, category, name, uri, filename, htmlContent }: SiteDocument,
): SiteDocumentAnswer => ({
  id,
  category,
  name,
  uri,
  filename,
  htmlContent: htmlContent === null ? null : withAlts(snapshot, htmlContent),
  ...focusOf(snapshot, uri),
});
