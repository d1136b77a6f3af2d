import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Plain words', 'plain words'],
  ['PF-20', 'pf-20'],
  ['', ''],
  [' at the ends ', 'at the ends'],
  ['two  blanks', 'two blanks'],
  ['a\ttab', 'a tab'],
  ['a\u00A0hard blank', 'a hard blank'],
  ['soft\u00ADhyphen', 'softhyphen'],
  ['it\u2019s', "it's"],
  ['\u201Cquoted\u201D', '"quoted"'],
  ['3\u20135', '3-5'],
  ['\uFF30ressure', 'pressure'],
])('%j is compared as %j', (text, folded) => expect(fold(text)).toBe(folded));

test('a text of ASCII is compared as the same text with something unseen in it', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary-ascii' }), (text) => fold(text) === fold(`${text}\u2060`)));
});
