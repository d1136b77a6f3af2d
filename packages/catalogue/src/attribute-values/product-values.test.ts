import type { AttributeValue } from '@millrace/contract/content';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributeTable } from '../attributes/attribute-table.ts';
import { attribute, family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { productValues, valueFromOptions } from './product-values.ts';

const choices = ['NEMA 1', 'NEMA 4X'];
const rows = [
  attribute({ id: 1, key: 'enclosure', type: 'choice', choices }),
  attribute({ id: 2, key: 'fla', type: 'range' }),
  attribute({ id: 3, key: 'note', type: 'text' }),
  attribute({ id: 4, key: 'horn', type: 'number' }),
  attribute({ id: 5, key: 'light', type: 'yesNo' }),
];
const [enclosure, fla, note, horn, light] = rows;
const table = attributeTable(rows);
const configurator = {
  prefix: 'T-',
  configGroups: [
    {
      name: 'Enclosure',
      options: [
        { code: '1', description: 'NEMA 1', attributes: { enclosure: 'NEMA 1' } },
        { code: '4X', description: 'NEMA 4X', attributes: { enclosure: 'NEMA 4X' } },
      ],
    },
    { name: 'Motor', options: [{ code: '063', description: 'to 6.3 A', attributes: { flaFrom: 4, flaTo: 6.3 } }] },
  ],
};

function valuesOf(ofFamily: Record<string, AttributeValue>, ofProduct: Record<string, AttributeValue>, number: string) {
  const snapshot = snapshotOf({
    attributes: rows,
    families: [family({ id: 1, configurator, attributes: ofFamily })],
    products: [product({ id: 1, attributes: ofProduct, configModelNo: number, priceCents: null })],
  });
  const [compiled] = snapshot.families.all;
  const [row] = snapshot.content.products;
  if (compiled === undefined || row === undefined) throw new Error('The snapshot has no product.');
  return productValues(compiled, row, snapshot.attributes);
}

test('a product has its own values first, then those of its number, then those of its family', () => {
  const ofFamily = { enclosure: choices, fla: { from: 0.6, to: 63 }, note: 'of the family', horn: 85 };
  expect(valuesOf(ofFamily, { note: 'its own' }, 'T-4X-063')).toEqual({
    enclosure: ['NEMA 4X'],
    fla: { from: 4, to: 6.3 },
    note: 'its own',
    horn: 85,
  });
  expect(valuesOf(ofFamily, { enclosure: 'NEMA 1' }, 'T-4X-063').enclosure).toBe('NEMA 1');
});

test('inheritance: what a product says is said of it, and all else is as its family says', () => {
  const value = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom('a', 'b'));
  const values = fc.dictionary(fc.constantFrom('note', 'horn', 'light', 'other'), value);
  fc.assert(
    fc.property(values, values, (ofFamily, ofProduct) => {
      const compiled = { row: family({ id: 1, attributes: ofFamily }), configurator: null };
      const found = productValues(compiled, product({ id: 1, attributes: ofProduct }), table);
      for (const key of new Set([...Object.keys(ofFamily), ...Object.keys(ofProduct), ...Object.keys(found)]))
        expect(found[key]).toEqual(Object.hasOwn(ofProduct, key) ? ofProduct[key] : ofFamily[key]);
    }),
  );
});

describe('options say it under the key of the attribute', () => {
  test.each([
    ['a text that is a choice', enclosure, { enclosure: ['NEMA 1'] }, ['NEMA 1']],
    ['a number that is a choice', attribute({ id: 9, key: 'n', type: 'choice', choices: ['3'] }), { n: [3, 0] }, ['3']],
    ['a text that is none', enclosure, { enclosure: ['NEMA 12'] }, null],
    ['both ends', fla, { flaFrom: [4], flaTo: [6.3] }, { from: 4, to: 6.3 }],
    ['one end', fla, { flaTo: [15] }, { to: 15 }],
    ['ends of several options', fla, { flaFrom: [4, 9], flaTo: [6.3, 14] }, { from: 4, to: 14 }],
    ['one number for both ends', fla, { fla: [5] }, { from: 5, to: 5 }],
    ['words', note, { note: ['red', 'amber'] }, 'red, amber'],
    ['one number', horn, { horn: [85] }, 85],
    ['two numbers, of which none is the one', horn, { horn: [85, 95] }, null],
    ['one where there is one', light, { light: [0, 1] }, true],
    ['none where there is none', light, { light: [0] }, false],
    ['nothing', enclosure, { toString: ['NEMA 1'] }, null],
  ])('%s', (_, of, given, value) => {
    if (of === undefined) throw new Error('There is no such attribute.');
    expect(valueFromOptions(of, given)).toEqual(value);
  });
});
