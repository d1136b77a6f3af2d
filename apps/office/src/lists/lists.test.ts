import { fieldNamed, fieldsOf } from '@millrace/contract/fields';
import { type ListedRow, ROWS_PAGE_MAX } from '@millrace/contract/office';
import { raisedBy } from '@millrace/studio';
import { readCells } from '@millrace/studio/cells';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxOf, countCells, focusOf, moved } from '../cells/range.ts';
import { writeCsv, writeTsv } from '../cells/sheet-text.ts';
import { idsIn, NAMED_IN_CELL } from './cells/use-called.ts';
import { byCause, judge } from './cells/verdict.ts';

import { filterWords } from './filter-words.ts';
import { readView, sortedNext, unknownIn, WHOLE_LIST, writeView } from './list-address.ts';
import { readFilter } from './rows/read-filter.ts';
import { withAhead } from './rows/use-sight.ts';

const field = (name: string) => {
  const found = fieldNamed('products', name);
  if (found === undefined) throw new Error(name);
  return found;
};

test.each<[string, string, unknown]>([
  ['name', 'tern', { condition: { contains: 'tern' } }],
  ['configModelNo', 'TD-*', { condition: { startsWith: 'TD-' } }],
  ['partNumber', '=7204541', { condition: { is: '7204541' } }],
  ['priceCents', '> 1,000', { condition: { above: 100_000 } }],
  ['priceCents', '10..20', { condition: { atLeast: 1000, atMost: 2000 } }],
  ['priceCents', '≤5', { condition: { atMost: 500 } }],
  ['priceCents', 'none', { condition: { isEmpty: true } }],
  ['priceCents', 'cheap', { fault: '“cheap” is not a price, such as 1,188.00.' }],
  ['isLive', 'no', { condition: { is: false } }],
  ['familyId', 'Tern Duplex', { words: 'Tern Duplex' }],
])('the filter %s: %s is read', (name, text, read) => expect(readFilter(field(name), text)).toEqual(read));

describe('the address of a list', () => {
  const names = new Set(fieldsOf('products').map(({ name }) => name));
  const view = {
    search: 'panel',
    filters: { familyId: 'Tern', priceCents: '> 5' },
    sort: ['-priceCents', 'name'],
    show: 'faulty',
    columns: ['name', 'priceCents'],
    widths: { priceCents: 140 },
  } as const;
  test('is read as it was written', () => {
    const shown = ['name', 'priceCents'];
    expect(readView(new URLSearchParams(writeView(view, shown)), names)).toEqual(view);
    expect(writeView(WHOLE_LIST, shown)).toBe('');
    expect(readView(new URLSearchParams(''), names)).toEqual(WHOLE_LIST);
  });
  test('leaves out what the kind does not have', () => {
    const read = readView(new URLSearchParams('f.colour=red&sort=colour&columns=colour,name:9999&show=x'), names);
    expect(read).toEqual({ ...WHOLE_LIST, columns: ['name'], widths: { name: 1200 } });
  });
  test('says by name what it was asked and does not have', () => {
    const unknown = (query: string) => unknownIn(new URLSearchParams(query), names, new Set(['configModelNo']));
    expect(unknown('f.colour=red&sort=-weight,name&columns=colour,hue:90,name')).toEqual(['colour', 'weight', 'hue']);
    expect(unknown('f.configModelNo=TD&columns=configModelNo')).toEqual(['configModelNo']);
    expect(
      unknown('f.name=a&sort=-priceCents&columns=name:120&q=x&draft=0b6ae21e-7d5e-4a3c-8f6e-0a1b2c3d4e5f&show=faulty'),
    ).toEqual([]);
    expect(unknown('show=broken&colour=red&draft=7')).toEqual(['show=broken', 'colour', 'draft=7']);
  });
  test('calls its filters as the page does', () => {
    expect(
      filterWords('products', { ...WHOLE_LIST, search: 'tern', filters: { familyId: 'Tern' }, show: 'warned' }),
    ).toEqual(['“tern”', 'Family Tern', '“With a warning”']);
    expect(filterWords('products', WHOLE_LIST)).toEqual([]);
  });
  test('turns the order of a column: up, down, none', () => {
    expect(sortedNext([], 'name', false)).toEqual(['name']);
    expect(sortedNext(['name'], 'name', false)).toEqual(['-name']);
    expect(sortedNext(['-name'], 'name', false)).toEqual([]);
    expect(sortedNext(['familyId'], 'name', true)).toEqual(['familyId', 'name']);
  });
});

describe('cells as text', () => {
  test('are read as they were written, whatever is in them', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ',', ' ', 'é') });
    const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, (cells) => {
        expect(readCells(writeTsv(cells))).toEqual(cells);
        expect(readCells(`${writeTsv(cells)}\r\n`)).toEqual(cells);
      }),
    );
  });
  test('run nothing in a spreadsheet', () => {
    expect(writeCsv([['=1+1', '-5.00', 'a,b', '@x', '-x']])).toBe(`\uFEFF'=1+1,-5.00,"a,b",'@x,'-x\r\n`);
  });
});

test.each([
  ['in the middle', [100, 130, 1000], { from: 60, to: 170 }],
  ['at the top', [0, 30, 1000], { from: 0, to: 70 }],
  ['at the end', [970, 999, 1000], { from: 930, to: 999 }],
  ['of no rows', [0, 0, 0], { from: 0, to: 0 }],
] as const)('rows around those in sight are read, too: %s', (_where, [from, to, total], read) =>
  expect(withAhead(from, to, total)).toEqual(read),
);

describe('a range', () => {
  const size = { rows: 100, columns: 5, page: 20 };
  const at = (row: number, column: number) => ({ from: { row, column }, to: { row, column } });
  const key = (name: string, isShift = false, isCtrl = false) => ({ key: name, isShift, isCtrl });
  test('goes with the keys and stays within the list', () => {
    expect(moved(at(0, 0), key('ArrowUp'), size)).toEqual(at(0, 0));
    expect(moved(at(3, 4), key('ArrowRight'), size)).toEqual(at(3, 4));
    expect(moved(at(90, 1), key('PageDown'), size)).toEqual(at(99, 1));
    expect(moved(at(3, 2), key('End', false, true), size)).toEqual(at(99, 4));
    expect(moved(at(3, 2), key('x'), size)).toBeNull();
  });
  test('grows with Shift, takes a column with Ctrl Space, and all with Ctrl A', () => {
    const grown = moved(moved(at(5, 2), key('ArrowDown', true), size) ?? at(0, 0), key('ArrowLeft', true), size);
    expect(grown).toEqual({ from: { row: 5, column: 2 }, to: { row: 6, column: 1 } });
    expect(boxOf(grown ?? at(0, 0))).toEqual({ top: 5, bottom: 6, left: 1, right: 2 });
    expect(countCells(boxOf(moved(at(1, 1), key(' ', false, true), size) ?? at(0, 0)))).toBe(100);
    expect(countCells(boxOf(moved(at(1, 1), key('a', false, true), size) ?? at(0, 0)))).toBe(500);
  });
  test('leaves the focus where it is with Ctrl Space and Ctrl A, and the next key goes on from there', () => {
    for (const whole of [key(' ', false, true), key('a', false, true)]) {
      const taken = moved(at(7, 2), whole, size) ?? at(0, 0);
      expect(focusOf(taken)).toEqual({ row: 7, column: 2 });
      expect(moved(taken, key('ArrowDown'), size)).toEqual(at(8, 2));
    }
  });
  test('of whole columns grows by columns with Shift', () => {
    const column = moved(at(7, 2), key(' ', false, true), size) ?? at(0, 0);
    const grown = moved(column, key('ArrowRight', true), size) ?? at(0, 0);
    expect(boxOf(grown)).toEqual({ top: 0, bottom: 99, left: 2, right: 3 });
    expect(focusOf(grown)).toEqual({ row: 7, column: 2 });
  });
});

test.each([
  [129_200, 4, 200, 134_400],
  [100_000, 0.25, 0, 100_250],
  [100_000, -10, 0, 90_000],
  [1000, 10, 100, 1100],
  [333, 33.33, 1, 444],
  [0, 50, 500, 0],
])('%d raised by %d per cent to the next %d is %d', (value, percent, step, raised) =>
  expect(raisedBy(value, percent, step)).toBe(raised),
);

describe('the verdict on cells that are put in', () => {
  const rows: ListedRow[] = [
    { id: 1, version: 'r1', row: { id: 1, partNumber: 'A', priceCents: 100, isLive: true } },
    { id: 2, version: 'd4', row: { id: 2, partNumber: 'B', priceCents: 200, isLive: true } },
    { id: 3, version: 'd9', row: { id: 3, partNumber: 'C', priceCents: 1, isLive: true }, change: 'removed' },
  ];
  const put = (text: string, top = 0, left = 0, typed: Record<string, unknown> = {}) =>
    judge(
      {
        kind: 'products',
        fields: ['partNumber', 'priceCents', 'id'].map(field),
        rowAt: (at) => rows[at],
        find: () => () => undefined,
        typed: (id) => (id === 1 ? typed : undefined),
      },
      readCells(text),
      top,
      left,
    );
  test('counts what changes and what is the same, and names the version of each row', () => {
    expect(put('A\t1.50\nD\t2.00')).toMatchObject({
      rows: 2,
      columns: 2,
      changing: 2,
      same: 2,
      refused: [],
      edits: [
        { id: 1, version: 'r1', fields: { priceCents: 150 } },
        { id: 2, version: 'd4', fields: { partNumber: 'D' } },
      ],
    });
  });
  test('refuses cell by cell, and takes the others', () => {
    const { refused, edits } = put('1.188,00\t7\tx\n-5\n3\n9', 0, 1);
    expect(refused.map(({ row, column, words }) => [row, column, words])).toEqual([
      [0, 1, '“1.188,00” is not a price, such as 1,188.00.'],
      [0, 2, 'is never changed by hand'],
      [0, 3, '“x” stands beyond the last column'],
      [1, 1, 'must be at least 0'],
      [2, 1, 'the draft removes this row'],
      [3, 1, '“9” stands below the last row'],
    ]);
    expect(edits).toEqual([]);
  });
  test('tells of a cause once, however many cells it has', () => {
    const { refused } = put('1.00\t7\tx\ty\n-5\t8\tz', 0, 1);
    expect(byCause(refused).map(([first, ...more]) => [first?.cause, first?.words, more.length])).toEqual([
      ['read-only', 'is never changed by hand', 1],
      ['no-column', '“x” stands beyond the last column', 2],
      ['faulty', 'must be at least 0', 0],
    ]);
  });
  test('compares with what is typed and on its way', () => {
    expect(put('1.00', 0, 1, { priceCents: 900 })).toMatchObject({ changing: 1, same: 0 });
  });
});

describe('the rows that cells name', () => {
  const row = (fields: object): ListedRow => ({ id: 1, version: '1', row: { id: 1, ...fields } });
  test('are those of references, and the first of a list of them, each once', () => {
    const shown = fieldsOf('families').filter(({ name }) => ['documentIds', 'faqIds', 'name'].includes(name));
    const rows = [row({ documentIds: [4, 5, 6, 7], faqIds: [9], name: 'A' }), row({ documentIds: [5], faqIds: [] })];
    expect(NAMED_IN_CELL).toBe(3);
    expect(idsIn(shown, rows)).toEqual(
      new Map([
        ['documents', new Set([4, 5, 6])],
        ['faqs', new Set([9])],
      ]),
    );
    expect(idsIn([field('familyId')], [row({ familyId: 2 }), row({ familyId: null })])).toEqual(
      new Map([['families', new Set([2])]]),
    );
  });
  test('are no more than one request may ask for', () => {
    const documents = fieldsOf('families').filter(({ name }) => name === 'documentIds');
    const rows = Array.from({ length: 300 }, (_, at) => row({ documentIds: [3 * at, 3 * at + 1, 3 * at + 2] }));
    expect(idsIn(documents, rows).get('documents')?.size).toBe(ROWS_PAGE_MAX);
  });
});
