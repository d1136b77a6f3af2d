import { describe, expect, test } from 'vitest';
import { pageAt } from '../testing/page-at.ts';
import { kindOf } from './faq-kind.ts';
import { document, faq, type } from './testing/rows.ts';

const video = { name: 'Resetting', uri: 'reset01', poster: null };
const sheets = type('TDS', 'Panels', [document('0412', 'Tern'), document('0413', 'Heron')]);
const guide = type('WSG', 'Panels', [document('0011', 'A pump that will not stop')]);
const outside = guide.categories.map((category) => ({
  ...category,
  documents: category.documents.map((one) => ({ ...one, type: 5, uri: 'https://wiki.example/stop' })),
}));
const answers = {
  '/Content/doc/Support': [
    {
      id: 1,
      category: 'Support',
      name: 'Note',
      uri: '',
      filename: '',
      htmlContent: '<p>Have the <b>number</b> at hand.</p>',
    },
  ],
  '/Content/support/documents': [
    { name: 'TDS', categories: sheets.categories },
    { name: 'QSG', categories: [] },
    { name: 'WSG', categories: outside },
  ],
  '/Content/support/videos': [{ name: 'Alarms', videos: [video] }],
  '/Faq/faq-support': [
    faq(1, { question: 'In words?', answer: 'Yes.' }),
    faq(2, { question: 'By video?', video }),
    faq(3, { question: 'In steps?', steps: [{ answer: 'First', image: null, video }] }),
    faq(4, { question: 'Hidden?', isLive: false }),
  ],
};
/** The number of entries in each group of which one is open at a time. */
const groups = (html: string): number[] => {
  const names = [...html.matchAll(/<details[^>]* name="(.*?)"/g)].map(([, name]) => name);
  return [...Map.groupBy(names, (name) => name).values()].map((group) => group.length);
};
const page = (path: string) => pageAt(path, answers);

test.each([
  ['/support', 'Support documents', 'documents'],
  ['/support/unknown', 'Support documents', 'documents'],
  ['/support/videos', 'Support videos', 'videos'],
  ['/support/frequently-asked-questions', 'Frequently asked questions', 'frequently-asked-questions'],
  ['/faq', 'Frequently asked questions', 'frequently-asked-questions'],
])('%s is titled %s and known by the address of its tab', async (path, title, tab) => {
  const { title: given, canonical, html } = await page(path);
  expect(given).toBe(`${title} | Example Controls`);
  expect(canonical).toBe(`https://site.example/support/${tab}`);
  expect(html).toContain('<p>Have the <b>number</b> at hand.</p>');
});

describe('documents', () => {
  test('a kind is shown with its paragraph when it has categories, else not', async () => {
    const { text } = await page('/support');
    expect(text).toContain('Ratings, dimensions, materials');
    expect(text).not.toContain('Quick Start Guides');
  });
  test('categories share one group, so that one is open at a time, and say how many they hold', async () => {
    const { html, text } = await page('/support/documents');
    expect(groups(html)).toEqual([2]);
    expect(text).toContain('Panels2 documents');
    expect(text).toContain('Panels1 document');
  });
  test('a plate leads to each kind and counts its documents, one that stands in two categories once', async () => {
    const [panels] = sheets.categories;
    const twice = { name: 'TDS', categories: [...sheets.categories, { ...panels, name: 'Alarms' }] };
    const { html, text } = await pageAt('/support', { ...answers, '/Content/support/documents': [twice] });
    expect(html).toContain('href="#TDS"');
    expect(html).toContain('id="TDS"');
    expect(text).toContain('TDS2 documents');
  });
  test('files open in a new tab, below the media address or at their own', async () => {
    const { html } = await page('/support');
    expect(html).toContain('<a href="/media/documents/TDS-0412-RevA.pdf" target="_blank" rel="noopener"');
    expect(html).toContain('<a href="https://wiki.example/stop" target="_blank" rel="noopener"');
  });
});

test('videos stand in their categories with the phone line and its hours; none is loaded', async () => {
  const { html, text } = await page('/support/videos');
  expect(text).toContain('Alarms');
  expect(text).toContain('701-555-0142');
  expect(text).toContain('8:00am to 5:00pm Monday to Friday');
  expect(groups(html)).toEqual([1]);
  expect(html).not.toContain('<iframe');
});

describe('questions', () => {
  test.each([
    ['info', faq(1, {})],
    ['video', faq(1, { video, steps: [{ answer: '', image: null, video: null }] })],
    ['steps', faq(1, { steps: [{ answer: '', image: null, video: null }] })],
  ])('an entry is of the kind %s', (kind, entry) => {
    expect(kindOf(entry)).toBe(kind);
  });
  test('live ones are listed by kind, in one group', async () => {
    const { html, text } = await page('/faq');
    for (const words of ['Info: In words?', 'Video: By video?', 'Steps: In steps?', '3 questions'])
      expect(text).toContain(words);
    expect(text).not.toContain('Hidden?');
    expect(groups(html)).toEqual([3]);
  });
});

test('with nothing to list each tab says so', async () => {
  const empty = {
    '/Content/doc/Support': [],
    '/Content/support/documents': [],
    '/Content/support/videos': [],
    '/Faq/faq-support': [],
  };
  for (const [tab, words] of [
    ['documents', 'No documents'],
    ['videos', 'No videos'],
    ['frequently-asked-questions', 'No questions'],
  ])
    expect((await pageAt(`/support/${tab}`, empty)).text).toContain(words);
});
