import type { SiteDocumentAnswer } from '@millrace/contract';
import type { SiteDocument } from '@millrace/contract/content';
import { type AnswerCall, answer, type InputOf } from '../answer.ts';
import { presentFaq } from './present-faq.ts';

/** The categories of site documents that each type reads (specification 3). */
const categoriesOfType: Record<InputOf<'contentByType'>['params']['type'], readonly string[]> = {
  Footer: ['xls', 'pdf', 'app', 'Footer'],
  About: ['Building', 'Logo', 'SSPMA', 'About'],
  Support: ['Support'],
};

export const content: AnswerCall<'content'> = ({ content: rows }, { query }) =>
  answer(
    rows.siteDocuments
      .filter(({ isLive, category }) => isLive && (query.category === undefined || query.category === category))
      .map(presentSiteDocument),
  );

export const contentByType: AnswerCall<'contentByType'> = ({ content: rows }, { params }) =>
  answer(
    rows.siteDocuments
      .filter(({ isLive, category }) => isLive && categoriesOfType[params.type].includes(category))
      .map(presentSiteDocument),
  );

export const faqs: AnswerCall<'faqs'> = ({ content: rows }) =>
  answer(rows.faqs.filter(({ isLive, isSupport }) => isLive && isSupport).map((faq) => presentFaq(faq)));

const presentSiteDocument = ({ id, category, name, uri, filename, htmlContent }: SiteDocument): SiteDocumentAnswer => ({
  id,
  category,
  name,
  uri,
  filename,
  htmlContent,
});
