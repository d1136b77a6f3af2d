import { expect, test } from 'vitest';
import { demoSnapshot } from '../testing/demo-snapshot.ts';
import { knownMeasurement } from './known-measurement.ts';

const snapshot = demoSnapshot();
const { carousels, documents, families, products, siteDocuments } = snapshot.content;
const document = documents[0];
const file = siteDocuments.find(({ filename }) => filename.endsWith('.pdf'));
const number = products.find(({ configModelNo }) => configModelNo !== null)?.configModelNo;
const at = { path: '/home' };
const nothing = { category: '', action: '', label: '' };

test.each([
  ['a view', { name: 'page_view' }, { name: 'page_view' }],
  ['a view has no words', { name: 'page_view', label: 'made up', category: 'x' }, { name: 'page_view' }],
  ['a copied link', { name: 'custom_link_copied' }, { name: 'custom_link_copied' }],
  [
    'a document by its number',
    { name: 'doc_clicked', category: document?.docType, label: document?.docNumber },
    { name: 'doc_clicked', category: document?.docType, label: document?.docNumber },
  ],
  [
    'a document of the site by its name',
    { name: 'doc_clicked', category: 'PDF', label: file?.name },
    { name: 'doc_clicked', category: 'PDF', label: file?.name },
  ],
  ['a question', { name: 'question_opened', label: '1' }, { name: 'question_opened', label: '1' }],
  ['a question nobody asks', { name: 'question_opened', label: '0' }, { name: 'question_opened', label: 'other' }],
  [
    'a document nobody has',
    { name: 'doc_clicked', category: 'made-up', label: 'made up' },
    { name: 'doc_clicked', category: 'other', label: 'other' },
  ],
  [
    'a list of a family',
    { name: 'custom_model_downloaded', action: 'pdf', label: families[0]?.slug },
    { name: 'custom_model_downloaded', action: 'pdf', label: families[0]?.slug },
  ],
  [
    'a number of the catalogue',
    { name: 'custom_model_downloaded', action: 'xlsx', label: number },
    { name: 'custom_model_downloaded', action: 'xlsx', label: number },
  ],
  [
    'a number that no product carries',
    { name: 'custom_model_downloaded', action: 'xlsx', label: 'made-up' },
    { name: 'custom_model_downloaded', action: 'xlsx', label: 'other' },
  ],
  [
    'a banner',
    { name: 'action', category: 'banner', action: 'click', label: carousels[0]?.title },
    { name: 'action', category: 'banner', action: 'click', label: carousels[0]?.title },
  ],
])('%s', (_what, given, known) =>
  expect(knownMeasurement(snapshot, { ...at, ...Object(given) })).toEqual({ ...at, ...nothing, ...known }),
);
test('an event nobody reports is one of many others, whatever it says', () => {
  expect(knownMeasurement(snapshot, { path: '/made-up', name: 'made_up', label: 'x', value: 7 })).toEqual({
    path: 'other',
    name: 'other',
  });
});
test('a value is kept', () => {
  expect(knownMeasurement(snapshot, { ...at, name: 'custom_link_copied', value: 3 })).toMatchObject({ value: 3 });
});
