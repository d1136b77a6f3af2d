import { describe, expect, test } from 'vitest';
import { listedAnswers } from './listed-answers.ts';
import type { Answer } from './shared-answers.ts';

const answer = (words: string): Answer => ({ key: words, demand: `Motor.${words}`, words });
const listed = (all: readonly string[], answers: readonly string[]): string =>
  listedAnswers('Motor', all.map(answer), answers.map(answer));

describe('of amounts', () => {
  const AMPS = ['8 A', '16 A', '25 A', '40 A', '63 A'];
  test.each<[string, string[], string]>([
    ['none is nothing', [], ''],
    ['one is its name', ['16 A'], '16 A'],
    ['the last alone is its name', ['63 A'], '63 A'],
    ['the last two are from one on', ['40 A', '63 A'], '40 A and above'],
    ['all but the first are from one on', ['16 A', '25 A', '40 A', '63 A'], '16 A and above'],
    ['all of them are any', AMPS, 'any Motor'],
    ['the first two are two names', ['8 A', '16 A'], '8 A or 16 A'],
    ['the first three are up to one', ['8 A', '16 A', '25 A'], 'all up to 25 A'],
    ['three in the middle are three names', ['16 A', '25 A', '40 A'], '16 A, 25 A or 40 A'],
    ['three apart are three names', ['8 A', '16 A', '40 A'], '8 A, 16 A or 40 A'],
    ['the first and the last are two names', ['8 A', '63 A'], '8 A or 63 A'],
  ])('%s', (_, answers, words) => expect(listed(AMPS, answers)).toBe(words));
  test('both of two are any, and the only one is its name', () => {
    expect(listed(['8 A', '16 A'], ['8 A', '16 A'])).toBe('any Motor');
    expect(listed(['8 A'], ['8 A'])).toBe('8 A');
  });
});

test.each<[string, string[]]>([
  ['words', ['steel', 'cast iron', 'bronze']],
  ['amounts that fall', ['40 A', '25 A', '16 A']],
  ['amounts of which two are the same', ['8 A', '16 A wide', '16 A']],
  ['amounts of which one is out of order', ['1 A', '3 A', '2 A', '4 A']],
])('of %s the last have none above them', (_, all) => {
  expect(listed(all, all.slice(1))).toBe(`${all[1]} and all after it`);
});
