import { expect, test } from 'vitest';
import { wrapCode } from './wrap-code.ts';

test.each([
  ['', 8, ''],
  ['TD-3-4X', 8, 'TD-3-4X'],
  ['TD-3-4X-4F', 8, 'TD-3-4X-\n4F'],
  ['TD-3-E|2S|HM', 8, 'TD-3-E|\n2S|HM'],
  ['ABCDEFGHIJK', 8, 'ABCDEFGH\nIJK'],
  ['A-BCDEFGHIJK', 8, 'A-\nBCDEFGHI\nJK'],
])('%s within %i signs', (text, width, wrapped) => expect(wrapCode(text, width)).toBe(wrapped));
test('nothing is added or lost', () => {
  const number = 'TD-3-4X-4F-010-AL-E|2S|HM-30';
  expect(wrapCode(number, 5).replaceAll('\n', '')).toBe(number);
});
