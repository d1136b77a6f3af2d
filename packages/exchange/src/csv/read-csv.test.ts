import { describe, expect, test } from 'vitest';
import { readSheets } from '../read-sheets.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([...text].flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]));

function read(bytes: Uint8Array) {
  const reading = readSheets('order codes.csv', bytes);
  if (!reading.ok) throw new Error(reading.refusal.code);
  return reading.file;
}

const textsOf = (bytes: Uint8Array) => read(bytes).sheets[0]?.cells.map(({ text }) => text);

describe('its delimiter and decimal sign are guessed', () => {
  test.each([
    ['a;b\r\n1,50;2,25\r\n', { delimiter: ';', encoding: 'UTF-8', decimal: ',' }],
    ['a,b\n1.50,2\n', { delimiter: ',', encoding: 'UTF-8', decimal: '.' }],
    ['a\tb, c\n"1.164,00"\t2\n', { delimiter: '\t', encoding: 'UTF-8', decimal: ',' }],
    ['a|b|c\n1|2|3\n', { delimiter: '|', encoding: 'UTF-8', decimal: '.' }],
    ['sep=;\r\na;b,c,d\r\n', { delimiter: ';', encoding: 'UTF-8', decimal: '.' }],
  ])('%j', (text, guess) => {
    expect(read(utf8(text)).csv).toEqual(guess);
  });
});

describe('its encoding is guessed', () => {
  test.each([
    ['UTF-8', utf8('\uFEFFcode;½ in\r\n')],
    ['UTF-16LE', utf16('\uFEFFcode;½ in\r\n')],
    ['UTF-16LE', utf16('code;½ in\r\n')],
    ['Windows-1252', latin('code;½ in\r\n')],
  ])('%s', (encoding, bytes) => {
    expect(read(bytes).csv?.encoding).toBe(encoding);
    expect(textsOf(bytes)).toEqual(['code', '½ in']);
  });
});

test('quotes, line breaks and blanks in a cell are as they are seen', () => {
  expect(textsOf(utf8('"""1/2""";" two\n\u00A0lines "\n5" pipe;x\n'))).toEqual(['"1/2"', 'two\nlines', '5" pipe', 'x']);
});

test('a file without a delimiter is one column', () => {
  expect(textsOf(utf8('one\ntwo\n'))).toEqual(['one', 'two']);
});

test('a million columns and endless cells are refused', () => {
  expect(readSheets('a.csv', utf8(`a${';a'.repeat(1_000_000)}`))).toMatchObject({ refusal: { what: 'columns' } });
  expect(readSheets('a.csv', utf8(`a;"${'b;c\r\n'.repeat(250_000)}`))).toMatchObject({ refusal: { what: 'cell' } });
});
