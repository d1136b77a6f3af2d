import type { Faq } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { foundWords } from './filter-results.tsx';
import { filtered } from './support-filter.ts';
import { document, faq, type } from './testing/rows.ts';

const types = [
  type('TDS', 'Panels', [document('0412', 'Tern duplex, data sheet'), document('0413', 'Tern, specification')]),
  type('UG', 'Panels', [document('0412', 'Tern duplex, user guide')]),
];
const faqs: Faq[] = [
  faq(1, {
    question: 'How do I reset the overload?',
    steps: [{ answer: 'Press the red button', image: null, video: null }],
  }),
  faq(2, { question: 'How long is the tether?', answer: 'At least 3.5 in.' }),
];
const found = (text: string) => {
  const result = filtered(text, types, faqs);
  return [
    ...result.documents.map(({ code, document: { docNumber } }) => `${code} ${docNumber}`),
    ...result.faqs.map(({ id }) => id),
  ];
};

describe('the filter of Support', () => {
  test.each([
    ['a number with its code, however separated', 'tds-0412', ['TDS 0412']],
    ['a number alone', '0412', ['TDS 0412', 'UG 0412']],
    ['the beginning of a number', 'TDS04', ['TDS 0412', 'TDS 0413']],
    ['a file name', 'UG-0412-RevA.pdf', ['UG 0412']],
    ['the name of a kind', 'user guides', ['UG 0412']],
    ['every word must be there', 'tern specification', ['TDS 0413']],
    ['words of a question', 'overload', [1]],
    ['words of a step', 'red button', [1]],
    ['a figure in an answer', '3.5', [2]],
    ['what nothing has', 'qqq', []],
    ['separators alone ask for nothing', ' - ', ['TDS 0412', 'TDS 0413', 'UG 0412', 1, 2]],
  ])('%s', (_rule, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('a document in two categories is found once', () => {
    const twice = [
      type('TDS', 'Panels', [document('0412', 'Tern')]),
      type('TDS', 'Alarms', [document('0412', 'Tern')]),
    ];
    expect(filtered('tern', twice, []).documents).toHaveLength(1);
  });
});

test.each([
  [0, 0, 'No document and no question has that.'],
  [1, 2, '1 document, 2 questions'],
  [2, 1, '2 documents, 1 question'],
])('%i documents and %i questions read so', (documents, questions, words) => {
  expect(foundWords(documents, questions)).toBe(words);
});
