import { shownText } from '@millrace/exchange';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLine, readLines, writeLine, writeLines } from './texts.ts';

const line = (text: string) => ({ text: shownText(text), asWritten: text });

test('an empty text is written as a pair of quotes, and read as empty again', () => {
  expect(writeLine('')).toBe('""');
  expect(readLine({ text: '""' })).toBe('');
  expect(readLines({ text: '""' })).toBe('');
});

test('a text in quotes without an escape stays in them', () => {
  expect(readLine({ text: '"Big" valve' })).toBe('"Big" valve');
  expect(readLine({ text: '"Big valve"' })).toBe('"Big valve"');
});

test('whatever text is written is read as the same, quotes and escapes included', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'"\\u0041\'=+@- \n') }));
  fc.assert(
    fc.property(text, (given) => {
      expect(readLine(line(writeLine(given)))).toBe(given);
      expect(readLines(line(writeLines(given)))).toBe(given);
    }),
  );
});
