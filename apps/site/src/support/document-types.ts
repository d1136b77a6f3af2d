import type { SupportDocumentType } from '@millrace/contract';

type Code = SupportDocumentType['name'];

/** The names and purposes of the kinds of document (specification 2.7). */
export const documentTypeWords: Record<Exclude<Code, 'MDF'>, { name: string; purpose: string }> = {
  TDS: {
    name: 'Technical Data Sheets',
    purpose:
      'Ratings, dimensions, materials and approvals of a series, and every model with its part number. The sheet that goes into a submittal.',
  },
  QSG: {
    name: 'Quick Start Guides',
    purpose: 'From the box to the first cycle on a page or two: mounting, wiring, testing. Packed with the product.',
  },
  WSG: {
    name: 'Wiki Start Guides',
    purpose: 'Articles that begin with what you see, and lead to the cause. They open on the wiki, a site of its own.',
  },
  GIG: {
    name: 'Graphical Interface Guides',
    purpose: 'What lamps, buttons and screens show, and every menu of a controller, in pictures.',
  },
  UG: {
    name: 'User Guides',
    purpose: 'The whole manual: installation, settings, upkeep, replacement parts and what to do when something fails.',
  },
  BKL: {
    name: 'Booklets',
    purpose: 'Background to read before choosing or teaching: how the products work, and how they work together.',
  },
  BRC: { name: 'Brochures', purpose: 'A product line or the company at a glance, to hand to a customer.' },
  PPS: { name: 'Product Price Sheets', purpose: 'List prices, by product line and year.' },
  PLS: {
    name: 'Product List Sheets',
    purpose: 'All part numbers of a line in one table: for stock lists, and for finding what replaces an older number.',
  },
};

export interface ShownDocumentType {
  code: Code;
  name: string;
  purpose: string;
  categories: SupportDocumentType['categories'];
}

/** The kinds that have documents, in their order. */
export const shownDocumentTypes = (types: readonly SupportDocumentType[]): ShownDocumentType[] =>
  types.flatMap(({ name: code, categories }) =>
    code === 'MDF' || categories.length === 0 ? [] : [{ code, ...documentTypeWords[code], categories }],
  );
