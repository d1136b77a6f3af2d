import type { Product } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { modelColumns } from './model-columns.ts';
import { modelLines } from './model-lines.ts';
import { asListed, type ModelsView, modelsShown, nextSort } from './models-view.ts';

const product = (partNumber: string, more: Partial<Product> = {}): Product => ({
  partNumber,
  name: 'Junction box',
  description: '',
  price: 10,
  configModelNo: null,
  isObsolete: false,
  ...more,
});
const replacement = {
  partNumber: 'JB-99',
  name: 'Junction box',
  description: '',
  price: 1,
  configModelNo: null,
  isObsolete: false,
  note: '',
  family: { name: 'Junction Boxes', slug: 'junction-boxes', intrinsicallySafe: false },
};
const products = [
  product('JB-12', { price: 132, description: '12 terminals' }),
  product('JB-4', { price: 9.5, description: '4 terminals', configModelNo: 'JB-4X-4' }),
  product('OLD-1', { price: 1, isObsolete: true, replacement }),
  product('JB-6', { price: null, description: '6 terminals, grey' }),
  product('JB-8', { price: 0, description: '8 terminals' }),
];
const parts = (view: Partial<ModelsView>, marked: string | null = null) =>
  modelsShown(products, { ...asListed, ...view }, { marked, columns: modelColumns(), units: 'us' }).map(
    ({ partNumber }) => partNumber,
  );

describe('the models stand', () => {
  test('as the maker lists them at first', () => expect(parts({})).toEqual(['JB-12', 'JB-4', 'OLD-1', 'JB-6', 'JB-8']));
  test.each([
    ['by part number, digits as numbers', 'part', false, ['JB-4', 'JB-6', 'JB-8', 'JB-12', 'OLD-1']],
    ['by part number, last first', 'part', true, ['OLD-1', 'JB-12', 'JB-8', 'JB-6', 'JB-4']],
    ['by description', 'words', false, ['OLD-1', 'JB-4', 'JB-6', 'JB-8', 'JB-12']],
    ['by price as an amount, without one last', 'price', false, ['JB-4', 'JB-12', 'OLD-1', 'JB-6', 'JB-8']],
    [
      'by price, dearest first, without one last all the same',
      'price',
      true,
      ['JB-12', 'JB-4', 'OLD-1', 'JB-6', 'JB-8'],
    ],
  ] as const)('%s', (_, key, descending, order) => expect(parts({ sort: { key, descending } })).toEqual(order));
});

describe('the attributes in which models differ', () => {
  const long = (value: number) => ({
    value: `${value} ft`,
    measure: { from: value, to: value, unit: 'ft', precision: 0 },
    sort: value,
  });
  const cords = [
    product('A', { cells: [long(100)] }),
    product('B', { cells: [long(20)] }),
    product('C', { cells: [null] }),
  ];
  const columns = modelColumns([{ key: 'cable', name: 'Cable length', isNumber: true }]);
  const shown = (view: Partial<ModelsView>, units: 'us' | 'metric' = 'us') =>
    modelsShown(cords, { ...asListed, ...view }, { marked: null, columns, units }).map(({ partNumber }) => partNumber);

  test('are columns before the price, sorted as numbers, without one last', () => {
    expect(columns.map(({ name }) => name)).toEqual(['Part number', 'Description', 'Cable length', 'List price']);
    expect(shown({ sort: { key: 'attribute cable', descending: false } })).toEqual(['B', 'A', 'C']);
    expect(shown({ sort: { key: 'attribute cable', descending: true } })).toEqual(['A', 'B', 'C']);
  });
  test('are found by what is shown, in the units that it is shown in', () => {
    expect(shown({ filter: '20 ft' })).toEqual(['B']);
    expect(shown({ filter: '30.5 m' }, 'metric')).toEqual(['A']);
  });
  test('are copied with them', () =>
    expect(
      modelLines(cords, columns, 'metric')
        .split('\n')
        .map((line) => line.split('\t')[3]),
    ).toEqual(['Cable length', '30.5 m', '6.1 m', '']));
});

test.each([false, true])(
  'models that are equal in a column stay as the maker lists them, descending: %s',
  (descending) => {
    const alike = ['C', 'A', 'D', 'B'].map((partNumber) => product(partNumber, { description: 'grey' }));
    const sorted = modelsShown(
      alike,
      { ...asListed, sort: { key: 'words', descending } },
      { marked: null, columns: modelColumns(), units: 'us' },
    );
    expect(sorted.map(({ partNumber }) => partNumber)).toEqual(['C', 'A', 'D', 'B']);
  },
);

test('a column sorts up, then down, then not at all; another one begins anew', () => {
  const up = nextSort(null, 'price');
  expect(up).toEqual({ key: 'price', descending: false });
  const down = nextSort(up, 'price');
  expect(down).toEqual({ key: 'price', descending: true });
  expect(nextSort(down, 'price')).toBeNull();
  expect(nextSort(down, 'part')).toEqual({ key: 'part', descending: false });
});

describe('the filter leaves', () => {
  test.each([
    ['rows with every word', 'terminals grey', ['JB-6']],
    ['a part number without its hyphens', 'jb12', ['JB-12']],
    ['a model number', 'JB-4X', ['JB-4']],
    ['what is obsolete', 'obsolete', ['OLD-1']],
    ['what a part replaces', 'jb99', ['OLD-1']],
    ['nothing, where no row has it', 'pump', []],
    ['all, for blanks and marks', ' - ', ['JB-12', 'JB-4', 'OLD-1', 'JB-6', 'JB-8']],
  ])('%s', (_, filter, left) => expect(parts({ filter })).toEqual(left));
  test('the row that the address leads to', () => expect(parts({ filter: 'grey' }, 'JB-8')).toEqual(['JB-6', 'JB-8']));
});
