import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePointsOf, rangeOf } from './unicode-range.ts';

test.each([
  ['U+0041', [0x41]],
  ['U+41-43,U+0131', [0x41, 0x42, 0x43, 0x131]],
  [' U+2E , u+f8ff ', [0x2e, 0xf8ff]],
])('%s names its code points', (range, points) => expect([...codePointsOf(range)]).toEqual(points));

test.each(['', 'U+4??', '41-43', 'U+41-'])('"%s" is refused', (range) => {
  expect(() => codePointsOf(range)).toThrow('No unicode-range');
});

test('neighbours are written together, in order, each once', () => {
  expect(rangeOf([0x43, 0x41, 0x131, 0x42, 0x41])).toBe('U+41-43,U+131');
});

test('a range that was written names what it was written of', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 0x10ffff }), { minLength: 1 }), (points) => {
      expect(codePointsOf(rangeOf(points))).toEqual(new Set(points.toSorted((a, b) => a - b)));
    }),
  );
});
