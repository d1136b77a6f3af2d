import { describe, expect, test } from 'vitest';
import { compact, piecesOf, singular, wordsOf } from './fold-text.ts';

describe('text as it is compared', () => {
  test.each([
    ['PF-20-NO', 'pf20no'],
    ['TD-3-4X|E', 'td34xe'],
    ['Délai 2,5', 'delai25'],
    ['–', ''],
  ])('%s without separators is %s', (text, expected) => {
    expect(compact(text)).toBe(expected);
  });

  test.each([
    ['Three-phase, NEMA 4X', ['three', 'phase', 'nema', '4x', 'threephase']],
    ['2.5–4.0 A', ['25', '40', 'a']],
    ['120/230 V.', ['120230', 'v']],
    ['', []],
  ])('%s has the words %s', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  test.each([
    ['nema4x', ['nema', '4x']],
    ['high-water', ['high', 'water']],
    ['4x', ['4x']],
    ['!', []],
  ])('%s has the pieces %s', (word, expected) => {
    expect(piecesOf(word)).toEqual(expected);
  });

  test.each([
    ['floats', 'float'],
    ['switches', 'switch'],
    ['boxes', 'box'],
    ['gas', 'gas'],
    ['brass', 'brass'],
    ['float', 'float'],
    ['hoses', 'hose'],
  ])('the singular of %s is %s', (word, expected) => {
    expect(singular(word)).toBe(expected);
  });
});
