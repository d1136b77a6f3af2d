import { fieldsOf } from '@millrace/contract/fields';
import { expect, test } from 'vitest';
import { attribute } from '../testing/import-fixture.ts';
import { columnsOf } from './columns-of.ts';
import { emptyOfField, emptyValue } from './empty-value.ts';

const columns = (...attributes: ReturnType<typeof attribute>[]) => columnsOf('families', attributes);
const headings = (...attributes: ReturnType<typeof attribute>[]) =>
  columns(...attributes).flatMap((one) => (one.path.startsWith('attributes') ? [one.heading] : []));

test('attributes stand by their place, then by their id, before the others', () => {
  const at = (key: string, position: number, id: number) => attribute({ id, key, label: key, unit: '', position });
  expect(headings(at('d', 2, 1), at('c', 1, 9), at('b', 1, 4), at('a', 1, 5))).toEqual([
    'b',
    'a',
    'c',
    'd',
    'Other attributes',
  ]);
});

test('of two that are called alike, the later one has its key with it, and fields go before attributes', () => {
  const labels = ['Name', 'Size', 'Size'].map((label, at) =>
    attribute({ key: `k${at}`, label, unit: '', position: at }),
  );
  expect(headings(...labels)).toEqual(['Name (k0)', 'Size', 'Size (k2)', 'Other attributes']);
});

test('an attribute is a column that no row needs, known by other names too; one of choices is a list', () => {
  const [voltage] = columns(attribute({ key: 'ratedVoltage', label: 'Voltage', unit: 'V', type: 'number' })).filter(
    ({ attribute: of }) => of !== undefined,
  );
  expect(voltage).toMatchObject({
    heading: 'Voltage [V]',
    path: 'attributes.ratedVoltage',
    alsoCalled: ['Voltage', 'ratedVoltage', 'Rated voltage', 'Voltage (V)', 'Voltage V'],
    isRequired: false,
    isList: false,
  });
  expect(voltage && emptyValue(voltage)).toBeUndefined();
  expect(columns(attribute({ key: 'a', type: 'choice' })).find(({ path }) => path === 'attributes.a')?.isList).toBe(
    true,
  );
});

test.each([
  ['name', { isRequired: true, isList: false, refersTo: undefined }],
  ['id', { isRequired: false, isList: false, refersTo: undefined }],
  ['description', { isRequired: false, isList: false, refersTo: undefined }],
  ['documentIds', { isRequired: false, isList: true, refersTo: 'documents' }],
  ['media', { isRequired: false, isList: true, refersTo: undefined }],
  ['configurator', { isRequired: false, isList: false, refersTo: undefined }],
])('the column of %s', (path, { isRequired, isList, refersTo }) => {
  const column = columns().find((one) => one.path === path);
  expect([column?.isRequired, column?.isList, column?.refersTo]).toEqual([isRequired, isList, refersTo]);
  expect(column?.alsoCalled).toContain(path);
});

test.each([
  ['products', 'name', ''],
  ['products', 'description', ''],
  ['products', 'pictures', []],
  ['products', 'attributes', {}],
  ['products', 'priceCents', null],
  ['products', 'familyId', undefined],
  ['products', 'isLive', undefined],
  ['families', 'specs', []],
  ['families', 'documentIds', []],
] as const)('an empty cell of %s.%s', (kind, name, value) => {
  const field = fieldsOf(kind).find((one) => one.name === name);
  expect(field && emptyOfField(field)).toEqual(value);
});
