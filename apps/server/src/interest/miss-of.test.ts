import { expect, test } from 'vitest';
import { missOf } from './miss-of.ts';

const search = (text: string, total = 0, items = 6) =>
  missOf('searchEverything', { params: {}, query: { search: text, items } }, { total });
const cells = (...states: string[]) => states.map((state) => ({ state }));
const number = (text: string, nearly: object | null) =>
  missOf('number', { params: { number: text }, query: {} }, { readings: [], nearly });

test.each([
  ['words', '  Float   SWITCH ', 'float switch'],
  ['a part number', '7204418', '7204418'],
  ['an e-mail address', 'ada@example.com', null],
  ['a link', 'https://example.com', null],
  ['a phone number', '(701) 555-0142', null],
  ['a number of another country', '+49 30 1234', null],
  ['a sentence', 'who is the man that sold me this', null],
  ['one letter', 'a', null],
  ['a long text', 'a'.repeat(61), null],
])('%s that found nothing is counted as %s', (_what, text, words) => {
  expect(search(text)).toEqual(words === null ? null : { kind: 'vain-search', words });
});
test('what found something is no miss, nor is what is typed while suggestions show', () => {
  expect(search('float', 1)).toBeNull();
  expect(search('float', 0, 1)).toBeNull();
});
test('a number is wrong where a cell of it is, not where it is only unfinished', () => {
  expect(number('TD-3-5F', { cells: cells('right', 'wrong') })).toEqual({ kind: 'wrong-number', words: 'td-3-5f' });
  expect(number('TD-3', { cells: cells('right', 'unread') })).toBeNull();
  expect(number('nothing', null)).toBeNull();
});
test('other calls tell of nothing', () => {
  expect(missOf('categories', {}, [])).toBeNull();
});
