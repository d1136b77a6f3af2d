import { expect, test } from 'vitest';
import { answerPlace, pageWords } from './answer-words.ts';

test('what changes on a page is told in the words of the office, its prices as a count', () => {
  expect(pageWords({ fields: ['description', 'alertMsg'], prices: 11 })).toBe('description, notice, 11 prices');
  expect(pageWords({ fields: [], prices: 1 })).toBe('1 price');
  expect(pageWords({ fields: [], prices: 0 })).toBe('');
});

test('a place is the names of its fields, and the words of the elements that have some', () => {
  expect(answerPlace(['viewItems', { element: 'Tern' }, 'imgUrl'])).toBe('Tiles › Tern › Picture');
  expect(answerPlace([{ element: '' }, 'summary'])).toBe('Summary');
});
