import { expect, test } from 'vitest';
import { momentWords } from './moment-words.ts';

const moment = Date.UTC(2026, 2, 1, 3, 5);

test.each([
  ['America/Chicago', 'February 28, 2026, 9:05\u202fPM CST'],
  ['Europe/Warsaw', 'March 1, 2026, 4:05\u202fAM GMT+1'],
])('a moment in %s is that zone’s day and time', (zone, words) => {
  expect(momentWords(moment, zone).replace(/\s(?=[AP]M)/, '\u202f')).toBe(words);
});
