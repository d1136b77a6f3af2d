import { expect, test } from 'vitest';
import { nameIndex } from '../names/name-index.ts';
import { sheetOf } from '../testing/import-fixture.ts';
import { guessSheet } from './guess-mapping.ts';

test('the name of a sheet says more of what it holds than the name of its file', () => {
  const sheet = sheetOf(
    [
      ['Name', 'Description', 'Pictures'],
      ['Gannet', 'New.', 'gannet.png'],
    ],
    'Families',
  );
  const around = { attributes: [], names: nameIndex({}), decimal: '.' as const, rows: () => [] };
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
  const around = { attributes: [], names: nameIndex({}), decimal: ',' as const, rows: () => [] };
  expect(guessSheet('Sortiment.xlsx', sheet, around).kind).toBe(kind);
});
