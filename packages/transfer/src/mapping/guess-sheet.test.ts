import type { Sheet } from '@millrace/exchange';
import { describe, expect, test } from 'vitest';
import { nameIndex } from '../names/name-index.ts';
import { attribute, family, product, sheetOf } from '../testing/import-fixture.ts';
import { type Guessing, guessSheet, type Said } from './guess-mapping.ts';

type Rows = Readonly<Record<string, readonly ({ readonly id: number } & object)[]>>;

function around(rows: Rows = {}, more: Partial<Guessing> = {}): Guessing {
  const rowsOf: Guessing['rows'] = (kind) => [...(rows[kind] ?? [])].map((row) => ({ ...row }));
  return { attributes: [], names: nameIndex(rows as object), decimal: '.', rows: rowsOf, ...more };
}
const guess = (sheet: Sheet, rows: Rows = {}, said: Said = {}) => guessSheet('list.csv', sheet, around(rows), said);
const pathsOf = (sheet: Sheet, rows: Rows = {}, said: Said = { kind: 'products' }) =>
  guess(sheet, rows, said).columns.map(({ path }) => path);
/** One column under a heading that says nothing. */
const column = (cells: readonly (string | number)[], heading = 'Zzz') =>
  sheetOf([[heading], ...cells.map((one) => [one])]);
const products = (count: number) => ({
  products: Array.from({ length: count }, (_, at) => product(at + 1, `P-${at + 1}`)),
});
const partNumbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `P-${from + at}`);
const strangers = (count: number) => Array.from({ length: count }, (_, at) => `X-${at}`);

describe('what somebody has said of a sheet', () => {
  const sheet = {
    ...sheetOf([
      ['Part number', 'Name'],
      ['Old URL', 'New URL'],
      ['/a', '/b'],
    ]),
    hiddenColumns: [1],
  };
  test('is not guessed', () => {
    const said = { kind: 'families', headings: { row: 1, rows: 1 }, takesHidden: true } as const;
    expect(guess(sheet, {}, said)).toMatchObject({
      ...said,
      columns: [{ heading: 'Old URL' }, { heading: 'New URL' }],
    });
  });
  test('is guessed where nobody has: hidden columns are left out', () => {
    expect(guess(sheet)).toMatchObject({
      kind: 'products',
      headings: { row: 0, rows: 1 },
      takesHidden: false,
      columns: [{ at: 0, heading: 'Part number', path: 'partNumber' }],
    });
  });
});

describe('a column under a heading that says nothing', () => {
  test.each<[string, (string | number)[], string | null]>([
    ['two keys of rows are enough', ['P-1', 'P-2'], 'partNumber'],
    ['one is not', ['P-1'], null],
    ['six in ten are enough', [...partNumbers(1, 6), ...strangers(4)], 'partNumber'],
    ['less than six in ten are not', [...partNumbers(1, 5), ...strangers(4)], null],
    ['keys are the same in any case', ['p-1', ' P-2 '], 'partNumber'],
    ['ids are no names', [1, 2, 3], null],
    [
      'the first forty cells count: six in ten of them, though fewer of all',
      [...partNumbers(1, 23), ...strangers(16), 'P-24', ...strangers(40)],
      'partNumber',
    ],
  ])('holds keys: %s', (_, cells, path) => {
    expect(pathsOf(column(cells), products(40))).toEqual([path]);
  });
  test('that is no key of its kind is not known by what stands in it', () => {
    expect(pathsOf(column(['Panel P-1', 'Panel P-2']), products(2))).toEqual([null]);
  });
  test.each<[string, string[], string | null]>([
    ['names of rows', ['TERN', 'HERON'], 'familyId'],
    ['six in ten of them', ['TERN', 'HERON', 'TERN', 'Other', 'More'], 'familyId'],
    ['less', ['TERN', 'HERON', 'Other', 'More'], null],
    ['ids among them', ['TERN', 'HERON', '2'], null],
  ])('refers to rows of another kind: %s', (_, cells, path) => {
    const rows = { families: [family(1, 'tern'), family(2, 'heron')] };
    expect(pathsOf(column(cells), rows)).toEqual([path]);
  });
  test('is the first field that it can be, and each field is one column', () => {
    const rows = { families: [family(1, 'tern'), family(2, 'heron')] };
    expect(pathsOf(column(['tern', 'heron']), rows, { kind: 'families' })).toEqual(['name']);
    const twice = sheetOf([
      ['Zzz', 'Yyy'],
      ['P-1', 'P-2'],
      ['P-2', 'P-1'],
    ]);
    expect(pathsOf(twice, products(2))).toEqual(['partNumber', null]);
  });
});

describe('a column is what its heading says', () => {
  test('also where nothing stands in it', () => {
    const sheet = sheetOf([
      ['Part number', 'Description'],
      ['P-1', null],
    ]);
    expect(pathsOf(sheet)).toEqual(['partNumber', 'description']);
  });
  test('though one letter is wrong and no cell is a value', () => {
    expect(pathsOf(column(['first', 'second'], 'Decmals'), {}, { kind: 'attributes' })).toEqual(['precision']);
  });
  test('and of two that say a price, the one whose cells are all prices', () => {
    const sheet = sheetOf([
      ['Part number', 'Price', 'List price'],
      ['P-1', 'see note', 1],
      ['P-2', 2, null],
      ['P-3', 2, null],
      ['P-4', 2, null],
    ]);
    expect(pathsOf(sheet)).toEqual(['partNumber', null, 'priceCents']);
  });
  test('in one row, too', () => {
    const sheet = sheetOf([
      ['Part number', 'Price', 'List price'],
      ['P-1', 'see note', 1],
    ]);
    expect(pathsOf(sheet)).toEqual(['partNumber', null, 'priceCents']);
  });
  test('and in another unit than its attribute it says less than with a year', () => {
    const weight = attribute({ key: 'weight', label: 'Weight', unit: 'lb', type: 'number' });
    const guessed = guessSheet(
      'list.csv',
      sheetOf([
        ['Part number', 'Weight (kg)', 'Weight 2027'],
        ['P-1', 2, 4],
      ]),
      around({}, { attributes: [weight] }),
      { kind: 'products' },
    );
    expect(guessed.columns.map(({ path }) => path)).toEqual(['partNumber', null, 'attributes.weight']);
  });
  test('of which 500 letters are kept', () => {
    expect(guess(column(['a'], `Z${'z'.repeat(600)}`), {}, { headings: { row: 0, rows: 1 } }).columns).toEqual([
      { at: 0, heading: `Z${'z'.repeat(499)}`, path: null },
    ]);
  });
});

describe('the kind of a sheet', () => {
  const kindOf = (
    headings: readonly string[],
    cells: readonly (string | number)[] = [],
    file = 'list.csv',
    name = 'Sheet1',
  ) => guessSheet(file, sheetOf([headings, ...(cells.length === 0 ? [] : [cells])], name), around()).kind;

  test.each([
    ['a heading of it alone', ['Question'], 'faqs'],
    ['one that it needs, before one that another kind has as well', ['Question', 'Price'], 'faqs'],
    ['two that another kind has, before one that it needs', ['Question', 'Price', 'Obsolete'], 'products'],
    ['nothing: products', ['Zzz'], 'products'],
  ])('is said by %s', (_, headings, kind) => expect(kindOf(headings)).toBe(kind));

  test('is said by an attribute as well as by a heading that another kind needs', () => {
    const guessed = guessSheet(
      'list.csv',
      sheetOf([['Voltage', 'Answer']]),
      around({}, { attributes: [attribute({ key: 'voltage', label: 'Voltage' })] }),
    );
    expect(guessed.kind).toBe('products');
  });

  test.each([
    ['Sheet1', 'families.csv', 'families'],
    ['Sheet1', 'old-redirects-2027.csv', 'redirects'],
    ['Events', 'families.csv', 'events'],
    ['Sheet1', 'prevents.csv', 'products'],
    ['Sheet1', 'list.csv', 'products'],
  ])('is said by the sheet “%s” of the file “%s”: %s', (name, file, kind) => {
    expect(kindOf(['Zzz'], [], file, name)).toBe(kind);
  });

  test('is said by the first 300 headings alone', () => {
    const after = (count: number) => [...Array.from({ length: count }, (_, at) => `Zzz ${at}`), 'Old URL'];
    expect([kindOf(after(299)), kindOf(after(300))]).toEqual(['redirects', 'products']);
  });

  const rows = { redirects: ['/a', '/b', '/c'].map((from, at) => ({ id: at + 1, from, to: '/', note: '' })) };
  test.each<[string, (string | number)[], string]>([
    ['three of them', ['/a', '/b', '/c'], 'redirects'],
    ['two are too few', ['/a', '/b'], 'products'],
    ['three of five', ['/a', '/b', '/c', '/d', '/e'], 'redirects'],
    ['three of six are too few', ['/a', '/b', '/c', '/d', '/e', '/f'], 'products'],
    ['one twice', ['/a', '/b', '/c', '/a'], 'products'],
    ['ids', [1, 2, 3], 'products'],
  ])('is said by the rows that a column names: %s', (_, cells, kind) => {
    expect(guess(column(cells), rows).kind).toBe(kind);
  });
  test('is not said by a part of a key', () => {
    const items = [1, 2, 3].map((categoryId) => ({ id: 70 + categoryId, categoryId, slug: `s-${categoryId}` }));
    expect(guess(column([1, 2, 3]), { viewItems: items }).kind).toBe('products');
  });
});

describe('the key of a sheet', () => {
  const tiles = (...cells: string[][]) => sheetOf([['Category', 'Slug', 'Id'], ...cells]);
  const rows = {
    categories: [{ id: 1, name: 'Panels', slug: 'panels' }],
    families: [family(1, 'tern'), family(2, 'heron')],
    viewItems: [
      { id: 71, categoryId: 1, slug: 'tern', title: 'T' },
      { id: 72, categoryId: 1, slug: 'heron', title: 'H' },
    ],
  };
  const keyOf = (sheet: Sheet) => guess(sheet, rows, { kind: 'viewItems' }).key;
  test.each([
    [
      'is what finds most rows',
      [
        ['Panels', 'tern', '71'],
        ['Panels', 'heron', '72'],
        ['Panels', 'x', '73'],
      ],
      ['id'],
    ],
    [
      'is of two fields where both together find more',
      [
        ['Panels', 'tern', '71'],
        ['Panels', 'heron', '9'],
      ],
      ['categoryId', 'slug'],
    ],
    [
      'finds nothing where one of two fields is another',
      [
        ['Other', 'tern', '71'],
        ['Other', 'heron', '9'],
      ],
      ['id'],
    ],
  ])('%s', (_, cells, key) => expect(keyOf(tiles(...cells))).toEqual(key));
  test('is the id where no column is a key', () => {
    expect(guess(sheetOf([['Description'], ['Words']]), {}, { kind: 'products' }).key).toEqual(['id']);
  });
});
