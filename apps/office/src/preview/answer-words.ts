import { wordsOfName } from '@millrace/contract/fields';
import type { ChangedPage, PageDifference } from '@millrace/contract/office';

/** Fields of the public answers whose names say little, in the words of the office. */
const WORDS: Readonly<Record<string, string>> = {
  adURL: 'Advertisement',
  alertMsg: 'Notice',
  alertType: 'Kind of notice',
  configGroups: 'Groups',
  configModelNo: 'Model number',
  disableIf: 'Rule',
  documentsByType: 'Documents',
  docNumber: 'Number',
  effective: 'Notice from',
  faqs: 'Questions',
  htmlContent: 'Text',
  imgUrl: 'Picture',
  isLive: 'Shown',
  isObsolete: 'Obsolete',
  kvo: 'Rows',
  priceFrom: 'Price from',
  priceTo: 'Price to',
  prodRep: 'Replacement',
  specs: 'Specifications',
  uri: 'File',
  viewItems: 'Tiles',
};

const fieldWords = (name: string): string => (Object.hasOwn(WORDS, name) ? (WORDS[name] ?? '') : wordsOfName(name));

/** Says in a few words what changes on a page: `description, 11 prices`. */
export function pageWords({ fields, prices }: Pick<ChangedPage, 'fields' | 'prices'>): string {
  const words = fields.map((name) => fieldWords(name)).map((word) => word.charAt(0).toLowerCase() + word.slice(1));
  const counted = prices === 0 ? [] : [prices === 1 ? '1 price' : `${prices} prices`];
  return [...new Set(words), ...counted].join(', ');
}

/** The place of a difference: `Products › 7204565 › Price`. */
export const answerPlace = (path: PageDifference['path']): string =>
  path
    .map((step) => (typeof step === 'string' ? fieldWords(step) : step.element))
    .filter((word) => word !== '')
    .join(' › ');
