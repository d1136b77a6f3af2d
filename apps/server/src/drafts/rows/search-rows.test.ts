import { finish } from '@millrace/configurator';
import { contentKindNames } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { demo } from '../../testing/test-content.ts';
import { noChanges } from './draft-rows.ts';
import { searchRows } from './search-rows.ts';

const product = demo.snapshot().content.products.find(({ configModelNo }) => configModelNo?.startsWith('TD-') === true);
if (product === undefined) throw new Error('The demo has products of the Tern duplex.');
const model = String(product.configModelNo);
const found = (q: string) =>
  finish(searchRows(demo.snapshot(), noChanges, { q, limit: 5, kinds: contentKindNames })).rows;

test.each([
  ['its part number', product.partNumber],
  ['its model number', model],
  ['its model number in lower case', model.toLowerCase()],
])('a product is found by %s, before all others', (_, typed) => {
  expect(found(typed)[0]).toMatchObject({ kind: 'products', id: product.id, label: product.partNumber });
});
test('products are found by how their model numbers begin', () => {
  const series = model.split('-').slice(0, 3).join('-');
  expect(found(series)).toHaveLength(5);
  expect(new Set(found(series).map(({ kind }) => kind))).toEqual(new Set(['products']));
});
