import { contentKindNames, contentKinds } from '@millrace/contract/content';
import type { Sheet } from '@millrace/exchange';
import { describe, expect, test } from 'vitest';
import { family, importOf, product, sheetOf } from '../testing/import-fixture.ts';
import { applyMapping } from './apply-mapping.ts';
import { guessHeadings } from './guess-headings.ts';
import { likeness } from './heading-words.ts';
import { belongsBy, foldKey, hasField, keysOf } from './kind-keys.ts';
import { sheetTable } from './sheet-table.ts';

const rows = {
  families: [family(1, 'tern'), family(2, 'heron')],
  products: [product(11, 'T-1'), product(12, 'T-2'), product(13, 'T-3')],
};
const pathsOf = (sheet: Sheet) => importOf([{ sheet }], { rows }).mapping.sheets[0]?.columns.map(({ path }) => path);

test.each<[heading: string, name: string, least: number, most: number]>([
  ['Part number', 'Part number', 1, 1],
  ['PART NO.', 'Part number', 1, 1],
  ['partNumber', 'Part number', 1, 1],
  ['Part #', 'Part number', 1, 1],
  ['Voltage (V)', 'Voltage [V]', 1, 1],
  ['Voltage', 'Voltage [V]', 0.9, 0.9],
  ['List price 2027', 'List price', 0.6, 0.8],
  ['Descripton', 'Description', 0.6, 0.6],
  ['Weight', 'Description', 0, 0],
  ['', 'Description', 0, 0],
])('“%s” is as like %s as it should be', (heading, name, least, most) => {
  expect(likeness(heading, name)).toBeGreaterThanOrEqual(least);
  expect(likeness(heading, name)).toBeLessThanOrEqual(most);
});

test('every key is made of fields of its kind', () => {
  for (const kind of contentKindNames) {
    const fields = new Set(Object.keys(contentKinds[kind].row.shape));
    const keys = keysOf(kind, fields);
    expect(keys[0]).toEqual(['id']);
    expect(keys.length).toBeGreaterThan(1);
  }
});

test.each([
  ['categories', 'parentId'],
  ['viewItems', 'categoryId'],
  ['families', null],
  ['products', 'familyId'],
  ['customerFamilies', 'customerId'],
  ['customers', 'groupId'],
  ['redirects', null],
] as const)('rows of %s belong to others by %s', (kind, field) => expect(belongsBy(kind)).toBe(field));

test('keys are compared in any case and with any blanks, and fields are those of the kind', () => {
  expect([' pf-20\t no ', 'PF-20 NO', 'pf-20no'].map(foldKey)).toEqual(['PF-20 NO', 'PF-20 NO', 'PF-20NO']);
  expect([
    hasField('products', 'position'),
    hasField('redirects', 'position'),
    hasField('products', 'toString'),
  ]).toEqual([true, false, false]);
});

test('a part of a key is a key, and fields that are none are not', () => {
  expect(keysOf('viewItems', new Set(['slug', 'title']))).toEqual([['slug']]);
  expect(keysOf('viewItems', new Set(['slug', 'categoryId', 'id']))).toEqual([['id'], ['categoryId', 'slug']]);
  expect(keysOf('viewItems', new Set(['title']))).toEqual([]);
});

describe('headings', () => {
  test('stand below a title and notes', () => {
    const sheet = sheetOf([
      ['Price list 2027', null, null],
      [null, null, null],
      ['Valid from March 1', null, null],
      ['Part number', 'Description', 'List price'],
      ['T-1', 'Words', 100],
      ['T-2', 'Words', 200],
    ]);
    expect(importOf([{ sheet }], { rows }).mapping.sheets[0]?.headings).toEqual({ row: 3, rows: 1 });
    expect(pathsOf(sheet)).toEqual(['partNumber', 'description', 'priceCents']);
  });
  test('over two rows, the upper of which is merged, are joined', () => {
    const plain = sheetOf([
      ['Part number', 'Supply', null, 'Name'],
      [null, 'Voltage', 'Phase', null],
      ['T-1', '480', '3', 'One'],
    ]);
    const merges = [
      { row: 0, column: 1, rows: 1, columns: 2 },
      { row: 0, column: 0, rows: 2, columns: 1 },
      { row: 0, column: 3, rows: 2, columns: 1 },
    ];
    const sheet = { ...plain, merges };
    const headings = guessHeadings(sheet, (words) => words === 'Part number' || words === 'Name');
    expect(headings).toEqual({ row: 0, rows: 2 });
    expect(sheetTable(sheet, { headings, takesHidden: false }).headings).toEqual([
      'Part number',
      'Supply Voltage',
      'Supply Phase',
      'Name',
    ]);
  });
  test('a merged range as wide as a sheet can be costs no more than the cells there are', () => {
    const sheet = {
      ...sheetOf([
        ['Title', 'B'],
        ['a', 'b'],
      ]),
      merges: [{ row: 0, column: 0, rows: 1_000_000, columns: 16_000 }],
    };
    expect(sheetTable(sheet, { headings: { row: 0, rows: 1 }, takesHidden: false }).headings).toEqual([
      'Title',
      'Title',
    ]);
  });
});

test('a cell that is merged over rows is the cell of each of them', () => {
  const sheet = {
    ...sheetOf([
      ['Family', 'Part number'],
      ['TERN', 'A'],
      [null, 'B'],
      [null, 'C'],
      ['HERON', 'D'],
    ]),
    merges: [{ row: 1, column: 0, rows: 3, columns: 1 }],
  };
  const table = sheetTable(sheet, { headings: { row: 0, rows: 1 }, takesHidden: false });
  expect([...table.rows()].map(({ cells }) => cells.get(0)?.text)).toEqual(['TERN', 'TERN', 'TERN', 'HERON']);
});

test('hidden rows and columns are left out unless they are asked for', () => {
  const sheet = {
    ...sheetOf([
      ['Part number', 'Cost'],
      ['A', '1'],
      ['B', '2'],
    ]),
    hiddenRows: [1],
    hiddenColumns: [1],
  };
  const read = (takesHidden: boolean) => {
    const table = sheetTable(sheet, { headings: { row: 0, rows: 1 }, takesHidden });
    return [table.headings, ...[...table.rows()].map(({ cells }) => [...cells.values()].map(({ text }) => text))];
  };
  expect(read(false)).toEqual([['Part number', ''], ['B']]);
  expect(read(true)).toEqual([
    ['Part number', 'Cost'],
    ['A', '1'],
    ['B', '2'],
  ]);
});

describe('a guess', () => {
  test('goes by what stands in a column where its heading says nothing', () => {
    const sheet = sheetOf([
      ['Our code', 'Belongs'],
      ['T-1', 'TERN'],
      ['T-2', 'TERN'],
      ['T-3', 'HERON'],
    ]);
    const { mapping } = importOf([{ sheet, said: { kind: 'products' } }], { rows });
    expect(mapping.sheets[0]).toMatchObject({
      columns: [{ path: 'partNumber' }, { path: 'familyId' }],
      key: ['partNumber'],
    });
  });
  test('tells families from products by their headings, and by the name of the sheet', () => {
    const kindOf = (sheet: Sheet) => importOf([{ sheet }], { rows }).mapping.sheets[0]?.kind;
    expect(
      kindOf(
        sheetOf(
          [
            ['Name', 'Description'],
            ['Tern', 'A panel.'],
          ],
          'Families',
        ),
      ),
    ).toBe('families');
    expect(
      kindOf(
        sheetOf([
          ['SKU', 'Item', 'Price'],
          ['a', 'b', 1],
        ]),
      ),
    ).toBe('products');
    expect(
      kindOf(
        sheetOf(
          [
            ['Old URL', 'New URL'],
            ['/a', '/b'],
          ],
          'Redirects',
        ),
      ),
    ).toBe('redirects');
  });
  test('finds rows by ids where they are those of this site, else by what is unique', () => {
    const keyOf = (ids: readonly number[]) => {
      const sheet = sheetOf([['ID', 'Part number', 'Name'], ...ids.map((id, at) => [id, `T-${at + 1}`, 'x'])]);
      return importOf([{ sheet }], { rows }).mapping.sheets[0]?.key;
    };
    expect(keyOf([11, 12, 13])).toEqual(['id']);
    expect(keyOf([9911, 9912, 9913])).toEqual(['partNumber']);
  });
  test('new rows of another system are known by their own key, and by its ids where they have no other', () => {
    const keyOf = (headings: readonly string[]) => {
      const sheet = sheetOf([
        headings,
        headings.map((_, at) => (at === 0 ? 9911 : `N-${at}`)),
        headings.map((_, at) => (at === 0 ? 9912 : `M-${at}`)),
      ]);
      return importOf([{ sheet, said: { kind: 'products' } }], { rows }).mapping.sheets[0]?.key;
    };
    expect(keyOf(['ID', 'Part number', 'Name'])).toEqual(['partNumber']);
    expect(keyOf(['ID', 'Description', 'Name'])).toEqual(['id']);
  });
  test('finds tiles by the page that they are on and what they lead to, where the sheet says both', () => {
    const keyOf = (cells: readonly (readonly string[])[]) =>
      importOf([{ sheet: sheetOf(cells), said: { kind: 'viewItems' } }], { rows }).mapping.sheets[0]?.key;
    const both = [
      ['Category', 'Slug', 'Title'],
      ['Panels', 'tern', 'TERN'],
    ];
    expect(keyOf(both)).toEqual(['categoryId', 'slug']);
    expect(keyOf(both.map(([category = '', , title = '']) => [category, title]))).toEqual(['categoryId']);
  });
  test('leaves a hidden sheet out', () => {
    const sheet = { ...sheetOf([['Part number'], ['T-1']]), isHidden: true };
    expect(importOf([{ sheet }], { rows }).mapping.sheets[0]?.isLeftOut).toBe(true);
  });
});

test('a kept mapping comes onto another file by its headings, in whatever order they are', () => {
  const first = sheetOf([
    ['Item no.', 'Text', 'List 2026'],
    ['T-1', 'a', 1],
  ]);
  const change = { key: ['partNumber'], missing: 'notLive' as const };
  const kept = importOf([{ sheet: first, change }], { rows }).mapping;
  const own = {
    ...kept,
    sheets: kept.sheets.map((one) => ({
      ...one,
      columns: one.columns.map((column) =>
        column.heading === 'List 2026' ? { ...column, path: 'priceCents' } : column,
      ),
    })),
  };
  const later = importOf(
    [
      {
        sheet: sheetOf([
          ['New', 'List 2026', 'Item no.'],
          [0, 2, 'T-1'],
        ]),
      },
    ],
    { rows },
  ).mapping;
  expect(applyMapping(own, later).sheets[0]).toMatchObject({
    missing: 'notLive',
    key: ['partNumber'],
    columns: [{ path: null }, { path: 'priceCents' }, { path: 'partNumber' }],
  });
  const other = importOf(
    [
      {
        sheet: sheetOf([
          ['Old URL', 'New URL'],
          ['/a', '/b'],
        ]),
      },
    ],
    { rows },
  ).mapping;
  expect(applyMapping(own, other)).toEqual(other);
});
