import { expect, test } from 'vitest';
import { readBits, writeBits } from './bits.ts';

/** Reads a text whose length is given, and whether that broke the code. */
function textOf(length: number | null, point = 65) {
  const bits = writeBits();
  bits.decimal(length);
  for (let count = 0; count < Math.min(length ?? 0, 4000); count += 1) {
    bits.flag(point >= 128);
    bits.number(point, point < 128 ? 7 : 21);
  }
  const reader = readBits(bits.text());
  return { text: reader?.characters(), isBroken: reader?.isBroken() };
}

test.each([
  ['two letters', 2, 'AA'],
  ['as many as a text may have', 4000, 'A'.repeat(4000)],
  ['none', 0, ''],
])('%s are read', (_, length, text) => expect(textOf(length)).toEqual({ text, isBroken: false }));

test.each([
  ['more characters than a text may have', 4001],
  ['half a character', 0.5],
  ['less than none', -1],
])('%s break the code', (_, length) => expect(textOf(length)).toEqual({ text: '', isBroken: true }));

test('a character beyond the last there is breaks it too', () => {
  expect(textOf(1, 0x10ffff)).toEqual({ text: '\u{10ffff}', isBroken: false });
  expect(textOf(1, 0x110000)).toEqual({ text: '', isBroken: true });
});
