import { contentDocument, EXTERNAL_DOCUMENT, siteDocument } from '../documents.ts';
import type { Kind } from './kind.ts';
import { id, live, livePage, NAME, position, SHOWN, TEXT } from './shared-words.ts';

export const documents: Kind<typeof contentDocument> = {
  row: contentDocument,
  words: {
    one: 'document',
    many: 'Documents',
    under: 'Catalogue',
    title: 'docNumber',
    columns: ['name', 'docType', 'revision', 'revisedOn', 'supersedes', 'uri', 'supportCategory', 'isLive'],
    fields: {
      docNumber: { label: 'Number', section: NAME, width: 124 },
      name: { section: NAME, width: 260 },
      docType: {
        label: 'Kind',
        section: NAME,
        width: 150,
        choices: {
          TDS: 'TDS, data sheet',
          QSG: 'QSG, quick start guide',
          WSG: 'WSG, article of the wiki',
          GIG: 'GIG, guide to lamps and screens',
          UG: 'UG, user guide',
          BKL: 'BKL, booklet',
          BRC: 'BRC, brochure',
          PPS: 'PPS, price sheet',
          PLS: 'PLS, product list',
        },
      },
      revision: { section: NAME, width: 86 },
      revisedOn: { label: 'Revised on', section: NAME },
      supersedes: {
        label: 'Replaces',
        help: 'The number of the document before it.',
        section: NAME,
        width: 110,
      },
      uri: {
        label: 'File',
        help: 'A path in the media library, or an address outside.',
        section: 'File',
        width: 250,
        widget: 'file',
      },
      type: {
        label: 'It is',
        section: 'File',
        choices: { 1: 'a file of the library', [EXTERNAL_DOCUMENT]: 'an address outside' },
      },
      supportCategory: { label: 'Heading in Support', help: 'Nothing: Support does not list it.', section: SHOWN },
      isLive: livePage,
      position,
      id,
    },
  },
  lists: {},
  foundBy: [['docNumber'], ['uri'], ['name']],
  readBy: 'everyone',
};

export const siteDocuments: Kind<typeof siteDocument> = {
  row: siteDocument,
  words: {
    one: 'site document',
    many: 'Site documents',
    under: 'Site',
    title: 'name',
    columns: ['category', 'uri', 'filename', 'isLive', 'position'],
    fields: {
      name: { section: NAME, width: 260 },
      category: { label: 'Where it stands', section: NAME },
      uri: { label: 'File', section: 'File', width: 260, widget: 'file' },
      filename: { label: 'Name of the file', section: 'File' },
      htmlContent: { label: 'Text', help: 'In place of a file.', section: TEXT, widget: 'rich-text' },
      isLive: live,
      position,
      id,
    },
  },
  lists: {},
  foundBy: [['category', 'name'], ['uri']],
  readBy: 'everyone',
};
