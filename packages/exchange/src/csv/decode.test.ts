import { describe, expect, test } from 'vitest';
import { decode } from './decode.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
/** As many bytes of a letter, of which those at some places are 0. */
const letters = (length: number, zeros: readonly number[]): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (zeros.includes(at) ? 0 : 0x41));

describe('the mark of an encoding is two bytes, in their order', () => {
  test.each([
    ['UTF-16LE', bytes(0xff, 0xfe, 0x2d, 0x4e), '中'],
    ['UTF-16BE', bytes(0xfe, 0xff, 0x4e, 0x2d), '中'],
    ['UTF-8', bytes(0xef, 0xbb, 0xbf, 0xe4, 0xb8, 0xad), '中'],
    ['Windows-1252', bytes(0xff, 0x41), 'ÿA'],
    ['Windows-1252', bytes(0x41, 0xfe), 'Aþ'],
    ['Windows-1252', bytes(0xfe, 0x41), 'þA'],
    ['Windows-1252', bytes(0x41, 0xff), 'Aÿ'],
    ['UTF-8', bytes(0x41), 'A'],
    ['UTF-8', bytes(), ''],
  ])('%s: %j', (encoding, file, text) => expect(decode(file)).toEqual({ encoding, text }));
});

describe('without a mark, zeros in more than three of ten pairs say which byte of a sign comes first', () => {
  test.each([
    ['UTF-8', [1, 3, 5]],
    ['UTF-16LE', [1, 3, 5, 7]],
    ['UTF-8', [0, 2, 4]],
    ['UTF-16BE', [0, 2, 4, 6]],
    ['UTF-8', [0, 1, 2, 3]],
    ['UTF-16LE', [0, 1, 3, 5, 7]],
  ])('%s: zeros at %j of 20', (encoding, zeros) => expect(decode(letters(20, zeros)).encoding).toBe(encoding));
});

test('zeros are counted in the first 4,000 bytes', () => {
  const every = (nth: number, length: number) => Array.from({ length }, (_, at) => at * nth);
  expect(decode(letters(4_001, [...every(6, 600), 4_000])).encoding).toBe('UTF-8');
  expect(decode(letters(4_001, [...every(6, 600), 3_998])).encoding).toBe('UTF-16BE');
});
