import { describe, expect, test } from 'vitest';
import { readWords } from '../language/read-words.ts';
import { thingsAsked } from './things-asked.ts';

const named = new Set(['stem', 'float', 'horn', 'panel']);
const asked = (text: string) => {
  const words = readWords(text).filter(({ isHeld }) => !isHeld);
  return thingsAsked(text, words, named).map((head) => words[head]?.raw);
};

describe('the thing that is asked for', () => {
  test.each([
    ['is the last word', 'pit alarm', ['alarm']],
    ['is what names say a thing is, whatever describes it after it', 'multi level stem 316 stainless', ['stem']],
    ['is the last of several such words', 'float panel narrow', ['panel']],
    ['is both of two joined ones', 'horn or stem', ['horn', 'stem']],
    [
      'is what a sentence says last, as the rest of it is about that',
      'how often should floats be replaced',
      ['replaced'],
    ],
  ])('%s: "%s"', (_, text, things) => expect(asked(text)).toEqual(things));
});
