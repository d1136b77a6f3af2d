import { expect, test } from 'vitest';
import { isKeepMonths, KEEP_MONTHS_MAX } from './private-settings.ts';
import { sameType } from './settings.ts';

test.each([
  ['not at all', 0, false],
  ['one month', 1, true],
  ['a month and a half', 1.5, false],
  ['the longest', KEEP_MONTHS_MAX, true],
  ['longer', KEEP_MONTHS_MAX + 1, false],
  ['for ever', Number.POSITIVE_INFINITY, false],
  ['a number as text', '12', false],
  ['nothing', undefined, false],
])('applications can be kept for %s: %s', (_, months, can) => expect(isKeepMonths(months)).toBe(can));

test.each([
  ['text for text', '', 'a', true],
  ['a number for text', 0, 'a', false],
  ['a number for a number', 0, 7, true],
  ['a switch for a number', true, 7, false],
  ['lines for lines', [], ['a'], true],
  ['text for lines', 'a', ['a'], false],
  ['lines for text', ['a'], 'a', false],
  ['nothing for text', undefined, 'a', false],
])('%s: %s', (_, value, fallback, isSame) => expect(sameType(value, fallback)).toBe(isSame));
