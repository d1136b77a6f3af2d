import { describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { document, faq, siteDocument, supportVideo } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const none = { params: {}, query: {} };

describe('site documents', () => {
  const categories = ['xls', 'Building', 'Support', 'pdf', 'SSPMA', 'About', 'Footer', 'app', 'Logo'];
  const snapshot = snapshotOf({
    siteDocuments: [
      ...categories.map((category, index) => siteDocument({ id: index + 1, category, position: index })),
      siteDocument({ id: 99, category: 'pdf', isLive: false }),
    ],
  });
  const found = (answer: unknown): unknown => Array.isArray(answer) && answer.map(({ category }) => category);

  test.each([
    ['Footer', ['xls', 'pdf', 'Footer', 'app']],
    ['About', ['Building', 'SSPMA', 'About', 'Logo']],
    ['Support', ['Support']],
  ] as const)('of type %s', (type, expected) => {
    expect(found(ask(snapshot, 'contentByType', { params: { type }, query: {} }))).toEqual(expected);
  });
  test('are all those live, or those of a category', () => {
    expect(found(ask(snapshot, 'content', none))).toEqual(categories);
    expect(found(ask(snapshot, 'content', { params: {}, query: { category: 'pdf' } }))).toEqual(['pdf']);
    expect(ask(snapshot, 'content', { params: {}, query: { category: 'nothing' } })).toEqual([]);
  });
  test('say what they are', () => {
    expect(ask(snapshot, 'content', { params: {}, query: { category: 'pdf' } })).toEqual([
      {
        id: 4,
        category: 'pdf',
        name: 'Site document 4',
        uri: 'site/file-4.pdf',
        filename: 'file-4.pdf',
        htmlContent: null,
      },
    ]);
  });
});

describe('support documents', () => {
  const inCategory = (id: number, docType: 'UG' | 'TDS' | 'MDF' | 'WSG', supportCategory: string | null, more = {}) =>
    document({ id, docType, supportCategory, position: id, ...more });
  const snapshot = snapshotOf({
    documents: [
      inCategory(1, 'UG', 'Panels'),
      inCategory(2, 'TDS', 'Floats'),
      inCategory(3, 'TDS', 'Alarms'),
      inCategory(4, 'TDS', 'Floats', { revision: 'C' }),
      inCategory(5, 'TDS', null),
      inCategory(6, 'TDS', 'Drafts', { isLive: false }),
      inCategory(7, 'MDF', 'Floats'),
      inCategory(8, 'WSG', 'Panels', { type: 5, uri: 'https://wiki.example.com/tern?x=1' }),
    ],
  });
  const types = ask(snapshot, 'supportDocuments', none);

  test('come in nine types, in the order of the page', () => {
    expect(Array.isArray(types) && types.map(({ name }) => name)).toEqual([
      'TDS',
      'QSG',
      'WSG',
      'GIG',
      'UG',
      'BKL',
      'BRC',
      'PPS',
      'PLS',
    ]);
  });
  test('are grouped by category as first named; those without one, or not live, are left out', () => {
    const [sheets] = typeof types === 'string' ? [] : types;
    expect(
      sheets?.categories.map(({ name, documents }) => [name, documents.map(({ docNumber }) => docNumber)]),
    ).toEqual([
      ['Floats', ['TDS-2', 'TDS-4']],
      ['Alarms', ['TDS-3']],
    ]);
  });
  test('carry their file', () => {
    const [sheets] = typeof types === 'string' ? [] : types;
    expect(sheets?.categories[0]?.documents[1]).toEqual({
      name: 'Document 4',
      category: 'Floats',
      type: 1,
      uri: 'documents/document-4.pdf',
      filename: 'document-4.pdf',
      docNumber: 'TDS-4',
      revision: 'C',
      document: { uri: 'documents/document-4.pdf', filename: 'document-4.pdf' },
    });
  });
  test('may lie elsewhere', () => {
    const guides = typeof types === 'string' ? undefined : types[2];
    expect(guides?.categories[0]?.documents[0]).toMatchObject({ type: 5, uri: 'https://wiki.example.com/tern?x=1' });
  });
});

describe('support videos', () => {
  test('are grouped by category, with their day where it is known', () => {
    const snapshot = snapshotOf({
      supportVideos: [
        supportVideo({ id: 1, category: 'Panels', position: 1 }),
        supportVideo({ id: 2, category: 'Floats', position: 2 }),
        supportVideo({ id: 3, category: 'Panels', position: 3, poster: 'posters/a.svg', uploadDate: '2026-03-02' }),
        supportVideo({ id: 4, category: 'Drafts', isLive: false }),
      ],
    });
    expect(ask(snapshot, 'supportVideos', none)).toEqual([
      {
        name: 'Panels',
        videos: [
          { name: 'Video 1', uri: 'video-1', poster: null },
          { name: 'Video 3', uri: 'video-3', poster: 'posters/a.svg', uploadDate: '2026-03-02' },
        ],
      },
      { name: 'Floats', videos: [{ name: 'Video 2', uri: 'video-2', poster: null }] },
    ]);
  });
});

describe('questions', () => {
  test('are those live and meant for the Support page', () => {
    const snapshot = snapshotOf({
      faqs: [
        faq({ id: 1, position: 2 }),
        faq({ id: 2, isLive: false }),
        faq({ id: 3, isSupport: false }),
        faq({ id: 4, position: 1 }),
      ],
    });
    expect(ask(snapshot, 'faqs', none)).toMatchObject([{ id: 4 }, { id: 1, question: 'Question 1?', isLive: true }]);
  });
});
