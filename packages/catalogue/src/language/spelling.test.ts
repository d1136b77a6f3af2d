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
