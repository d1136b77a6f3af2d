import { expect, test } from 'vitest';
import { sizeWords } from './size-words.ts';

test.each([
  [0, '< 1 KB'],
  [1023, '< 1 KB'],
  [1024, '1 KB'],
  [421_888, '412 KB'],
  [1_048_575, '1024 KB'],
  [1_048_576, '1.0 MB'],
  [1_363_149, '1.3 MB'],
])('%d bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));
