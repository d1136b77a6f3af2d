import type { FamilyDocument } from '@millrace/contract';
import { expect, test } from 'vitest';
import { documentGroups } from './document-groups.ts';

const document = (
  id: number,
  docType: FamilyDocument['docType'],
  more: Partial<FamilyDocument> = {},
): FamilyDocument => ({
  id,
  docType,
  docNumber: '0412',
  name: 'A document',
  uri: 'documents/tds-0412.pdf',
  type: 1,
  revision: null,
  revisedOn: null,
  ...more,
});

test('there are five groups; Support Guides combine two kinds', () => {
  const groups = documentGroups({
    tds: [document(1, 'TDS')],
    mdf: [],
    qsg: [],
    wsg: [document(2, 'WSG')],
    gig: [document(3, 'GIG')],
    ug: [],
  });
  expect(groups.map(({ title, documents }) => [title, documents.length])).toEqual([
    ['Technical Data Sheets', 1],
    ['Marketing Data Fliers', 0],
    ['Quick Start Guides', 0],
    ['Support Guides', 2],
    ['User Guides', 0],
  ]);
});
