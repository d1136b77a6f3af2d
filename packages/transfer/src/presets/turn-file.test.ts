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

const REDIRECTS = 'Old URL,New URL\n/a,/category/b\n/b,/c\n';

test.each([
  ['in the tenth row', 9, 'Redirects'],
  ['in the eleventh row', 10, 'file'],
])('headings %s', (_, above, name) => expect(named(`${'A title,\n'.repeat(above)}${REDIRECTS}`)).toEqual([name]));

test('sheets that are made are called as their kind, with a number where a sheet is called so already', () => {
  const { file } = (() => {
    const read = readSheets('file.csv', new TextEncoder().encode(REDIRECTS));
    if (!read.ok) throw new Error(read.refusal.code);
    const [sheet] = read.file.sheets;
    if (sheet === undefined) throw new Error('The file has no sheet.');
    const other = { ...sheet, name: 'Redirects', cells: [] };
    return turnFile({ ...read.file, sheets: [sheet, other, { ...sheet, name: 'Third' }] });
  })();
  expect(file.sheets.map(({ name }) => name)).toEqual(['Redirects 2', 'Redirects', 'Redirects 3']);
});

test('of more than twenty rows that lose something, twenty are told, and how many more', () => {
  const lost = (count: number) =>
    turned(
      `Handle,Title,Variant SKU,Variant Price,Published\n${Array.from({ length: 40 }, (_, at) => `t${at},T ${at},S-${at},1,true\n`).join('')}${',Lost,X,1,\n'.repeat(count)}`,
    ).notes.slice(1);
  expect(lost(20)).toHaveLength(20);
  expect(lost(20).at(-1)).toMatch(/^Row 61, Handle: /);
  expect(lost(22)).toHaveLength(21);
  expect(lost(22).at(-1)).toBe('And 2 rows more lose something.');
});

test('a file that would refuse more rows than it takes stays as it is', () => {
  const rows = (taken: number, refused: number) =>
    named(
      `Handle,Title,Variant SKU,Variant Price,Published\n${'t,T,S,1,true\n'.repeat(taken)}${',Lost,X,1,\n'.repeat(refused)}`,
    );
  expect(rows(1, 1)).toEqual(['Families', 'Products']);
  expect(rows(1, 2)).toEqual(['file']);
});

test('headings are in the first row, above rows that keep their numbers', () => {
  const { file } = turned(
    'A title,,\nHandle,Title,Variant SKU,Variant Price,Published\ntern,Tern panel,A-1,1,true\n,Lost,X,1,\ntern,,A-2,2,\n',
  );
  const [families, products] = file.sheets;
  expect(families?.cells.filter(({ row }) => row === 0).map(({ text }) => text)).toContain('Name');
  expect(products?.cells.filter(({ row }) => row === 0).map(({ text }) => text)).toContain('Part number');
  expect([...new Set(products?.cells.map(({ row }) => row))]).toEqual([0, 2, 4]);
  expect(products?.cells.every(({ row, column }) => row >= 0 && column >= 0)).toBe(true);
});
