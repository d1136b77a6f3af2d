import type { SiteDocument } from '@millrace/contract/content';
import { type Content, employmentTypes } from '@millrace/contract/content';
import type { ReactNode } from 'react';
import { paragraphs } from './element.ts';
import { type Running, renderPdf } from './frame.ts';
import { applicationForm } from './sections/application-form.ts';
import { title } from './sections/opening.ts';
import { priceList } from './sections/price-list.ts';
import { warrantyText } from './sections/warranty-terms.ts';
import { settingsOf } from './subject.ts';

/** Says which files of the company are made from what; the first that fits is taken. */
const writers: readonly {
  fits: (document: SiteDocument) => boolean;
  write: (content: Content, document: SiteDocument) => readonly (readonly ReactNode[])[];
}[] = [
  { fits: ({ category }) => category === 'pdf', write: (content, { name }) => priceList(content, name) },
  {
    fits: ({ category }) => category === 'app',
    write: (content, { name }) => applicationForm(settingsOf(content), name, employmentTypes),
  },
  {
    fits: ({ name, uri }) => /warranty/i.test(name + uri) && /one|1/i.test(name + uri),
    write: (content, { name }) => [
      [...title(name, ''), ...warrantyText('one year', settingsOf(content)['warranty.custom'])],
    ],
  },
  {
    fits: ({ name, uri }) => /warranty/i.test(name + uri),
    write: (content, { name }) => [
      [...title(name, ''), ...warrantyText('three years', settingsOf(content)['warranty.standard'])],
    ],
  },
  { fits: () => true, write: (_, { name, htmlContent }) => [[...title(name, ''), ...paragraphs(htmlContent ?? '')]] },
];

/** The content of a document of the company: of a price list, an application form, a warranty sheet, or whatever is prose. */
export function companyParts(
  content: Content,
  document: SiteDocument,
): { running: Running; parts: readonly (readonly ReactNode[])[] } {
  const writer = writers.find(({ fits }) => fits(document));
  return { running: runningOf(content, document), parts: writer?.write(content, document) ?? [] };
}

/** A document of the company as PDF. */
export const companyPdf = (content: Content, document: SiteDocument): Promise<Uint8Array> =>
  renderPdf({ title: document.name, day: null, ...companyParts(content, document) });

function runningOf(content: Content, { name }: SiteDocument): Running {
  const settings = settingsOf(content);
  return {
    company: settings['company.name'],
    phone: settings['company.phone'],
    kind: name,
    number: '',
    edition: [settings['company.name'], ...settings['company.address']].join(', '),
  };
}
