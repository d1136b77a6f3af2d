import { finish } from '@millrace/configurator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexTerms } from './term-index.ts';
import { isOneTypo, oneTypo } from './typos.ts';

const alphabet = ['a', 'b', '1'];
const word = fc.string({ unit: fc.constantFrom(...alphabet, 'é'), minLength: 1, maxLength: 14 });
const dictionary = fc.uniqueArray(word, { maxLength: 40 }).map((terms) => terms.sort());
const sorted = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);

describe('one slip', () => {
  const apart: [string, string, boolean][] = [
    ['float', 'float', false],
    ['float', 'flot', true],
    ['float', 'floaat', true],
    ['float', 'fioat', true],
    ['float', 'flaot', true],
    ['float', 'lfoat', true],
    ['float', 'loat', true],
    ['float', 'floats', true],
    ['float', 'flotas', false],
    ['float', 'folta', false],
    ['float', 'taolf', false],
    ['ab', 'ba', true],
    ['a', '', true],
  ];
  test.each(apart)('%s and %s: %s', (a, b, expected) => {
    expect(isOneTypo(a, b)).toBe(expected);
    expect(isOneTypo(b, a)).toBe(expected);
  });

  test('every text made by one is one apart, and no other', () => {
    const short = fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 4 });
    fc.assert(
      fc.property(short, short, (a, b) => {
        expect(isOneTypo(a, b)).toBe(a !== b && [...oneTypo(a, alphabet)].includes(b));
      }),
    );
  });
});

describe('terms are found as a look at each of them would', () => {
  const cases: [string, (terms: string[], asked: string) => void][] = [
    ['whole', (terms, asked) => expect(finish(indexTerms(terms)).exact(asked) ?? -1).toBe(terms.indexOf(asked))],
    [
      'by their start',
      (terms, asked) => {
        const [from, to] = finish(indexTerms(terms)).prefix(asked);
        expect(terms.slice(from, to)).toEqual(terms.filter((term) => term.startsWith(asked)));
      },
    ],
    [
      'by their middle, from three characters on',
      (terms, asked) => {
        const expected =
          asked.length < 3 ? [] : terms.flatMap((term, number) => (term.includes(asked) ? [number] : []));
        expect(sorted(finish(indexTerms(terms)).middle(asked, 0, 0))).toEqual(expected);
      },
    ],
    [
      'by one slip',
      (terms, asked) => {
        const expected = terms.flatMap((term, number) => (isOneTypo(term, asked) ? [number] : []));
        expect(sorted(finish(indexTerms(terms)).typos(asked))).toEqual(expected);
      },
    ],
  ];
  test.each(cases)('%s', (_, check) => {
    fc.assert(
      fc.property(dictionary, word, (terms, asked) => {
        check(terms, asked);
        const [some] = terms;
        if (some !== undefined) check(terms, some.slice(1));
      }),
    );
  });

  test('but for those found already', () => {
    const terms = ['float', 'floats', 'xfloat'];
    expect(finish(indexTerms(terms)).middle('float', 0, 2)).toEqual([2]);
  });
  test('by a start with one slip', () => {
    expect(finish(indexTerms(['panel', 'piggyback'])).typosOfStart('pigyb')).toEqual([1]);
  });
});
