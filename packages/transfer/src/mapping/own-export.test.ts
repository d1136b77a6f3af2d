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
