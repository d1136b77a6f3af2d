import { finish } from '@millrace/configurator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorsBetween, indexSpelling } from './spelling.ts';

describe('typing errors between two words', () => {
  test.each([
    ['float', 'float', 0],
    ['flaot', 'float', 1],
    ['floot', 'float', 1],
    ['foat', 'float', 1],
    ['floaat', 'float', 1],
    ['desicant', 'desiccant', 1],
    ['intrinsicly', 'intrinsically', 2],
  ])('%s and %s: %i', (a, b, errors) => {
    expect(errorsBetween(a, b, 3)).toBe(errors);
  });

  test('are as many one way as the other', () => {
    const word = fc.stringMatching(/^[a-d]{0,7}$/);
    fc.assert(fc.property(word, word, (a, b) => errorsBetween(a, b, 9) === errorsBetween(b, a, 9)));
  });
});

describe('a word that is not there', () => {
  const spelling = finish(
    indexSpelling(
      new Map([
        ['dialer', 2],
        ['dial', 9],
        ['technician', 1],
        ['intrinsically', 3],
        ['cord', 5],
      ]),
    ),
  );
  test('is taken for those one error away', () => expect(spelling.near('dailer')).toEqual(['dialer']));
  test('or two, where it is long', () => expect(spelling.near('intrinsicly')).toEqual(['intrinsically']));
  test('but not where it is short', () => expect(spelling.near('crd')).toEqual([]));
  test('is a beginning of others, the commonest first', () =>
    expect(spelling.beginning('dia')).toEqual(['dial', 'dialer']));
});

describe('of many words', () => {
  const many = new Map(Array.from({ length: 900 }, (_, at) => [`w${String(at).padStart(3, '0')}`, at]));
  const spelling = finish(
    indexSpelling(
      new Map([
        ...many,
        ['xa', 1],
        ['float', 3],
        ['flout', 5],
        ['flost', 4],
        ['floats', 9],
        ['bloat', 9],
        ['lfoat', 1],
      ]),
    ),
  );
  test('at most twelve begin so, the commonest first, of the first four hundred', () => {
    expect(spelling.beginning('w1')).toEqual(Array.from({ length: 12 }, (_, at) => `w${199 - at}`));
    expect(spelling.beginning('w')).toEqual(Array.from({ length: 12 }, (_, at) => `w${399 - at}`));
    expect([
      spelling.beginning('w000'),
      spelling.beginning('xa'),
      spelling.beginning('xb'),
      spelling.beginning('a'),
    ]).toEqual([['w000'], ['xa'], [], []]);
  });
  test('the three nearest are meant, the commonest first; those with more errors are none', () => {
    expect(spelling.near('flot')).toEqual(['flout', 'flost', 'float']);
    expect(spelling.near('floatx')).toEqual(['floats', 'float']);
    expect(spelling.near('loat')).toEqual(['lfoat']);
    expect(spelling.near('oat')).toEqual([]);
  });
  test('a word of eight letters may have two errors, one of seven has one', () => {
    const long = finish(
      indexSpelling(
        new Map([
          ['technical', 2],
          ['technic', 1],
          ['control', 1],
        ]),
      ),
    );
    expect([long.near('tecnhicl'), long.near('cntrl'), long.near('contrll'), long.near('cotnrll')]).toEqual([
      ['technical', 'technic'],
      [],
      ['control'],
      [],
    ]);
  });
});

/** Errors as they are defined, one after the other, without a table. */
function slowly(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const isSame = a.at(-1) === b.at(-1);
  const isExchanged = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    slowly(a.slice(0, -1), b) + 1,
    slowly(a, b.slice(0, -1)) + 1,
    slowly(a.slice(0, -1), b.slice(0, -1)) + (isSame ? 0 : 1),
    ...(isExchanged ? [slowly(a.slice(0, -2), b.slice(0, -2)) + 1] : []),
  );
}
test('errors are as few as any way from one word to the other has, and above a bound they are above it', () => {
  const word = fc.stringMatching(/^[ab]{0,5}$/);
  fc.assert(
    fc.property(word, word, fc.nat(4), (a, b, most) => {
      const [found, least] = [errorsBetween(a, b, most), slowly(a, b)];
      if (least <= most) expect(found).toBe(least);
      else expect(found).toBeGreaterThan(most);
    }),
    { numRuns: 300 },
  );
});

describe('of many words', () => {
  const letters = [...'abcdefghijklmnopq'];
  const counts = (words: readonly string[]) => new Map(words.map((word, nth) => [word, nth + 1]));
  const indexOf = (words: readonly string[]) => finish(indexSpelling(counts(words)));
  test('the three commonest that are nearest are taken', () => {
    const spelling = indexOf(['cord', 'core', 'corn', 'cork', 'coral']);
    expect(spelling.near('corx')).toEqual(['cork', 'corn', 'core']);
  });
  test('the nearest alone, however common those further off', () => {
    const spelling = indexOf(['terminals', 'terminus', 'terminaxx']);
    expect(spelling.near('terminalx')).toEqual(['terminaxx', 'terminals']);
  });
  test('the first letter may be missing or exchanged, and no other may stand for it', () => {
    const spelling = indexOf(['float', 'alarm']);
    const typed = ['gloat', 'fkoat', 'lfoat', 'gkoat', 'loat', 'larm'];
    expect(typed.map((word) => spelling.near(word).join())).toEqual(['', 'float', 'float', '', '', 'alarm']);
  });
  test('the twelve commonest that begin so are taken, in their order', () => {
    const words = letters.map((letter) => `te${letter}`);
    expect(indexOf(words).beginning('te')).toEqual(words.toReversed().slice(0, 12));
    expect(indexOf(words).beginning('tex')).toEqual([]);
    expect(indexOf(words).beginning('ted')).toEqual(['ted']);
  });
  test('a beginning is looked up among its first 400 words', () => {
    const words = Array.from({ length: 401 }, (_, nth) => `te${String(nth).padStart(3, '0')}`);
    expect(indexOf(words).beginning('te').at(0)).toBe('te399');
    expect(indexOf(words.slice(1)).beginning('te').at(0)).toBe('te400');
  });
  test.each([
    ['crd', 'cord', []],
    ['crrd', 'cord', ['cord']],
    ['trminls', 'terminals', []],
    ['tterminls', 'terminals', ['terminals']],
    ['terminls', 'terminals', ['terminals']],
    ['tterminlss', 'terminals', []],
    ['termials', 'terminals', ['terminals']],
  ])('%s for %s: %o', (typed, word, near) => expect(indexOf([word]).near(typed)).toEqual(near));
});
