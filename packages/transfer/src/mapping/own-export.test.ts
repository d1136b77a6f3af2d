import { emptyContent } from '@millrace/contract/content';
import { readSheets } from '@millrace/exchange';
import { expect, test } from 'vitest';
import { columnsOf } from '../columns/columns-of.ts';
import { isOwnExport, withOwnDelimiter } from './own-export.ts';

const { attributes } = emptyContent();
const headings = columnsOf('siteDocuments', attributes).map(({ heading }) => heading);
const row = `About,About,,,"${'<li>One; two</li>\n'.repeat(30)}",yes,1,7`;
const read = (text: string) => {
  const bytes = withOwnDelimiter(new TextEncoder().encode(text));
  const reading = readSheets('list.csv', bytes);
  if (!reading.ok) throw new Error(reading.refusal.code);
  return reading.file;
};

test.each(['', '\uFEFF'])('one row of ours, with a text of many lines, is cut at its commas; begun by %j', (begun) => {
  const file = read(`${begun}${headings.join(',')}\r\n${row}\r\n`);
  expect(isOwnExport(file, attributes)).toBe(true);
  expect(file.sheets[0]?.cells.filter(({ row: at }) => at === 0).map(({ text }) => text)).toEqual(headings);
});

test('a file of others is guessed, also with some of our headings', () => {
  const bytes = new TextEncoder().encode(`${headings.slice(1).join(';')}\n`);
  expect(withOwnDelimiter(bytes)).toBe(bytes);
});

const allHeadings = columnsOf('redirects', attributes).map(({ heading }) => heading);
const bytesOf = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));
const STATED = 'sep=,\n';

test.each([
  ['all of its headings', allHeadings.join(','), true],
  ['its headings between quotes', allHeadings.map((one) => `"${one}"`).join(','), true],
  ['its headings in a second line', `A,B\n${allHeadings.join(',')}`, false],
  ['all but one', allHeadings.slice(1).join(','), false],
  ['its headings after as much as no head has', `${'x'.repeat(100_000)},${allHeadings.join(',')}`, false],
])('a file of ours has %s', (_, text, isOurs) => {
  expect(new TextDecoder().decode(withOwnDelimiter(bytesOf(text)))).toBe(isOurs ? STATED + text : text);
});

test.each([
  ['the mark of UTF-8', [0xef, 0xbb, 0xbf], 3],
  ['its first byte alone', [0xef], 0],
  ['its first two bytes', [0xef, 0xbb], 0],
  ['its first and last byte', [0xef, 0x41, 0xbf], 0],
  ['its last two bytes', [0x41, 0xbb, 0xbf], 0],
])('of a file of ours that begins with %s, so many bytes go', (_, begun, gone) => {
  const file = bytesOf(begun, `,${allHeadings.join(',')}`);
  expect(withOwnDelimiter(file)).toEqual(bytesOf(STATED, [...file.subarray(gone)]));
});

test('a file is ours where all its sheets have the headings of a kind in their first row, cut at commas', () => {
  const sheetsOf = (...texts: string[]) => texts.flatMap((text) => read(text).sheets);
  const ours = `${allHeadings.join(',')}\n/a,/b,302,,1\n`;
  const own = (sheets: ReturnType<typeof sheetsOf>, delimiter?: string) =>
    isOwnExport(
      {
        ...read(ours),
        sheets,
        ...(delimiter === undefined ? {} : { csv: { ...read(ours).csv, delimiter } }),
      } as Parameters<typeof isOwnExport>[0],
      attributes,
    );
  expect(own(sheetsOf(ours))).toBe(true);
  expect(own(sheetsOf(ours), ',')).toBe(true);
  expect(own(sheetsOf(ours), ';')).toBe(false);
  expect(own(sheetsOf(ours, 'A,B\n1,2\n'))).toBe(false);
  const [first = '', ...others] = allHeadings;
  expect(own(sheetsOf(`${others.join(',')},X\n${first},b,302,,1\n`))).toBe(false);
});
