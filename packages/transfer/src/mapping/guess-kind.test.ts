import { describe, expect, test } from 'vitest';
import { nameIndex } from '../names/name-index.ts';
import { sheetOf } from '../testing/import-fixture.ts';
import { guessSheet } from './guess-mapping.ts';

const around = { attributes: [], names: nameIndex({}), decimal: '.' as const, rows: () => [] };

test('the name of a sheet says more of what it holds than the name of its file', () => {
  const sheet = sheetOf(
    [
      ['Name', 'Description', 'Pictures'],
      ['Gannet', 'New.', 'gannet.png'],
    ],
    'Families',
  );
  expect(guessSheet('new-products.xlsx', sheet, around)).toMatchObject({ kind: 'families', key: ['name'] });
});

test.each([
  ['Kategorien', 'categories'],
  ['Baureihen', 'families'],
  ['Artikel', 'products'],
  ['Tabelle1', 'products'],
])('a sheet called “%s” holds %s, where its headings could be of several kinds', (name, kind) => {
  const sheet = sheetOf(
    [
      ['Name', 'Beschreibung', 'Bild'],
      ['Kugelhähne', 'Neu.', 'hahn.png'],
    ],
    name,
  );
  expect(guessSheet('Sortiment.xlsx', sheet, { ...around, decimal: ',' }).kind).toBe(kind);
});

test.each(['Artikel-Nr.', 'Artikelnummer', 'Bestell-Nr.', 'Ordering no.', 'Order code', 'Teile-Nr.', 'Part no.'])(
  'a price list by “%s” is of products, found by their part numbers',
  (heading) => {
    const sheet = sheetOf(
      [
        [heading, 'Bezeichnung', 'Warengruppe', 'Listenpreis'],
        ['007412', 'Näherungsschalter', 'Sensoren', '89,90'],
      ],
      'Tabelle1',
    );
    expect(guessSheet('liste.csv', sheet, { ...around, decimal: ',' })).toMatchObject({
      kind: 'products',
      key: ['partNumber'],
      columns: [{ path: 'partNumber' }, { path: 'name' }, {}, { path: 'priceCents' }],
    });
  },
);

describe('whose rows a sheet names says what it holds, where its headings do not', () => {
  const product = (id: number) => ({ id, partNumber: `007-${id}`, name: `Panel ${id}`, familyId: 1 });
  const rows = { products: [1, 2, 3, 4].map(product), families: [{ id: 1, name: 'Gull', slug: 'gull' }] };
  const here = { ...around, rows: (kind: string) => Object.entries(rows).find(([name]) => name === kind)?.[1] ?? [] };
  const listOf = (names: readonly string[]) =>
    sheetOf([['Number', 'List 2027'], ...names.map((name, at) => [name, at + 100])], 'list');
  test('part numbers are of products', () => {
    const known = guessSheet('list.csv', listOf(['007-1', '007-2', '007-3', 'X-4']), here);
    expect(known).toMatchObject({ kind: 'products', key: ['partNumber'], columns: [{ path: 'partNumber' }, {}] });
    expect(guessSheet('list.csv', listOf(['X-1', 'X-2', 'X-3', 'X-4']), here).kind).toBe('documents');
  });
  test('a name that comes again is what rows refer to', () => {
    expect(guessSheet('list.csv', listOf(['Gull', 'Gull', 'Gull']), here).kind).not.toBe('families');
  });
});

test('numbers that are ids of rows by chance name none of them', () => {
  const families = [24, 120, 230].map((id) => ({ id, name: `Family ${id}`, slug: `f-${id}` }));
  const names = nameIndex({ families } as object);
  const sheet = sheetOf([
    ['Part number', 'Name', 'Spannung'],
    ['P-1', 'One', '24'],
    ['P-2', 'Two', '230'],
    ['P-3', 'Three', '120'],
  ]);
  const { columns } = guessSheet('list.csv', sheet, { ...around, names });
  expect(columns.map(({ path }) => path)).toEqual(['partNumber', 'name', null]);
});

test('of two columns of prices, that in the currency of the site is taken', () => {
  const sheet = sheetOf([
    ['Part number', 'Price EUR', 'Price USD'],
    ['P-1', '€ 22.00', '$24.00'],
    ['P-2', 'EUR 9.95', '$10.80'],
  ]);
  const paths = (currency: string) =>
    guessSheet('list.csv', sheet, {
      ...around,
      rows: (kind) => (kind === 'settings' ? [{ id: 1, group: 'brand', key: 'currency', value: currency }] : []),
    }).columns.map(({ path }) => path);
  expect(paths('USD')).toEqual(['partNumber', null, 'priceCents']);
  expect(paths('EUR')).toEqual(['partNumber', 'priceCents', null]);
});

describe('words of the trade', () => {
  const pathsOf = (...headings: string[]) =>
    guessSheet(
      'prices.xlsx',
      sheetOf([
        ['Part no.', ...headings],
        ...[1, 2, 3].map((nth) => [
          `7204${nth}`,
          ...headings.map((one) => (/desc/i.test(one) || one === 'Packing list' ? `Words ${nth}` : nth * 10.5)),
        ]),
      ]),
      around,
    )
      .columns.flatMap(({ path }) => path ?? 'none')
      .slice(1);
  test.each([
    'List 2027',
    'List price 2027',
    '2027 list',
    'Trade price',
    'Trade',
    'Net each',
    'Price/ea',
    'RRP',
    'Dealer net',
    'Bruttopreis 2027',
    'Price eff. 2027-01-01',
  ])('“%s” is a price', (heading) => expect(pathsOf(heading)).toEqual(['priceCents']));
  test.each(['Descr', 'Descr.', 'Desc.', 'DESC', 'Item desc', 'Short descr.', 'Product description'])(
    '“%s” is a description',
    (heading) => expect(pathsOf(heading)).toEqual(['description']),
  );
  test('of prices of several years the last is taken', () => {
    expect(pathsOf('List price 2026', 'List price 2027')).toEqual(['none', 'priceCents']);
    expect(pathsOf('List 2027', 'List 2026', 'Desc')).toEqual(['priceCents', 'none', 'description']);
  });
  test('a list of words, and a number that is no year, are no price', () => {
    expect(pathsOf('Packing list')).toEqual(['none']);
    expect(pathsOf('List 7')).toEqual(['priceCents']);
  });
});

test('a heading in the last column that a spreadsheet has costs no more than its own', () => {
  const far = 16_383;
  const sheet = { ...sheetOf([['Part number']], 'Products'), cells: [heading(0, 'Part number'), heading(far, 'Name')] };
  expect(guessSheet('list.xlsx', sheet, around)).toMatchObject({
    kind: 'products',
    columns: [
      { at: 0, path: 'partNumber' },
      { at: far, path: 'name' },
    ],
  });
});

const heading = (column: number, text: string) => ({ row: 0, column, text });
