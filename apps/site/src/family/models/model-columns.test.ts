import type { Product } from '@millrace/contract';
import { expect, test } from 'vitest';
import { modelColumns } from './model-columns.ts';

const product = (given: Partial<Product>): Product =>
  ({ partNumber: '7', name: 'Tern', description: 'three-phase', price: 12.5, ...given }) as Product;
const attributes = [
  { key: 'size', name: 'Size', isNumber: true },
  { key: 'color', name: 'Color', isNumber: false },
];
const sorted = (key: string, given: Partial<Product>) => {
  const column = modelColumns(attributes).find((one) => one.key === key);
  return column?.of(product(given));
};

test('attributes stand between words and price, each with the place of its cell', () => {
  const told = modelColumns(attributes).map(({ key, name, isNumber, cell }) => [key, name, isNumber, cell]);
  expect(told).toEqual([
    ['part', 'Part number', undefined, undefined],
    ['words', 'Description', undefined, undefined],
    ['attribute size', 'Size', true, 0],
    ['attribute color', 'Color', false, 1],
    ['price', 'List price', true, undefined],
  ]);
  expect(modelColumns().map(({ key }) => key)).toEqual(['part', 'words', 'price']);
});

const cells = [
  { value: '2 in', sort: 2 },
  { value: 'red', sort: 'red' },
] as unknown as NonNullable<Product['cells']>;
test.each<[string, string, Partial<Product>, string | number | null]>([
  ['its part number', 'part', {}, '7'],
  ['its words', 'words', {}, 'Tern three-phase'],
  ['its price', 'price', {}, 12.5],
  ['no price where it is on request', 'price', { price: null }, null],
  ['no price where it is zero', 'price', { price: 0 }, null],
  ['no price where another replaces it', 'price', { replacement: {} as NonNullable<Product['replacement']> }, null],
  ['its first cell', 'attribute size', { cells }, 2],
  ['its second cell', 'attribute color', { cells }, 'red'],
  ['no cell where it has none', 'attribute size', {}, null],
  ['no cell where it has fewer', 'attribute color', { cells: cells.slice(0, 1) }, null],
])('a model is sorted by %s', (_, key, given, value) => {
  expect(sorted(key, given)).toBe(value);
});
