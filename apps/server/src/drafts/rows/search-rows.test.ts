import { finish } from '@millrace/configurator';
import { contentKindNames } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { demo } from '../../testing/test-content.ts';
import { noChanges } from './draft-rows.ts';
import { searchNumber, searchRows } from './search-rows.ts';

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
test('of rows that are as close, families and products come before the tiles that lead to them', () => {
  expect(found('tern-duplex')[0]).toMatchObject({ kind: 'families', detail: duplex?.name });
});
test('products are found by how their model numbers begin', () => {
  const series = model.split('-').slice(0, 3).join('-');
  expect(found(series)).toHaveLength(5);
  expect(new Set(found(series).map(({ kind }) => kind))).toEqual(new Set(['products']));
});

const snapshot = demo.snapshot();
const duplex = snapshot.content.families.find(({ slug }) => slug === 'tern-duplex');
const numberOf = (text: string) => searchNumber(snapshot, text);

test('a number that no product carries is found with its family', () => {
  const number = 'TD-3-4X-4F-040-AB-20';
  expect(snapshot.content.products.some(({ configModelNo }) => configModelNo === number)).toBe(false);
  const expected = { number, family: duplex?.id, name: duplex?.name, isWhole: true };
  expect(numberOf(number)).toEqual(expected);
  expect(numberOf(` ${number.toLowerCase()} `)).toEqual(expected);
});

test('of a number with a wrong part its family is known, and that it is none yet', () => {
  expect(numberOf('TD-3-4X-4F-040-QQ-20')).toMatchObject({ family: duplex?.id, isWhole: false });
});

test.each([
  ['the number of a product, which is found as a row', model],
  ['a part number', product.partNumber],
  ['words', 'duplex panel'],
  ['what no configurator reads', 'XX-999-QQ'],
  ['nothing', '  '],
])('%s is none', (_, text) => expect(numberOf(text)).toBe(null));
