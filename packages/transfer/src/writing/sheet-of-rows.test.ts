import { expect, test } from 'vitest';
import { nameIndex } from '../names/name-index.ts';
import { attribute, product } from '../testing/import-fixture.ts';
import { sheetOfRows } from './sheet-of-rows.ts';

const around = {
  attributes: [attribute({ key: 'a', label: 'x'.repeat(80), unit: '' })],
  names: nameIndex({}),
  decimal: '.',
} as const;

test('a sheet has a column for each field, as wide as in the office or as its heading, and money is marked', () => {
  const { name, columns } = sheetOfRows('products', [], around);
  expect(name).toBe('Products');
  const column = (heading: string) => columns.find((one) => one.heading === heading);
  expect(column('Part number')).toEqual({ heading: 'Part number', width: 18, isMoney: false });
  expect(column('Price')?.isMoney).toBe(true);
  // An attribute is as wide as its heading, up to a bound; the narrowest have eight signs.
  expect(column('x'.repeat(80))?.width).toBe(60);
  expect(column('Id')?.width).toBe(9);
  expect(column('Obsolete')?.width).toBe(11);
});
test('rows have a cell for each column', () => {
  const { rows, columns } = sheetOfRows('products', [product(1, 'T-1')], around);
  const [cells] = [...rows];
  expect(cells?.[columns.findIndex(({ heading }) => heading === 'Part number')]).toBe('T-1');
  expect(cells).toHaveLength(columns.length);
});
