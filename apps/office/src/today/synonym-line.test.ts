import { expect, test } from 'vitest';
import { withSynonym } from './synonym-line.ts';

const lines = ['sump, Basin, pit', 'cord, cable'];

test('a word gets a line of its own with what it shall find', () => {
  expect(withSynonym(lines, 'tank  minder', 'level monitor')).toEqual({
    lines: [...lines, 'tank minder, level monitor'],
  });
  expect(withSynonym([], 'a', 'b')).toEqual({ lines: ['a, b'] });
});
test('it joins the line that has what it shall find', () => {
  expect(withSynonym(lines, 'hole', 'basin')).toEqual({ lines: ['sump, Basin, pit, hole', 'cord, cable'] });
});
test('a phrase of as many words as are allowed is taken', () => {
  expect(withSynonym([], 'one two three four five', 'pit')).toEqual({ lines: ['one two three four five, pit'] });
});
test('a comma that somebody typed parts no phrase', () => {
  expect(withSynonym([], 'tank, minder', 'monitor')).toEqual({ lines: ['tank minder, monitor'] });
});
test('a line that is full gets no more', () => {
  const full = Array.from({ length: 24 }, (_, nth) => `w${nth}`).join(', ');
  expect(withSynonym([full], 'hole', 'w3')).toEqual({ lines: [full, 'hole, w3'] });
});
test.each([
  ['pit', 'SUMP', /already/],
  ['pit', 'Pit', /the same words/],
  ['pit', ' , ', /Please write/],
  ['', 'pit', /Please write/],
  ['one two three four five six', 'pit', /At most 5 words/],
])('“%s” for “%s” is refused in words', (words, phrase, fault) => {
  expect(withSynonym(lines, words, phrase)).toEqual({ fault: expect.stringMatching(fault) });
});
