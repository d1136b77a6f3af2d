import { expect, test } from 'vitest';
import type { ConfigGroup } from '../data/configurator.ts';
import { text } from '../testing/build.ts';
import { sampleText } from './sample-text.ts';

test.each<[string, Partial<ConfigGroup>, number, string | null]>([
  ['usual characters first', {}, 3, 'AAA'],
  ['upper case before digits', { characters: '0-9A-Z' }, 1, 'A'],
  ['digits before lower case', { characters: 'a-z0-9' }, 2, '00'],
  ['lower case', { characters: 'b-z' }, 1, 'b'],
  ['the first that is allowed', { characters: '-Ω' }, 2, '--'],
  ['none that would be tidied away', { characters: ' é' }, 2, 'éé'],
  ['none that becomes another in upper case', { characters: 'a-zÀ', upperCase: true }, 1, 'À'],
  ['characters beyond the basic plane', { characters: '😀-😃' }, 2, '😀😀'],
  ['none, where none is allowed', { characters: ' ' }, 1, null],
  ['none of no length', {}, 0, null],
  ['one of the longest texts', {}, 1000, 'A'.repeat(1000)],
  ['none of a longer one', {}, 1001, null],
  ['none of no number', {}, Number.NaN, null],
  // Cherokee has 80 small letters in a row, U+AB70 to U+ABBF, then letters without a case.
  ['up to the 65th of a range', { characters: '\u{AB80}-\u{ABC5}', upperCase: true }, 1, '\u{ABC0}'],
  ['not the 66th', { characters: '\u{AB7F}-\u{ABC5}', upperCase: true }, 1, null],
  ['not beyond the end of a range', { characters: '\u{AB90}-\u{ABBF}', upperCase: true }, 1, null],
])('a sample has %s', (_, rest, length, expected) => {
  expect(sampleText(text('T', rest), length)).toBe(expected);
});
