import { expect, test } from 'vitest';
import { byWhom } from './by-whom.ts';

const who = (id: string | null): string => id ?? 'the server';
const by = (...ids: (string | null)[]) => ids.map((changedBy) => ({ changedBy }));

test.each([
  [by('Anna', 'Anna'), 'Anna'],
  [by('Dana', 'Anna', 'Anna'), 'Anna 2, Dana 1'],
  [by('Anna', null), 'Anna 1, the server 1'],
])('who changed the rows of a draft is named, who changed most first', (changes, words) => {
  expect(byWhom(changes, who)).toBe(words);
});
