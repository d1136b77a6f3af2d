import { expect, test } from 'vitest';
import { readChoice, readYesNo } from './words.ts';

test.each(['yes', ' YES ', 'y', '1', 'x', 'Ja', 'wahr', 'sí', '✓', '●', 'live'])('“%s” is yes', (text) => {
  expect(readYesNo(text)).toEqual({ ok: true, value: true });
});
test.each(['no', 'N', '0', '-', 'Nein', '○', '–', 'inactive'])('“%s” is no', (text) => {
  expect(readYesNo(text)).toEqual({ ok: true, value: false });
});
test.each(['', 'maybe', '2', 'yesno'])('“%s” is neither', (text) => {
  expect(readYesNo(text)).toEqual({ ok: false, why: `“${text}” is not yes or no.`, fits: ['yes', 'no'] });
});

const choices = [
  { value: 'AC', label: 'dc' },
  { value: 'DC', label: 'Direct current' },
  { value: 'dc', label: 'Other' },
  { value: 3, label: 'Three' },
  { value: 4, label: 'three' },
  { value: 'Three', label: 'Word' },
  { value: 'D-C', label: 'Direct current' },
];
test.each<[string, string, string | number]>([
  ['a value as it is', 'dc', 'dc'],
  ['a value as it is, after one that differs by its case', 'DC', 'DC'],
  ['a number', '3', 3],
  ['a value in another case, before words', 'ac', 'AC'],
  ['the first of two values that are as like', 'Dc', 'DC'],
  ['a value before the words of another', 'THREE', 'Three'],
  ['words in any case', 'other', 'dc'],
  ['the first of two with these words', 'direct current', 'DC'],
])('a choice is meant by %s: “%s”', (_, text, value) => {
  expect(readChoice(text, choices)).toEqual({ ok: true, value });
});
test('of up to twelve choices all fit, of more the nearest', () => {
  const of = (count: number) => Array.from({ length: count }, (_, at) => ({ value: at, label: `Choice ${at + 20}` }));
  const fits = (count: number) => readChoice('Choice 2x', of(count));
  expect(fits(12)).toEqual({
    ok: false,
    why: '“Choice 2x” is not one of its choices.',
    fits: of(12).map(({ label }) => label),
  });
  const few = fits(13);
  expect('fits' in few && few.fits?.length).toBeLessThan(13);
});
