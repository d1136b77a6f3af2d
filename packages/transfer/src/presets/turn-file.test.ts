import { readSheets } from '@millrace/exchange';
import { expect, test } from 'vitest';
import { turnFile } from './turn-file.ts';

function turned(text: string) {
  const read = readSheets('file.csv', new TextEncoder().encode(text));
  if (!read.ok) throw new Error(read.refusal.code);
  return turnFile(read.file);
}
const named = (text: string) => turned(text).file.sheets.map(({ name }) => name);

test('a file of another system becomes sheets of ours, in rows of the file', () => {
  const { file, notes } = turned(
    'Handle,Title,Variant SKU,Variant Price,Published\ntern,Tern panel,00123,"1,250.00",true\n,Lost,X,1,\nheron,Heron,H-1,20,true\n',
  );
  expect(file.sheets.map(({ name }) => name)).toEqual(['Families', 'Products']);
  const products = file.sheets[1]?.cells.filter(({ text }) => text === '00123' || text === 'H-1');
  expect(products?.map(({ row }) => row + 1)).toEqual([2, 4]);
  expect(notes[0]).toBe('“file” was recognised as Shopify products, and became families, products.');
  expect(notes.slice(1).join('\n')).toMatch(/^Row 3, Handle: /m);
});

test('a list of old addresses becomes redirects, also below a title', () => {
  expect(named('Old pages of the shop,\nOld URL,New URL\nhttps://old.example/a,/category/b\n/b,/c\n')).toEqual([
    'Redirects',
  ]);
});

test.each([
  ['columns that are called alike, with other things in them', 'Part number,From,To\nA,3,5\nB,4,6\n'],
  ['an export of ours, which has its ids', 'ID,Old address,Leads to\n1,/a,/b\n'],
  ['any other sheet', 'Part number,Name\nA,B\n'],
])('%s stay as they are', (_, text) => expect(named(text)).toEqual(['file']));
