import { expect, test } from 'vitest';
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
