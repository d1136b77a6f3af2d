import type { Configurator, Table } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { withColumn, withGiven, withoutColumn, withoutRows, withRow, withRowMoved, withTexts } from './edit-table.ts';
import { statedFacts, statedTables } from './stated-tables.ts';
import { cellFault, cellText, columnFault, typedCell } from './table-cells.ts';

const table: Table = {
  name: 'Motor',
  columns: ['HP', 'Cord'],
  gives: ['fla', 'price'],
  rows: [
    ['1/2|1', '1..10', 9.8, 0],
    ['2', '*', 6.8, null],
  ],
};
const pump: Configurator = {
  configGroups: [
    {
      name: 'HP',
      options: [{ code: '1/2', description: 'half a horse' }, { code: '1' }, { code: '2' }, { code: 'a|b' }],
    },
    { name: 'Cord', kind: 'number', unit: 'ft' },
    { name: 'Tag', kind: 'text' },
  ],
  context: [{ name: 'market', values: ['US'] }],
  tables: [table],
};

test.each<[string, number, unknown]>([
  ['1', 0, '1'],
  ['1/2|1', 0, '1/2|1'],
  ['1/2, 2', 0, '1/2|2'],
  ['half a horse', 0, '1/2'],
  ['"a|b"', 0, '"a|b"'],
  ['any', 0, '*'],
  [' * ', 0, '*'],
  ['3 HP', 0, '3 HP'],
  ['', 0, ''],
  ['1–10 ft', 1, '1..10'],
  ['1..10', 1, '1..10'],
  ['up to 10 | 20+', 1, '..10|20..'],
  ['ten', 1, 'ten'],
  ['$1,120.50', 3, 1120.5],
  ['N/C', 3, 0],
  ['call', 3, null],
  ['', 3, null],
  ['about 5', 3, 'about 5'],
  [' 5 ', 4, '5'],
  ['1|9', 0, '1|9'],
  ['2|half a horse', 0, '2|1/2'],
])('“%s” typed into column %i is %j', (text, at, value) => {
  expect(typedCell(pump, table, at, text)).toEqual(value);
});

test.each<[string, Table['rows'][number], number, unknown]>([
  ['a code that is none', ['1|9', '*', 1, 1], 0, { code: 'unknown-codes', group: 'HP', codes: ['9'] }],
  ['a range that is none', ['1', '10 to', 1, 1], 1, { code: 'no-range' }],
  ['words where a number is given', ['1', '*', 'about 5', 1], 2, { code: 'not-a-number' }],
  ['no cell', ['1', '*', 1], 3, { code: 'missing' }],
  ['a cell too many', ['1', '*', 1, 1, 1], 4, { code: 'beyond' }],
  ['null where a code is asked', [null, '*', 1, 1], 0, { code: 'missing' }],
  ['any', ['*', '*', 1, 1], 0, null],
  ['no answer', ['', '', null, null], 0, null],
  ['a number as code', [2, 5, null, null], 0, null],
])('%s is said at its cell', (_, row, at, fault) => {
  expect(cellFault(pump, { ...table, rows: [row] }, 0, at)).toEqual(fault);
});

test('a column names a group or what is known of who asks, once', () => {
  const columns = ['HP', 'Tag', 'Nothing', 'HP', '@market'];
  expect(columns.map((_, at) => columnFault(pump, { ...table, columns }, at)?.code ?? null)).toEqual([
    ...[null, 'cannot-be-asked', 'unknown-group', 'twice', null],
  ]);
});

test('texts go into the cells from one on, and rows are added for them', () => {
  const next = withTexts(pump, table, { row: 1, column: 1 }, [['5', '7.5', '1,000.00', 'beyond'], ['10+']]);
  expect(next.rows).toEqual([
    ['1/2|1', '1..10', 9.8, 0],
    ['2', '5', 7.5, 1000],
    ['*', '10..', null, null],
  ]);
  expect(table.rows).toHaveLength(2);
});

test('rows and columns come and go, each with its cells', () => {
  expect(withRow(table, 1).rows[1]).toEqual(['*', '*', null, null]);
  expect(withoutRows(table, 0, 0).rows).toEqual([['2', '*', 6.8, null]]);
  const wider = withColumn(table, 'Phase');
  expect([wider.columns, wider.rows[0]]).toEqual([
    ['HP', 'Cord', 'Phase'],
    ['1/2|1', '1..10', '*', 9.8, 0],
  ]);
  expect(withoutColumn(wider, 2)).toEqual(table);
  const given = withGiven(table, 'kg');
  expect(given.rows[0]).toEqual(['1/2|1', '1..10', 9.8, 0, null]);
  expect(withoutColumn(given, 4)).toEqual(table);
  expect(withoutColumn(withoutColumn(table, 2), 2).gives).toBeUndefined();
  expect(withoutColumn({ ...table, columns: ['HP'] }, 0).columns).toEqual(['HP']);
  expect(withoutColumn(wider, 0)).toEqual({
    ...table,
    columns: ['Cord', 'Phase'],
    rows: [
      ['1..10', '*', 9.8, 0],
      ['*', '*', 6.8, null],
    ],
  });
  expect(withoutColumn(given, 2)).toMatchObject({ columns: ['HP', 'Cord'], gives: ['price', 'kg'] });
  expect(withoutColumn(table, 3).gives).toEqual(['fla']);
});

test('what somebody wrote as a table or a fact and is none is left to its text', () => {
  const written = JSON.parse(
    '{"configGroups":[],"tables":[5,{"name":"A"},{"name":"B","columns":["C"],"rows":[1]},{"name":"D","columns":[],"rows":[]}],"facts":{"a":1}}',
  );
  expect(statedTables(written).map(({ name }) => name)).toEqual(['D']);
  expect(statedFacts(written)).toEqual([]);
  expect(statedTables(pump)).toEqual([table]);
  expect(statedFacts({ ...pump, facts: [{ name: 'UL', values: [{ value: 'yes' }] }] })).toHaveLength(1);
});

test('a row is moved to another place, and stays where there is none', () => {
  const [first, second] = table.rows;
  expect(withRowMoved(table, 0, 1).rows).toEqual([second, first]);
  expect(withRowMoved(table, 1, 0).rows).toEqual([second, first]);
  expect(withRowMoved(table, 0, -1)).toBe(table);
  expect(withRowMoved(table, 1, 2)).toBe(table);
  expect(withRowMoved(table, 2, 0)).toBe(table);
});

test('of several rows one is moved over the others, or some are left out', () => {
  const many: Table = { ...table, rows: ['a', 'b', 'c', 'd'].map((code) => [code]) };
  const codes = (after: Table): string => after.rows.map(([code]) => code).join('');
  expect(codes(withRowMoved(many, 0, 2))).toBe('bcad');
  expect(codes(withRowMoved(many, 3, 1))).toBe('adbc');
  expect(codes(withRowMoved(many, 2, 3))).toBe('abdc');
  expect(codes(withRowMoved(many, 1, 1))).toBe('abcd');
  expect(codes(withoutRows(many, 1, 2))).toBe('ad');
  expect(codes(withoutRows(many, 3, 3))).toBe('abc');
  expect(codes(withRow(many, 0))).toBe('*abcd');
});

test('texts fill up rows that are too short', () => {
  const short: Table = { ...table, rows: [[]] };
  expect(withTexts(pump, short, { row: 0, column: 2 }, [['5']]).rows).toEqual([['*', '*', 5]]);
  expect(withTexts(pump, short, { row: 0, column: 0 }, [['1']]).rows).toEqual([['1']]);
});

test('a fact about who asks is asked, whichever of them', () => {
  const asking: Configurator = {
    ...pump,
    context: [
      { name: 'market', values: ['US'] },
      { name: 'role', values: ['staff'] },
    ],
  };
  const fault = (name: string, configurator = asking) =>
    columnFault(configurator, { ...table, columns: [name] }, 0)?.code ?? null;
  expect([fault('@market'), fault('@role'), fault('@x'), fault('market'), fault('Cord')]).toEqual([
    null,
    null,
    'unknown-group',
    'unknown-group',
    null,
  ]);
  expect(fault('@market', { configGroups: [] })).toBe('unknown-group');
});

test('a cell is edited as its text', () => {
  expect([cellText(null), cellText(undefined), cellText(0), cellText('1|2')]).toEqual(['', '', '0', '1|2']);
});

test('a number that is given may be none; one that is asked may not', () => {
  const faults = (row: Table['rows'][number]) =>
    row.map((_, at) => cellFault(pump, { ...table, rows: [row] }, 0, at)?.code ?? null);
  expect(faults(['1', '*', null, 5])).toEqual([null, null, null, null]);
  expect(faults(['1', null, '5', 5])).toEqual([null, 'no-range', 'not-a-number', null]);
});

test.each<[string, unknown, number]>([
  ['a table', { name: 'T', columns: ['A'], rows: [['a']] }, 1],
  ['with what it gives', { name: 'T', columns: ['A'], gives: ['kg'], rows: [] }, 1],
  ['without a name', { columns: ['A'], rows: [] }, 0],
  ['with a column that is none', { name: 'T', columns: [1], rows: [] }, 0],
  ['with a measure that is none', { name: 'T', columns: ['A'], gives: [1], rows: [] }, 0],
  ['with a row that is none', { name: 'T', columns: ['A'], rows: ['a'] }, 0],
  ['nothing', null, 0],
  ['a list', ['T'], 0],
  ['a text', 'T', 0],
])('%s is shown as a grid, or is not', (_, one, count) => {
  expect(statedTables({ configGroups: [], tables: [one] } as unknown as Configurator)).toHaveLength(count);
});

test.each<[string, unknown, number]>([
  ['a fact', { name: 'F', values: [{ value: 1 }] }, 1],
  ['without a name', { values: [] }, 0],
  ['without values', { name: 'F' }, 0],
  ['with a value that is none', { name: 'F', values: [1] }, 0],
  ['with a value that is a list', { name: 'F', values: [[]] }, 0],
  ['nothing', null, 0],
])('%s is shown with its values, or is not', (_, one, count) => {
  expect(statedFacts({ configGroups: [], facts: [one] } as unknown as Configurator)).toHaveLength(count);
});
