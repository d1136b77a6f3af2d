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

const texts = [
  'how to install a float',
  'how do pumps alternate',
  'steps',
  'why is it wet',
  'adjust a float',
  'test an alarm',
  'get rid of grease',
  'wont start',
  'float keeps tripping',
  'my pump runs again',
  'every few minutes',
  'cable how long',
  'maximum depth',
  'duplex vs simplex',
  'cut sheet',
  'manuals pdf',
  'price list',
  'pricing',
  'trade show',
  'news',
  'download',
  'discontinued panels',
  'series 4 panels',
  'youtube',
  'watch a film',
  'call sales',
  'opening hours',
  'where to buy',
  'shipping',
  'lead time',
  'overnight freight',
  'send it to ohio',
  'log in',
  'account',
  'apply',
  'application form',
  'careers',
  'shop work',
  'jobs working here',
  'duplex panel',
];

/** Weights are right when the lists of `bench/search-quality` are: read which differ before the record is renewed (`vitest run -u`). */
test('each way of asking leans as far as it did', async () => {
  const lines = texts.map((text) => {
    const { kinds, steps } = leaningOf(text);
    const differing = Object.entries(kinds).filter(([kind, factor]) => factor !== plain[kind as keyof typeof plain]);
    return `${text}: ${[...differing, ['steps', steps] as const].map(([kind, factor]) => `${kind} ${factor.toFixed(3)}`).join(', ')}\n`;
  });
  await expect([`usual: ${JSON.stringify(plain)}\n`, ...lines].join('')).toMatchFileSnapshot('fixtures/leaning.txt');
});
