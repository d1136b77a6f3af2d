import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MARKED_FROM, wordDifference } from './word-difference.ts';

const long = 'Runs two pumps in turn from three or four floats, and sounds an alarm above both.';
const marked = (pieces: readonly { text: string; isOwn: boolean }[] = []) =>
  pieces.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim());

test('words that only one of two texts has are marked in it', () => {
  const difference = wordDifference(long, long.replace('three or four', 'four'));
  expect(marked(difference?.before)).toEqual(['three or']);
  expect(marked(difference?.after)).toEqual([]);
});
test('what is far from every mark is left out', () => {
  const difference = wordDifference(`${long} ${long} End.`, `${long} ${long} Finish.`);
  expect(difference?.after.map(({ text }) => text).join('').length).toBeLessThan(long.length + 20);
  expect(marked(difference?.after)).toEqual(['Finish']);
});
test('before, between and after marks what is near stays, to whole words', () => {
  const many = (word: string) => Array.from({ length: 60 }, () => word).join(' ');
  const text = (one: string, two: string) => `${many('before')} ${one} ${many('between')} ${two} ${many('after')}`;
  const difference = wordDifference(text('A1', 'A2'), text('B1', 'B2'));
  const words = difference?.after.map((piece) => piece.text).join('') ?? '';
  expect(marked(difference?.after)).toEqual(['B1', 'B2']);
  expect(words).toMatch(/^ … (before )+B1( between)+ … (between )+B2( after)+ … $/);
});
test.each([
  ['two texts of the least length', 9, MARKED_FROM, true],
  ['two that are a letter shorter', 9, MARKED_FROM - 1, false],
  ['two that share less than a quarter', 8, MARKED_FROM, false],
])('marks are drawn or not in %s', (_, shared, length, isMarked) => {
  const text = (letter: string) => `${'a'.repeat(shared)} ${letter.repeat(length - shared - 1)}`;
  expect(wordDifference(text('b'), text('c')) !== null).toBe(isMarked);
  expect(wordDifference('b', text('c'))).toBeNull();
});
test.each([
  [96, 0],
  [98, 1],
])('a piece of %i letters beside a mark is cut %i times', (length, cuts) => {
  const near = 'w '.repeat(length / 2);
  const pieces = wordDifference(`${near}A1`, `${near}B1`)?.before ?? [];
  expect(pieces.map(({ text }) => text.split('…').length - 1)).toEqual([cuts, 0]);
});
test('short texts, and texts with little in common, have no marks', () => {
  expect(wordDifference('a', 'b')).toBeNull();
  expect(wordDifference(long, 'x'.repeat(MARKED_FROM))).toBeNull();
});
test('of short pieces nothing is lost', () => {
  const words = fc.array(fc.constantFrom('pump', 'float', 'alarm', 'panel'), { minLength: 8, maxLength: 12 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(' '), other.join(' ')];
      const difference = wordDifference(before, after);
      if (difference === null) return;
      expect(difference.before.map(({ text }) => text).join('')).toBe(before);
      expect(difference.after.map(({ text }) => text).join('')).toBe(after);
    }),
  );
});
