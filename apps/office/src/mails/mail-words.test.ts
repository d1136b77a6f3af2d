import { expect, test } from 'vitest';
import { kindWords } from './mail-words.ts';

test.each([
  ['application-copy', 'Application copy'],
  ['a-b-c', 'A b c'],
  ['', ''],
])('a mail of the kind “%s” is “%s”', (kind, words) => expect(kindWords(kind)).toBe(words));
