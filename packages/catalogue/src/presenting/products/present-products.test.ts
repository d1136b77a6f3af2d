import { expect, test } from 'vitest';
import { attribute, family, product } from '../../testing/rows.ts';
import { snapshotOf } from '../../testing/snapshot-of.ts';
import { presentProducts } from './present-products.ts';

const snapshot = snapshotOf({
  attributes: [
    attribute({ id: 1, key: 'width', label: 'Width', type: 'number', unit: 'in', precision: 0 }),
    attribute({ id: 2, key: 'amps', label: 'Amps', type: 'range', unit: 'A', precision: 0 }),
    attribute({ id: 3, key: 'colour', label: 'Colour', type: 'choice', choices: ['red', 'blue'] }),
    attribute({ id: 4, key: 'alarm', label: 'Alarm', type: 'yesNo' }),
    attribute({ id: 5, key: 'bore', label: 'Bore', type: 'text' }),
    attribute({ id: 6, key: 'same', label: 'Same', type: 'number', precision: 0 }),
    attribute({ id: 7, key: 'ofFamily', label: 'Of the family', type: 'number', precision: 0 }),
    attribute({ id: 8, key: 'asFamily', label: 'As the family', type: 'number', precision: 0 }),
  ],
  families: [
    family({ id: 1, attributes: { ofFamily: 1, asFamily: 2, bore: 'smooth' } }),
    family({
      id: 2,
      configurator: { prefix: 'T-', configGroups: [{ name: 'A', options: [{ code: '1', description: 'a' }] }] },
    }),
  ],
  products: [
    product({
      id: 1,
      partNumber: 'A',
      attributes: { width: 10, amps: { from: 1, to: 5 }, colour: ['blue'], alarm: true, same: 3, asFamily: 2 },
    }),
    product({
      id: 2,
      partNumber: 'B',
      attributes: { width: 9, amps: { to: 7 }, colour: ['red', 'blue'], alarm: false, bore: 'rough', same: 3 },
    }),
    product({ id: 3, partNumber: 'C', attributes: { same: 3 } }),
    product({ id: 4, familyId: 2, partNumber: 'D', attributes: { width: 1 } }),
    product({ id: 5, familyId: 2, partNumber: 'E', attributes: { width: 2 } }),
  ],
});
const shown = (id: number, only?: number) => {
  const found = snapshot.families.byId.get(id);
  if (found === undefined) throw new Error('There is no family.');
  return presentProducts(snapshot, found, found.products.slice(0, only));
};

test('products are a table of the attributes in which they differ, of which numbers are ordered as such', () => {
  const { columns, products } = shown(1);
  expect(columns).toEqual([
    { key: 'width', name: 'Width', isNumber: true },
    { key: 'amps', name: 'Amps', isNumber: true },
    { key: 'colour', name: 'Colour', isNumber: false },
    { key: 'alarm', name: 'Alarm', isNumber: false },
    { key: 'bore', name: 'Bore', isNumber: false },
  ]);
  expect(products?.map(({ cells }) => cells?.map((cell) => cell && [cell.value, cell.sort]))).toEqual([
    [
      ['10 in', 10],
      ['1 to 5 A', 1],
      ['blue', 1],
      ['Yes', 0],
      ['smooth', 'smooth'],
    ],
    [
      ['9 in', 9],
      [expect.stringContaining('7 A'), 7],
      ['red, blue', 0],
      ['No', 1],
      ['rough', 'rough'],
    ],
    [null, null, null, null, ['smooth', 'smooth']],
  ]);
});
test('one product alone, and those of a configurator, are no table', () => {
  expect(shown(1, 1)).not.toHaveProperty('columns');
  expect(shown(2)).not.toHaveProperty('columns');
  expect(shown(2).products?.every((one) => !Object.hasOwn(one, 'cells'))).toBe(true);
});
