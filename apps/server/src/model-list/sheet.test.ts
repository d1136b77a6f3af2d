import { settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import type { ModelList } from './model-list.ts';
import { type Sheet, sheetOf } from './sheet.ts';

const settings = { ...settingDefaults, 'company.name': 'Millrace', 'company.phone': '555-0100' };
const own = { name: 'Prairie', slug: 'prairie' };
const line = { group: 'Supply', code: '4', description: '480 V', quantity: 2, price: 12_300 };
const number = {
  itemNo: 'TD-4',
  complete: true,
  lines: [line],
  facts: [{ name: 'Height', words: '16 in' }],
  specText: ['One sentence.'],
  base: 0,
  partNumber: null,
  total: 123_456,
};
const product = {
  partNumber: 'P1',
  configModelNo: null,
  name: 'Float',
  description: '',
  isObsolete: false,
  price: 12.5,
};
/** Of a list only what a sheet reads. */
const numberList = (given: object = {}, family: object = {}) =>
  ({
    kind: 'number',
    family: { name: 'Tern', ...family },
    number: { ...number, ...given },
    wiring: [],
    picture: null,
  }) as unknown as ModelList;
const table = (...products: object[]) =>
  ({ kind: 'table', family: { name: 'Tern' }, products }) as unknown as ModelList;
const mark = new Uint8Array([1]);
const brand = { faces: { text: null, code: [] }, mark };
const sheet = (list: ModelList, prices = true): Sheet => sheetOf(list, settings, { prices, asOf: 'Nov 21', brand });
const titles = ({ columns }: Sheet) => columns.map(({ title }) => title);

test('a list is headed by the maker, and says of when it is', () => {
  expect(sheet(table(product))).toMatchObject({
    company: 'Millrace',
    phone: '555-0100',
    title: 'Tern',
    asOf: 'Nov 21',
    look: { mark, faces: brand.faces },
  });
  expect(sheetOf(table(), settings, { prices: true, asOf: '' }).look).toMatchObject({ mark: null });
});

test.each([
  ['a customer', own, 'Prairie', null],
  ['nobody', null, 'Millrace', mark],
  ['nobody, unsaid', undefined, 'Millrace', mark],
])('the list of %s is headed by its own name, and by no mark of ours', (_, customer, company, shown) => {
  const { look, ...head } = sheet(numberList({}, { customer }));
  expect([head.company, head.phone, look.mark]).toEqual([company, '555-0100', shown]);
});

test.each<[string, object, unknown[]]>([
  ['a product', {}, ['P1', '', 'Float', 1250]],
  ['with a number and words', { configModelNo: 'F-1', description: '20 ft' }, ['P1', 'F-1', 'Float: 20 ft', 1250]],
  ['on request', { price: null }, ['P1', '', 'Float', null]],
  ['without a price', { price: 0 }, ['P1', '', 'Float', null]],
  ['that is obsolete, still sold', { isObsolete: true }, ['P1', '', 'Float (obsolete)', 1250]],
  ['that is obsolete', { isObsolete: true, price: 0 }, ['P1', '', 'Float (obsolete)', 'no longer sold']],
  [
    'that is obsolete, of no price',
    { isObsolete: true, price: null },
    ['P1', '', 'Float (obsolete)', 'no longer sold'],
  ],
  [
    'that is replaced',
    { isObsolete: true, replacement: { partNumber: 'P2' } },
    ['P1', '', 'Float (obsolete, replaced by P2)', '→ P2'],
  ],
])('the row of a model %s', (_, given, row) => {
  expect(sheet(table({ ...product, ...given })).rows).toEqual([row]);
});

test.each([
  ['a table', table(product)],
  ['a number', numberList()],
])('the columns of %s share the whole width, in hundredths', (_, list) => {
  expect(sheet(list).columns.reduce((sum, { width }) => sum + width, 0)).toBe(100);
});

test('a table has no number and no total, and says where it has no models', () => {
  const some = sheet(table(product));
  expect([some.number, some.total, some.notes, some.facts, some.specText]).toEqual([null, null, [], [], []]);
  expect(titles(some)).toEqual(['Part number', 'Model number', 'Description', 'Price']);
  expect(sheet(table()).notes).toEqual(['Models: Not Available']);
});

test('a number has a row for each choice, its base price before them, and its total', () => {
  const made = sheet(numberList({ base: 50_000, lines: [line, { ...line, code: '0', price: 0 }] }));
  expect(titles(made)).toEqual(['Group', 'Code', 'Description', 'Qty', 'Price']);
  expect(made.rows).toEqual([
    ['', '', 'Base price', '', 50_000],
    ['Supply', '4', '480 V', '2', 12_300],
    ['Supply', '0', '480 V', '2', 'included'],
  ]);
  expect(made.total).toEqual({ label: 'Total', text: '$1,234.56', cents: 123_456 });
  expect([made.number, made.facts, made.specText]).toEqual(['TD-4', number.facts, number.specText]);
});

test.each([
  ['of no base price', { base: 0 }, 1],
  ['of a base price', { base: 1 }, 2],
])('a number %s has %j: %i rows', (_, given, count) => {
  expect(sheet(numberList(given)).rows).toHaveLength(count);
});

test.each([
  ['whole', {}, []],
  ['of a product', { partNumber: 'P1' }, ['Part number P1']],
  ['not complete', { complete: false }, ['This model number is not complete yet.']],
])('under the title of a number that is %s stands %j: %j', (_, given, notes) => {
  expect(sheet(numberList(given)).notes).toEqual(notes);
});

test.each([
  ['on request', { total: null }, { label: 'For Pricing Call: 555-0100', text: '', cents: null }],
  ['nothing', { total: 0 }, { label: 'For Pricing Call: 555-0100', text: '', cents: null }],
  ['of a number that is not complete', { complete: false }, null],
])('a total that is %s', (_, given, total) => {
  expect(sheet(numberList(given)).total).toEqual(total);
});

test('without prices there is no amount at all: no column, no total, no base price', () => {
  const made = sheet(numberList({ base: 50_000 }), false);
  expect(titles(made)).toEqual(['Group', 'Code', 'Description', 'Qty']);
  expect(made.rows).toEqual([['Supply', '4', '480 V', '2']]);
  expect(made.total).toBeNull();
  expect(sheet(table(product), false).rows).toEqual([['P1', '', 'Float']]);
});
