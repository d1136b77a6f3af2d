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

describe('a first line may state the delimiter, and is no row', () => {
  test.each([
    ['sep=;\r\na;b,c,d\r\n', ['a', 'b,c,d']],
    ['sep=,\na;b\nc;d,e\n', ['a;b', 'c;d', 'e']],
    ['\uFEFFsep=|\na|b\n', ['a', 'b']],
    ['sep=ab\na,b\n', ['sep=ab', 'a', 'b']],
  ])('%j', (text, cells) => expect(textsOf(utf8(text))).toEqual(cells));
});

describe('its encoding is guessed', () => {
  test.each([
    ['UTF-8', utf8('\uFEFFcode;½ in\r\n')],
    ['UTF-16LE', utf16('\uFEFFcode;½ in\r\n')],
    ['UTF-16LE', utf16('code;½ in\r\n')],
    ['UTF-16BE', Buffer.from(utf16('\uFEFFcode;½ in\r\n')).swap16()],
    ['UTF-16BE', Buffer.from(utf16('code;½ in\r\n')).swap16()],
    ['Windows-1252', latin('code;½ in\r\n')],
  ])('%s', (encoding, bytes) => {
    expect(read(bytes).csv?.encoding).toBe(encoding);
    expect(textsOf(bytes)).toEqual(['code', '½ in']);
  });
});

test('quotes, line breaks and blanks in a cell are as they are seen', () => {
  expect(textsOf(utf8('"""1/2""";" two\n\u00A0lines "\n5" pipe;x\n'))).toEqual(['"1/2"', 'two\nlines', '5" pipe', 'x']);
});

test('a few signs are a text, also those with which a workbook begins', () => {
  expect(read(utf8('a,b')).csv).toMatchObject({ delimiter: ',', encoding: 'UTF-8' });
  expect(textsOf(utf8('P,Q\n1,2\n'))).toEqual(['P', 'Q', '1', '2']);
});

test('a file without a delimiter is one column', () => {
  expect(textsOf(utf8('one\ntwo\n'))).toEqual(['one', 'two']);
});

test('a million columns and endless cells are refused', () => {
  expect(readSheets('a.csv', utf8(`a${';a'.repeat(1_000_000)}`))).toMatchObject({ refusal: { what: 'columns' } });
  expect(readSheets('a.csv', utf8(`a;"${'b;c\r\n'.repeat(250_000)}`))).toMatchObject({ refusal: { what: 'cell' } });
});

test.each([
  ['cells', { cells: 4 }],
  ['columns', { columns: 2 }],
  ['file', { file: 7 }],
] as const)('as many %s as the limit are read, and one more is refused', (what, limits) => {
  expect(readSheets('a.csv', utf8('a;b\nc;d'), limits)).toMatchObject({ ok: true });
  expect(readSheets('a.csv', utf8('a;b;c\nd;e;f'), limits)).toEqual({
    ok: false,
    refusal: { code: 'too-large', what, limit: Object.values(limits)[0] },
  });
});

test('a cell as long as the limit is read, and a longer one is refused with that limit', () => {
  const limits = { csvCell: 3, cell: 1 };
  expect(readSheets('a.csv', utf8('abc;b'), limits)).toMatchObject({ ok: true });
  expect(readSheets('a.csv', utf8('abcd;b'), limits)).toEqual({
    ok: false,
    refusal: { code: 'too-large', what: 'cell', limit: 3 },
  });
});

describe('of several delimiters', () => {
  const delimiterOf = (text: string) => read(utf8(text)).csv?.delimiter;

  test('that one is taken by which most lines have one number of columns', () => {
    expect(delimiterOf('a,b;c\nd;e\nf;g\n')).toBe(';');
    expect(delimiterOf('a,b\nc,d,e\nf;g\nh;i\nj,k,l,m\n')).toBe(';');
  });

  test('of two that cut alike, the first of semicolon, tab, comma and bar', () => {
    expect(delimiterOf('a;b,c|d\te\n')).toBe(';');
    expect(delimiterOf('b,c|d\te\n')).toBe('\t');
    expect(delimiterOf('b,c|d\n')).toBe(',');
  });

  test('the first 200 lines decide', () => {
    const lines = (count: number, line: string) => `${line}\n`.repeat(count);
    expect(delimiterOf(lines(101, 'a;b') + lines(500, 'a|b'))).toBe(';');
    expect(delimiterOf(lines(100, 'a;b') + lines(500, 'a|b'))).toBe(';');
    expect(delimiterOf(lines(99, 'a;b') + lines(500, 'a|b'))).toBe('|');
  });
});

describe('a page is looked for in the first 200 bytes', () => {
  const page = (before: number) => readSheets('a.csv', utf8(`${' '.repeat(before)}<table>\na;b\nc;d\n`));
  test.each([
    [0, false],
    [194, false],
    [195, true],
  ])('after %d blanks', (before, isRead) => expect(page(before).ok).toBe(isRead));

  test.each([
    '<!DOCTYPE html>',
    '<?xml version="1.0"?>',
    '<HTML>',
    '<head>',
    '<body>',
    '<meta charset="a">',
    '<style>',
  ])('one that begins with %s is refused', (begin) =>
    expect(readSheets('a.csv', utf8(`${begin}\na;b\n`))).toMatchObject({ refusal: { code: 'web-page' } }),
  );

  test.each(['<tables>;a\n', 'a;<table>\n', '<p>;a\n'])('%j is a table', (text) => {
    expect(readSheets('a.csv', utf8(text))).toMatchObject({ ok: true });
  });
});

test('a few control characters are no fault, more than one in a hundred are of no table', () => {
  const signs = (controls: number) =>
    readSheets('a.csv', utf8(`a;${'b'.repeat(98 - controls + 100)}${'\u0001'.repeat(controls)}`));
  expect(signs(2)).toMatchObject({ ok: true });
  expect(signs(3)).toMatchObject({ refusal: { code: 'not-a-sheet' } });
});

test('control characters are looked for in the first 4,000 signs', () => {
  const signs = (within: number, at: number) =>
    readSheets('a.csv', utf8(`a;${'\u0001'.repeat(within)}`.padEnd(at, 'b') + '\u0001'.repeat(9)));
  expect(signs(40, 4_000)).toMatchObject({ ok: true });
  expect(signs(40, 3_999)).toMatchObject({ refusal: { code: 'not-a-sheet' } });
});

test('the sheet is called as its file, without the ending', () => {
  expect(read(utf8('a;b\n')).sheets[0]).toMatchObject({ name: 'order codes', isHidden: false, merges: [] });
});

test('what is written in a cell is kept where it is seen otherwise', () => {
  expect(read(utf8('a; b \nc;d\n')).sheets[0]?.cells).toEqual([
    { row: 0, column: 0, text: 'a' },
    { row: 0, column: 1, text: 'b', asWritten: ' b ' },
    { row: 1, column: 0, text: 'c' },
    { row: 1, column: 1, text: 'd' },
  ]);
});

describe('a text of a page has the columns that its blanks make', () => {
  const page = [
    'SERIES PB                       page 61',
    '  R    Red ............... $8.00',
    '  A    Amber, bright ..... $10.50',
    '       (to order)',
    '  B    Blue .............. $112.00',
    '  C    Clear ............. incl.',
  ];
  const cellsOf = (lines: readonly string[]) =>
    read(utf8(lines.join('\n'))).sheets[0]?.cells.map(({ row, column, text }) => `${row}:${column} ${text}`);

  test('also amounts that end below each other, and dots before them are none', () => {
    expect(cellsOf(page)).toEqual([
      '0:0 SERIES PB',
      '0:2 page 61',
      ...['1:0 R', '1:1 Red', '1:2 $8.00'],
      ...['2:0 A', '2:1 Amber, bright', '2:2 $10.50'],
      '3:1 (to order)',
      ...['4:0 B', '4:1 Blue', '4:2 $112.00'],
      ...['5:0 C', '5:1 Clear', '5:2 incl.'],
    ]);
  });

  test('a piece that begins nowhere near a column goes on from the one before it', () => {
    const drawn = page
      .slice(1)
      .map((line) => (line.includes('Blue') ? line.replace('Blue ......', 'Blue  deep ') : line));
    expect(cellsOf(drawn)).toContain('3:1 Blue deep');
    expect(cellsOf(drawn)).toContain('3:2 $112.00');
  });

  test('where half of the lines have them, and no fewer', () => {
    const codes = ['A    one', 'B    two', 'C    three', 'D    four'];
    const words = (count: number) => Array.from({ length: count }, (_, nth) => `words ${nth}`);
    expect(cellsOf([...codes, ...words(4)])).toContain('0:1 one');
    expect(cellsOf([...codes, ...words(5)])).not.toContain('0:1 one');
    expect(cellsOf(codes.slice(1))).not.toContain('0:1 two');
  });

  test('where a delimiter cuts as many lines, the delimiter counts; where fewer, the blanks', () => {
    const lines = ['A  one', 'B  two', 'C  three', 'D  four'];
    const delimiterOf = (cut: number) =>
      read(utf8(lines.map((line, at) => (at < cut ? `${line};1` : line)).join('\n'))).csv?.delimiter;
    expect([4, 3, 2].map(delimiterOf)).toEqual([';', '  ', '  ']);
  });

  test('and no more than 500,000 signs', () => {
    const delimiterOf = (length: number) => {
      const lines = ['A  one', 'B  two', 'C  six', 'D  ten'].map((line) => line.padEnd(124_999, 'x')).join('\n');
      return read(utf8(lines.padEnd(length, 'x'))).csv?.delimiter;
    };
    expect(delimiterOf(500_000)).toBe('  ');
    expect(delimiterOf(500_001)).toBe(',');
  });

  test('not where lines do not agree in them, nor where a delimiter cuts more', () => {
    expect(cellsOf(['A  one', 'BCDEFG  two', 'some words', 'BCDEFGHIJKLM  three'])).toHaveLength(4);
    expect(read(utf8(page.map((line) => `${line};1`).join('\n'))).csv?.delimiter).toBe(';');
  });

  test('commas of sentences cut nothing; without a blank behind them, or in half of the lines, they do', () => {
    expect(textsOf(utf8('A = Steel, 316\nB = Brass\nC = Iron\n'))).toEqual(['A = Steel, 316', 'B = Brass', 'C = Iron']);
    expect(textsOf(utf8('A note\nA note\nA note\nA,Steel\n'))).toContain('Steel');
    expect(textsOf(utf8('A, Steel\nB, Brass\nC = Iron\n'))).toContain('Steel');
    expect(textsOf(utf8('A note\nA note\nA note\nA,Steel, hard\n'))).toContain('Steel');
    expect(textsOf(utf8('A, Steel\nB = Brass\n'))).toContain('Steel');
    expect(textsOf(utf8('A, Steel, hard,\nB = Brass\nC = Iron\n'))).toContain('A, Steel, hard,');
    expect(textsOf(utf8('code,words\nA,Steel\nB\n'))).toEqual(['code', 'words', 'A', 'Steel', 'B']);
  });

  test.each([
    ['Part number,Name,Price\nP-1,One,1.50\n', ',', 6],
    ['Part number;Name;Price\nP-1;One, or two;1.50\n', ';', 6],
    ['Code,Words\nP-1,One\nP-2,Two\n', ',', 6],
    // With a cell that is empty, or ends with a blank.
    ['Part number,Name,Price\nP-1,,1.50\n', ',', 5],
    ['Part number,Name ,Price\nP-1,One ,1.50\n', ',', 6],
    // Also one that commas cut alike: the first of semicolon, tab, comma and bar.
    ['Part;Name,x;Price,y\nP-1;One,z;1,50\n', ';', 6],
    // A line of three columns alone, and lines in which a blank stands after a comma, may be a sentence.
    ['Part number,Name,Price\n', '', 1],
    ['One,two, and three\nFour,five, and six\n', '', 2],
    ['or, one\nto, two\nso, six\n', '', 3],
    // Two lines of two columns may be a sentence.
    ['1,000 of them\nor 2,000\n', '', 2],
  ])('many notes, with commas, before few rows hide no table: %j', (table, delimiter, cells) => {
    const notes = Array.from(
      { length: 20 },
      (_, at) => `Prices are net, in dollars, and hold for a year (note ${at}).\nIf in doubt ask.\n\nThanks.\n`,
    );
    const { csv, sheets } = read(utf8(`${notes.join('')}${table}`));
    expect(csv?.delimiter).toBe(delimiter);
    expect(sheets[0]?.cells.filter(({ row }) => row >= 80)).toHaveLength(cells);
  });
});
