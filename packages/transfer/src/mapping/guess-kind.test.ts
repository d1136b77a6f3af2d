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
