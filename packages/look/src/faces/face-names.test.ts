import { expect, test } from 'vitest';
import { isPreloaded, isSeldomNeeded } from './face-names.ts';

test.each([
  ['assets/plex-sans-first-IvpUv-a2.woff2', true, false],
  ['assets/plex-mono-500-first-DSY6xOcd.woff2', true, false],
  ['assets/plex-mono-400-first-DMJ8VG8y.woff2', true, false],
  ['assets/plex-sans-latin-_x-Yz12-.woff2', false, false],
  ['assets/plex-sans-latin-ext-DMJ8VG8y.woff2', false, true],
  ['assets/plex-mono-400-cyrillic-DMJ8VG8y.woff2', false, true],
  ['assets/plex-sans-greek-DMJ8VG8y.woff2', false, true],
  ['assets/first-plex.js', false, false],
])('%s is preloaded: %s; is for other alphabets alone: %s', (file, preloaded, seldom) => {
  expect([isPreloaded(file), isSeldomNeeded(file)]).toEqual([preloaded, seldom]);
});
