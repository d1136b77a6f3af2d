import { describe, expect, test } from 'vitest';
import { documentNumber, foundWords, modelsWords } from './found-words.ts';

describe('how many models of a family fit', () => {
  test.each([
    ['some', 41, 50, '41 models fit'],
    ['one', 1, 50, '1 model fits'],
    ['all', 24, 24, '24 models'],
    ['the only one', 1, 1, '1 model'],
    ['none that is listed', 0, 24, '24 models'],
    ['a family without models', 0, 0, 'Family'],
  ])('%s', (_, fitting, allModels, words) => {
    expect(modelsWords({ fitting, allModels })).toBe(words);
  });
});

test('a document is called by its number, a file of the site a file', () => {
  expect(documentNumber({ docType: 'TDS', docNumber: '0412' })).toBe('TDS 0412');
  expect(documentNumber({ docType: null, docNumber: '' })).toBe('File');
});

test.each([
  ['Page', { isCategory: false, isVideo: false }],
  ['Category', { isCategory: true, isVideo: false }],
  ['Video', { isCategory: false, isVideo: true }],
])('a page is told as what it is: %s', (kind, of) => {
  expect(foundWords({ kind: 'page', name: 'Relays', path: '/category/relays', excerpt: '', ...of }).kind).toBe(kind);
});
