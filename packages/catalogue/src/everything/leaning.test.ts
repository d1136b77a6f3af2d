import { describe, expect, test } from 'vitest';
import { leaningOf } from './leaning.ts';

const plain = leaningOf('duplex panel').kinds;

describe('a text leans to the kind of page it asks for', () => {
  test.each([
    ['pump kicks on and off every few minutes', 'question'],
    ['my float is up again', 'question'],
    ['max cable run', 'question'],
    ['three floats versus four', 'question'],
    ['harrier data sheet', 'document'],
    ['next day air', 'page'],
    ['do you use ups', 'page'],
    ['call sales', 'page'],
    ['openings near me', 'job'],
    ['a job where i work with you', 'job'],
    ['timer how many minutes', 'question'],
    ['trade show booth', 'post'],
    ['download manuals', 'page'],
  ] as const)('%s: %s', (text, kind) => {
    const { kinds } = leaningOf(text);
    expect(kinds[kind]).toBeGreaterThan(plain[kind]);
    expect(kinds[kind] / plain[kind]).toBeGreaterThan(kinds.family / plain.family);
  });

  test('how a thing works, or that it does not, is no job', () => {
    for (const text of [
      'how does alternation work',
      'float does not work',
      'pump wont work',
      'pumps only work in hand',
    ])
      expect(leaningOf(text).kinds.job).toBeLessThanOrEqual(plain.job);
    expect(leaningOf('assembly work').kinds.job).toBeGreaterThan(plain.job);
  });
});
