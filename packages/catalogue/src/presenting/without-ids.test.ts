import { expect, test } from 'vitest';
import { ask, usual } from '../testing/ask.ts';
import { category, family, faq, job, viewItem } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const ID = 'an-element';
const snapshot = snapshotOf({
  categories: [category({ id: 1 })],
  viewItems: [viewItem({ id: 1, slug: 'tern' })],
  families: [
    family({
      id: 1,
      slug: 'tern',
      faqIds: [1],
      media: [{ id: ID, type: 3, uri: 'abcdefghijk', filename: '', name: 'How', infoImageText: '', poster: null }],
      specs: [{ id: ID, title: 'Supply', kvo: [{ id: ID, key: 'Volts', value: '230' }] }],
    }),
  ],
  faqs: [faq({ id: 1, isSupport: true, steps: [{ id: ID, answer: 'First', image: null, video: null }] })],
  jobs: [job({ id: 1, questions: [{ id: ID, question: 'When?', answer: 'Now' }] })],
});

test('no answer shows the ids of elements', () => {
  const told = JSON.stringify([
    ask(snapshot, 'familyBySlug', { params: { slug: 'tern' }, query: usual }),
    ask(snapshot, 'faqs', { params: {}, query: {} }),
    ask(snapshot, 'jobs', { params: {}, query: { startBy: 'Newest' } }),
    ask(snapshot, 'jobById', { params: { id: 1 }, query: {} }),
  ]);
  for (const word of ['Volts', 'How', 'First', 'When?']) expect(told).toContain(word);
  expect(told).not.toContain(ID);
});
